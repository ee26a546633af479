import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { withEvents } from '#server/events/telling.ts'
import { balanceOf } from './accounts.ts'
import { moveCredits } from './move-credits.ts'

type Correction = {
  readonly memberId: string
  /** What the member gets, or with a minus gives. */
  readonly amount: number
  /** Stands in the ledger for good. */
  readonly why: string
}

/** Gives a member credits, or takes some, for a reason that an operator answers for. Returns the balance after it. */
export function correctCredits(
  circumstances: { readonly db: Db; readonly events: Bus; readonly now: Date },
  { memberId, amount, why }: Correction,
): Promise<number> {
  return withEvents(circumstances, async (tx, notify) => {
    const member = await tx
      .selectFrom('member')
      .select(['site_id', 'credit_account_id'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const accountId = member.credit_account_id
    const cause = { reason: 'correction', reference: `${randomUUID()} ${why}` } as const
    const { now } = circumstances
    await moveCredits(tx, { siteId: member.site_id, accountId, amount, ...cause, now })
    notify([memberId], { kind: 'user_changed' })
    return balanceOf(tx, accountId)
  })
}
