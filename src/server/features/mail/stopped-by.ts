import type { NotificationName } from '#contract/notifications.ts'
import type { MailName } from './mail-content.ts'

/** Mails that have a switch of their own: the link at their foot stops these alone. */
const SWITCHES: Partial<Record<MailName, NotificationName>> = {
  message: 'email_message',
  like: 'email_like',
  match: 'email_match',
  search_news: 'email_search',
}

/** What the link at the foot of a mail stops. */
export function stoppedBy(name: MailName): NotificationName | 'all' {
  return SWITCHES[name] ?? 'all'
}
