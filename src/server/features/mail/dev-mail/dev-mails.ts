import type { Selectable } from 'kysely'
import { isId } from '#contract/id.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'

const MOST = 200

export type DevMail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly sent_at: string
  /** Every address in it, in order. */
  readonly links: readonly string[]
}

type ListMailsInput = { readonly siteId: string; readonly to?: string | undefined }

/** The mails of a site that were not sent but kept, the newest first; all, or those to one address. */
export async function listMails(db: Db, { siteId, to }: ListMailsInput): Promise<DevMail[]> {
  const rows = await db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(to !== undefined, (mails) =>
      mails.where((is) => is(is.fn('lower', ['recipient']), '=', (to ?? '').toLowerCase())),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(seen)
}

export async function findMail(
  db: Db,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<DevMail | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? seen(row) : null
}

function seen(row: Selectable<Tables['outbox_mail']>): DevMail {
  const { id, subject, html, text } = row
  return {
    id,
    to: row.recipient,
    subject,
    html,
    text,
    headers: row.headers as Record<string, string>,
    sent_at: row.sent_at.toISOString(),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

const MOST_SMS = 50

export type DevSms = { readonly to: string; readonly text: string; readonly sent_at: string }
type ListSmsInput = { readonly siteId: string; readonly to?: string | undefined }

/** The text messages of a site that were not sent but kept, the newest first; all, or those to one number. */
export async function listSms(db: Db, { siteId, to }: ListSmsInput): Promise<DevSms[]> {
  const rows = await db
    .selectFrom('outbox_sms')
    .select(['recipient', 'body', 'created_at'])
    .where('site_id', '=', siteId)
    .$if(to !== undefined, (messages) => messages.where('recipient', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SMS)
    .execute()
  return rows.map(({ recipient, body, created_at: at }) => ({
    to: recipient,
    text: body,
    sent_at: at.toISOString(),
  }))
}
