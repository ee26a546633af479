import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import {
  isVisibleTo,
  lockPair,
  type Viewer,
  visibleAmong,
} from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import { trulyHereAt } from '#server/http/here-now.ts'
import { countNewLikes } from './list-likes.ts'

/** Likes a member, once however often it is said. A like that is mutual is a match, and both are told. */
export function likeMember({ db, events }: Pick<App, 'db' | 'events'>, like: Like) {
  return withEvents({ db, events, now: like.now }, (tx, notify) => likeIn(tx, notify, like))
}

/**
 * Likes a member within a transaction of `withEvents`, once however often it is repeated, and says whether it is a
 * match. Of two who like each other at the same moment one waits for the other, so exactly one of them makes the match.
 */
export async function likeIn(tx: Tx, notify: Notify, like: Like): Promise<{ matched: boolean }> {
  const { viewer, profileId } = like
  await lockPair(tx, viewer.memberId, profileId)
  const isNews = await addLike(tx, like)
  const matched = await isLikedBack(tx, like)
  if (!isNews) return { matched }
  if (matched) await addMatch(tx, [viewer.memberId, profileId], like.now)
  notify([profileId], { kind: matched ? 'match' : 'like', profile_id: viewer.memberId })
  notify([viewer.memberId], matched ? { kind: 'match', profile_id: profileId } : LIKES_CHANGED)
  await mailLike(tx, { ...like, kind: matched ? 'match' : 'like' })
  return { matched }
}

const LIKES_CHANGED = { kind: 'likes_changed' } as const

/** Whether there was none before. */
async function addLike(tx: Tx, { viewer, profileId, now }: Like): Promise<boolean> {
  const added = await tx
    .insertInto('member_like')
    .columns(['from_id', 'to_id', 'created_at'])
    .expression(
      seen(tx, viewer, profileId).select((like) => [
        like.cast<string>(like.val(viewer.memberId), 'uuid').as('from_id'),
        'member.id',
        like.cast<Date>(like.val(now), 'timestamptz').as('created_at'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('to_id')
    .executeTakeFirst()
  return added !== undefined
}

/** A member who may not be seen is answered like one who does not exist. */
async function isLikedBack(tx: Tx, { viewer, profileId }: Like): Promise<boolean> {
  const target = await seen(tx, viewer, profileId)
    .leftJoin('member_like', (join) =>
      join
        .onRef('member_like.from_id', '=', 'member.id')
        .on('member_like.to_id', '=', viewer.memberId),
    )
    .select('member_like.from_id')
    .executeTakeFirst()
  if (!target) throw new Refusal('NOT_FOUND')
  return target.from_id !== null
}

function seen(tx: Tx, viewer: Viewer, profileId: string) {
  return tx.selectFrom('member').where('member.id', '=', profileId).where(isVisibleTo(viewer))
}

/** A member who was here so lately sees it on the screen. */
const PRESENT_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

type News = Like & { readonly kind: 'like' | 'match' }

/**
 * Mails a member that they are liked, or that it is a match: if they want such mails, are not here anyway, and may see
 * the other member. Of likes there is one mail a day, however many there are.
 */
async function mailLike(tx: Tx, news: News): Promise<void> {
  const { viewer, profileId, kind, now } = news
  const reader = await absentReader(tx, news)
  if (!reader) return
  if (kind === 'like' && !(await isFirstOfTheDay(tx, profileId, now))) return
  await sendMail(tx, {
    siteId: viewer.siteId,
    memberId: profileId,
    to: reader.email,
    language: reader.language,
    content: { name: kind, profile_id: viewer.memberId },
    now,
  })
}

function absentReader(tx: Tx, { viewer, profileId, kind, now }: News) {
  const { siteId, memberId } = viewer
  return tx
    .selectFrom('member as reader')
    .innerJoin('member', (join) => join.on('member.id', '=', memberId))
    .where(isVisibleTo({ siteId, memberId: profileId }))
    .where('reader.id', '=', profileId)
    .where('reader.status', '=', 'active')
    .where('reader.is_fictional', '=', false)
    .where(trulyHereAt('reader'), '<=', new Date(now.getTime() - PRESENT_MS))
    .where(sql<boolean>`not (${`email_${kind}`} = any(reader.notifications_disabled))`)
    .select(['reader.email', 'reader.language'])
    .executeTakeFirst()
}

/** The look and the note are one statement: of many at once one is the first. */
async function isFirstOfTheDay(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const noted = await tx
    .insertInto('limit_counter')
    .values({
      key: `like_mail:${memberId}`,
      count: 1,
      resets_at: new Date(now.getTime() + DAY_MS),
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ resets_at: (excluded) => excluded.ref('excluded.resets_at') })
        .where('limit_counter.resets_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  return noted !== undefined
}

/** Takes a like back, and with it the match; both learn that their likes are not as they were. */
export async function unlikeMember(
  { db, events }: Pick<App, 'db' | 'events'>,
  { viewer, profileId, now }: Like,
): Promise<void> {
  await withEvents({ db, events, now }, async (tx, notify) => {
    const pair = [viewer.memberId, profileId] as const
    await lockPair(tx, ...pair)
    const visible = await visibleAmong(tx, viewer, [profileId])
    if (!visible.has(profileId)) throw new Refusal('NOT_FOUND')
    if (await removeLike(tx, ...pair)) notify(pair, { kind: 'likes_changed' })
  })
}

async function removeLike(tx: Tx, from: string, to: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_like')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  await takeBackComment(tx, from, to)
  await tx
    .deleteFrom('member_match')
    .where('first_id', 'in', [from, to])
    .where('second_id', 'in', [from, to])
    .execute()
  return numDeletedRows > 0n
}

/** With a like that is taken back goes what was said, but not that something was. */
async function takeBackComment(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('like_comment')
    .set({ part: null, photo_id: null, prompt: null, text: '' })
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .execute()
}

/** A like is news no more, on none of the member's devices. Answers how many others still are. */
export async function seeLike(
  { db, events }: Pick<App, 'db' | 'events'>,
  { viewer, profileId, now }: Like,
): Promise<number> {
  await withEvents({ db, events, now }, async (tx, notify) => {
    const seen = await tx
      .updateTable('member_like')
      .set({ is_new: false })
      .where('from_id', '=', profileId)
      .where('to_id', '=', viewer.memberId)
      .where('is_new', '=', true)
      .returning('from_id')
      .executeTakeFirst()
    if (seen) notify([viewer.memberId], { kind: 'likes_changed' })
  })
  return countNewLikes(db, viewer)
}

type Pair = readonly [one: string, other: string]

/** One row for two members, whichever of them made it. */
export async function addMatch(tx: Tx, [one, other]: Pair, now: Date): Promise<void> {
  await sql`
    insert into member_match (first_id, second_id, created_at)
    values (least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid), ${now})
    on conflict do nothing`.execute(tx)
}

/** A like from a member to a profile. */
type Like = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  readonly now: Date
}
