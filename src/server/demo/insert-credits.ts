import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { DemoMember } from './demo-member.ts'
import { transferTime } from './transfer-time.ts'

/** The accounts of a site that credits come from: a gift, or a sale. */
export type Sources = { readonly signup: string; readonly purchase: string }

/** Makes sure that a site has its own accounts. */
export async function sourcesOf(tx: Tx, siteId: string): Promise<Sources> {
  await sql`
    insert into credit_account (site_id, kind)
    values (${siteId}, 'granted'), (${siteId}, 'sold'), (${siteId}, 'spent')
    on conflict (site_id, kind) where kind <> 'member' do nothing`.execute(tx)
  const { rows } = await sql<{ id: string; kind: string }>`
    select id, kind from credit_account where site_id = ${siteId} and kind <> 'member'`.execute(tx)
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)!.id
  return { signup: idOf('granted'), purchase: idOf('sold') }
}

/** Gives every member an account, with the transfers that its balance is the sum of. */
export async function insertCredits(
  tx: Tx,
  batch: DemoMember[],
  { siteId, sources }: { siteId: string; sources: Sources },
): Promise<void> {
  await insertAccounts(tx, batch, siteId)
  const transfers = batch.flatMap((member) =>
    member.transfers.map((transfer, index) => {
      const at = transferTime(member, index)
      return { ...transfer, accountId: member.accountId, at }
    }),
  )
  const all = <T>(value: (transfer: (typeof transfers)[number]) => T) =>
    sql.val(transfers.map(value))
  await sql`
    insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
    select transfer_id, entry.account_id, entry.amount, reason, transfer_id::text, to_timestamp(made_at / 1000.0)
    from unnest(
      ${all(({ id }) => id)}::uuid[],
      ${all(({ accountId }) => accountId)}::uuid[],
      ${all(({ reason }) => sources[reason])}::uuid[],
      ${all(({ amount }) => amount)}::int[],
      ${all(({ reason }) => reason)}::text[],
      ${all(({ at }) => at)}::float8[]
    ) as transfer (transfer_id, member_account_id, source_id, amount, reason, made_at)
    cross join lateral (
      values (member_account_id, transfer.amount), (source_id, -transfer.amount)
    ) as entry (account_id, amount)`.execute(tx)
}

async function insertAccounts(tx: Tx, batch: DemoMember[], siteId: string): Promise<void> {
  const balances = batch.map(({ transfers }) =>
    transfers.reduce((sum, { amount }) => sum + amount, 0),
  )
  await sql`
    insert into credit_account (id, site_id, kind, balance)
    select id, ${siteId}, 'member', balance
    from unnest(
      ${sql.val(batch.map(({ accountId }) => accountId))}::uuid[],
      ${sql.val(balances)}::int[]
    ) as account (id, balance)`.execute(tx)
}
