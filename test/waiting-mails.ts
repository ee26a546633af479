import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { MailContent } from '#server/features/mail/mail.ts'
import { linkToken } from '#server/kernel/secrets.ts'

/** The key of every application that a test makes without one of its own. */
const SECRET_KEY = '0'.repeat(64)

/** The mails that wait to be sent to an address, oldest first. */
export async function mailsTo(db: Db, address: string): Promise<MailContent[]> {
  const jobs = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'mail')
    .where(sql`lower(payload ->> 'to')`, '=', address.toLowerCase())
    .orderBy('created_at')
    // Within a millisecond the transactions' own order decides.
    .orderBy(sql`xmin::text::bigint`)
    .orderBy(sql`ctid`)
    .execute()
  return jobs.map(({ payload }) => (payload as { content: MailContent }).content)
}

/** The secret of the link in the newest mail of a kind to an address. */
export async function tokenFor(
  db: Db,
  address: string,
  name: MailContent['name'],
): Promise<string> {
  const mails = await mailsTo(db, address)
  const mail = mails.findLast((content) => content.name === name)
  if (!mail || !('link_id' in mail)) throw new Error(`${address} got no ${name}`)
  return linkToken(SECRET_KEY, mail.link_id)
}
