import pg from 'pg'
import { searchMembers, type SearchFilters } from '#contract/search.ts'
import type { SearchWorld } from './open-world.ts'
import { openStatements, type Statement } from './statements-of.ts'

/** The address of a page of a search. */
export function addressOf(filters: SearchFilters, after: string | null): string {
  const given = Object.entries(filters).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(Object.fromEntries(given) as Record<string, string>)
  if (after !== null) query.set('after', after)
  return `${searchMembers.path}?${query.toString()}`
}

/** How long every page of some searches takes over HTTP. */
export async function timeOverHttp(
  { ask }: SearchWorld,
  searches: readonly SearchFilters[],
  pages: number,
): Promise<number[]> {
  const times: number[] = []
  for (const filters of searches) {
    for (let page = 1, after: string | null = null; page <= pages; page += 1) {
      const { ms, body } = await ask(addressOf(filters, after))
      times.push(ms)
      after = (body as { next: string | null }).next
      if (after === null) break
    }
  }
  return times
}

/** How long the same takes without us: the statements of every page alone, on one connection. */
export async function timeInSql(
  world: SearchWorld,
  searches: readonly SearchFilters[],
  pages: number,
): Promise<number[]> {
  const statements = await openStatements(world)
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  const times: number[] = []
  for (const filters of searches)
    for (const page of await statements.statementsOf(filters, pages))
      times.push(await timeOf(client, page))
  await client.end()
  await statements.close()
  return times
}

async function timeOf(client: pg.Client, page: readonly Statement[]): Promise<number> {
  const started = performance.now()
  for (const { text, values } of page) await client.query(text, values)
  return performance.now() - started
}
