import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type * as contract from '#contract/office/orders.ts'
import type { FindingKind } from '#contract/office/findings.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Scope } from '#server/http/office-route.ts'

type Told = z.input<typeof contract.getRounds.output>
type Asked = {
  readonly provider: string
  readonly scope: Scope
  readonly siteId?: string | undefined
}

/** How the books were compared last, and what is open of it on the sites of whoever asks. */
export async function roundsOf(db: Db, { provider, scope, siteId }: Asked): Promise<Told> {
  const latest = db
    .selectFrom('reconciliation')
    .selectAll()
    .where('provider', '=', provider)
    .orderBy('begun_at', 'desc')
    .limit(1)
  const last = await latest.executeTakeFirst()
  const done = await latest.where('state', '=', 'done').executeTakeFirst()
  const within = scope === 'all' ? sql`true` : sql`site_id = any(${[...scope]}::uuid[])`
  const here = siteId === undefined ? sql`true` : sql`site_id = ${siteId}`
  const { rows } = await sql<{ kind: FindingKind; count: number }>`
    select kind, count(*)::int as count from payment_finding
    where provider = ${provider} and settled_at is null and ${within} and ${here} group by kind order by kind`.execute(
    db,
  )
  return {
    last: last ? roundAnswer(last) : null,
    done: done ? roundAnswer(done) : null,
    open: rows,
  }
}

function roundAnswer(row: Selectable<Tables['reconciliation']>) {
  const { id, provider, state, who, payments, orders, matched, error } = row
  return {
    id,
    provider,
    state: state as 'running' | 'done' | 'failed',
    who,
    payments,
    orders,
    matched,
    error,
    since: row.since.toISOString(),
    begun_at: row.begun_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
