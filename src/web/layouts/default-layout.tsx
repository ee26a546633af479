import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { Outlet, useMatches } from 'react-router'
import type { User } from '#contract/user.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { type Dismissible, isDismissed, onDismissal } from '#web/browser/storage.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import css from './activation-gate.module.css'
import alertGateCss from './alert-gate.module.css'
import bonusGateCss from './bonus-gate.module.css'
import { Footer } from './footer.tsx'
import { EntryWarning, MemberGate, SignupGate } from './gates.tsx'
import { navigationItems, TabBar } from './navigation.tsx'
import { TopBar } from './top-bar.tsx'

/** The site: navigation, what the screen shows, footer with the disclaimer, the entry warning, and signup. */
export function DefaultLayout({ children }: { children?: ReactNode }) {
  const t = useText('shell')
  const user = useUser()
  const matched = useMatches().at(-1)?.id ?? ''
  // What stands here instead of a screen is no screen, whatever the address: the server may not even have asked.
  const route = children === undefined ? matched : 'root'
  const items = user
    ? navigationItems(user, { unread: user.unread_messages, newLikes: user.new_likes })
    : []

  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <BonusGate route={route} />
      <TopBar {...{ items, user, route }} isPlain={route === 'index' && !user} />
      <main id="content" tabIndex={-1}>
        <ActivationGate route={route} />
        <AlertGate route={route} />
        {children ?? <Outlet />}
      </main>
      <Footer isIndex={route === 'index'} />
      <TabBar items={items} />
      <MemberGate />
      <EntryWarning place={{ layout: 'default', route }}>
        <SignupGate />
      </EntryWarning>
    </>
  )
}

const ActivationReminder = lazy(async () => ({
  default: (await import('#web/features/signup/activation-reminder.tsx')).ActivationReminder,
}))

/**
 * The reminder to confirm the address, for members who have not. Its room is there from the start, so nothing jumps.
 */
function ActivationGate({ route }: { route: string }) {
  const user = useUser()
  const isHydrated = useIsHydrated()
  const isPutAway = useSyncExternalStore(
    onDismissal,
    () => isDismissed('hide-activation-reminder'),
    () => false,
  )
  if (!user || !isReminded(user) || isAboutIt(route) || isPutAway) return null

  return (
    <div className={`container ${css['room']}`}>
      {isHydrated && (
        <Suspense>
          <ActivationReminder />
        </Suspense>
      )}
    </div>
  )
}

function isReminded({ status, profile, notifications_disabled: disabled }: User): boolean {
  return status === 'not_confirmed' && profile.status === 'disabled' && disabled.length === 0
}

/** Signup and activation say it themselves; a game and a payment need the whole window. */
function isAboutIt(route: string): boolean {
  return [
    'signup',
    'activate-done',
    'activate-error',
    'swipe-game',
    'credits-id-paymentmethod',
    'directdebit',
  ].includes(route)
}

const MemberAlert = lazy(async () => ({
  default: (await import('./member-alert.tsx')).MemberAlert,
}))

/** What a member should know stands on top of the members area. */
export function AlertGate({ route }: { route: string }) {
  const user = useUser()
  return user?.status === 'active' && isMembersArea(route) ? <Room user={user} /> : null
}

/** The room of an alert is there from the start, so nothing jumps; the server does not know what is dismissed. */
function Room({ user }: { user: User }) {
  const isHydrated = useIsHydrated()
  const name = useSyncExternalStore(
    onDismissal,
    () => dueAlert(user, isDismissed),
    () => dueAlert(user, () => false),
  )
  if (!name) return null

  return (
    <div className={`container ${alertGateCss['room']}`} data-alert={name}>
      {isHydrated && (
        <Suspense>
          <MemberAlert name={name} user={user} />
        </Suspense>
      )}
    </div>
  )
}

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
function dueAlert(
  user: User,
  isDismissed: (name: Dismissible) => boolean,
): Dismissible | undefined {
  return ALERTS.find(([name, isDue]) => !isDismissed(name) && isDue(user))?.[0]
}

const Bonus = lazy(async () => ({
  default: (await import('#web/features/discounts/bonus.tsx')).Bonus,
}))

/** The bar about a newcomer's discount. Its room is there from the start, so nothing jumps. */
export function BonusGate({ route }: { route: string }) {
  const user = useUser()
  const isHydrated = useIsHydrated()
  if (!user?.discount || !isMembersArea(route)) return null

  return (
    <aside className={bonusGateCss['room']}>
      {isHydrated && (
        <Suspense>
          <Bonus user={user} discount={user.discount} />
        </Suspense>
      )}
    </aside>
  )
}

const MEMBERS_AREA = /^(members|members-id|chats|likes|likes-type|likes-m-id|premium)$/

/** Whether a route is in the members area, where members are told what they should know. */
function isMembersArea(route: string): boolean {
  return MEMBERS_AREA.test(route)
}
