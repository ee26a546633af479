import { expect, test } from 'vitest'
import { likeMember, listLikes, seeLike, type LikeType } from '#contract/likes.ts'
import { getUser } from '#contract/user.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'

const MINUTE = 60_000
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const { id } = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(app, id)
  const list = async (type: LikeType, after?: string) =>
    (await call(listLikes, { type, ...(after ? { after } : {}) })).body
  return { id, site_id: site.id, call, list }
}

/** A like of so many minutes ago. */
async function aLike(from: { id: string }, to: { id: string }, minutes = 0, isNew = true) {
  const at = new Date(Date.now() - minutes * MINUTE)
  await db
    .insertInto('member_like')
    .values({ from_id: from.id, to_id: to.id, created_at: at, is_new: isNew })
    .execute()
}

function idsIn({ profiles }: { profiles: readonly { id: string }[] }): string[] {
  return profiles.map(({ id }) => id)
}

test('likes are listed by type, the latest first, each with when and what is between the two [LIK-1]', async () => {
  const me = await aMember()
  const [old, recent, given, matched] = [
    await aMember(),
    await aMember(),
    await aMember(),
    await aMember(),
  ]
  await aLike(old, me, 300, false)
  await aLike(recent, me, 10)
  await aLike(me, given, 5)
  await aLike(matched, me, 60)
  await me.call(likeMember, { profile_id: matched.id })
  await makeConversation(db, me, old, [{ from: me }])

  const [received, gave, matches] = [
    await me.list('received'),
    await me.list('given'),
    await me.list('matches'),
  ]

  expect(idsIn(received)).toEqual([recent.id, matched.id, old.id])
  expect(received.profiles.map(({ is_match }) => is_match)).toEqual([false, true, false])
  expect(received.profiles.map(({ has_chat }) => has_chat)).toEqual([false, false, true])
  expect(received.liked_by).toEqual([
    { id: recent.id, like_new: true },
    { id: matched.id, like_new: true },
    { id: old.id, like_new: false },
  ])
  expect(received.total_new_likes).toBe(2)
  expect(Date.now() - Date.parse(received.profiles[2]!.liked_at)).toBeGreaterThan(299 * MINUTE)
  expect(idsIn(gave)).toEqual([matched.id, given.id])
  expect(gave.liked_by).toEqual([{ id: matched.id, like_new: true }])
  expect(idsIn(matches)).toEqual([matched.id])
  expect(matches.profiles[0]).toMatchObject({ is_match: true, is_liked: true })
})

test.each(['received', 'given', 'matches'] as const)(
  'of %s every one is on one page and one only, also those of the same moment [LIK-1]',
  async (type) => {
    const me = await aMember()
    const others = await Promise.all(Array.from({ length: 60 }, () => makeMember(db, site.id)))
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7) * MINUTE)
    for (const [index, { id }] of others.entries()) {
      const [first, second] = [id, me.id].toSorted() as [string, string]
      const created = { created_at: at(index) }
      await db
        .insertInto('member_like')
        .values({ from_id: id, to_id: me.id, ...created })
        .execute()
      await db
        .insertInto('member_like')
        .values({ from_id: me.id, to_id: id, ...created })
        .execute()
      await db
        .insertInto('member_match')
        .values({ first_id: first, second_id: second, ...created })
        .execute()
    }

    const first = await me.list(type)
    const second = await me.list(type, first.next!)
    const third = await me.list(type, second.next!)

    expect([first, second, third].map(({ profiles }) => profiles.length)).toEqual([24, 24, 12])
    expect(third.next).toBeNull()
    const all = [first, second, third].flatMap(idsIn)
    expect(new Set(all)).toEqual(new Set(others.map(({ id }) => id)))
    const times = [first, second, third].flatMap(({ profiles }) =>
      profiles.map((each) => each.liked_at),
    )
    expect(times).toEqual(times.toSorted().toReversed())
  },
)

test('moments closer than a millisecond are kept apart between pages [LIK-1]', async () => {
  const me = await aMember()
  const others = await Promise.all(Array.from({ length: 30 }, () => makeMember(db, site.id)))
  await db
    .insertInto('member_like')
    .columns(['from_id', 'to_id', 'created_at'])
    .expression((select) =>
      select
        .selectFrom('member')
        .select((like) => [
          'member.id',
          like.cast<string>(like.val(me.id), 'uuid').as('to_id'),
          like.fn<Date>('clock_timestamp').as('created_at'),
        ])
        .where(
          'member.id',
          'in',
          others.map(({ id }) => id),
        ),
    )
    .execute()

  const first = await me.list('received')
  const second = await me.list('received', first.next!)

  expect(new Set([first, second].flatMap(idsIn)).size).toBe(30)
})

test('whoever may not be seen is in no list and in no count [LIK-1] [P3] [P4]', async () => {
  const me = await aMember()
  const hidden = [
    await makeMember(db, site.id, { is_invisible: true }),
    await makeMember(db, site.id, { status: 'deleted' }),
    await makeMember(db, site.id, { status: 'not_confirmed' }),
    await makeMember(db, site.id),
    await makeMember(db, site.id),
  ]
  for (const other of hidden) {
    await aLike(other, me)
    await aLike(me, other)
  }
  await db.insertInto('block').values({ blocker_id: hidden[3]!.id, blocked_id: me.id }).execute()
  await db.insertInto('block').values({ blocker_id: me.id, blocked_id: hidden[4]!.id }).execute()

  const lists = await Promise.all([me.list('received'), me.list('given'), me.list('matches')])

  expect(lists.map(idsIn)).toEqual([[], [], []])
  expect(lists.map(({ total_new_likes: total }) => total)).toEqual([0, 0, 0])
  expect((await me.call(getUser, {})).body.user!.new_likes).toBe(0)
})

test('a like that was looked at is news no more, on no device [LIK-1]', async () => {
  const me = await aMember()
  const [one, other] = [await aMember(), await aMember()]
  await aLike(one, me)
  await aLike(other, me)

  const seen = await me.call(seeLike, { profile_id: one.id })
  const again = await me.call(seeLike, { profile_id: one.id })
  const nobody = await me.call(seeLike, { profile_id: crypto.randomUUID() })

  expect([seen, again, nobody].map(({ body }) => body)).toEqual(Array(3).fill({ new_likes: 1 }))
  expect((await me.call(getUser, {})).body.user!.new_likes).toBe(1)
  const events = await db
    .selectFrom('member_event')
    .select('kind')
    .where('member_id', '=', me.id)
    .execute()
  expect(events).toEqual([{ kind: 'likes_changed' }])
})

test('a cursor that we did not write is refused by name [ERR-3]', async () => {
  const me = await aMember()

  const { error } = await me.call(listLikes, { after: 'abcdefghijk' })

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'after' } })
})
