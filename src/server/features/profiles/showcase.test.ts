import { expect, test } from 'vitest'
import { getLander } from '#contract/landers.ts'
import { getShowcase, saveShowcase, SHOWCASE_VERSION } from '#contract/showcase.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const LATER = new Date('2026-03-02T12:00:00Z')
const site = await makeSite(db)
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })
const visitor = caller(app)
const version = SHOWCASE_VERSION

const NOTHING = { showcase: false, showcase_by_type: false }
const ONCE = { showcase: true, showcase_by_type: false }
const BOTH = { showcase: true, showcase_by_type: true }

async function aMember() {
  time.now = NOW
  const { id } = await makeMember(db, site.id, { hasPhoto: true, last_active_at: NOW })
  const { call } = await loggedIn(app, id)
  const isOn = async (slug?: string) => {
    const { members } = (await visitor.call(getLander, { slug })).body
    return members.some((member) => member.id === id)
  }
  return {
    answer: (said: typeof NOTHING) => call(saveShowcase, { ...said, version }),
    call,
    seen: async () => [await isOn('nl'), await isOn('bdsmnl')],
    kept: () =>
      db
        .selectFrom('consent')
        .select(['kind', 'given_at', 'withdrawn_at'])
        .where('member_id', '=', id)
        .orderBy('id')
        .execute(),
  }
}

test('nobody has agreed to stand on a page for everybody unless they said so [VIS-2]', async () => {
  const { call, seen } = await aMember()

  expect((await call(getShowcase, {})).body).toEqual(NOTHING)
  expect(await seen()).toEqual([false, false])
})

test('a consent counts at once, each for itself, and so does taking it back [VIS-2]', async () => {
  const { answer, seen } = await aMember()
  const shown: unknown[] = []

  for (const said of [ONCE, BOTH, ONCE, BOTH, NOTHING]) {
    expect((await answer(said)).body).toEqual(said)
    shown.push(await seen())
  }

  expect(shown).toEqual([
    [true, false],
    [true, true],
    [true, false],
    [true, true],
    [false, false],
  ])
})

test('the second consent is none without the first, and goes with it [VIS-2]', async () => {
  const { answer, call } = await aMember()

  await answer({ showcase: false, showcase_by_type: true })
  const alone = (await call(getShowcase, {})).body
  await answer(BOTH)
  await answer({ showcase: false, showcase_by_type: true })
  await answer(ONCE)

  expect([alone, (await call(getShowcase, {})).body]).toEqual([NOTHING, ONCE])
})

test('when each was given and taken back stays written down, and said twice it is given once [VIS-2]', async () => {
  const { answer, kept } = await aMember()

  await answer(ONCE)
  time.now = LATER
  await answer(ONCE)
  await answer(NOTHING)
  await answer(NOTHING)
  await answer(ONCE)

  expect(await kept()).toEqual([
    { kind: 'showcase', given_at: NOW, withdrawn_at: LATER },
    { kind: 'showcase', given_at: LATER, withdrawn_at: null },
  ])
})

test('whatever is said at the same moment, what pages show follows from what is written down [VIS-2]', async () => {
  const { answer, call, kept } = await aMember()

  await Promise.all([BOTH, NOTHING, ONCE, BOTH, NOTHING, BOTH].map(answer))

  const standing = (await kept()).filter(({ withdrawn_at: end }) => end === null)
  const has = (kind: string) => standing.some((each) => each.kind === kind)
  expect(new Set(standing.map(({ kind }) => kind)).size).toBe(standing.length)
  expect((await call(getShowcase, {})).body).toEqual({
    showcase: has('showcase'),
    showcase_by_type: has('showcase_by_type'),
  })
})

test('an answer to other words than ours of today is refused, and changes nothing [VIS-2] [ERR-3]', async () => {
  const { call, kept } = await aMember()

  const { error } = await call(saveShowcase, { ...BOTH, version: '2020-01-01' })

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'version' } })
  expect(await kept()).toEqual([])
})
