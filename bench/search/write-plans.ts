import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { SearchFilters } from '#contract/search.ts'
import type { SearchWorld } from './open-world.ts'
import { openStatements } from './statements-of.ts'

const FOLDER = 'bench/plans'

export type Timed = { readonly filters: SearchFilters; readonly ms: number }

/** Keeps how the database answers some searches as text, the slowest first. */
export async function writePlans(world: SearchWorld, worst: readonly Timed[]): Promise<void> {
  const statements = await openStatements(world)
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  mkdirSync(FOLDER, { recursive: true })
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file))
  for (const [nth, { filters, ms }] of worst.entries()) {
    const [first] = await statements.statementsOf(filters, 1)
    const { text, values } = first![0]!
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${text}`,
      values,
    )
    const head = `${JSON.stringify(filters)}\n${ms.toFixed(0)} ms over HTTP among ${world.members.toLocaleString('en')} members\n`
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const name = `${String(nth + 1).padStart(2, '0')}.txt`
    writeFileSync(join(FOLDER, name), `${head}\n${plan}\n`)
  }
  await client.end()
  await statements.close()
}
