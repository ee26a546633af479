import type { LocaleCode } from '#contract/locales.ts'
import { ROUTES, type RouteName } from '#contract/routes.ts'
import { linkToken } from '#server/kernel/secrets.ts'
import { exclusionTokens } from './exclusion-tokens.ts'
import type { MailContent, MailName } from './mail-content.ts'

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
  deleted: 'account-deleted',
  reactivate: 'account-deleted',
  reactivated: 'login',
  banned: null,
  photo_rejected: 'profile',
  report_receipt: null,
  report_outcome: 'complaints',
  statement_of_reasons: 'complaints',
  message: 'chats',
  like: 'likes',
  match: 'likes',
  search_news: 'members',
  receipt: 'transactions',
  refund: 'transactions',
  payment_returned: 'transactions',
  complaint_receipt: null,
  complaint: null,
  complaint_answer: 'complaints',
  exclusion: 'pages-ban',
} as const satisfies Record<MailName, RouteName | null>

type Place = {
  readonly origin: string
  readonly secretKey: string
  /** The mail's language, where the site speaks another one by itself. */
  readonly language: LocaleCode | null
}

/** Where the button of a mail leads, on the site's own domain; null where there is nothing to press. */
export function mailAddress(content: MailContent, place: Place): string | null {
  const screen = SCREENS[content.name]
  if (screen === null) return null
  return `${place.origin}${pathOf(ROUTES[screen].path, content)}${queryOf(content, place)}`
}

/** Where the second link of a mail leads; null where there is none. */
export function secondAddress(content: MailContent, place: Place): string | null {
  if (content.name !== 'exclusion') return null
  const { lift } = exclusionTokens(place.secretKey, content.exclusion_id)
  return `${place.origin}${ROUTES['pages-ban'].path}?lift=${lift}${spoken(place)}`
}

/** Where these mails are stopped. */
export function unsubscribeAddress(token: string, place: Place): string {
  return `${place.origin}${ROUTES.unsubscribe.path}?token=${token}${spoken(place)}`
}

function pathOf(path: string, content: MailContent): string {
  return 'order' in content ? path.replace(':id?', content.order.id) : path
}

function queryOf(content: MailContent, place: Place): string {
  const { secretKey } = place
  if ('link_id' in content) return `?token=${linkToken(secretKey, content.link_id)}${spoken(place)}`
  if ('exclusion_id' in content)
    return `?token=${exclusionTokens(secretKey, content.exclusion_id).confirm}${spoken(place)}`
  return 'filters' in content ? `?${content.filters}` : ''
}

/** What works without a login speaks as its mail does, on whichever device it is opened. */
function spoken({ language }: Place): string {
  return language === null ? '' : `&lang=${language}`
}
