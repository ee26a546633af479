import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { SearchFilters } from '#contract/search.ts'
import type { Tables } from '#server/db/tables.ts'
import { typeParsers } from '#server/db/connect.ts'
import { readsOf } from '#server/db/replica.ts'
import { DEMO_LOGINS } from '#server/demo/demo.ts'
import type { Applied, Searcher } from '#server/features/search/applied-filters.ts'
import { openCursor, searchMembers } from '#server/features/search/search-members.ts'
import type { SearchWorld } from './open-world.ts'

export type Statement = { readonly text: string; readonly values: unknown[] }

const SECRET = '0'.repeat(64)

/** Makes the search of the product here and tells what it asks of the database, page by page. */
export async function openStatements({ databaseUrl }: Pick<SearchWorld, 'databaseUrl'>) {
  const written: Statement[] = []
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, types: typeParsers })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void written.push({ text: query.sql, values: [...query.parameters] }),
  })
  const searcher = await searcherIn(db)

  async function statementsOf(filters: SearchFilters, pages: number): Promise<Statement[][]> {
    const question = { searcher, filters: filters as Applied, now: new Date() }
    const found: Statement[][] = []
    for (let page = 1, after = null; page <= pages; page += 1) {
      written.length = 0
      const wanted = { pageNumber: page, after, secretKey: SECRET }
      const { next } = await searchMembers(readsOf({ db }), question, wanted)
      found.push([...written])
      if (next === null) break
      after = openCursor(SECRET, next)
    }
    return found
  }

  return { statementsOf, close: () => db.destroy() }
}

async function searcherIn(db: Kysely<Tables>): Promise<Searcher> {
  const { id, site_id, seeks, country, region, city } = await db
    .selectFrom('member')
    .select(['id', 'site_id', 'seeks', 'country', 'region', 'city'])
    .where('email', '=', DEMO_LOGINS.emails.free)
    .executeTakeFirstOrThrow()
  const viewer = { siteId: site_id, memberId: id }
  return { viewer, seeks, country, home: { country, region, city } } as Searcher
}
