import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { ProviderStatus } from '../provider.ts'

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
  await db.transaction().execute(async (tx) => {
    const changed = await turn(tx, id, step)
    if (!changed) return
    const payload = { id, url: changed.webhook_url }
    await enqueue(tx, { kind: 'sandbox_webhook', payload, memberId: null, now })
  })
}

/** What the shop gives up itself: it knows already. */
export async function cancelSandboxPayment(db: Db, id: string): Promise<void> {
  await turn(db, id, 'cancel')
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
