import { sql } from 'kysely'

/** What must hold for every movement of credits. Each finds what does not, as a line about it. */
export const CREDIT_CHECKS = [
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
      when 'granted' then reason in ('signup', 'correction')
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
