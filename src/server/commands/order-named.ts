import { isId } from '#contract/id.ts'
import type { Db } from '#server/db/connect.ts'
import type { OrderRow } from '#server/features/payments/payments.ts'
import type { Site } from '#server/features/settings/settings.ts'
import { CommandError } from './site-error.ts'
const NUMBER = /^\d{1,9}$/

/** The purchase that an operator means, by its id or the number of its receipt. */
export async function orderNamed(db: Db, site: Site, which: string | undefined): Promise<OrderRow> {
  if (which === undefined)
    throw new CommandError('which purchase? Give its id or the number of its receipt')
  const order = await db
    .selectFrom('credit_order')
    .selectAll()
    .where('site_id', '=', site.id)
    .where((order) => {
      if (isId(which)) return order('id', '=', which)
      return order('receipt_number', '=', NUMBER.test(which) ? Number(which) : -1)
    })
    .executeTakeFirst()
  if (!order) throw new CommandError(`${site.domain} has no purchase ${which}`)
  return order
}

/** An amount as an operator reads it. */
export function money(minor: number, currency: string): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)} ${currency}`
}
