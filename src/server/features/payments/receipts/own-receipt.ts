import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LocaleCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import type { OrderRow } from '../order-row.ts'

export type PaidOrder = OrderRow & {
  readonly completed_at: Date
  readonly receipt_number: number
  readonly language: LocaleCode
  readonly refunds: readonly { readonly amount_minor: number; readonly created_at: string }[]
}

/** A completed purchase of this member with what went back of it; any other is as if it were not there. */
export async function ownReceipt(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<PaidOrder | undefined> {
  const order = await db
    .selectFrom('credit_order')
    .innerJoin('member', 'member.id', 'credit_order.member_id')
    .selectAll('credit_order')
    .select('member.language')
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('order_refund')
          .select(['amount_minor', 'created_at'])
          .whereRef('order_id', '=', 'credit_order.id')
          .orderBy('created_at'),
      ).as('refunds'),
    )
    .where('credit_order.id', '=', id)
    .where('member_id', '=', memberId)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  return order as PaidOrder | undefined
}
