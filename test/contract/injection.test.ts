import { expect, test } from 'vitest'
import { hostile } from '#test/hostile.ts'
import { listen } from './listen.ts'
import { MATRIX } from './matrix.ts'
import { bytesOf, rawAnswer } from './raw-answer.ts'
import { ask } from './send.ts'
import { shownOn } from './stub-pages.ts'
import { worldApp } from './world-app.ts'

const { app, world } = await worldApp()
const port = await listen(app)
const OWN_ORIGIN = 'http://localhost:3000'
const BREAK = '\r\nset-cookie: owned=1\r\nx-owned: 1\r\n\r\n'

const hosts = hostile.hosts.map((headers) => ({
  what: JSON.stringify(headers).slice(0, 80),
  headers,
}))

test.each(hosts)(
  '$what names no host in a page or an answer [W4] [SITE-2]',
  async ({ headers }) => {
    const page = await ask(app, { url: '/pricing', headers })
    const call = await ask(app, { url: '/api/settings.php', headers })
    const sitemap = await ask(app, { url: '/sitemap.xml', headers })

    const all = [page, call, sitemap]
    expect([200, 421]).toContain(page.status)
    expect(new Set(all.map(({ status }) => status)).size).toBe(1)
    expect(JSON.stringify(all)).not.toMatch(/evil\.example|169\.254\.|:1337|javascript:/i)
    const origin = page.status === 200 ? shownOn(page.text).boot.origin : OWN_ORIGIN
    expect(origin).toBe(OWN_ORIGIN)
  },
)

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'a b'])(
  'the host "%s" has no site: 421 [W4] [SITE-2]',
  async (host) => {
    const answer = await ask(app, { url: '/api/user.php', headers: { host } })

    expect(answer.status).toBe(421)
    expect(JSON.parse(answer.text).error).toEqual({ code: 'UNKNOWN_SITE' })
  },
)

test.each(Object.keys(MATRIX).filter((route) => route.startsWith('GET ')))(
  'a line break in the address, the query or a cookie of %s makes no header [W4]',
  async (route) => {
    const path = route.split(' ')[1]!.replace(':name', 'x').replace('*', '')
    const encoded = encodeURIComponent(BREAK)
    const requests = [
      bytesOf(`GET ${path}?lang=nl${encoded}&country=${encoded}&lat=${encoded}`),
      bytesOf(`GET ${path}/${encoded}/`),
      bytesOf(`GET ${path}`, {
        cookie: `locale=nl${encoded}; country=${encoded}; theme=${encoded}`,
      }),
      bytesOf(`GET ${path}`, { 'user-agent': encoded, 'accept-language': encoded }),
    ]

    for (const bytes of requests) {
      const { headers } = await rawAnswer(port, bytes)
      expect(headers).not.toHaveProperty('x-owned')
      expect(String(headers['set-cookie'])).not.toContain('owned')
    }
  },
)

test('line breaks in what is written make no header and no cookie [W4]', async () => {
  const input = { email: `${world.callers.free.member!.email}${BREAK}`, password: `x${BREAK}` }

  const answer = await ask(app, { method: 'POST', url: '/api/user.php', payload: input })

  expect(answer.status).toBe(403)
  expect(answer.headers).not.toHaveProperty('x-owned')
  expect(answer.headers).not.toHaveProperty('set-cookie')
})
