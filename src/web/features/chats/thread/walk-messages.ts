import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Arrows go from the button of a message to that of the one before or after it; Tab stops at the latest one alone. */
export function walkMessages(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  const log = event.currentTarget
  const buttons = [...log.querySelectorAll<HTMLElement>('[data-seq] [aria-haspopup]')]
  const at = buttons.findIndex((button) => button === event.target)
  if (at === -1) return
  event.preventDefault()
  buttons[at + step]?.focus()
}
