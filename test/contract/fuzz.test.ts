import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { openSession } from '#server/http/session.ts'
import { databaseHash } from '#test/database-hash.ts'
import { hostile } from '#test/hostile.ts'
import { rounds } from '#test/rounds.ts'
import { fuzzCases, type FuzzCase } from './fuzz-cases.ts'
import { judge, judgeInvalid } from './judge.ts'
import { listen } from './listen.ts'
import { MATRIX } from './matrix.ts'
import { brokenRules } from './passive-check.ts'
import { bytesOf, rawAnswer } from './raw-answer.ts'
import { sendFuzz, sendFuzzTo } from './send-fuzz.ts'
import { type Answer, send } from './send.ts'
import { worldApp } from './world-app.ts'

const RUNS = rounds({ landing: 100, night: 20_000 })
const SEED = Number(process.env['SEED'] ?? randomInt(2 ** 31))
/** Every field gets every so many of the hostile texts, which ones changes with the seed; in the long run it gets all of them. */
const SHARE = rounds({ landing: 18, night: 1 })
/** A refused login is counted, and that is all that a refusal may change. */
const BUT_COUNTERS = { except: ['limit_counter', 'login_lock'] } as const
/** Beyond this an address does not reach the application. */
const LONGEST_QUERY = 8000

const { app, db, world } = await worldApp()
const listening = listen(app)
const samples = [...app.endpoints].map(([name, { endpoint }]) => ({
  name,
  endpoint,
  input: MATRIX[name]?.input?.({ caller: world.callers.free, world }) ?? {},
}))
const cases = fc.oneof(
  ...samples.map((sample) => ({
    weight: sample.endpoint.writes ? 2 : 1,
    arbitrary: fuzzCases(sample),
  })),
)
const fields = samples
  .flatMap((sample) => Object.keys(sample.input).map((field) => ({ ...sample, field })))
  .map((each, nth) => ({ ...each, nth }))

test(`${RUNS} requests made from the contract stay within it, SEED=${SEED} [W3] [ERR-3]`, async () => {
  const last = { cookie: await newCookie(), hash: '' }
  last.hash = await databaseHash(db, BUT_COUNTERS)

  await fc.assert(
    fc.asyncProperty(cases, async (fuzz) => {
      const answer = await sendFuzz(app, fuzz, last.cookie)
      const { writes } = app.endpoints.get(fuzz.route)!.endpoint
      const isDone = answer.status === 200 && writes
      if (isDone) last.cookie = await newCookie()
      const hash = writes ? await databaseHash(db, BUT_COUNTERS) : last.hash
      const isSame = hash === last.hash
      last.hash = hash

      expect(problemsOf(fuzz, answer)).toEqual([])
      expect(isSame || isDone, 'a refusal changes nothing').toBe(true)
    }),
    { seed: SEED, numRuns: RUNS },
  )
})

test(`the same holds over real connections, SEED=${SEED} [W3]`, async () => {
  const port = await listening

  await fc.assert(
    fc.asyncProperty(cases, async (fuzz) => {
      const answer = await sendFuzzTo(port, fuzz, await newCookie())

      expect(problemsOf(fuzz, answer)).toEqual([])
    }),
    { seed: SEED, numRuns: Math.ceil(RUNS / 20) },
  )
})

test.each(fields)(
  `hostile texts as $field of $name are answered within the contract, SEED=${SEED} [W3]`,
  async ({ endpoint, input, field, nth }) => {
    const cookie = await newCookie()
    const texts = Object.entries(hostile.strings)
      .filter((_, at) => (at + nth + SEED) % SHARE === 0)
      .map(([what, make]) => ({ what, text: make() }))
      .filter(({ text }) => !isInQuery(endpoint) || text.length < LONGEST_QUERY)

    const state = async () => (endpoint.writes ? databaseHash(db, BUT_COUNTERS) : '')
    const untouched = await state()
    const refused: typeof texts = []
    for (const each of texts) if (await isRefused(each)) refused.push(each)
    const isAnyDone = refused.length < texts.length
    const before = isAnyDone ? await state() : untouched
    // Once more without what was done: these alone must leave everything as it is.
    if (isAnyDone && endpoint.writes) for (const each of refused) await isRefused(each)

    expect((await state()) === before, 'a refusal changes nothing').toBe(true)

    async function isRefused({ what, text }: (typeof texts)[number]): Promise<boolean> {
      const given = { ...input, [field]: text }
      const answer = await send(app, endpoint, given, { cookie })
      const problems = [...judge(endpoint, answer), ...judgeInvalid(endpoint, given, answer)]
      expect({ what, problems }).toEqual({ what, problems: [] })
      return answer.status !== 200
    }
  },
)

test(`any address at all gets a page, a file, a way on or a refusal, SEED=${SEED} [W3] [W1]`, async () => {
  const port = await listening
  const parts = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%',
      '%2f',
      '%00',
      '%ff',
      '?',
      '&',
      ':',
      '*',
      ';',
      '@',
      '\\\\',
    ),
    fc.constantFrom('api', 'photos', 'assets', 'health', 'live', 'user.php', 'pricing', 'lang=de'),
    fc.stringMatching(/^[!-~]{1,8}$/),
  )
  const paths = fc.array(parts, { maxLength: 8 }).map((all) => `/${all.join('')}`)

  await fc.assert(
    fc.asyncProperty(
      paths,
      fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
      async (path, method) => {
        const answer = await rawAnswer(port, bytesOf(`${method} ${path}`))

        expect(answer.status).toBeLessThan(500)
        expect(brokenRules(answer)).toEqual([])
      },
    ),
    { seed: SEED, numRuns: Math.ceil(RUNS / 10) },
  )
})

function isInQuery({ method, takesFile }: Endpoint): boolean {
  return method === 'GET' || takesFile
}

function problemsOf(fuzz: FuzzCase, answer: Answer): string[] {
  const { endpoint } = app.endpoints.get(fuzz.route)!
  const isRead = 'input' in fuzz
  return [...judge(endpoint, answer), ...(isRead ? judgeInvalid(endpoint, fuzz.input, answer) : [])]
}

/** A session without the password: with it the caller would delete themselves, and no caller would be left. */
async function newCookie(): Promise<string> {
  const memberId = world.callers.free.member!.id
  const session = { memberId, userAgent: 'test', isConfirmed: false, now: new Date() }
  return `session=${(await openSession(db, session))!.token}`
}
