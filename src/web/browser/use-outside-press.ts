import { useEffect, type RefObject } from 'react'

/** Tells when somebody presses anywhere but in this element. */
export function useOutsidePress(element: RefObject<Element | null>, onPress: () => void): void {
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      const inside = event.target instanceof Node && element.current?.contains(event.target)
      if (!inside) onPress()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [element, onPress])
}
