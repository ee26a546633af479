import type { Db } from '#server/db/connect.ts'

const MOST = 50

export type OutboxSms = { readonly to: string; readonly text: string; readonly sent_at: string }
type ListSmsInput = { readonly siteId: string; readonly to?: string | undefined }

/** The text messages of a site that were not sent but kept, the newest first; all, or those to one number. */
export async function listSms(db: Db, { siteId, to }: ListSmsInput): Promise<OutboxSms[]> {
  const rows = await db
    .selectFrom('outbox_sms')
    .select(['recipient', 'body', 'created_at'])
    .where('site_id', '=', siteId)
    .$if(to !== undefined, (messages) => messages.where('recipient', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ recipient, body, created_at: at }) => ({
    to: recipient,
    text: body,
    sent_at: at.toISOString(),
  }))
}
