import { useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, () => void>>

/** Does what a single key says: never while somebody types, with Ctrl, or behind a dialog. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, key } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target)) return
      if (document.querySelector('dialog[open]') || (key === 'Enter' && isPressed(target))) return
      const work = latest.current[key.length === 1 ? key.toLowerCase() : key]
      if (!work) return
      event.preventDefault()
      work()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Whether keys are letters now. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  )
}

/** What Enter presses by itself. A row of a list is opened by the list. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('a, button:not([aria-expanded])')
}
