import { expect, test } from 'vitest'
import { getForYou } from '#contract/for-you.ts'
import { likeWithComment } from '#contract/like-comment.ts'
import { seeLike } from '#contract/likes.ts'
import { blockMember, lookAtMember } from '#contract/members.ts'
import { swipe } from '#contract/swipe-game.ts'
import { deleteOldLooks } from '#server/features/profile-view/profile-view.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const HOUR = 60 * 60 * 1000
/** Sites are known to a process for about a second: these are there before the first call. */
const sites: Awaited<ReturnType<typeof makeSite>>[] = []
for (let nth = 0; nth < 10; nth += 1) sites.push(await makeSite(db))
const app = await testApp(db, { clock: () => NOW })
const UTRECHT = { country: 'NL', region: 'UT', city: 'Utrecht' } as const

type Wishes = Parameters<typeof makeMember>[2]

/** A site of its own, and the people on it. */
function aSite() {
  const on = sites.pop()!
  async function aMember(changes: Wishes = {}) {
    const who = { ...UTRECHT, hasPhoto: true, last_active_at: NOW, ...changes }
    const { id } = await makeMember(db, on.id, who)
    const { call, cookies } = caller(app, { host: on.domain })
    const session = { memberId: id, userAgent: 'test', isConfirmed: true, now: NOW }
    cookies.set('session', (await openSession(db, session))!.token)
    return {
      id,
      call,
      day: async () => (await call(getForYou, {})).body,
      lookAt: (other: { id: string }) => call(lookAtMember, { profile_id: other.id }),
    }
  }
  return {
    aMember,
    aMan: (more: Wishes = {}) => aMember({ gender: 'male', seeks: 'female', ...more }),
  }
}

const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id)

test('a day has the cards of the swipe game with the likes that are left, and matches with what the two share [STA-2] [SWI-1] [FIN-1]', async () => {
  const { aMember, aMan } = aSite()
  const [noor, bo] = [await aMember({ interests: ['wine', 'yoga'] }), await aMember()]
  const me = await aMan({ interests: ['wine'] })

  const before = await me.day()
  await me.call(swipe, { profile_id: bo.id, choice: 'like' })
  const after = await me.day()

  expect(idsOf(before.deck.cards).toSorted()).toEqual([noor.id, bo.id].toSorted())
  expect([before.deck.likes_left, after.deck.likes_left]).toEqual([4, 3])
  expect(before.matches[0]).toMatchObject({ member: { id: noor.id } })
  expect(before.matches[0]!.parts).toContainEqual(
    expect.objectContaining({ part: 'interests', fits: ['wine'] }),
  )
  expect(idsOf(after.deck.cards)).toEqual([noor.id])
  expect(idsOf(after.matches.map(({ member }) => member))).toEqual([noor.id])
})

test('who fits is told by what both look for, too [STA-2] [WAN-1]', async () => {
  const { aMember, aMan } = aSite()
  const noor = await aMember({ looks_for: ['affair', 'chat'] })
  await aMember({ looks_for: ['dates'] })
  const me = await aMan({ looks_for: ['chat'] })

  const { matches } = await me.day()

  expect(matches[0]).toMatchObject({ member: { id: noor.id } })
  expect(matches[0]!.parts).toContainEqual(
    expect.objectContaining({ part: 'wants', fits: ['chat'] }),
  )
})

test('whoever joined this week near and of the age is new, those since yesterday are counted, and nobody fictional [STA-2] [PRO-2]', async () => {
  const { aMember, aMan } = aSite()
  const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR)
  const today = await aMember({ activated_at: ago(3) })
  const lately = await aMember({ activated_at: ago(60) })
  await aMember({ activated_at: ago(24 * 9) })
  await aMember({ activated_at: ago(3), region: 'GR', city: 'Groningen' })
  await aMember({ activated_at: ago(3), date_of_birth: '1950-01-01' })
  await aMember({ activated_at: ago(3), is_fictional: true })
  await aMember({ activated_at: ago(3), seeks: 'female' })
  const me = await aMan()

  const { near_new: fresh, since } = await me.day()

  expect(idsOf(fresh)).toEqual([today.id, lately.id])
  expect(since).toEqual({ near: 1, likes: 0, messages: 0 })
})

