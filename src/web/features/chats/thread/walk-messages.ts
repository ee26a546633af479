import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Arrows go from a message to the button of the one before or after it; Tab stops at that of the latest one alone. */
export function walkMessages(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  const log = event.currentTarget
  const message = (event.target as Element).closest('[data-seq]')
  const buttons = [...log.querySelectorAll<HTMLElement>('[data-seq] [aria-haspopup]')]
  const at = buttons.findIndex((button) => message?.contains(button))
  if (at === -1) return
  event.preventDefault()
  buttons[at + step]?.focus()
}
