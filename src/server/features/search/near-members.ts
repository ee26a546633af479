import { sql } from 'kysely'
import { ageOnDay, MIN_AGE } from '#contract/fields.ts'
import { type Kind, kindsOf } from '#contract/identities.ts'
import { MAX_AGE, type SearchFilters } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, newSince, seeksKind } from '#server/features/members/members.ts'
import type { Applied, Searcher } from './applied-filters.ts'
import { bornBy } from './born-by.ts'
import { type Condition, searchOf, townsFor, walk } from './search-of.ts'

/** What a member's searches begin with; a distance of null does not matter. */
export type DefaultSearch = {
  readonly min_age: number
  readonly max_age: number
  readonly distance: number | null
}

const AGE_BAND = 10
const USUAL_DISTANCE = 50

/** What a member chose to begin with, and for what they did not choose: about their age, and near. */
export function defaultSearch(
  chosen: unknown,
  { date_of_birth: born }: { readonly date_of_birth: string },
  now: Date,
): DefaultSearch {
  const age = ageOnDay(born, now.toISOString().slice(0, 10))
  return {
    min_age: Math.max(MIN_AGE, age - AGE_BAND),
    max_age: Math.min(MAX_AGE, age + AGE_BAND),
    distance: USUAL_DISTANCE,
    ...(chosen as Partial<DefaultSearch> | null),
  }
}

/** What this member's searches begin with, as filters. */
export async function wishesOf(db: Db, memberId: string, now: Date): Promise<SearchFilters> {
  const own = await db
    .selectFrom('member')
    .select(['search_default', 'date_of_birth'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { distance, ...ages } = defaultSearch(own.search_default, own, now)
  return distance === null ? ages : { ...ages, distance }
}

type NearInput = {
  readonly searcher: Searcher & { readonly viewer: { readonly memberId: string } }
  /** Of the member: who is found seeks it. */
  readonly kind: Kind
  readonly wishes: DefaultSearch
  readonly limit: number
  readonly now: Date
  readonly further?: readonly Condition[]
}

/**
 * Real people with a photo who seek somebody like the member, of the age they wish, last active first and nobody they liked or
 * wrote to. Where fewer are near, those from further away come after them.
 */
export async function nearMembers(db: Db, near: NearInput) {
  const { wishes, limit } = near
  const nobody: string[] = []
  const [close, far] = await Promise.all([
    wishes.distance === null ? nobody : idsWithin(db, near, wishes.distance),
    idsWithin(db, near, null),
  ])
  const others = far.filter((id) => !close.includes(id))
  const ids = [...close, ...others].slice(0, limit)
  return { ids, isWider: wishes.distance !== null && ids.length > close.length }
}

const MOST_NEW = 100

/** Real people with a photo who joined this week, near and of the age that is wished for, the latest first. */
export async function newNearby(db: Db, near: Omit<NearInput, 'limit'>) {
  const { searcher, kind, wishes, now } = near
  const { min_age: min, max_age: max, distance } = wishes
  const { seeks, seeksCouples: couples, country } = searcher
  const filters: Applied = { gender: seeks, couples, country }
  const towns = await townsFor(distance === null ? filters : { ...filters, distance }, searcher)
  const rows = await db
    .selectFrom('member')
    .where(isVisibleTo(searcher.viewer))
    .where('member.country', '=', country)
    .where('member.member_kind', 'in', kindsOf(seeks, couples))
    .where('member.is_fictional', '=', false)
    .where('member.is_invisible', '=', false)
    .where('member.activated_at', '>', newSince(now))
    .where(seeksKind(kind))
    .where('member.main_photo', 'is not', null)
    .where('member.date_of_birth', '<=', bornBy(now, min))
    .where('member.date_of_birth', '>', bornBy(now, max + 1))
    .$if(towns.length > 0, (query) =>
      query.where(sql<boolean>`member.region || '|' || member.city = any(${towns}::text[])`),
    )
    .select(['member.id', 'member.activated_at'])
    .orderBy('member.activated_at', 'desc')
    .orderBy('member.id')
    .limit(MOST_NEW)
    .execute()
  return rows.map(({ id, activated_at: at }) => ({ id, at: at! }))
}

async function idsWithin(db: Db, near: NearInput, distance: number | null): Promise<string[]> {
  const { searcher, kind, wishes, limit, now, further = [] } = near
  const filters: Applied = {
    gender: searcher.seeks,
    couples: searcher.seeksCouples,
    country: searcher.country,
    min_age: wishes.min_age,
    max_age: wishes.max_age,
    has_photo: 'yes',
    real_only: 'yes',
    ...(distance === null ? {} : { distance }),
  }
  const { memberId } = searcher.viewer
  const isNew = sql<boolean>`not exists (
      select from member_like where from_id = ${memberId} and to_id = member.id)
    and not exists (
      select from conversation_side where member_id = ${memberId} and other_id = member.id)`
  const search = await searchOf({ searcher, filters, now }, seeksKind(kind), isNew, ...further)
  const { rows } = await walk(db, search, { limit }).execute(db)
  return rows.map(({ id }) => id)
}
