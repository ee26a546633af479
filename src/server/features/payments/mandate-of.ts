import type { Db } from '#server/db/connect.ts'
import type { OrderRow } from './order-row.ts'
import type { Mandate } from './provider.ts'

/** The right to debit that a purchase was made with, as long as it holds and the provider knows it. */
export async function mandateOf(
  db: Db,
  { mandate_id: id }: Pick<OrderRow, 'mandate_id'>,
): Promise<Mandate | null> {
  if (id === null) return null
  const mandate = await db
    .selectFrom('debit_mandate')
    .select(['provider_customer', 'provider_mandate'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const { provider_customer: customer = null, provider_mandate: named = null } = mandate ?? {}
  return customer === null || named === null ? null : { customer, mandate: named }
}
