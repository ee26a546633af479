import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How far above what is seen something is still near, and while one is on the way there. */
const NEAR_PX = 1000
const NEAR_ON_THE_WAY_PX = 2000

/** Tells when an element comes near from above in its scroller, and again after each change of `since` if it still is. */
export function useWhenNearIn(
  scroller: RefObject<Element | null>,
  element: RefObject<Element | null>,
  since: unknown,
  onNear: () => void,
): void {
  const look = useEffectEvent((nearPx: number) => {
    if (!scroller.current || !element.current) return
    const { bottom } = element.current.getBoundingClientRect()
    if (bottom > scroller.current.getBoundingClientRect().top - nearPx) onNear()
  })
  useEffect(() => {
    const watched = scroller.current
    const lookAgain = () => look(NEAR_ON_THE_WAY_PX)
    look(NEAR_PX)
    watched?.addEventListener('scroll', lookAgain, { passive: true })
    return () => watched?.removeEventListener('scroll', lookAgain)
  }, [scroller, since])
}
