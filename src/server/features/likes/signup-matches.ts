import { sql } from 'kysely'
import { kindsOf } from '#contract/identities.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import {
  CARD_COLUMNS,
  isVisibleTo,
  memberCard,
  seeksKind,
  settingsFor,
  type Viewer,
} from '#server/features/members/members.ts'

const AT_MOST = 12
/** A member who has not been here for so long would not answer either. */
const RECENT_MS = 30 * 24 * 60 * 60 * 1000

type SignupMatchesInput = { readonly siteId: string; readonly memberId: string; readonly now: Date }
type Seeker = Awaited<ReturnType<typeof seekerOf>>

/**
 * Members to meet right after signup: each seeks the other, in the same country and with a photo. First the profile the
 * signup was about, then real people, those of the same region before others; fictional profiles only fill up.
 */
export async function signupMatches(db: Db, question: SignupMatchesInput) {
  const seeker = await seekerOf(db, question.memberId)
  const target = await targetOf(db, question, seeker)
  const found = target ? [target] : []
  for (const part of PARTS) {
    if (found.length >= AT_MOST) break
    found.push(...(await matchesIn(db, { ...question, seeker, part, without: found })))
  }
  return { target_id: target?.id ?? null, message: target && seeker.message, members: found }
}

/** The first message of a member, written at signup, and to whom; null where there is none, or nobody to see. */
export async function signupMessage(db: Db, question: SignupMatchesInput) {
  const seeker = await seekerOf(db, question.memberId)
  const to = await targetOf(db, question, seeker)
  return to && seeker.message ? { state: seeker.message, to } : null
}

function targetOf(db: Db, { siteId, memberId, now }: SignupMatchesInput, seeker: Seeker) {
  const profileId = seeker.target_id
  return profileId ? cardOf(db, { viewer: { siteId, memberId }, profileId, now }) : null
}

/** Each part is one stretch of an index; only as many are read as it takes. */
const PARTS = [
  { isFictional: false, isNear: true },
  { isFictional: false, isNear: false },
  { isFictional: true, isNear: true },
  { isFictional: true, isNear: false },
] as const

type Search = SignupMatchesInput & {
  readonly seeker: Seeker
  readonly part: (typeof PARTS)[number]
  readonly without: readonly { id: string }[]
}

async function matchesIn(db: Db, { siteId, memberId, now, seeker, part, without }: Search) {
  const rows = await db
    .selectFrom('member')
    .where(isVisibleTo({ siteId, memberId }))
    .where('member.main_photo', 'is not', null)
    .where('member.member_kind', 'in', kindsOf(seeker.seeks, seeker.seeks_couples))
    .where(seeksKind(seeker.member_kind))
    .where('member.country', '=', seeker.country)
    .where('member.region', part.isNear ? '=' : '<>', seeker.region)
    .where('member.is_fictional', '=', part.isFictional)
    .$if(!part.isFictional, (query) =>
      query.where('member.last_active_at', '>', new Date(now.getTime() - RECENT_MS)),
    )
    .$if(without.length > 0, (query) =>
      query.where(
        'member.id',
        'not in',
        without.map(({ id }) => id),
      ),
    )
    .select(CARD_COLUMNS)
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(AT_MOST - without.length)
    .execute()
  const settings = await settingsFor(db, { siteId, memberId })
  return rows.map((row) => memberCard(row, { settings, now }))
}

async function seekerOf(db: Db, memberId: string) {
  const seeker = await db
    .selectFrom('member')
    .leftJoin('first_message', 'first_message.member_id', 'member.id')
    .leftJoin(
      // The profile the member signed up to write to was written to in that very moment.
      (query) =>
        query
          .selectFrom('conversation_side as side')
          .innerJoin('conversation', 'conversation.id', 'side.conversation_id')
          .select(['side.member_id', 'side.other_id', 'conversation.created_at'])
          .as('begun'),
      (join) =>
        join
          .onRef('begun.member_id', '=', 'member.id')
          .onRef('begun.created_at', '=', 'member.signup_at'),
    )
    .select(['member.member_kind', 'seeks', 'seeks_couples', 'country', 'region'])
    .select((found) =>
      found.fn.coalesce('begun.other_id', 'first_message.target_id').as('target_id'),
    )
    .select(
      sql<'sent' | 'kept' | null>`case
        when begun.other_id is not null then 'sent'
        when first_message.text <> '' then 'kept' end`.as('message'),
    )
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  if (!seeker) throw new Refusal('LOGIN_REQUIRED')
  return seeker
}

type CardOfInput = { readonly viewer: Viewer; readonly profileId: string; readonly now: Date }

/** One member as the viewer may see them, or null. */
export async function cardOf(db: Db, { viewer, profileId, now }: CardOfInput) {
  const row = await db
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
    .select(CARD_COLUMNS)
    .executeTakeFirst()
  const settings = await settingsFor(db, viewer)
  return row ? memberCard(row, { settings, now }) : null
}
