import { useEffect, useEffectEvent } from 'react'

/** Keys by the name that the browser gives them, letters in lower case. */
type Keys = Readonly<Record<string, () => void>>

/** Where a key means something of its own. */
const BUSY = 'input, select, textarea, [contenteditable], dialog, details[open]'

/** Listens to keys anywhere on the page, but not while the member types, a dialog is open or a key is held down. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || isMeantOtherwise(event)) return
    event.preventDefault()
    if (!event.repeat) act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isMeantOtherwise(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return true
  const isInBusy = target instanceof Element && target.closest(BUSY) !== null
  return isInBusy || document.querySelector('dialog[open]') !== null
}
