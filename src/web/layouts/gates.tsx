import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { Boot } from '#contract/page.ts'
import type { LayoutName } from '#contract/routes.ts'
import { useIsHydrated, useMedia } from '#web/browser/client-only.ts'
import { setChoice } from '#web/browser/storage.ts'
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
  layout: LayoutName
  /** What opens over the page only after it. */
  children?: ReactNode
}

/** What a visitor should know before they enter, shown once. Its texts stand in no HTML, so crawlers see the page. */
export function EntryWarning({ layout, children }: EntryWarningProps) {
  const settings = useSettings()
  const user = useUser()
  const isHydrated = useIsHydrated()
  const [hasEntered, setHasEntered] = useState(useBoot().hasEntered)
  if (!isHydrated || !isWarned(layout, { settings, user, hasEntered })) return children

  function enter() {
    setChoice('entry', '1')
    setHasEntered(true)
  }

  return (
    <Suspense>
      <EntryModal onEnter={enter} />
    </Suspense>
  )
}

const COUNTRIES_WARNED_EVERYWHERE = ['NL', 'DE']

/** Whether a visitor is told what they should know before they enter. Beside the site itself only some countries ask for it. */
export function isWarned(
  layout: LayoutName,
  { settings, user, hasEntered }: Pick<Boot, 'settings' | 'user' | 'hasEntered'>,
): boolean {
  const country = settings.geoip_selected_country ?? settings.geoip_country ?? ''
  const applies = layout === 'default' || COUNTRIES_WARNED_EVERYWHERE.includes(country)
  return settings.enable_site_entry_popup !== 'no' && applies && !hasEntered && !user
}

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
