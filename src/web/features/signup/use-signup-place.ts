import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { openSignup, OVER_PAGE, type SignupHistory } from './open-signup.tsx'

/** The current step of signup. The address has it, so that the browser's own way back leads to the one before. */
export function useSignupPlace() {
  const location = useLocation()
  const navigate = useNavigate()
  // The server never sees what stands after the #.
  const hash = useIsHydrated() ? location.hash : ''
  const isOverPage = hash.startsWith(OVER_PAGE)
  const query = new URLSearchParams(isOverPage ? hash.split('?')[1] : location.search)
  const step = Number(isOverPage ? query.get('step') : hash.slice(1)) || 0
  const isLeaving = useRef(false)
  const { depth = 0, isOneOn = false } = (location.state ?? {}) as Partial<SignupHistory>

  function hashAt(next: number): string {
    if (!isOverPage) return `#${next}`
    const there = new URLSearchParams(query)
    there.set('step', String(next))
    return `${OVER_PAGE}?${there.toString()}`
  }

  async function goTo(next: number) {
    const isForward = next === step + 1
    // Back the way one came, so that no step is in the history twice.
    if (next === step - 1 && isOneOn) return navigate(-1)
    const state: SignupHistory = { depth: isForward ? depth + 1 : depth, isOneOn: isForward }
    const there = { search: location.search, hash: hashAt(next) }
    // As a page each question begins at the top; over another page that one stays where it is.
    await navigate(there, { replace: !isForward, preventScrollReset: isOverPage, state })
  }

  /** Back to the page below, with no step of signup left in the history. */
  async function leave() {
    // A second press must not go back once more.
    if (isLeaving.current) return
    isLeaving.current = true
    if (isOverPage && depth > 0) return navigate(-depth)
    if (!isOverPage) return navigate('/')
    await navigate({ search: location.search }, { replace: true, preventScrollReset: true })
  }

  return { query, step, goTo, leave }
}

/** What stands before things that only members do: signup, with the profile they were to be done to as its target. */
export function useSignupWall() {
  const navigate = useNavigate()

  function open(profileId?: string) {
    const query = profileId ? `?profile=${profileId}` : ''
    void openSignup(navigate, pathTo('signup') + query)
  }

  return { open }
}
