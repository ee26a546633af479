import { unsubscribe } from '#contract/notifications.ts'
import type { Settings, Site } from '#server/features/settings/settings.ts'
import { htmlOf } from './html-of.ts'
import { mailAddress, secondAddress, unsubscribeAddress } from './mail-address.ts'
import type { MailJob } from './mail-content.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { senderOf } from './sender-of.ts'
import { stoppedBy } from './stopped-by.ts'
import { textOf } from './text-of.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'
import { writeLetter } from './write-letter.ts'

export type MailOrder = {
  readonly id: string
  readonly memberId: string | null
  readonly mail: MailJob
  /** Whom the mail is about, for a reader who wants names. */
  readonly who?: string | null
  readonly site: Site
  readonly settings: Settings
  readonly origin: string
  readonly secretKey: string
  readonly from: string | undefined
  readonly now: Date
}

/** Makes a mail whole: words, both shapes, sender and headers. */
export function composeMail(order: MailOrder): OutgoingMail {
  const { id, memberId, mail, site, settings, origin, secretKey } = order
  const kind = stoppedBy(mail.content.name)
  const token = memberId === null ? null : unsubscribeToken(secretKey, { memberId, kind })
  const isOwn = settings.domain_language.slice(0, 2) === mail.language
  const place = { origin, secretKey, language: isOwn ? null : mail.language }
  const letter = writeLetter({
    content: mail.content,
    language: mail.language,
    settings,
    who: order.who ?? null,
    origin,
    address: mailAddress(mail.content, place),
    secondAddress: secondAddress(mail.content, place),
    unsubscribeAddress: token && unsubscribeAddress(token, place),
  })
  return {
    id,
    siteId: site.id,
    memberId,
    ...senderOf(settings, order.from),
    to: mail.to,
    subject: letter.subject,
    html: htmlOf(letter),
    text: textOf(letter),
    messageId: `<${id}@${site.domain}>`,
    date: order.now,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...waysOut(settings, token && `${origin}${unsubscribe.path}?token=${token}`),
    },
  }
}

/** How a mail program stops these mails with one press. Somebody without an account can only write to us. */
function waysOut({ support_email }: Settings, oneClick: string | null): Record<string, string> {
  if (oneClick === null)
    return { 'List-Unsubscribe': `<mailto:${support_email}?subject=unsubscribe>` }
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
