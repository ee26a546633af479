import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Boot } from '#contract/page.ts'
import type { LayoutName } from '#contract/routes.ts'
import { useIsHydrated, useMedia } from '#web/browser/client-only.ts'
import {
  enter,
  hasJustEntered,
  isWarningInHtml,
  onEntering,
  takeWarningAway,
} from '#web/browser/entering.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useBoot, useSettings } from '#web/features/settings/settings.ts'
import {
  HAS_ROOM_FOR_MODAL,
  isSignup,
  OVER_PAGE,
  SignupOpening,
} from '#web/features/signup/open-signup.tsx'

const EntryModal = lazy(async () => ({ default: (await import('./entry-modal.tsx')).EntryModal }))

type EntryWarningProps = {
  place: Place
  /** What opens over the page only after it. */
  children?: ReactNode
}

/**
 * What visitors should know before they enter, shown once. A page that begins with it has it in its HTML, over what
 * stands there; here it comes where one goes on to such a page.
 */
export function EntryWarning({ place, children }: EntryWarningProps) {
  const settings = useSettings()
  const user = useUser()
  const boot = useBoot()
  const isHydrated = useIsHydrated()
  const hasEntered = useSyncExternalStore(
    onEntering,
    () => boot.hasEntered || hasJustEntered(),
    () => boot.hasEntered,
  )
  const isDue = isWarned(place, { settings, user, hasEntered })
  useEffect(() => {
    if (!isDue) takeWarningAway()
  }, [isDue])
  if (!isHydrated || !isDue) return children
  if (isWarningInHtml()) return null

  return (
    <Suspense>
      <EntryModal onEnter={enter} />
    </Suspense>
  )
}

type Place = {
  readonly layout: LayoutName
  /** Of the screen that stands there; `root` where something else does. */
  readonly route: string
}

const COUNTRIES_WARNED_EVERYWHERE = ['NL', 'DE']

/** Whether a visitor is told what they should know before they enter. Beside the site itself only some countries ask for it. */
export function isWarned(
  { layout, route }: Place,
  { settings, user, hasEntered }: Pick<Boot, 'settings' | 'user' | 'hasEntered'>,
): boolean {
  const country = settings.geoip_selected_country ?? settings.geoip_country ?? ''
  const applies =
    layout === 'default' ? !isReading(route) : COUNTRIES_WARNED_EVERYWHERE.includes(country)
  return settings.enable_site_entry_popup !== 'no' && applies && !hasEntered && !user
}

/** The information pages are open to all, also to visitors who are deciding whether to enter. */
function isReading(route: string): boolean {
  return (
    route.startsWith('pages-') ||
    [
      'pricing',
      'complaints',
      'withdraw',
      'notice',
      'lang-config',
      'root',
      'kit',
      ...FROM_MAILS,
    ].includes(route)
  )
}

/** A member who comes by the link in a mail has entered long ago. */
const FROM_MAILS = [
  'reset-password-do',
  'mail-change-do',
  'undo-change',
  'unsubscribe',
  'account-deleted',
  'statement',
]

const SignupModal = lazy(async () => ({
  default: (await import('#web/features/signup/signup-modal.tsx')).SignupModal,
}))

/** Signup over the current page, or over its own where there is room for a modal. */
export function SignupGate() {
  const { pathname, hash } = useLocation()
  const isHydrated = useIsHydrated()
  const hasRoom = useMedia(HAS_ROOM_FOR_MODAL)
  const isOpen = hash.startsWith(OVER_PAGE) || (hasRoom && isSignup(pathname))
  if (!isHydrated || !isOpen) return null

  return (
    <Suspense fallback={<SignupOpening />}>
      <SignupModal />
    </Suspense>
  )
}

const LiveMember = lazy(async () => ({
  default: (await import('#web/live/live-member.tsx')).LiveMember,
}))

/** What goes on around a member, on every screen of theirs. It comes after the page, and to members only. */
export function MemberGate() {
  const user = useUser()
  const isHydrated = useIsHydrated()
  if (!user || !isHydrated) return null

  return (
    <Suspense>
      <LiveMember user={user} />
    </Suspense>
  )
}
