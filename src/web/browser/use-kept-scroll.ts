import { type RefCallback, useCallback } from 'react'

const places = new Map<string, number>()

/** As the ref of something that scrolls: shown again, it stands where it stood. */
export function useKeptScroll<Scroller extends HTMLElement>(name: string): RefCallback<Scroller> {
  return useCallback(
    (scroller: Scroller | null) => {
      if (!scroller) return
      scroller.scrollTop = places.get(name) ?? 0
      const keep = () => void places.set(name, scroller.scrollTop)
      scroller.addEventListener('scroll', keep, { passive: true })
      return () => scroller.removeEventListener('scroll', keep)
    },
    [name],
  )
}
