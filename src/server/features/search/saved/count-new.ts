import { sql, type SqlBool } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { stretchesOf, type Search } from '../walk.ts'

/** A saved search, and the time within which somebody must have appeared to be new in it. */
export type News = {
  readonly id: string
  readonly search: Search
  readonly since: Date
  readonly until: Date
}

const COUNTED_AT_MOST = 100

/** How many real people are new in each of some searches, in one statement; the counting stops at 100. */
export async function countNew(
  db: Db,
  searches: readonly News[],
): Promise<ReadonlyMap<string, number>> {
  if (searches.length === 0) return new Map()
  const counts = searches.map(
    (news) => sql`select ${news.id} as id, (
      select count(*) from (
        ${newcomers(db, news)} limit ${COUNTED_AT_MOST}
      ) as counted
    ) as count`,
  )
  const { rows } = await sql<{ id: string; count: number }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

function newcomers(db: Db, { search, since, until }: News) {
  const isNew = sql<SqlBool>`not member.is_fictional
    and member.activated_at > ${since} and member.activated_at <= ${until}`
  const conditions = [...search.conditions, isNew]
  const stretches = stretchesOf(db, { ...search, conditions }).map(
    (stretch) => sql`${stretch.select('member.id')}`,
  )
  return sql.join(stretches, sql` union all `)
}
