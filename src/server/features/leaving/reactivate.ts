import { sql } from 'kysely'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { takeLink } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { dueSince } from './erase-time.ts'

/** Brings a deleted account back as it was, by the link in the mail, until it is due to be erased. Returns whose it is. */
export async function reactivate(
  { db }: App,
  { site, now }: Visit,
  token: string,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const use = { siteId: site.id, kinds: ['reactivation'], token, now } as const
    const { memberId } = await takeLink(tx, use)
    const { email, language } = await markBack(tx, memberId, now)
    await sendMail(tx, {
      siteId: site.id,
      memberId,
      to: email,
      language: language as LocaleCode,
      content: { name: 'reactivated' },
      now,
    })
    return memberId
  })
}

async function markBack(tx: Tx, memberId: string, now: Date) {
  const member = await tx
    .updateTable('member')
    .set({
      status: sql`coalesce(status_before, 'active')`,
      status_before: null,
      deleted_at: null,
      delete_reason: null,
      last_active_at: now,
    })
    .where('id', '=', memberId)
    .where('deleted_at', '>', dueSince(now))
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (!member) throw new Refusal('LINK_INVALID')
  return member
}
