import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { ERASED_WORDS } from './erased-words.ts'

type Sender = {
  readonly siteId: string
  readonly memberId: string
  readonly email: string
  readonly now: Date
}

/** Erases what a member said in complaints, also in those sent from their address without a login, and its mails. */
export async function eraseComplaintsOf(tx: Tx, sender: Sender): Promise<void> {
  const { siteId, memberId, email, now } = sender
  const erased = await tx
    .updateTable('complaint')
    .set({ ...ERASED_WORDS, erased_at: now })
    .where('site_id', '=', siteId)
    .where((complaint) =>
      complaint.or([
        complaint('member_id', '=', memberId),
        complaint(complaint.fn('lower', ['email']), '=', email.toLowerCase()),
      ]),
    )
    .returning('number')
    .execute()
  await forgetMails(
    tx,
    siteId,
    erased.map(({ number }) => number),
  )
}

/** The mails to the site name no member; they are known by the number. */
async function forgetMails(tx: Tx, siteId: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await tx
    .deleteFrom('job')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`payload ->> 'site_id' = ${siteId}
      and payload #>> '{content,complaint,number}' = any (${numbers})`)
    .execute()
  await tx
    .deleteFrom('outbox_mail')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`subject like any (${numbers.map((number) => `%${number}%`)})`)
    .execute()
}
