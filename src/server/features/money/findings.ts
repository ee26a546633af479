import { type RawBuilder, sql } from 'kysely'
import { CURRENCIES } from '#contract/geo.ts'
import type { FindingKind } from '#contract/office/findings.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'

export type Within = {
  readonly id: string
  readonly provider: string
  readonly since: Date
  readonly until: Date
}

/** One thing that does not match, with both sides. */
export type Difference = {
  readonly kind: FindingKind
  readonly payment_id: string | null
  readonly order_id: string | null
  readonly site_id: string | null
  readonly facts: { readonly ours: unknown; readonly theirs: unknown }
}

export type Compared = { readonly matched: number; readonly orders: number; readonly found: number }

/** Our orders and their payments side by side, as far as the round looked; each pair once. */
const pairs = ({ id, provider, since, until }: Within): RawBuilder<unknown> => sql`
  select payment.*, payment.status as said, ours.id as ours_id, ours.site_id, ours.status as state, ours.method, ours.total_minor,
    ours.currency as our_currency, ours.refunded_minor as ours_back, ours.provider_id, ours.created_at as ordered_at,
    coalesce(sent.minor, 0) as sent_back, sent.oldest as unsent_since
  from (
    select * from credit_order
    where provider = ${provider} and created_at >= ${since} and created_at < ${until} and total_minor > 0
  ) as ours
  full join (
    select *, payment_id as theirs_id from provider_payment
    where provider = ${provider} and run_id = ${id}
  ) as payment on payment.payment_id = ours.provider_id
  left join lateral (
    select sum(amount_minor) filter (where status = 'done') as minor, min(created_at) filter (where status = 'asked') as oldest
    from order_refund where ours.refunded_minor > 0 and order_id = ours.id
  ) as sent on true`

/**
 * Everything that does not match, in one statement over all of them. What is not paid on either side is no matter; an order that
 * has not been given a payment yet, or a payment that has just been paid, is none either.
 */
export async function differences(db: Db, within: Within): Promise<Difference[]> {
  const { since, until } = within
  const day = new Date(until.getTime() - 24 * 60 * 60 * 1000)
  const { rows } = await sql<Difference>`
    with pair as materialized (${pairs(within)}),
    judged as (
      select pair.*, case
        when theirs_id is not null and not is_ours then 'foreign_profile'
        when theirs_id is null then case when provider_id is not null then 'missing_there' end
        when amount_minor is null or currency <> all(${[...CURRENCIES]}::text[]) then 'unknown_currency'
        when ours_id is null then case
          when is_paid and created_at >= ${since} and created_at < ${until} and not exists (
            select from credit_order where provider = pair.provider and provider_id = payment_id
          ) then 'missing_here' end
        when amount_minor <> total_minor or currency <> our_currency then 'amount_differs'
        when (state = 'charged_back') <> is_back
          or (state in ('completed', 'charged_back')) <> (is_paid or is_back)
            and (state in ('completed', 'charged_back') or paid_at < ${until}) then 'state_differs'
        when is_paid and state = 'completed'
          and (refunded_minor < sent_back or refunded_minor > ours_back or unsent_since < ${day}) then 'refund_differs'
      end as kind
      from (
        select pair.*, said = 'paid' or (said = 'pending' and coalesce(method, '') = 'directdebit') as is_paid,
          coalesce(charged_back_minor, 0) > 0 or (state = 'charged_back' and said in ('failed', 'canceled', 'expired')) as is_back
        from pair
      ) as pair
    )
    select kind, coalesce(payment_id, provider_id) as payment_id, ours_id as order_id, site_id,
      jsonb_build_object(
        'ours', case when ours_id is not null then jsonb_build_object('state', state, 'amount_minor', total_minor,
          'currency', our_currency, 'refunded_minor', ours_back) end,
        'theirs', case when theirs_id is not null then jsonb_build_object('state', case when charged_back_minor > 0 then 'charged_back' else said end,
          'amount_minor', amount_minor, 'currency', currency, 'refunded_minor', refunded_minor) end
      ) as facts
    from judged where kind is not null
    order by coalesce(ordered_at, created_at) desc, payment_id`.execute(db)
  return rows
}

/** Those that a question to the provider may clear up. */
export function confirmable(found: readonly Difference[]): Difference[] {
  const clear: readonly FindingKind[] = ['unknown_currency', 'foreign_profile']
  return found.filter(({ kind, payment_id: id }) => id !== null && !clear.includes(kind))
}

type Found = Within & { readonly found: readonly Difference[]; readonly now: Date }

/** Opens a case for each that is new. What was settled with the same facts stays settled. */
export async function openFindings(tx: Tx, { provider, found, now }: Found): Promise<void> {
  await sql`
    insert into payment_finding (provider, kind, payment_id, order_id, site_id, facts, found_at)
    select ${provider}, kind, payment_id, order_id, site_id, facts, ${now}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as found (kind text, payment_id text, order_id uuid, site_id uuid, facts jsonb)
    on conflict do nothing`.execute(tx)
}

/** Ends what a whole round did not find any more, and counts what matched. */
export async function closeMatched(tx: Tx, { found, now, ...within }: Found): Promise<Compared> {
  await sql`
    update payment_finding set settled_at = ${now}, outcome = 'matched'
    where provider = ${within.provider} and settled_at is null
      and (order_id is null or order_id in (select id from credit_order where created_at >= ${within.since}))
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (kind text, payment_id text, order_id uuid, facts jsonb)
        where found.kind = payment_finding.kind and found.payment_id is not distinct from payment_finding.payment_id
          and found.order_id is not distinct from payment_finding.order_id and found.facts = payment_finding.facts
      )`.execute(tx)
  const { rows } = await sql<{ orders: number; matched: number }>`
    select count(ours_id)::int as orders, (count(*) filter (where ours_id is not null and theirs_id is not null))::int as matched
    from (${pairs(within)}) as pair`.execute(tx)
  const { orders, matched } = rows[0]!
  const differing = found.filter(({ order_id: id, facts }) => id !== null && facts.theirs !== null)
  return { orders, matched: matched - differing.length, found: found.length }
}

type Settling = {
  readonly id: string
  readonly words: string
  readonly operatorId: string
  readonly now: Date
}

/** Settles a finding with words. Its case closes with it. */
export async function settleFindingIn(
  tx: Tx,
  settling: Settling,
): Promise<{ orderId: string | null; kind: string }> {
  const { id, words, operatorId, now } = settling
  const settled = await tx
    .updateTable('payment_finding')
    .set({ words, settled_by: operatorId, settled_at: now, outcome: 'settled' })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning(['order_id', 'kind'])
    .executeTakeFirst()
  if (!settled) throw new Refusal('NOT_FOUND')
  return { orderId: settled.order_id, kind: settled.kind }
}
