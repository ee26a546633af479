import { useEffect, useEffectEvent } from 'react'

/** Where arrows mean something of their own. */
const BUSY = 'input, select, textarea, dialog'
const SIDES = new Map([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'next'],
] as const) as ReadonlyMap<string, 'back' | 'next'>

/** Listens to the arrows to the left and right, anywhere on a page that loads little: it is all that such a page needs of keys. */
export function useArrowKeys(turn: (side: 'back' | 'next') => void): void {
  const press = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    const side = SIDES.get(key)
    const isBusy = target instanceof Element && target.closest(BUSY) !== null
    if (side && !isBusy && !defaultPrevented) turn(side)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
