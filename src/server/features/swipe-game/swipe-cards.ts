import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod/mini'
import { type Kind, kindsOf } from '#contract/identities.ts'
import { Refusal } from '#contract/refusals.ts'
import type { SwipeCard } from '#contract/swipe-game.ts'
import type { Db } from '#server/db/connect.ts'
import { anyOf } from '#server/db/prepared.ts'
import { isVisibleTo, seeksKind, tilesOf, type Viewer } from '#server/features/members/members.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { passedSince } from './pass-member.ts'
import { siteDay, swipeState } from './swipe-state.ts'

type Card = z.input<typeof SwipeCard>
type SwipeCardsInput = {
  readonly viewer: Viewer
  readonly player: Player
  readonly ids: readonly string[]
  readonly settings: Shown
  readonly now: Date
}
type Shown = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>

/** Cards of members in the order of their ids, with no more about them than the site shows. */
export async function swipeCards(db: Db, question: SwipeCardsInput): Promise<Card[]> {
  if (question.ids.length === 0) return []
  const [tiles, told] = await Promise.all([tilesOf(db, question), toldBy(db, question.ids)])
  const byId = new Map(told.map(({ id, ...words }) => [id, words]))
  return tiles.flatMap((tile) => {
    const words = byId.get(tile.id)
    return words ? [{ ...tile, ...shownOf(words, question) } as Card] : []
  })
}

function toldBy(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('member')
    .where('id', '=', anyOf(ids))
    .select(['id', 'identity', 'seeks', 'seeks_couples', 'body_type', 'eye_color'])
    .select(['relationship_status', 'interests'])
    .execute()
}

type Told = Omit<Awaited<ReturnType<typeof toldBy>>[number], 'id'>

function shownOf(told: Told, { settings, player }: SwipeCardsInput) {
  const fields: readonly string[] = settings.visible_profile_fields
  const shown = <Word>(field: string, word: Word) => (fields.includes(field) ? word : null)
  const interests = shown('interests', told.interests) ?? []
  const isShared = settings.visible_profile_notes.includes('shared_interests')
  return {
    identity: shown('gender', told.identity),
    seeks: told.seeks,
    seeks_couples: told.seeks_couples,
    body_type: shown('body_type', told.body_type),
    eye_color: shown('eye_color', told.eye_color),
    relationship_status: shown('relationship_status', told.relationship_status),
    interests,
    shared_interests: isShared ? interests.filter((each) => player.interests.includes(each)) : [],
  }
}

const CARDS_AT_ONCE = 10
/** How many years older or younger the members on the cards are at most. */
const AGE_BAND = 12

type NextIdsInput = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly player: Player
  readonly now: Date
}

/**
 * The members on the next cards: each seeks the other, of about the same age and the same country, with a photo, not
 * liked before and not passed lately. Real people first, the last active before others; fictional ones only fill up.
 */
export async function nextIds(db: Db, question: NextIdsInput): Promise<string[]> {
  const real = await idsOf(db, question, { isFictional: false, limit: CARDS_AT_ONCE })
  const limit = CARDS_AT_ONCE - real.length
  if (limit === 0) return real
  return [...real, ...(await idsOf(db, question, { isFictional: true, limit }))]
}

type DeckInput = Omit<NextIdsInput, 'player'> & {
  readonly settings: Pick<Settings, 'time_zone'>
  readonly cards: number
}

/** The next cards by their ids, and how many likes are left today. */
export async function swipeDeck(db: Db, { viewer, settings, now, cards }: DeckInput) {
  const player = await playerOf(db, viewer.memberId)
  const day = siteDay(settings.time_zone, now)
  const [ids, state] = await Promise.all([
    nextIds(db, { viewer, player, now }),
    swipeState(db, { viewer, siteDay: day, now }),
  ])
  return { ids: ids.slice(0, cards), likesLeft: state.likes_left, resetsAt: state.resets_at }
}

type Part = { readonly isFictional: boolean; readonly limit: number }

/** Each kind is a stretch of the index of its own, read in order until there are enough. */
async function idsOf(
  db: Db,
  question: NextIdsInput,
  { isFictional, limit }: Part,
): Promise<string[]> {
  const stretchOf = (kind: Kind) => {
    const fitting = fittingOf(db, question)
      .where('member.member_kind', '=', kind)
      .where('member.is_fictional', '=', isFictional)
      .limit(limit)
    return db.selectFrom(fitting.as('fitting')).selectAll()
  }
  const { seeks, seeks_couples: couples } = question.player
  const [first, ...others] = kindsOf(seeks, couples).map(stretchOf)
  const stretches = others.reduce((all, stretch) => all.unionAll(stretch), first!)
  const found = await db
    .selectFrom(stretches.as('found'))
    .select('id')
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}

function fittingOf(db: Db, { viewer, player, now }: NextIdsInput) {
  const { memberId } = viewer
  const { member_kind: kind, country, date_of_birth: birthday } = player
  const since = passedSince(now)
  return db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.country', '=', country)
    .where(seeksKind(kind))
    .where('member.main_photo', 'is not', null)
    .where(
      sql<SqlBool>`member.date_of_birth between ${birthday}::date - ${AGE_BAND} * interval '1 year'
        and ${birthday}::date + ${AGE_BAND} * interval '1 year'`,
    )
    .where(
      sql<SqlBool>`not exists (
        select from member_like where from_id = ${memberId} and to_id = member.id)`,
    )
    .where(
      sql<SqlBool>`not exists (
        select from swipe where member_id = ${memberId} and target_id = member.id
          and (choice = 'like' or (choice = 'pass' and created_at > ${since})))`,
    )
    .select(['member.id', 'member.last_active_at'])
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id', 'desc')
}

type Player = Awaited<ReturnType<typeof playerOf>>

/** What the game knows about its player. */
export async function playerOf(db: Db, memberId: string) {
  const player = await db
    .selectFrom('member')
    .select(['member_kind', 'seeks', 'seeks_couples', 'country', 'date_of_birth', 'interests'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!player) throw new Refusal('LOGIN_REQUIRED')
  return player
}
