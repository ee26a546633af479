import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { autoLike as contract } from '#contract/likes.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import {
  CARD_COLUMNS,
  isVisibleTo,
  lockPair,
  memberCard,
  type Viewer,
} from '#server/features/members/members.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import { addMatch } from './like.ts'
import { commentsFrom } from './read-comments.ts'

type AutoLikeInput = { readonly viewer: Viewer & { readonly memberId: string }; readonly now: Date }
type Answer = z.input<typeof contract.output>['profile']

/** A like for the like modal, each shown once: a real one that is still news, else one from a fictional profile. */
export function autoLike(
  { db, events }: Pick<App, 'db' | 'events'>,
  { viewer, now }: AutoLikeInput,
): Promise<Answer> {
  return withEvents({ db, events, now }, async (tx, notify) => {
    const real = await announceReal(tx, { viewer, now })
    if (real !== null) return shown(tx, { viewer, now, profileId: real })
    const fictional = await likeFromFiction(tx, { viewer, now })
    if (fictional === null) return null
    notify([viewer.memberId], { kind: 'likes_changed' })
    return shown(tx, { viewer, now, profileId: fictional })
  })
}

/** The latest real like that is still news and was not shown yet. Of two requests at once each gets another. */
async function announceReal(tx: Tx, { viewer, now }: AutoLikeInput): Promise<string | null> {
  const latest = tx
    .selectFrom('member_like')
    .innerJoin('member', 'member.id', 'member_like.from_id')
    .select('member_like.from_id')
    .where('member_like.to_id', '=', viewer.memberId)
    .where('member_like.is_new', '=', true)
    .where('member_like.announced_at', 'is', null)
    .where('member.is_fictional', '=', false)
    .where(isVisibleTo(viewer))
    .orderBy('member_like.created_at', 'desc')
    .limit(1)
    .forUpdate('member_like')
    .skipLocked()
  const announced = await tx
    .updateTable('member_like')
    .set({ announced_at: now })
    .where('to_id', '=', viewer.memberId)
    .where('from_id', '=', latest)
    .returning('from_id')
    .executeTakeFirst()
  return announced?.from_id ?? null
}

async function shown(
  tx: Tx,
  { viewer, now, profileId }: AutoLikeInput & { readonly profileId: string },
): Promise<Answer> {
  const row = await tx
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .select(CARD_COLUMNS)
    .select(
      sql<boolean>`exists (
        select from member_like where from_id = ${viewer.memberId} and to_id = member.id)`.as(
        'is_match',
      ),
    )
    .executeTakeFirstOrThrow()
  const { id, name, age, city, fictional_icon } = memberCard(row, {
    settings: await settingsOf(tx, viewer.siteId),
    now,
  })
  const { is_match, main_photo } = row
  const image = main_photo === null ? null : { match: `${main_photo}-match.webp` }
  const comment = (await commentsFrom(tx, viewer.memberId, [id])).get(id)
  return { id, name, age, city, fictional_icon, is_match, main_image: image, comment }
}

const DAY_MS = 24 * 60 * 60 * 1000

type LikeFromFictionInput = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly now: Date
}

/**
 * Records a like from a fictional profile that fits the member, at most one in a day, and says whose it is; null when
 * there is none. It is a row like any other, of a profile that is marked wherever it shows.
 */
async function likeFromFiction(
  tx: Tx,
  { viewer, now }: LikeFromFictionInput,
): Promise<string | null> {
  const { memberId } = viewer
  // Requests at once come one after the other, and the later ones find the like of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fiction:${memberId}`}, 0))`.execute(tx)
  if (await hadOneSince(tx, memberId, new Date(now.getTime() - DAY_MS))) return null
  const fitting = await fittingProfile(tx, viewer)
  if (fitting === null) return null
  await lockPair(tx, memberId, fitting)
  await tx
    .insertInto('member_like')
    .values({ from_id: fitting, to_id: memberId, created_at: now, announced_at: now })
    .execute()
  if (await isLikedBy(tx, memberId, fitting)) await addMatch(tx, [memberId, fitting], now)
  return fitting
}

async function hadOneSince(tx: Tx, memberId: string, since: Date): Promise<boolean> {
  const like = await tx
    .selectFrom('member_like')
    .innerJoin('member', 'member.id', 'member_like.from_id')
    .select('member.id')
    .where('member_like.to_id', '=', memberId)
    .where('member_like.created_at', '>', since)
    .where('member.is_fictional', '=', true)
    .executeTakeFirst()
  return like !== undefined
}

/** A fictional profile in the member's country with a photo, where each is of a kind that the other seeks. */
async function fittingProfile(
  tx: Tx,
  viewer: LikeFromFictionInput['viewer'],
): Promise<string | null> {
  const { memberId } = viewer
  const profile = await tx
    .selectFrom('member')
    .innerJoin('member as me', (join) => join.on('me.id', '=', memberId))
    .select('member.id')
    .where(isVisibleTo(viewer))
    .where('member.is_fictional', '=', true)
    .where('member.main_photo', 'is not', null)
    .whereRef('member.country', '=', 'me.country')
    .where(
      sql<boolean>`seeks_kind(me.seeks, me.seeks_couples, member.member_kind)
        and seeks_kind(member.seeks, member.seeks_couples, me.member_kind)`,
    )
    .where(sql<boolean>`not exists (
      select from member_like where from_id = member.id and to_id = ${memberId})`)
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id')
    .limit(1)
    .executeTakeFirst()
  return profile?.id ?? null
}

async function isLikedBy(tx: Tx, from: string, to: string): Promise<boolean> {
  const like = await tx
    .selectFrom('member_like')
    .select('to_id')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  return like !== undefined
}
