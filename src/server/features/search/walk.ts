import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'
import type { Applied } from './applied-filters.ts'
import type { Condition } from './conditions-of.ts'

/** Whom a search looks at, and what it asks of each. */
export type Search = {
  readonly viewer: Viewer
  readonly filters: Pick<Applied, 'gender' | 'country'>
  readonly conditions: readonly Condition[]
  /** Of each list whoever fits has a word. */
  readonly words: readonly (readonly string[])[]
  /** The only regions that the conditions leave; none where it may be any. */
  readonly regions: readonly string[]
}

type Options = {
  readonly limit: number
  /** What else is to be known of each. */
  readonly note?: RawBuilder<string>
}
type Step = { readonly id: string; readonly last_active_at: Date; readonly note: string }

/** The first members of a search, last active first: every stretch is read in order until there are enough. */
export function walk(db: Db, search: Search, { limit, note = sql`''` }: Options): RawBuilder<Step> {
  const stretches = stretchesOf(db, search).map((stretch) =>
    stretch
      .select(['member.id', 'member.last_active_at', note.as('note')])
      .orderBy('member.last_active_at', 'desc')
      .orderBy('member.id', 'desc')
      .limit(limit),
  )
  return merged(stretches, limit)
}

type Short = {
  readonly limit: number
  /** Where the walk begins. */
  readonly start: readonly Condition[]
  /** So many of every stretch are looked at, and no more. */
  readonly looks: number
}

/** The first members of a search as far as a short way leads to them. */
export function walkAShortWay(
  db: Db,
  { conditions, ...search }: Search,
  { limit, start, looks }: Short,
): RawBuilder<Step> {
  const stretches = stretchesOf(db, { ...search, conditions: start }).map((stretch) => {
    const looked = stretch
      .select(LOOKED_AT)
      .orderBy('member.last_active_at', 'desc')
      .orderBy('member.id', 'desc')
      .limit(looks)
    return sql`select id, last_active_at, '' as note from (${looked}) as member
      where ${sql.join(conditions, sql` and `)} order by last_active_at desc, id desc limit ${limit}`
  })
  return merged(stretches, limit)
}

/** What the index of the search has of a member, and conditions can ask for. */
const LOOKED_AT = [
  'member.id',
  'member.last_active_at',
  'member.facets',
  'member.date_of_birth',
  'member.is_fictional',
  'member.signup_at',
  'member.region',
  'member.city',
] as const

function merged(stretches: readonly Expression<unknown>[], limit: number): RawBuilder<Step> {
  const each = stretches.map((stretch) => sql`(${stretch})`)
  return sql`select id, last_active_at, note from (${sql.join(each, sql` union all `)}) as walked
    order by last_active_at desc, id desc limit ${limit}`
}

/** With more regions than this it is less work to read everybody of the country. */
const MOST_REGIONS = 3

/** Everybody of a search in no order, one query for each stretch of an index. */
export function stretchesOf(
  db: Db,
  { viewer, filters, conditions, regions }: Omit<Search, 'words'>,
) {
  const isNarrow = regions.length > 0 && regions.length <= MOST_REGIONS
  const places = isNarrow ? regions : [null]
  const everybody = db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.country', '=', filters.country)
    .where((where) => where.and([...conditions]))
  return gendersOf(filters).flatMap((gender) =>
    places.map((region) =>
      everybody
        .where('member.gender', '=', gender)
        .$if(region !== null, (query) => query.where('member.region', '=', region!)),
    ),
  )
}

export function gendersOf({ gender }: Pick<Applied, 'gender'>): string[] {
  return gender === 'both' ? ['female', 'male'] : [gender]
}
