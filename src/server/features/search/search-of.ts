import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { kindsOf } from '#contract/identities.ts'
import type { Db } from '#server/db/connect.ts'
import { PLANNED_EACH_TIME } from '#server/db/prepared.ts'
import {
  isVisibleTo,
  newSince,
  onlineSince,
  type Viewer,
} from '#server/features/members/members.ts'
import { townsAround } from '#server/features/places/places.ts'
import type { Applied, Searcher } from './applied-filters.ts'
import { bornBy } from './born-by.ts'
import { wordsOf } from './words-of.ts'

/** A searcher with filters, and when. */
export type Question = {
  readonly searcher: Searcher
  readonly filters: Applied
  readonly now: Date
}

/** A search as the database is asked for it, with further conditions if there are any. */
export async function searchOf(
  { searcher, filters, now }: Question,
  ...further: Condition[]
): Promise<Search> {
  const towns = await townsFor(filters, searcher)
  return {
    viewer: searcher.viewer,
    filters,
    conditions: [...Object.values(conditionsOf(filters, { towns, now })), ...further],
    regions: regionsOf(filters, towns),
    activeSince: filters.online ? onlineSince(now) : null,
    words: wordsOf(filters, { viewer: searcher.viewer, towns, now }),
  }
}

/** The towns within the distance that is asked for; none where it does not matter. */
export async function townsFor(
  { distance, country }: Applied,
  { home }: Pick<Searcher, 'home'>,
): Promise<string[]> {
  return distance !== undefined && home ? townsAround(home, distance, country) : []
}

function regionsOf({ countryregion: region }: Applied, towns: readonly string[]): string[] {
  return region ? [region] : [...new Set(towns.map((town) => town.split('|')[0]!))]
}

/** The members a search looks at, and what it asks of each. */
export type Search = {
  readonly viewer: Viewer
  readonly filters: Pick<Applied, 'gender' | 'couples' | 'country'>
  readonly conditions: readonly Condition[]
  /** The only regions that the conditions leave; none where it may be any. */
  readonly regions: readonly string[]
  /** Nobody fits who was last active before this. */
  readonly activeSince?: Date | null
  /** Whoever fits has one word of each list (`words-of.ts`). */
  readonly words?: readonly (readonly string[])[]
}

type Options = {
  readonly limit: number
  /** What else is to be known of each. */
  readonly note?: RawBuilder<string>
}
type Step = { readonly id: string; readonly last_active_at: Date; readonly note: string }

/** The first members of a search, last active first: every stretch is read in order until there are enough. */
export function walk(db: Db, search: Search, { limit, note = NOTHING }: Options): RawBuilder<Step> {
  const stretches = stretchesOf(db, search).map(
    (stretch) =>
      sql`(${stretch
        .select(['member.id', 'member.last_active_at', note.as('note')])
        .orderBy('member.last_active_at', 'desc')
        .orderBy('member.id', 'desc')
        .limit(limit)})`,
  )
  return sql`${EACH_TIME} select id, last_active_at, note from (${sql.join(stretches, sql` union all `)}) as walked
    order by last_active_at desc, id desc limit ${limit}`
}

const NOTHING = sql<string>`''`
/** Of countless shapes; and how many bits a search asks for is worked out once only where it is known while planning. */
export const EACH_TIME = sql.raw(PLANNED_EACH_TIME)
/** With more regions than this it is less work to read all members of the country. */
const MOST_REGIONS = 3

/** All members of a search in no order, one query for each stretch of an index. */
export function stretchesOf(db: Db, { viewer, filters, conditions, regions }: Search) {
  const everybody = db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.country', '=', filters.country)
    .where((where) => where.and([...conditions]))
  return placesOf({ filters, regions }).map(({ kind, region }) =>
    everybody
      .where('member.member_kind', '=', kind)
      .$if(region !== null, (query) => query.where('member.region', '=', region!)),
  )
}

/** The stretches of an index that a search goes through. */
export function placesOf({ filters, regions }: Pick<Search, 'filters' | 'regions'>) {
  const isNarrow = regions.length > 0 && regions.length <= MOST_REGIONS
  const places = isNarrow ? regions : [null]
  return kindsOf(filters.gender, filters.couples).flatMap((kind) =>
    places.map((region) => ({ kind, region })),
  )
}

/** A filter that can be dropped: all but those that say where the search begins. */
export type Droppable = Exclude<keyof Applied, 'gender' | 'couples' | 'country'>
export type Condition = RawBuilder<SqlBool>
type Conditions = Partial<Record<Droppable, Condition>>

type ConditionsOfInput = {
  /** The towns that are near enough, as `region|city`. */
  readonly towns: readonly string[]
  readonly now: Date
}

/** What each filter asks of a member. A fictional profile is never online, never new and nowhere near. */
export function conditionsOf(filters: Applied, { towns, now }: ConditionsOfInput): Conditions {
  const { countryregion: region, min_age: min, max_age: max, distance, interests } = filters
  const { relationship_style: style } = filters
  return {
    ...(region && { countryregion: sql`member.region = ${region}` }),
    ...(min && { min_age: sql`member.date_of_birth <= ${bornBy(now, min)}::date` }),
    ...(max && { max_age: sql`member.date_of_birth > ${bornBy(now, max + 1)}::date` }),
    ...(distance && {
      distance: isReal(sql`member.region || '|' || member.city = any(${towns}::text[])`),
    }),
    ...(filters.has_photo && { has_photo: hasOneOf(['has_photo']) }),
    ...(filters.online && { online: isReal(sql`member.last_active_at >= ${onlineSince(now)}`) }),
    ...(filters.new_members && { new_members: isReal(sql`member.signup_at > ${newSince(now)}`) }),
    ...(filters.real_only && { real_only: sql`not member.is_fictional` }),
    ...(interests && { interests: hasOneOf(interests) }),
    ...wordConditions(filters),
    ...(filters.looks_for && { looks_for: wantsOneOf(filters.looks_for) }),
    ...(style && {
      relationship_style: wantsOneOf(style.map((word) => `relationship_style:${word}`)),
    }),
  }
}

function isReal(condition: Condition): Condition {
  return sql`(not member.is_fictional and ${condition})`
}

const WORDS = ['body_type', 'hair_color', 'eye_color', 'relationship_status'] as const

function wordConditions(filters: Applied): Conditions {
  const asked = WORDS.flatMap((name) => {
    const words = filters[name]?.map((word) => `${name}:${word}`)
    return words ? [[name, hasOneOf(words)]] : []
  })
  return Object.fromEntries(asked) as Conditions
}

function hasOneOf(words: readonly string[]): Condition {
  return sql`member.facets & search_facets(${words}::text[]) <> 0`
}

function wantsOneOf(words: readonly string[]): Condition {
  return sql`member.wants & search_wants(${words}::text[]) <> 0`
}
