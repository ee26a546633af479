import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import type { Bench } from '../bench.ts'
import type { Section } from '../figure.ts'
import { startProcess } from '../start-process.ts'

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 100_000)

export const world: Section = {
  name: 'world',
  method: `\`npm run demo -- --members ${MEMBERS}\` as a whole, in a new embedded database with its migrations done; a member comes with a credit account, transfers and photos. The control is one \`insert … select generate_series\` on the same server, as many rows as there are members, each as wide as a member's, into a table without indexes or rules. BENCH_MEMBERS sets the number: \`BENCH_MEMBERS=1000000 npm run bench -- world\`.`,
  async measure(bench) {
    const folder = join(bench.folder, 'world')
    const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: true })
    bench.onEnd(() => postgres.stop())
    await makeMembers(bench, folder, 1)
    const made = await seconds(() => makeMembers(bench, folder, MEMBERS))
    const inserted = await insertRows(bench, postgres.ownerUrl)
    return [
      {
        name: `making a world of ${MEMBERS.toLocaleString('en')} members`,
        unit: 'a second',
        value: MEMBERS / made,
        control: MEMBERS / inserted,
      },
    ]
  },
}

async function makeMembers(bench: Bench, folder: string, members: number): Promise<void> {
  const command = startProcess(bench, ['bin/run.mjs', 'cli', 'demo', '--members', `${members}`], {
    DATA_DIR: folder,
  })
  if ((await command.exited) !== 0) throw new Error(`npm run demo failed: ${command.output()}`)
}

async function insertRows(bench: Bench, url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  bench.onEnd(() => client.end())
  const { rows } = await client.query<{ width: number }>(
    'select avg(pg_column_size(member.*))::int as width from member',
  )
  await client.query('create table plain (id uuid, content text)')
  return seconds(() =>
    client.query(
      `insert into plain select gen_random_uuid(), repeat('x', $1) from generate_series(1, $2)`,
      [rows[0]!.width, MEMBERS],
    ),
  )
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
