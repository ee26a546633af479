import type { Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'

/** A purchase as the database has it. */
export type OrderRow = Selectable<Tables['credit_order']>

export function orderById(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('credit_order').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A purchase of this member; anybody else's is as if it were not there. */
export function ownOrder(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('credit_order')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}
