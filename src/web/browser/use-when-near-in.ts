import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How far above what is seen something is still near. */
const NEAR = '1000px'

/** Tells when an element comes near from above in its scroller, and again after each change of `since` if it still is. */
export function useWhenNearIn(
  scroller: RefObject<Element | null>,
  element: RefObject<Element | null>,
  since: unknown,
  onNear: () => void,
): void {
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) tell()
      },
      { root: scroller.current, rootMargin: `${NEAR} 0px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [scroller, element, since])
}
