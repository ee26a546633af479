import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getSwipeGame, swipe, undoSwipe } from '#contract/swipe-game.ts'
import { kilometresBetweenTowns } from '#server/features/places/places.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const NOON = new Date('2026-05-10T10:00:00Z')

const { db } = await freshDatabase()
const clock = { now: NOON }
const app = await testApp(db, { clock: () => clock.now })
const site = await makeSite(db)
// The first call for a distance loads the towns.
await kilometresBetweenTowns(
  { country: 'NL', region: 'NH', city: 'Haarlem' },
  { country: 'NL', region: 'ZH', city: 'Leiden' },
)
type Someone = { readonly id: string }
type Wishes = Parameters<typeof makeMember>[2]

async function aPlayer(changes: Wishes = {}) {
  const { id } = await makeMember(db, site.id, { gender: 'female', seeks: 'male', ...changes })
  const { call } = await loggedIn(app, id)
  return {
    id,
    game: async () => (await call(getSwipeGame, {})).body,
    like: (other: Someone) => call(swipe, { profile_id: other.id, choice: 'like' }),
    pass: (other: Someone) => call(swipe, { profile_id: other.id, choice: 'pass' }),
    undo: () => call(undoSwipe, {}),
  }
}

function someone(changes: Wishes = {}): Promise<Someone> {
  return makeMember(db, site.id, { gender: 'male', seeks: 'female', hasPhoto: true, ...changes })
}

function people(count: number): Promise<Someone[]> {
  return Promise.all(Array.from({ length: count }, () => someone()))
}

async function likesOf({ id }: Someone): Promise<string[]> {
  const likes = await db
    .selectFrom('member_like')
    .select('to_id')
    .where('from_id', '=', id)
    .execute()
  return likes.map(({ to_id: to }) => to).toSorted()
}

async function swipesOf({ id }: Someone) {
  return db
    .selectFrom('swipe')
    .select(['target_id', 'choice'])
    .where('member_id', '=', id)
    .execute()
}

/** Does something at another time than the other tests live in. */
async function at<Result>(moment: string, act: () => Promise<Result>): Promise<Result> {
  clock.now = new Date(moment)
  try {
    return await act()
  } finally {
    clock.now = NOON
  }
}

test('four likes a day, and the fifth is refused and leaves nothing behind [SWI-1]', async () => {
  const me = await aPlayer()
  const [a, b, c, d, e] = (await people(5)) as [Someone, Someone, Someone, Someone, Someone]

  const left = []
  for (const other of [a, b, c, d]) left.push((await me.like(other)).body.likes_left)
  const fifth = await me.like(e)

  expect(left).toEqual([3, 2, 1, 0])
  expect(fifth.error).toEqual({ code: 'SWIPE_LIMIT' })
  expect(await likesOf(me)).toEqual([a, b, c, d].map(({ id }) => id).toSorted())
  expect(await swipesOf(me)).toHaveLength(4)
  expect((await me.game()).likes_left).toBe(0)
})

test('twenty likes at once to twenty people are exactly four [SWI-1] [C8]', async () => {
  const me = await aPlayer()
  const others = await people(20)

  const answers = await Promise.all(others.map((other) => me.like(other)))

  const outcomes = answers.map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(4)
  expect(outcomes.filter((outcome) => outcome === 'SWIPE_LIMIT')).toHaveLength(16)
  expect(await likesOf(me)).toHaveLength(4)
  expect(await swipesOf(me)).toHaveLength(4)
})

test('twenty times the same like at once is one, and costs one [SWI-1] [C8]', async () => {
  const me = await aPlayer()
  const other = await someone()

  const answers = await Promise.all(Array.from({ length: 20 }, () => me.like(other)))

  expect(answers.every(({ outcome }) => outcome === 200)).toBe(true)
  expect(await likesOf(me)).toEqual([other.id])
  expect((await me.game()).likes_left).toBe(3)
})

test('a like that is there already costs nothing, also when none is left [SWI-1]', async () => {
  const me = await aPlayer()
  const [liked, ...others] = await people(5)
  await db
    .insertInto('member_like')
    .values({ from_id: me.id, to_id: liked!.id, created_at: NOON })
    .execute()
  for (const other of others) await me.like(other)

  const again = await me.like(others[0]!)
  const elsewhere = await me.like(liked!)

  expect(again).toMatchObject({ outcome: 200, body: { likes_left: 0 } })
  expect(elsewhere).toMatchObject({ outcome: 200, body: { likes_left: 0 } })
})

test('a like back is a match and told to both, as with any like [SWI-1] [LIK-1] [LIK-4]', async () => {
  const me = await aPlayer()
  const other = await aPlayer({ gender: 'male', seeks: 'female' })
  await other.like(me)

  const { body } = await me.like(other)

  expect(body.matched).toBe(true)
  const events = await db
    .selectFrom('member_event')
    .select(['member_id', 'kind'])
    .where('member_id', 'in', [me.id, other.id])
    .where('kind', '=', 'match')
    .execute()
  expect(events.map((event) => event.member_id).toSorted()).toEqual([me.id, other.id].toSorted())
  const matches = await db
    .selectFrom('member_match')
    .selectAll()
    .where('first_id', 'in', [me.id, other.id])
    .execute()
  expect(matches).toHaveLength(1)
})

test('two who swipe each other at the same moment are one match, twenty times [LIK-4] [C8]', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 20 }, () =>
      Promise.all([aPlayer(), aPlayer({ gender: 'male', seeks: 'female' })]),
    ),
  )

  const told = await Promise.all(pairs.map(([a, b]) => Promise.all([a.like(b), b.like(a)])))

  expect(told.flat().every(({ outcome }) => outcome === 200)).toBe(true)
  expect(told.every(([one, other]) => one.body.matched || other.body.matched)).toBe(true)
})

