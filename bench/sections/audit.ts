import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import type { Bench } from '../bench.ts'
import type { Section } from '../figure.ts'
import { startProcess } from '../start-process.ts'

const ENTRIES = 1_000_000
const MEMBERS = 20_000

export const audit: Section = {
  name: 'audit',
  method: `\`npm run ledger:audit\` as a whole, over ${ENTRIES.toLocaleString('en')} entries: a world of ${MEMBERS.toLocaleString('en')} members with their purchases, and messages that they paid for. The control is \`select sum(amount) from credit_entry\` on the same server.`,
  async measure(bench) {
    const folder = join(bench.folder, 'audit')
    const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: true })
    bench.onEnd(() => postgres.stop())
    await run(bench, folder, ['demo', '--members', `${MEMBERS}`])
    const client = new pg.Client({ connectionString: postgres.ownerUrl })
    await client.connect()
    bench.onEnd(() => client.end())
    await spendUntilThere(client)
    const control = await seconds(() => client.query('select sum(amount) from credit_entry'))
    const value = await seconds(() => run(bench, folder, ['ledger-audit']))
    const name = `the audit of ${ENTRIES.toLocaleString('en')} entries`
    return [{ name, unit: 's', value, control, budget: { most: 30, of: 'value' } }]
  },
}

/**
 * Each time a member is given two credits and spends them on two messages: six entries, and the balance is as it was.
 */
async function spendUntilThere(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ entries: number; payers: number }>(
    `select (select count(*) from credit_entry)::int as entries, count(*)::int as payers
     from credit_account where kind = 'member'`,
  )
  const { entries, payers } = rows[0]!
  await client.query(
    `with payer as (
       select id, site_id, row_number() over () - 1 as place from credit_account where kind = 'member'
     ), transfer as (
       select gen_random_uuid() as id, payer.id as account_id, site_id, amount, reason
       from generate_series(1, $1::int) as number join payer on place = number % $2::int
       cross join (values (2, 'correction'), (-1, 'message'), (-1, 'message')) as moved (amount, reason)
     )
     insert into credit_entry (transfer_id, account_id, amount, reason, reference)
     select transfer.id, side.account_id, side.amount, reason, transfer.id::text
     from transfer
     join credit_account as site on site.site_id = transfer.site_id
       and site.kind = case reason when 'message' then 'spent' else 'granted' end
     cross join lateral (values (transfer.account_id, transfer.amount), (site.id, -transfer.amount)) as side (account_id, amount)`,
    [Math.ceil((ENTRIES - entries) / 6), payers],
  )
  await client.query('vacuum analyze credit_entry')
}

/** A command of the build that the bench began with. */
async function run(bench: Bench, folder: string, words: readonly string[]) {
  const command = startProcess(bench, ['dist/server/cli.js', ...words], { DATA_DIR: folder })
  if ((await command.exited) !== 0)
    throw new Error(`${words.join(' ')} failed: ${command.output()}`)
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
