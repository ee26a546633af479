import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useMedia } from '#web/browser/use-media.ts'
import {
  HAS_ROOM_FOR_MODAL,
  isSignup,
  OVER_PAGE,
  SignupOpening,
} from '#web/features/signup/open-signup.tsx'

const SignupModal = lazy(async () => ({
  default: (await import('#web/features/signup/signup-modal.tsx')).SignupModal,
}))

/** Signup over the page one is on, or over its own where there is room for a modal. */
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
