import { type RefCallback, useCallback } from 'react'

/**
 * As the ref of something that fills the window: its --visible-height is what a keyboard on the screen leaves of it.
 * Browsers that shrink the window themselves lose nothing by it.
 */
export function useVisibleHeight<Element extends HTMLElement>(): RefCallback<Element> {
  return useCallback((element: Element | null) => {
    const view = window.visualViewport
    if (!element || !view) return
    const fit = () => {
      const isZoomed = view.scale > 1.01
      if (isZoomed) return
      element.style.setProperty('--visible-height', `${Math.round(view.height)}px`)
      scrollTo(0, 0)
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [])
}
