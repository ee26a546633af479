import { type RefObject, useEffect, useEffectEvent } from 'react'

/** So much of something must be in sight, or it must fill so much of what is in sight. */
const ENOUGH = 0.6

/**
 * Tells the numbers of what is marked `data-unseen` in a scroller once they are really seen: in sight, on a page that
 * is shown, in a window that has the focus. It looks anew after each change of `since`.
 */
export function useSeen(
  scroller: RefObject<HTMLElement | null>,
  since: unknown,
  onSeen: (numbers: ReadonlySet<number>) => void,
): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const root = scroller.current
    if (!root) return
    const inSight = new Set<number>()
    const look = () => {
      if (inSight.size > 0 && isAttended()) tell(inSight)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const number = Number((entry.target as HTMLElement).dataset['unseen'])
          if (isInSight(entry)) inSight.add(number)
          else inSight.delete(number)
        }
        look()
      },
      { root, threshold: [0, 0.2, 0.4, ENOUGH, 0.8, 1] },
    )
    for (const element of root.querySelectorAll('[data-unseen]')) observer.observe(element)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [scroller, since])
}

function isInSight(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry
  const room = rootBounds?.height ?? innerHeight
  return isIntersecting && (intersectionRatio >= ENOUGH || intersectionRect.height >= room / 2)
}

function isAttended(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}
