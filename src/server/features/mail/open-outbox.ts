import type { Db } from '#server/db/connect.ts'
import type { OutgoingMail, Transport } from './outgoing-mail.ts'

/** Keeps mails in the database instead of sending them, each once: for installations without a mail server. */
export function openOutbox(db: Db): Transport {
  return async (mail) => {
    await db
      .insertInto('outbox_mail')
      .values({
        id: mail.id,
        site_id: mail.siteId,
        member_id: mail.memberId,
        recipient: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: JSON.stringify(headersOf(mail)),
        sent_at: mail.date,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

function headersOf({ from, replyTo, messageId, headers }: OutgoingMail): Record<string, string> {
  return {
    From: `${from.name} <${from.address}>`,
    ...(replyTo === null ? {} : { 'Reply-To': replyTo }),
    'Message-ID': messageId,
    ...headers,
  }
}