test('who looked is counted once each, and told by name to premium members alone [STA-2]', async () => {
  const { aMember, aMan } = aSite()
  const [free, premium] = [await aMan(), await aMan({ paid_user: true })]
  const [noor, bo] = [await aMember(), await aMember()]
  for (const one of [noor, bo, noor]) for (const other of [free, premium]) await one.lookAt(other)

  expect((await free.day()).looked).toEqual({ state: 'on', count: 2, members: null })
  const { looked } = await premium.day()
  expect(looked).toMatchObject({ state: 'on', count: 2 })
  expect(idsOf(looked.members!).toSorted()).toEqual([noor.id, bo.id].toSorted())
})

test.each([
  ['is invisible', { is_invisible: true }],
  ['chooses who sees them', { shown_to: 'chosen' }],
] as const)(
  'who %s leaves no look, and learns of none [STA-2] [VIS-1] [ACC-4]',
  async (_, unseen) => {
    const { aMember, aMan } = aSite()
    const [hidden, me] = [
      await aMember({ ...unseen, paid_user: true }),
      await aMan({ paid_user: true }),
    ]

    await hidden.lookAt(me)
    await db
      .insertInto('profile_look')
      .values({ target_id: hidden.id, viewer_id: me.id, created_at: NOW })
      .execute()

    expect((await me.day()).looked).toEqual({ state: 'on', count: 0, members: [] })
    expect((await hidden.day()).looked).toEqual({ state: 'off', count: 0, members: null })
  },
)

test('a look counts only as long as its viewer may be seen, and for thirty days [STA-2] [P3] [P4]', async () => {
  const { aMember, aMan } = aSite()
  const me = await aMan({ paid_user: true })
  const [noor, bo, eva] = [await aMember(), await aMember(), await aMember()]
  for (const each of [noor, bo, eva]) await each.lookAt(me)

  await noor.call(blockMember, { profile_id: me.id })
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', bo.id).execute()
  const { looked } = await me.day()
  await db
    .updateTable('profile_look')
    .set({ created_at: new Date(NOW.getTime() - 31 * 24 * HOUR) })
    .where('target_id', '=', me.id)
    .execute()
  const later = (await me.day()).looked
  await deleteOldLooks(db, NOW)
  const left = await db
    .selectFrom('profile_look')
    .selectAll()
    .where('target_id', '=', me.id)
    .execute()

  expect(idsOf(looked.members!)).toEqual([eva.id])
  expect([looked.count, later.count, left]).toEqual([1, 0, []])
})

test('who said something with a like that is still news is there with it, as long as they may be seen [STA-2] [LIK-5]', async () => {
  const { aMember, aMan } = aSite()
  const me = await aMan({ about: 'Ik zwem.' })
  const [noor, bo, eva] = [await aMember(), await aMember(), await aMember()]
  const say = (one: typeof noor, comment: string) =>
    one.call(likeWithComment, { profile_id: me.id, part: 'about', comment })
  await say(noor, 'Waar zwem je?')
  await say(bo, 'Hoi!')
  await say(eva, '')
  await me.call(blockMember, { profile_id: bo.id })

  const { said } = await me.day()
  await me.call(seeLike, { profile_id: noor.id })

  expect(said).toMatchObject([{ member: { id: noor.id }, comment: { text: 'Waar zwem je?' } }])
  expect((await me.day()).said).toEqual([])
})

test('with nobody there a day is empty and no error [STA-2]', async () => {
  const { aMan } = aSite()

  expect(await (await aMan()).day()).toMatchObject({
    start: 'done',
    deck: { cards: [], likes_left: 4 },
    matches: [],
    said: [],
    near_new: [],
    looked: { state: 'on', count: 0, members: null },
    since: { near: 0, likes: 0, messages: 0 },
  })
})
