import { sql } from 'kysely'
import { transact } from '#server/db/connect.ts'
import {
  callProvider,
  type ListedPayment,
  type PaymentDeps,
} from '#server/features/payments/payments.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { every } from '#server/jobs/every.ts'
import {
  closeMatched,
  type Compared,
  confirmable,
  type Difference,
  differences,
  openFindings,
} from './findings.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
/** How far back a round looks. */
export const ROUND_DAYS = 35
/** Whoever gives no sign for so long is not there any more. */
const LOST_MS = 10 * MINUTE_MS
/** What was made a moment ago may not have been told to both sides yet. */
const YOUNG_MS = 15 * MINUTE_MS
/** So many that differ are asked about once more; where more do, the next round has the rest. */
const MOST_ASKED = 500
const AT_ONCE = 5

type Beginning = { readonly by: Doer; readonly days?: number }
export type Round = { readonly id: string; readonly since: Date; readonly until: Date }

/** Begins a round, unless one is running: of those who begin at once one does. That it was asked for is in the record either way. */
export function beginRound(
  deps: PaymentDeps,
  { by, days = ROUND_DAYS }: Beginning,
): Promise<Round | null> {
  const now = deps.clock()
  const provider = deps.provider.name
  return transact(deps.db, async (tx) => {
    const lost = { state: 'failed', ended_at: now, error: 'it ended without a sign' }
    await tx
      .updateTable('reconciliation')
      .set(lost)
      .where('provider', '=', provider)
      .where('state', '=', 'running')
      .where('seen_at', '<=', new Date(now.getTime() - LOST_MS))
      .execute()
    const since = new Date(now.getTime() - days * DAY_MS)
    const begun = await tx
      .insertInto('reconciliation')
      .values({
        provider,
        since,
        state: 'running',
        operator_id: by.operatorId,
        who: by.name,
        begun_at: now,
        seen_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const subject = { kind: 'reconciliation', id: begun?.id ?? 'running' }
    const details = { provider, days, begun: begun !== undefined }
    await note(tx, { by, action: 'books_compared', siteId: null, subject, details, now })
    return begun ? { id: begun.id, since, until: new Date(now.getTime() - YOUNG_MS) } : null
  })
}

type Told = Compared & { readonly state: 'done' | 'failed'; readonly error: string | null }

/**
 * Reads the provider's list and compares. What differs is asked about once more before it is told, because both sides may have moved
 * while the list was read. A list that breaks off is told as that, and finds nothing.
 */
export async function workRound(deps: PaymentDeps, round: Round): Promise<Told> {
  try {
    await readList(deps, round)
    await askAgain(deps, round)
    const told = await transact(deps.db, async (tx) => {
      const scope = { ...round, provider: deps.provider.name }
      const found = await differences(tx, scope)
      await openFindings(tx, { ...scope, found, now: deps.clock() })
      const compared = await closeMatched(tx, { ...scope, found, now: deps.clock() })
      await endRound(deps, tx, round, { ...compared, state: 'done', error: null })
      return compared
    })
    return { ...told, state: 'done', error: null }
  } catch (error) {
    deps.log.error({ err: error }, 'the books could not be compared')
    const failed = {
      state: 'failed',
      error: wordsOf(error),
      matched: 0,
      orders: 0,
      found: 0,
    } as const
    await endRound(deps, deps.db, round, failed)
    return failed
  }
}

function wordsOf(error: unknown): string {
  const { cause, message } = error as Error
  return (cause instanceof Error ? cause.message : message).slice(0, 300)
}

async function endRound(
  deps: PaymentDeps,
  db: PaymentDeps['db'],
  { id }: Round,
  { state, error, matched, orders }: Told,
): Promise<void> {
  await db
    .updateTable('reconciliation')
    .set({ state, error, matched, orders, ended_at: deps.clock() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** Page by page, as far back as the round goes: the list has the newest first. */
async function readList(deps: PaymentDeps, round: Round): Promise<void> {
  let from: string | null = null
  do {
    const page = await callProvider(() => deps.provider.list(from))
    await keep(deps, round, page.payments)
    const last = page.payments.at(-1)
    from = last && last.createdAt < round.since ? null : page.next
  } while (from !== null)
}

/** Keeps what the provider says, a page in one statement. */
async function keep(deps: PaymentDeps, { id }: Round, payments: readonly ListedPayment[]) {
  const { db, provider, clock } = deps
  const now = clock()
  const rows = payments.map((one) => ({
    payment_id: one.id,
    order_id: one.orderId,
    status: one.status,
    amount_minor: one.amountMinor,
    currency: one.currency,
    refunded_minor: one.refundedMinor,
    charged_back_minor: one.chargedBackMinor,
    profile: one.profile,
    is_ours: one.isOurs,
    settlement: one.settlement,
    created_at: one.createdAt,
    paid_at: one.paidAt,
  }))
  await sql`
    with listed as (
      insert into provider_payment (provider, payment_id, order_id, status, amount_minor, currency, refunded_minor, charged_back_minor,
        profile, is_ours, settlement, created_at, paid_at, run_id, asked_at)
      select ${provider.name}, payment_id, order_id, status, amount_minor, currency, refunded_minor, charged_back_minor,
        profile, is_ours, settlement, created_at, paid_at, ${id}, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (payment_id text, order_id text, status text, amount_minor bigint,
        currency text, refunded_minor bigint, charged_back_minor bigint, profile text, is_ours boolean, settlement text,
        created_at timestamptz, paid_at timestamptz)
      on conflict (provider, payment_id) do update set (order_id, status, amount_minor, currency, refunded_minor, charged_back_minor,
        profile, is_ours, settlement, created_at, paid_at, run_id, asked_at) = row (excluded.order_id, excluded.status, excluded.amount_minor,
        excluded.currency, excluded.refunded_minor, excluded.charged_back_minor, excluded.profile, excluded.is_ours, excluded.settlement,
        excluded.created_at, excluded.paid_at, excluded.run_id, excluded.asked_at)
    )
    update reconciliation set seen_at = ${now}, payments = payments + ${payments.length} where id = ${id}`.execute(
    db,
  )
}

/** Asks about each payment that seems to differ, as it stands this moment. */
async function askAgain(deps: PaymentDeps, round: Round): Promise<void> {
  const scope = { ...round, provider: deps.provider.name }
  const waiting = confirmable(await differences(deps.db, scope)).slice(0, MOST_ASKED)
  while (waiting.length > 0)
    await Promise.all(waiting.splice(0, AT_ONCE).map((one) => askAbout(deps, round, one)))
}

async function askAbout(deps: PaymentDeps, { id: runId }: Round, { payment_id: id }: Difference) {
  const payment = await callProvider(() => deps.provider.get(id!))
  if (!payment) return
  const { orderId, status, refundedMinor, chargedBackMinor, amountMinor, currency } = payment
  const seen = {
    order_id: orderId,
    status,
    refunded_minor: refundedMinor,
    charged_back_minor: chargedBackMinor,
    amount_minor: amountMinor,
    currency,
    run_id: runId,
    asked_at: deps.clock(),
  }
  await deps.db
    .insertInto('provider_payment')
    .values({
      ...seen,
      provider: deps.provider.name,
      payment_id: id!,
      is_ours: true,
      created_at: deps.clock(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'payment_id']).doUpdateSet(seen))
    .execute()
}

/** A whole round, or null where one is running. */
export async function compareBooks(deps: PaymentDeps, beginning: Beginning): Promise<Told | null> {
  const round = await beginRound(deps, beginning)
  return round && workRound(deps, round)
}

const LOOK_MS = 10 * MINUTE_MS
const CLOCK = { operatorId: null, name: 'system', via: 'system' } as const

/** A round by itself where there was none for a day. Returns how to stop looking. */
export function reconcilePeriodically(deps: PaymentDeps): () => void {
  const what = 'comparing the books'
  return every({ ms: LOOK_MS, isAtOnce: false, what, log: deps.log }, () => compareDaily(deps))
}

export async function compareDaily(deps: PaymentDeps): Promise<void> {
  const day = new Date(deps.clock().getTime() - DAY_MS)
  const lately = await deps.db
    .selectFrom('reconciliation')
    .select('id')
    .where('provider', '=', deps.provider.name)
    .where('begun_at', '>', day)
    .where((round) =>
      round.or([
        round('state', '=', 'done'),
        round('seen_at', '>', new Date(deps.clock().getTime() - 60 * MINUTE_MS)),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (!lately) await compareBooks(deps, { by: CLOCK })
}
