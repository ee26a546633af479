import { sql, type RawBuilder } from 'kysely'
import type { Discount } from '#contract/discounts.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { newcomerKey } from './newcomer-of.ts'

type Use = {
  readonly siteId: string
  readonly accountId: string
  readonly discount: Pick<Discount, 'kind' | 'code'>
  readonly orderId: string
  readonly now: Date
}

/** Uses a discount for an order. Whoever writes its key first has it; everybody else is refused. */
export async function takeDiscount(tx: Tx, use: Use): Promise<void> {
  const { siteId, orderId, now } = use
  const { rows } = await sql`
    insert into discount_use (site_id, key, order_id, used_at)
    select ${siteId}, key, ${orderId}, ${now} from (${keyOf(use)}) as discount (key)
    on conflict (site_id, key) do nothing
    returning key`.execute(tx)
  if (rows.length === 0) throw new Refusal('CODE_USED')
}

function keyOf({ siteId, accountId, discount }: Use): RawBuilder<unknown> {
  if (discount.kind === 'time_bonus' || discount.kind === 'welcome')
    return sql`select ${newcomerKey(accountId)}::text`
  return sql`
    select 'code:' || id || case when is_once_each then ':' || ${accountId}::text else '' end
    from discount_code where site_id = ${siteId} and code = ${discount.code}`
}
