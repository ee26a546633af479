import { useEffect, useState } from 'react'

/** As the ref of something that takes the place of what had the focus: it gets it, once it is shown. */
export function focusShown(element: HTMLElement | null): void {
  element?.focus()
}

/** A value once it has stayed the same for a moment: for what should not be asked at every key. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** What Safari says of an Enter that chose what was being composed, after the composing has ended. */
const COMPOSING = 229

/** Whether Enter was pressed for what it does: it is not still held down, and chose nothing that was being composed. */
export function isDeliberateEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.repeat && !isForComposing(event)
}

export function isForComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === COMPOSING
}
