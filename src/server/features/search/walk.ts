import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'
import type { Applied } from './applied-filters.ts'
import type { Condition } from './conditions-of.ts'

/** Whom a search looks at, and what it asks of each. */
export type Search = {
  readonly viewer: Viewer
  readonly filters: Pick<Applied, 'gender' | 'country'>
  readonly conditions: readonly Condition[]
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
export function walk(db: Db, search: Search, { limit, note = NOTHING }: Options): RawBuilder<Step> {
  const stretches = stretchesOf(db, search).map(
    (stretch) =>
      sql`(${stretch
        .select(['member.id', 'member.last_active_at', note.as('note')])
        .orderBy('member.last_active_at', 'desc')
        .orderBy('member.id', 'desc')
        .limit(limit)})`,
  )
  return sql`select id, last_active_at, note from (${sql.join(stretches, sql` union all `)}) as walked
    order by last_active_at desc, id desc limit ${limit}`
}

const NOTHING = sql<string>`''`
/** With more regions than this it is less work to read everybody of the country. */
const MOST_REGIONS = 3

/** Everybody of a search in no order, one query for each stretch of an index. */
export function stretchesOf(db: Db, { viewer, filters, conditions, regions }: Search) {
  const genders = filters.gender === 'both' ? ['female', 'male'] : [filters.gender]
  const isNarrow = regions.length > 0 && regions.length <= MOST_REGIONS
  const places = isNarrow ? regions : [null]
  const everybody = db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.country', '=', filters.country)
    .where((where) => where.and([...conditions]))
  return genders.flatMap((gender) =>
    places.map((region) =>
      everybody
        .where('member.gender', '=', gender)
        .$if(region !== null, (query) => query.where('member.region', '=', region!)),
    ),
  )
}
