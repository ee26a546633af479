import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Call, endpoint, RefusalBody } from '#contract/endpoint.ts'
import { COMMON_REFUSALS, REFUSALS, Refusal, type RefusalCode } from '#contract/refusals.ts'
import { openLog } from '#server/kernel/log.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { callFor, route } from './route.ts'
import type { Visit } from './visit.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const member = await makeMember(db, site.id)
const codes = Object.keys(REFUSALS) as RefusalCode[]
const lines: string[] = []

const sample = endpoint({
  method: 'POST',
  path: '/api/sample.php',
  access: 'anyone',
  input: z.strictObject({
    refuse: z.optional(z.string()),
    nested: z.optional(z.object({ a: z.string() })),
  }),
  output: z.object({ name: z.string(), photo: z.object({ id: z.string() }) }),
  refusals: ['LOGIN_FAILED'],
})
const forMembers = endpoint({
  method: 'GET',
  path: '/api/members-only.php',
  access: 'member',
  input: z.object({}),
  output: z.object({ id: z.string() }),
})
const wrong = endpoint({
  method: 'GET',
  path: '/api/wrong.php',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ count: z.int() }),
})

const app = await testApp(db, { log: openLog('debug', { write: (line) => void lines.push(line) }) })
route(app, sample, async ({ input }) => {
  if (input.refuse) throw new Refusal(input.refuse as RefusalCode, { minutes: 3 })
  const photo = { id: 'p', lat: 52.1 }
  return { name: 'Noor', photo, email: 'noor@example.com', password_hash: 'hash' }
})
route(app, forMembers, async ({ visit }) => ({ id: visit.member.id }))
route(app, wrong, async () => ({ count: 'many secrets' as unknown as number }))

function post(payload: unknown, headers: Record<string, string> = {}) {
  const all = { ...CLIENT, 'content-type': 'application/json', ...headers }
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return app.fastify.inject({ method: 'POST', url: sample.path, headers: all, payload: body })
}

test('an answer holds what its contract names and nothing else [P6]', async () => {
  expect((await post({})).json()).toEqual({ name: 'Noor', photo: { id: 'p' } })
})

test.each(codes)(
  'a %s that the endpoint lists, or every call may give, goes out as such; any other is a 500 [ERR-2]',
  async (code) => {
    const listed: readonly RefusalCode[] = [...COMMON_REFUSALS, ...sample.refusals]

    const answer = await post({ refuse: code })

    const given = listed.includes(code) ? code : 'UNEXPECTED'
    const params = listed.includes(code) ? { params: { minutes: 3 } } : {}
    expect(answer.statusCode).toBe(REFUSALS[given])
    expect(answer.json()).toEqual({
      error: { code: given, ...params },
      request_id: answer.headers['x-request-id'],
    })
    expect(z.safeParse(RefusalBody, answer.json()).success).toBe(true)
  },
)

test('a code beyond the list is a 500 that leaks nothing, and the log says which [ERR-2]', async () => {
  const answer = await post({ refuse: 'NOT_FOUND' })

  expect(answer.json().error).toEqual({ code: 'UNEXPECTED' })
  expect(lines.at(-2)).toContain('POST /api/sample.php does not list NOT_FOUND')
})

test('an answer that breaks its own contract is a 500 that leaks nothing [ERR-2] [P6]', async () => {
  const answer = await app.fastify.inject({ url: wrong.path, headers: CLIENT })

  expect([answer.statusCode, answer.json().error]).toEqual([500, { code: 'UNEXPECTED' }])
  expect(answer.body + lines.join('')).not.toContain('many secrets')
})

test('only a visitor where a member is needed is told to log in: 403 with the flag [ERR-2] [AUT-2]', async () => {
  const visitor = await app.fastify.inject({ url: forMembers.path, headers: CLIENT })
  const known = await app.fastify.inject({
    url: forMembers.path,
    headers: { ...CLIENT, cookie: await cookieOf(db, member.id) },
  })
  const foreign = await post({}, { origin: 'https://evil.example' })
  const failed = await post({ refuse: 'LOGIN_FAILED' })

  expect([visitor.statusCode, visitor.json()]).toEqual([
    403,
    {
      error: { code: 'LOGIN_REQUIRED' },
      authentication_required: true,
      request_id: expect.any(String),
    },
  ])
  expect(known.json()).toEqual({ id: member.id })
  for (const answer of [foreign, failed]) {
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).not.toHaveProperty('authentication_required')
  }
})

test.each([
  [{ refuse: 1 }, 'refuse'],
  [{ nested: { a: 1 } }, 'nested.a'],
  [{ nested: {} }, 'nested.a'],
  [{ nested: { a: 'x\0' } }, 'nested.a'],
  [{ refuse: '\0' }, 'refuse'],
  [{ other: 1 }, 'other'],
  [{ ['x'.repeat(300)]: 1 }, 'x'.repeat(100)],
  [[], 'body'],
  ['"text"', 'body'],
  ['{', 'body'],
])('the input %j is refused by naming %s [ERR-3]', async (payload, field) => {
  const answer = await post(payload)

  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toMatchObject({ code: 'INVALID_INPUT', params: { field } })
})

test('no body at all is an empty one, and an unknown query is ignored [ERR-3]', async () => {
  const bare = await app.fastify.inject({
    method: 'POST',
    url: `${sample.path}?a=1&b[]=2`,
    headers: CLIENT,
  })

  expect(bare.statusCode).toBe(200)
})

test('a call inside the process keeps the same rules: who may, what comes in, what goes out', async () => {
  const visit = { site, member: null, ip: '127.0.0.1', now: new Date() } as unknown as Visit
  const call: Call = callFor(app, visit)

  await expect(call(forMembers, {})).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  await expect(call(sample, { refuse: 1 } as never)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  expect(await call(sample, {})).toEqual({ name: 'Noor', photo: { id: 'p' } })
  await expect(call({ ...wrong, path: '/api/none.php' }, {})).rejects.toThrow('has no handler')
})
