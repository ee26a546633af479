// What payers, banks and refunds do to a payment of the sandbox.

import { sql } from 'kysely'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import type { NewRefund, ProviderStatus } from '../provider.ts'

export const SANDBOX_STEPS = ['pay', 'fail', 'cancel', 'wait', 'charge_back'] as const
export type SandboxStep = (typeof SANDBOX_STEPS)[number]

const TURNS: Readonly<
  Record<SandboxStep, { readonly from: readonly ProviderStatus[]; readonly to: ProviderStatus }>
> = {
  // Also what has failed already: a provider may say so very late.
  pay: { from: ['open', 'pending', 'failed', 'canceled', 'expired'], to: 'paid' },
  fail: { from: ['open', 'pending'], to: 'failed' },
  cancel: { from: ['open'], to: 'canceled' },
  wait: { from: ['open'], to: 'pending' },
  charge_back: { from: ['paid'], to: 'paid' },
}

type Change = { readonly id: string; readonly step: SandboxStep; readonly now: Date }

/** What a payer or a bank does. The shop is told of it, and of nothing that changed nothing. */
export async function changeSandboxPayment(db: Db, { id, step, now }: Change): Promise<void> {
  await transact(db, async (tx) => {
    const changed = await turn(tx, id, step)
    if (!changed) return
    const payload = { id, url: changed.webhook_url }
    await enqueue(tx, { kind: 'sandbox_webhook', payload, memberId: null, now })
  })
}

/** Which steps can be taken from here. */
export function stepsFrom(status: string, chargedBackMinor: number): SandboxStep[] {
  return SANDBOX_STEPS.filter(
    (step) =>
      TURNS[step].from.some((from) => from === status) &&
      (step !== 'charge_back' || chargedBackMinor === 0),
  )
}

function turn(db: Db, id: string, step: SandboxStep) {
  const { from, to } = TURNS[step]
  return db
    .updateTable('sandbox_payment')
    .set({ status: to })
    .$if(step === 'charge_back', (payment) =>
      payment
        .set({ charged_back_minor: sql`amount_minor - refunded_minor` })
        .where('charged_back_minor', '=', 0)
        .whereRef('refunded_minor', '<', 'amount_minor'),
    )
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('webhook_url')
    .executeTakeFirst()
}

/** Pays back at most what was paid. The same key again is the same refund. */
export async function refundSandboxPayment(db: Db, refund: NewRefund, now: Date) {
  const key = `${refund.paymentId}:${refund.key}`
  await transact(db, async (tx) => {
    if (await isKnown(tx, refund.paymentId, key)) return
    if (!(await payBack(tx, refund))) throw new Error('the sandbox cannot refund that')
    const { paymentId, amountMinor } = refund
    await tx
      .insertInto('sandbox_refund')
      .values({ key, payment_id: paymentId, amount_minor: amountMinor, created_at: now })
      .execute()
  })
  return { id: `sbr_${key}` }
}

/** Asked with the payment locked, so that the same refund at the same time waits for this one. */
async function isKnown(tx: Tx, paymentId: string, key: string): Promise<boolean> {
  await tx
    .selectFrom('sandbox_payment')
    .select('id')
    .where('id', '=', paymentId)
    .forUpdate()
    .execute()
  const known = tx.selectFrom('sandbox_refund').select('key').where('key', '=', key)
  return (await known.executeTakeFirst()) !== undefined
}

async function payBack(tx: Tx, { paymentId, amountMinor, currency }: NewRefund): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_payment')
    .set((is) => ({ refunded_minor: is('refunded_minor', '+', amountMinor) }))
    .where('id', '=', paymentId)
    .where('status', '=', 'paid')
    .where('currency', '=', currency)
    .where(sql<boolean>`refunded_minor + charged_back_minor + ${amountMinor} <= amount_minor`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
