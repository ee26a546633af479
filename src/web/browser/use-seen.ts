import { type RefObject, useEffect, useEffectEvent } from 'react'

/** So much of something must be in sight, or it must fill so much of what is in sight. */
const ENOUGH = 0.6
/** What covers something may go without telling anybody, so it is looked at again. */
const LOOK_AGAIN_MS = 250

/**
 * Tells the numbers of what is marked `data-unseen` in a scroller once they are really seen: in sight, with nothing over
 * them, on a page that is shown, in a window that has the focus. It looks anew after each change of `since`.
 */
export function useSeen(
  scroller: RefObject<HTMLElement | null>,
  since: unknown,
  onSeen: (numbers: readonly number[]) => void,
): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const root = scroller.current
    return root ? watch(root, (numbers) => tell(numbers)) : undefined
  }, [scroller, since])
}

function watch(root: HTMLElement, tell: (numbers: readonly number[]) => void): () => void {
  const inSight = new Set<HTMLElement>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (inSight.size === 0 || !isAttended()) return
    const isCovered = coverOverPage()
    const seen = [...inSight].filter((element) => !isCovered(element))
    if (seen.length > 0) tell(seen.map(({ dataset }) => Number(dataset['unseen'])))
    if (seen.length < inSight.size) timer = setTimeout(look, LOOK_AGAIN_MS)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (isInSight(entry)) inSight.add(entry.target as HTMLElement)
        else inSight.delete(entry.target as HTMLElement)
      }
      look()
    },
    { root, threshold: [0, 0.2, 0.4, ENOUGH, 0.8, 1] },
  )
  for (const element of root.querySelectorAll('[data-unseen]')) observer.observe(element)
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}

function isInSight(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry
  const room = rootBounds?.height ?? innerHeight
  return isIntersecting && (intersectionRatio >= ENOUGH || intersectionRect.height >= room / 2)
}

function isAttended(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

/** Whether something lies over an element at the moment: a dialog lies over everything, a popover over its place. */
function coverOverPage(): (element: Element) => boolean {
  if (document.querySelector('dialog[open]')) return () => true
  const popovers = [...document.querySelectorAll(':popover-open')]
  const places = popovers.map((popover) => popover.getBoundingClientRect())
  return (element) => {
    const own = element.getBoundingClientRect()
    return places.some((place) => doOverlap(place, own))
  }
}

function doOverlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left
  return !isBeside && one.bottom > other.top && other.bottom > one.top
}
