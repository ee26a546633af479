import { isNameAllowed } from '#contract/fields.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { makeLink, moveTo } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { tellOwner } from './address.ts'

type MemberVisit = Visit & { readonly member: SessionMember }

/** Sends the activation mail again, to another address if the first was wrong; the older link stops working. */
export async function resendActivation(
  app: App,
  visit: MemberVisit,
  wish: string | undefined,
): Promise<{ email: string }> {
  await app.limiter.take('activation_by_member', visit.member.id, visit.now, 'MAIL_LIMIT')
  try {
    const send = (tx: Tx) => sendAgain(tx, app.secretKey, visit, wish)
    return { email: await app.db.transaction().execute(send) }
  } catch (error) {
    const { account_privacy: privacy } = await settingsOf(app.db, visit.site.id)
    const isTaken = error instanceof Refusal && error.code === 'EMAIL_TAKEN'
    if (!isTaken || !wish || privacy !== 'private') throw error
    await tellOwner(app, visit, wish)
    return { email: wish }
  }
}

async function sendAgain(
  tx: Tx,
  secretKey: string,
  { site, member, now }: MemberVisit,
  wish: string | undefined,
): Promise<string> {
  const own = await tx
    .selectFrom('member')
    .select(['email', 'name', 'language', 'status'])
    .where('id', '=', member.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (own.status !== 'not_confirmed') throw new Refusal('ALREADY_ACTIVE')
  const email = wish ?? own.email
  if (!isNameAllowed(own.name, email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'email' })
  if (email !== own.email) await moveTo(tx, member.id, email)
  const linkId = await makeLink(tx, secretKey, { memberId: member.id, kind: 'activation', now })
  await sendMail(tx, {
    siteId: site.id,
    memberId: member.id,
    to: email,
    language: own.language as LocaleCode,
    content: { name: 'activation', link_id: linkId },
    now,
  })
  return email
}
