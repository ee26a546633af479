import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { autoLike as contract } from '#contract/likes.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/telling.ts'
import {
  CARD_COLUMNS,
  isVisibleTo,
  memberCard,
  type Viewer,
} from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import { likeFromFiction } from './like-from-fiction.ts'

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

/** The latest real like that is still news and was not shown yet. Of two who ask at once each gets another. */
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
  const { id, name, age, city, fictional_icon } = memberCard(row, now)
  const { is_match, main_photo } = row
  const image = main_photo === null ? null : { match: `${main_photo}-match.webp` }
  return { id, name, age, city, fictional_icon, is_match, main_image: image }
}
