import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

type Audit = {
  readonly entries: number
  readonly accounts: number
  readonly orders: number
  /** One line for everything that differs. */
  readonly differences: readonly string[]
}

/**
 * Proves every balance and every purchase against the ledger. All of it is seen as it was at one moment, so that it can be
 * asked while the site runs.
 */
export function auditLedger(db: Db): Promise<Audit> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<Omit<Audit, 'differences'>>`
        select (select count(*) from credit_entry)::int as entries,
          (select count(*) from credit_account)::int as accounts,
          (select count(*) from credit_order)::int as orders`.execute(tx)
      const differences: string[] = []
      for (const check of [...CREDIT_CHECKS, ...FREE_MESSAGE_CHECKS, ...ORDER_CHECKS]) {
        const found = await sql<{ line: string }>`
          select line from (${check}) as differing (line) order by line limit 1000`.execute(tx)
        differences.push(...found.rows.map(({ line }) => line))
      }
      return { ...rows[0]!, differences }
    })
}

/** What must hold for every movement of credits. Each finds what does not, as a line about it. */
const CREDIT_CHECKS = [
  sql`
    select format('transfer %s has %s entries that sum to %s', transfer_id, count(*), sum(amount))
    from credit_entry group by transfer_id
    having sum(amount) <> 0 or count(*) < 2 or min(reason || reference) <> max(reason || reference)`,
  sql`
    select format('account %s has %s credits, its entries sum to %s', credit_account.id, balance, coalesce(sum, 0))
    from credit_account
    left join (select account_id, sum(amount) from credit_entry group by account_id) as moved
      on moved.account_id = credit_account.id
    where kind = 'member' and balance <> coalesce(sum, 0)`,
  // Credits are sold, granted and spent on different accounts of the site; a debt comes with a charge-back alone.
  sql`
    select format('entry %s moves a %s on the account of what is %s', credit_entry.id, reason, kind)
    from credit_account join credit_entry on credit_entry.account_id = credit_account.id
    where kind <> 'member' and not case kind
      when 'granted' then reason in ('signup', 'free_message', 'correction')
      when 'sold' then reason in ('purchase', 'refund', 'chargeback')
      when 'spent' then reason in ('message', 'photo', 'gift')
      else reason = 'chargeback'
    end`,
  sql`
    select format('entry %s is a %s without its order', entry.id, entry.reason)
    from credit_entry as entry
    left join credit_order on entry.reason <> 'refund' and credit_order.id::text = entry.reference
    left join order_refund on entry.reason = 'refund' and order_refund.id::text = entry.reference
    where entry.reason in ('purchase', 'chargeback', 'refund') and credit_order.id is null and order_refund.id is null`,
]

/** What is given for a message pays for exactly that message, and nobody has a second one to come. */
const FREE_MESSAGE_CHECKS = [
  sql`
    select format('account %s was given %s for the free message %s and paid %s', given.account_id, given.amount,
      given.reference, coalesce(-paid.amount, 0))
    from credit_entry as given
    join credit_account on credit_account.id = given.account_id and credit_account.kind = 'member'
    left join credit_entry as paid
      on paid.reason = 'message' and paid.reference = given.reference and paid.account_id = given.account_id
    where given.reason = 'free_message' and given.amount <> coalesce(-paid.amount, 0)`,
  sql`
    select format('account %s had its free message and still has one', credit_account.id)
    from credit_account join credit_entry on credit_entry.account_id = credit_account.id
    where has_free_message and reason = 'free_message'`,
]

/** The movements of a kind on members' accounts, by what caused them. */
const moved = (reason: string) => sql`
  (select reference, account_id, sum(amount) as amount from credit_entry where reason = ${reason}
    group by reference, account_id)`

/** What must hold for every purchase. Each finds what does not, as a line about it. */
const ORDER_CHECKS = [
  sql`
    select format('order %s (%s) of %s credits has given %s', credit_order.id, status, credits, coalesce(given.amount, 0))
    from credit_order
    left join ${moved('purchase')} as given
      on given.reference = credit_order.id::text and given.account_id = credit_order.account_id
    where coalesce(given.amount, 0) <> case when completed_at is null then 0 else credits end`,
  sql`
    select format('order %s has given back %s and %s credits, its refunds are %s and %s', id,
      refunded_minor, refunded_credits, coalesce(minor, 0), coalesce(taken, 0))
    from credit_order
    left join (
      select order_id, sum(amount_minor) as minor, sum(credits) as taken from order_refund group by order_id
    ) as refunds on refunds.order_id = credit_order.id
    where (refunded_minor, refunded_credits) <> (coalesce(minor, 0), coalesce(taken, 0))`,
  sql`
    select format('refund %s of order %s takes %s credits back, the ledger has %s', order_refund.id, order_id,
      order_refund.credits, coalesce(-taken.amount, 0))
    from order_refund join credit_order on credit_order.id = order_id
    left join ${moved('refund')} as taken
      on taken.reference = order_refund.id::text and taken.account_id = credit_order.account_id
    where order_refund.credits <> coalesce(-taken.amount, 0)`,
  sql`
    select format('order %s was withdrawn from, with the refund %s of another order or kind', order_withdrawal.order_id, refund_id)
    from order_withdrawal join order_refund on order_refund.id = refund_id
    where order_refund.order_id <> order_withdrawal.order_id or key <> 'withdrawal'`,
  // The site gets back all that was not refunded: what the member has of it, and what they owe.
  sql`
    select format('order %s (%s) was charged back %s credits and owes %s, the ledger has %s and %s', credit_order.id, status,
      case status when 'charged_back' then credits - refunded_credits else 0 end, owed_credits,
      coalesce(returned, 0), coalesce(owed, 0))
    from credit_order
    left join (
      select reference, sum(amount) filter (where kind = 'sold') as returned, -sum(amount) filter (where kind = 'debt') as owed
      from credit_entry join credit_account on credit_account.id = account_id
      where reason = 'chargeback' group by reference
    ) as back on back.reference = credit_order.id::text
    where coalesce(returned, 0) <> case status when 'charged_back' then credits - refunded_credits else 0 end
      or coalesce(owed, 0) <> owed_credits`,
  sql`
    select format('site %s has %s receipts from %s to %s, its counter stands at %s', site.id, count(receipt_number),
      min(receipt_number), max(receipt_number), coalesce(last_number, 0))
    from site
    left join receipt_counter on receipt_counter.site_id = site.id
    left join credit_order on credit_order.site_id = site.id and receipt_number is not null
    group by site.id, last_number
    having count(receipt_number) <> coalesce(last_number, 0)
      or (count(receipt_number) > 0 and (min(receipt_number), max(receipt_number)) <> (1, last_number))`,
  sql`
    select format('order %s costs %s, at %s less %s percent', id, total_minor, price_minor, discount_percentage)
    from credit_order
    where total_minor <> price_minor::bigint * (100 - discount_percentage) / 100
      or (discount_kind is null) <> (discount_percentage = 0)`,
  sql`
    select format('order %s (%s) uses the discount %s', id, status, key)
    from discount_use join credit_order on credit_order.id = order_id
    where discount_kind is null or status in ('failed', 'cancelled')`,
  sql`
    select format('order %s has a discount that it does not use', id)
    from credit_order
    where status = 'completed' and discount_kind is not null and refunded_minor < total_minor
      and not exists (select from discount_use where order_id = credit_order.id)`,
]
