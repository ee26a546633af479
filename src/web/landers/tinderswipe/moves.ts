import type { Side } from '#web/browser/use-card-drag.ts'

/** Decides the card on top: right is yes, left is no. */
export function throwTop(form: HTMLFormElement | null, side: Side): void {
  const open = choicesIn(form).find((choice) => !decisionIn(choice))
  open
    ?.querySelector<HTMLInputElement>(side === 'right' ? 'input[name]' : 'input:not([name])')
    ?.click()
}

/** Puts the last decided card back. */
export function takeBack(form: HTMLFormElement | null): void {
  const [last] = choicesIn(form)
    .flatMap((choice) => decisionIn(choice) ?? [])
    .slice(-1)
  last?.click()
}

function choicesIn(form: HTMLFormElement | null): HTMLFieldSetElement[] {
  return [...(form?.querySelectorAll('fieldset') ?? [])]
}

function decisionIn(choice: HTMLFieldSetElement): HTMLInputElement | null {
  return choice.querySelector<HTMLInputElement>('input:checked')
}
