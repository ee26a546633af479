import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Settings } from '#server/features/settings/settings.ts'

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000

type Standing = 'ok' | 'blocked' | 'limit'
type Limits = Pick<Settings, 'debit_limit_first' | 'debit_limit'>

export type Debit = {
  readonly accountId: string
  /** The account that is debited; null where it is not known yet. */
  readonly ibanHash: string | null
  /** The telephone that signs; null where it is not known. */
  readonly phoneHash: string | null
  readonly amountMinor: number
  readonly limits: Limits
  readonly now: Date
}

/**
 * Refuses a debit that is one too many. The caller has locked the buyer's account; the debited one and the telephone are
 * locked here, always in this order, so that debits at once come one after the other, and each counts those before it.
 */
export async function requireDebit(tx: Tx, debit: Debit & { readonly ibanHash: string }) {
  await lockName(tx, `debit:${debit.ibanHash}`)
  if (debit.phoneHash !== null) await lockName(tx, `debit-phone:${debit.phoneHash}`)
  requireStanding(await debitStanding(tx, debit))
}

async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Whether this much can be debited, or why not. */
export async function debitStanding(db: Db, debit: Debit): Promise<Standing> {
  const { accountId, ibanHash, phoneHash, amountMinor, limits } = debit
  const { rows } = await sql<Known>`
    select
      exists (select from member where credit_account_id = ${accountId} and debit_blocked_at is not null)
        or ${isBlockedIban(ibanHash)} as is_blocked,
      (${debitsOf(sql`account_id = ${accountId}`, debit)}) as own,
      (${debitsOf(sql`iban_hash = ${ibanHash}`, debit)}) as by_iban,
      (${debitsOf(sql`phone_hash = ${phoneHash}`, debit)}) as by_phone`.execute(db)
  const { is_blocked: isBlocked, own, by_iban: byIban, by_phone: byPhone } = rows[0]!
  if (isBlocked) return 'blocked'
  const isWithin = (used: Used) => used.minor + amountMinor <= limitOf(used, limits)
  return [own, byIban, byPhone].every(isWithin) ? 'ok' : 'limit'
}

export function requireStanding(standing: Standing): void {
  if (standing === 'blocked') throw new Refusal('DEBIT_BLOCKED')
  if (standing === 'limit') throw new Refusal('DEBIT_LIMIT')
}

type Used = { readonly minor: number; readonly has_settled: boolean }
type Known = {
  readonly is_blocked: boolean
  readonly own: Used
  readonly by_iban: Used
  readonly by_phone: Used
}

/** More can be debited once a first debit was really paid. Limits are in whole euros, as debits are. */
function limitOf({ has_settled: hasSettled }: Used, limits: Limits): number {
  return (hasSettled ? limits.debit_limit : limits.debit_limit_first) * 100
}

/** What was debited or is being debited in the last thirty days, from one side or the other. */
function debitsOf(whose: ReturnType<typeof sql>, { now }: Debit) {
  const since = new Date(now.getTime() - WINDOW_MS)
  return sql`
    select json_build_object(
      'minor', coalesce(sum(total_minor) filter (
        where status in ('new', 'pending', 'completed') and created_at > ${since}
      ), 0),
      'has_settled', coalesce(bool_or(status = 'completed' and settled_at is not null), false)
    )
    from credit_order where method = 'directdebit' and ${whose}`
}

/** A bank account that was debited in vain cannot be debited by any member, also when the buyer of then was erased. */
function isBlockedIban(ibanHash: string | null) {
  return sql`exists (
    select from credit_order left join member on member.id = credit_order.member_id
    where credit_order.iban_hash = ${ibanHash} and credit_order.status = 'charged_back'
      and (member.id is null or member.debit_blocked_at is not null)
  ) or exists (
    select from debit_mandate join member on member.id = debit_mandate.member_id
    where debit_mandate.iban_hash = ${ibanHash} and member.debit_blocked_at is not null
  )`
}
