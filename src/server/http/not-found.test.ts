import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { stubPages } from '#test/contract/stub-pages.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
await makeSite(db)
const app = await testApp(db, { pages: stubPages() })

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const
/** Where a mail program that only follows links is led to the screen. */
const ALSO_A_PAGE = '/api/unsubscribe.php'
const paths = [...new Set([...app.endpoints.values()].map(({ endpoint }) => endpoint.path))].filter(
  // What has a query of its own shares the rest with the bare address.
  (path) => path !== ALSO_A_PAGE && !path.includes('?'),
)

async function ask(method: (typeof METHODS)[number], url: string) {
  const answer = await app.fastify.inject({ method, url, headers: { host: 'localhost' } })
  const code = method === 'HEAD' ? undefined : answer.json().error?.code
  return { status: answer.statusCode, allow: answer.headers['allow'], code }
}

test.each(paths)(
  '%s answers 405 to every method it does not have, and names those it has',
  async (path) => {
    const known = METHODS.filter((method) => app.endpoints.has(`${method} ${path}`))
    const others = METHODS.filter((method) => !known.includes(method) && method !== 'HEAD')

    for (const method of others) {
      expect({ method, ...(await ask(method, `${path}?a=1`)) }).toEqual({
        method,
        status: 405,
        allow: known.join(', '),
        code: 'METHOD_NOT_ALLOWED',
      })
    }
    expect(await ask('HEAD', path)).toMatchObject({ status: 405, allow: known.join(', ') })
  },
)

test.each([
  '/api/unknown.php',
  '/api/',
  '/api',
  '/api/user.php/',
  '/api/USER.php',
  '/wp-admin.php',
  '/photos/',
  '/assets/none.js',
])('%s does not exist: 404 without a list of methods', async (path) => {
  expect(await ask('GET', path)).toEqual({ status: 404, allow: undefined, code: 'NOT_FOUND' })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('a page takes no %s', async (method) => {
  expect(await ask(method, '/pricing')).toEqual({
    status: 405,
    allow: 'GET, HEAD',
    code: 'METHOD_NOT_ALLOWED',
  })
})
