import type { User } from '#contract/user.ts'
import type { Dismissible } from '#web/browser/dismissed.ts'

/** What the members area may say on top, the weightiest first, and when. One shows at a time. */
const ALERTS: readonly (readonly [Dismissible, (user: User) => boolean])[] = [
  ['hide-enrich-alert', (user) => !user.has_about || !user.profile.main_image],
  [
    'hide-disabled-notifications-alert',
    (user) => user.notifications_disabled.some((name) => /_(message|like)$/.test(name)),
  ],
  // Only the browser knows whether it can be pushed and is not: the alert itself asks it.
  ['hide-push-notification-alert', () => true],
]

/** The alert that is due for a member and was not dismissed. */
export function dueAlert(
  user: User,
  isDismissed: (name: Dismissible) => boolean,
): Dismissible | undefined {
  return ALERTS.find(([name, isDue]) => !isDismissed(name) && isDue(user))?.[0]
}
