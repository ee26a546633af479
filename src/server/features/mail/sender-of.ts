import type { Settings } from '#server/features/settings/settings.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/** Who a mail is from: the site, or the configured sender; answers always go to the site. */
export function senderOf(
  { mail_name, support_email }: Settings,
  configured: string | undefined,
): Pick<OutgoingMail, 'from' | 'replyTo'> {
  if (configured === undefined)
    return { from: { name: mail_name, address: support_email }, replyTo: null }
  const [, name, address] = /^(?:(.+) )?<?([^\s<>]+@[^\s<>]+?)>?$/.exec(configured) ?? []
  return {
    from: { name: name ?? mail_name, address: address ?? support_email },
    replyTo: support_email,
  }
}
