import type { LocaleCode } from '#contract/locales.ts'
import { unsubscribe } from '#contract/notifications.ts'
import { type RouteName, ROUTES } from '#contract/routes.ts'
import type { RealName } from '#server/features/members/members.ts'
import type { Settings, Site } from '#server/features/settings/settings.ts'
import { linkToken } from '#server/kernel/secrets.ts'
import { htmlOf } from './html-of.ts'
import type { MailContent, MailJob, MailName } from './mail-content.ts'
import type { OutgoingMail } from './transport.ts'
import { stoppedBy, unsubscribeToken } from './unsubscribe.ts'
import { type Letter, writeLetter } from './write-letter.ts'
import { statementToken } from './write-statement.ts'

export type MailOrder = {
  readonly id: string
  readonly memberId: string | null
  readonly mail: MailJob
  /** The other member's name, for a reader who wants names. */
  readonly who?: RealName | null
  /** What the other member said, for the same. */
  readonly said?: string | null | undefined
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
    said: order.said ?? null,
    origin,
    address: mailAddress(mail.content, place),
    secondAddress: secondAddress(mail.content, settings, place),
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

/** How a mail program stops these mails with one press. A reader without an account can only write to us. */
function waysOut({ support_email }: Settings, oneClick: string | null): Record<string, string> {
  if (oneClick === null)
    return { 'List-Unsubscribe': `<mailto:${support_email}?subject=unsubscribe>` }
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The screen that the button of a mail leads to. */
const SCREENS = {
  activation: 'activate-done',
  welcome: 'index',
  address_in_use: 'login',
  no_account: 'signup',
  reset: 'reset-password-do',
  password_changed: 'undo-change',
  mail_change_confirm: 'mail-change-do',
  mail_change_requested: 'reset-password',
  email_changed: 'undo-change',
  change_undone: 'reset-password',
  new_device: 'reset-password',
  passkey_added: 'reset-password',
  passkey_removed: 'reset-password',
  deleted: 'account-deleted',
  reactivate: 'account-deleted',
  reactivated: 'login',
  report_receipt: null,
  report_outcome: 'complaints',
  statement_of_reasons: 'statement',
  appeal_receipt: 'statement',
  appeal_upheld: 'statement',
  decision_reversed: 'statement',
  message: 'chats',
  like: 'likes',
  match: 'likes',
  search_news: 'members',
  receipt: 'transactions',
  refund: 'transactions',
  withdrawal: 'transactions',
  payment_returned: 'transactions',
  bank_account_added: 'transactions',
  complaint_receipt: null,
  complaint: null,
  complaint_answer: 'complaints',
  office_alarm: null,
  exclusion: 'pages-ban',
} as const satisfies Record<MailName, RouteName | null>

type Place = {
  readonly origin: string
  readonly secretKey: string
  /** The mail's language, where the site speaks another one by itself. */
  readonly language: LocaleCode | null
}

/** Where the button of a mail leads, on the site's own domain; null where there is nothing to press. */
function mailAddress(content: MailContent, place: Place): string | null {
  const screen = SCREENS[content.name]
  if (screen === null) return null
  return `${place.origin}${pathOf(ROUTES[screen].path, content)}${queryOf(content, place)}`
}

/** Where the second link of a mail leads; null where there is none. */
function secondAddress(
  content: MailContent,
  { refund_days: days }: Settings,
  place: Place,
): string | null {
  if (content.name === 'receipt' && days > 0)
    return `${place.origin}${ROUTES.withdraw.path}?order=${content.order.id}${spoken(place)}`
  if (content.name !== 'exclusion') return null
  const { lift } = exclusionTokens(place.secretKey, content.exclusion_id)
  return `${place.origin}${ROUTES['pages-ban'].path}?lift=${lift}${spoken(place)}`
}

/** Where these mails are stopped. */
function unsubscribeAddress(token: string, place: Place): string {
  return `${place.origin}${ROUTES.unsubscribe.path}?token=${token}${spoken(place)}`
}

function pathOf(path: string, content: MailContent): string {
  return path.replace('/:id?', 'order' in content ? `/${content.order.id}` : '')
}

function queryOf(content: MailContent, place: Place): string {
  const { secretKey } = place
  if ('link_id' in content) return `?token=${linkToken(secretKey, content.link_id)}${spoken(place)}`
  if ('exclusion_id' in content)
    return `?token=${exclusionTokens(secretKey, content.exclusion_id).confirm}${spoken(place)}`
  if ('decision_id' in content)
    return `?token=${statementToken(secretKey, content.decision_id)}${spoken(place)}`
  return 'filters' in content ? `?${content.filters}` : ''
}

/** What works without a login speaks as its mail does, on whichever device it is opened. */
function spoken({ language }: Place): string {
  return language === null ? '' : `&lang=${language}`
}

/** The sender of a mail: the site, or the configured sender; answers always go to the site. */
function senderOf(
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

/** A letter as plain text, for readers without HTML. */
export function textOf(letter: Letter): string {
  const { title, body, fact, button, after, second, footer, site } = letter
  const [first = '', ...others] = body
  const blocks = [
    site.name,
    title,
    first,
    ...(fact === null ? [] : [fact]),
    ...others,
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...after,
    ...(second ? [`${second.label}:\n${second.address}`] : []),
    '-- ',
    [footer.why, footer.help].join('\n'),
    footer.company,
    footer.links.map(({ label, address }) => `${label}: ${address}`).join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** The secrets of the two links in a mail about an exclusion, made from its id. */
export function exclusionTokens(secretKey: string, exclusionId: string) {
  return {
    confirm: linkToken(secretKey, exclusionId),
    lift: linkToken(secretKey, `lift:${exclusionId}`),
  }
}