test('whoever may not be seen is answered like nobody; it costs nothing and leaves nothing [SWI-1] [P2] [P3] [P4]', async () => {
  const me = await aPlayer()
  const [blocker, blocked] = [await someone(), await someone()]
  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: me.id }).execute()
  await db.insertInto('block').values({ blocker_id: me.id, blocked_id: blocked.id }).execute()
  const hidden = [
    blocker,
    blocked,
    me,
    await someone({ is_invisible: true }),
    await someone({ status: 'deleted' }),
    await makeMember(db, (await makeSite(db)).id),
    { id: randomUUID() },
  ]

  const refused = await Promise.all(hidden.flatMap((each) => [me.like(each), me.pass(each)]))

  expect(refused.map(({ error }) => error)).toEqual(refused.map(() => ({ code: 'NOT_FOUND' })))
  expect(await swipesOf(me)).toEqual([])
  expect((await me.game()).likes_left).toBe(4)
})

test('passing is free, also without likes, and takes no like back [SWI-1]', async () => {
  const me = await aPlayer()
  const [a, b, c, d, e] = (await people(5)) as [Someone, Someone, Someone, Someone, Someone]
  for (const other of [a, b, c, d]) await me.like(other)

  const passed = await me.pass(e)
  const passedLike = await me.pass(a)

  expect(passed).toMatchObject({
    outcome: 200,
    body: { matched: false, likes_left: 0, can_undo: true },
  })
  expect(passedLike.outcome).toBe(200)
  expect(await likesOf(me)).toContain(a.id)
  expect((await swipesOf(me)).find((each) => each.target_id === a.id)?.choice).toBe('like')
})

test('the last pass can be taken back, once, and not what was liked [SWI-1]', async () => {
  const me = await aPlayer()
  const [first, last, liked] = (await people(3)) as [Someone, Someone, Someone]
  expect((await me.undo()).error).toEqual({ code: 'NOTHING_TO_UNDO' })
  await at('2026-05-10T10:00:01Z', () => me.pass(first))
  await at('2026-05-10T10:00:02Z', () => me.pass(last))
  await at('2026-05-10T10:00:03Z', () => me.like(liked))

  const undone = await me.undo()
  const again = await me.undo()

  expect(undone.body).toMatchObject({ card: { id: last.id }, can_undo: false, likes_left: 3 })
  expect(again.error).toEqual({ code: 'NOTHING_TO_UNDO' })
  expect(await likesOf(me)).toEqual([liked.id])
  const { cards, can_undo: canUndo } = await me.game()
  const ids = cards.map(({ id }) => id)
  expect([ids.includes(last.id), ids.includes(first.id), canUndo]).toEqual([true, false, false])
})

test('a card that was brought back can be passed and brought back again [SWI-1]', async () => {
  const me = await aPlayer()
  const other = await someone()
  await me.pass(other)
  await me.undo()

  const passed = await me.pass(other)

  expect(passed.body.can_undo).toBe(true)
  expect((await me.undo()).body.card.id).toBe(other.id)
})

test('twenty times undo at once brings one card back [SWI-1] [C8]', async () => {
  const me = await aPlayer()
  const others = await people(3)
  for (const other of others) await me.pass(other)

  const answers = await Promise.all(Array.from({ length: 20 }, () => me.undo()))

  expect(answers.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(answers.filter(({ outcome }) => outcome === 'NOTHING_TO_UNDO')).toHaveLength(19)
})

test('a card of somebody who has gone does not come back [SWI-1] [P4]', async () => {
  const me = await aPlayer()
  const other = await someone()
  await me.pass(other)
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', other.id).execute()

  expect((await me.game()).can_undo).toBe(false)
  expect((await me.undo()).error).toEqual({ code: 'NOTHING_TO_UNDO' })
})

test.each([
  ['23 hours', '2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['25 hours', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
])(
  'four likes for a day of %s too, and four more when it begins [SWI-1] [C8]',
  async (_, lastMoment, firstMoment, end) => {
    const me = await at(lastMoment, () => aPlayer())
    const others = await people(9)
    await at(lastMoment, () => Promise.all(others.slice(0, 4).map((other) => me.like(other))))

    const late = await at(lastMoment, () => me.like(others[4]!))
    const early = await at(firstMoment, () => me.like(others[4]!))
    const atTheEnd = await at(new Date(Date.parse(end) - 1).toISOString(), () =>
      Promise.all(others.slice(5).map((other) => me.like(other))),
    )

    expect(late.error).toEqual({ code: 'SWIPE_LIMIT' })
    expect(early.body).toMatchObject({ likes_left: 3, resets_at: end })
    expect(Date.parse(early.body.now)).toBe(Date.parse(firstMoment))
    expect(atTheEnd.filter(({ outcome }) => outcome === 200)).toHaveLength(3)
    const days = await db
      .selectFrom('swipe_day')
      .where('member_id', '=', me.id)
      .selectAll()
      .execute()
    expect(days).toHaveLength(1)
  },
)

test('the day is the one of the site, wherever that is [SWI-1]', async () => {
  const me = await aPlayer()
  await changeSettings(db, site.id, { time_zone: 'Pacific/Kiritimati' })

  const { resets_at: end } = await me.game()

  await changeSettings(db, site.id, { time_zone: 'Europe/Amsterdam' })
  expect(end).toBe('2026-05-11T10:00:00.000Z')
})
