import type { NavigateFunction } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { ProgressBar } from '#web/ui/waiting.tsx'
import css from './signup-opening.module.css'

/** From this width on signup is a modal over the current page; below it is a page of its own. */
export const HAS_ROOM_FOR_MODAL = '(min-width: 768px)'

/** What the address of a page goes on with while signup is open over it. */
export const OVER_PAGE = '#signup'

/** What the browser's history knows about a place in signup. */
export type SignupHistory = {
  /** How many steps back there is a page without signup. */
  readonly depth: number
  /** Whether the step before it in the history is the question before. */
  readonly isOneOn: boolean
}

/** Opens an address of signup: over the present page if there is room for a modal, else as a page of its own. */
export async function openSignup(navigate: NavigateFunction, href: string): Promise<void> {
  if (!matchMedia(HAS_ROOM_FOR_MODAL).matches) return navigate(href)
  const state: SignupHistory = { depth: 1, isOneOn: false }
  const here = { search: location.search, hash: `#${href.slice(1)}` }
  await navigate(here, { preventScrollReset: true, state })
}

export function isSignup(href: string): boolean {
  return href.split('?')[0] === pathTo('signup')
}

/** Signup is on its way: a press was not in vain. */
export function SignupOpening() {
  return (
    <div className={css['bar']}>
      <ProgressBar value={60} />
    </div>
  )
}
