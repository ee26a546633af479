import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/telling.ts'
import { activateMember } from '#server/features/activation/activation.ts'
import { isExcluded } from '#server/features/exclusions/exclusions.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { makeLink, takeLink, voidLinks } from './links.ts'
import { moveTo } from './move-to.ts'

/** Makes the new address count, by the link that was sent to it; the old one is told and can undo it. */
export async function changeMail(
  { db, events, secretKey }: App,
  { site, now }: Visit,
  token: string,
): Promise<{ email: string }> {
  const siteId = site.id
  return withEvents({ db, events, now }, async (tx, notify) => {
    const use = { siteId, kinds: ['mail_change'], token, now } as const
    const { memberId, data } = await takeLink(tx, use)
    const email = data['email'] ?? ''
    if (await isExcluded({ db: tx, secretKey }, { siteId, email }))
      throw new Refusal('ADDRESS_EXCLUDED', { field: 'email' })
    const old = await moveTo(tx, { memberId, email, secretKey, now })
    await activateMember(tx, notify, { siteId, memberId, now })
    await voidLinks(tx, memberId, ['activation'])
    // Nobody ever showed that the first address was theirs: whoever reads it may be a stranger, and gets no key.
    if (old.status !== 'not_confirmed')
      await tellOldAddress(tx, { siteId, memberId, old, secretKey, now })
    return { email }
  })
}

type Left = {
  readonly siteId: string
  readonly memberId: string
  readonly old: { readonly email: string; readonly language: string }
  readonly secretKey: string
  readonly now: Date
}

async function tellOldAddress(tx: Tx, { siteId, memberId, old, secretKey, now }: Left) {
  const data = { email: old.email }
  const linkId = await makeLink(tx, secretKey, { memberId, kind: 'undo_email', data, now })
  await sendMail(tx, {
    siteId,
    memberId,
    to: old.email,
    language: old.language as LocaleCode,
    content: { name: 'email_changed', link_id: linkId },
    now,
  })
}
