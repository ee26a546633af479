import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { listOrders as contract } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'
import { cursorOf, readCursor } from '#server/http/cursor.ts'
import { orderAnswer } from './order-answer.ts'

const PAGE = 20

type ListOrdersInput = { readonly memberId: string; readonly after: string | undefined }

/** One's own purchases, the latest first; a page ends where the next begins. */
export async function listOrders(
  db: Db,
  { memberId, after }: ListOrdersInput,
): Promise<z.input<typeof contract.output>> {
  const cursor = after === undefined ? null : readCursor(after)
  const micros = sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`
  const rows = await db
    .selectFrom('credit_order')
    .selectAll()
    .select(micros.as('micros'))
    .where('member_id', '=', memberId)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (timestamptz 'epoch' + ${cursor?.micros}::bigint * interval '1 microsecond', ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // One more than a page tells whether there is another.
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  return {
    orders: page.map(orderAnswer),
    next: rows.length > PAGE ? cursorOf(page.at(-1)!) : null,
  }
}
