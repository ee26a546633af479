import type { Db } from '#server/db/connect.ts'
import type { SmsTransport } from './outgoing-sms.ts'

/** Keeps messages in the database instead of sending them, each once: for installations without a gateway. */
export function openSmsOutbox(db: Db): SmsTransport {
  return async ({ id, siteId, memberId, to, text, date }) => {
    await db
      .insertInto('outbox_sms')
      .values({
        id,
        site_id: siteId,
        member_id: memberId,
        recipient: to,
        body: text,
        created_at: date,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
