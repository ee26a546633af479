import { useEffect, useRef, useSyncExternalStore } from 'react'

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
      if (key.length === 1 && !areSingleKeysOn()) return
      const work = workOf(latest.current, event)
      if (!work) return
      event.preventDefault()
      work()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** A letter with Shift is a key of its own where a screen says so. */
function workOf(keys: Keys, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  if (key.length > 1) return keys[key]
  return (shiftKey ? keys[`Shift ${key.toUpperCase()}`] : undefined) ?? keys[key.toLowerCase()]
}

const KEPT = 'office-single-keys'
const CHANGED = 'office-single-keys-changed'

/** Whether a single letter does something in this browser: who dictates or has unsure hands can switch that off. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(KEPT) !== 'off'
}

export function useSingleKeys(): readonly [areOn: boolean, choose: (on: boolean) => void] {
  const areOn = useSyncExternalStore(onSingleKeys, areSingleKeysOn)
  const choose = (on: boolean) => {
    localStorage.setItem(KEPT, on ? 'on' : 'off')
    dispatchEvent(new Event(CHANGED))
  }
  return [areOn, choose]
}

function onSingleKeys(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  // From another tab.
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
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
