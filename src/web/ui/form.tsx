import type { ComponentProps, SubmitEvent } from 'react'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { Button } from './button.tsx'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Sends what was filled in, or returns the names of the fields that are wrong: the first of them gets the focus. */
  onSubmit: (values: FormData) => WrongFields | Promise<WrongFields>
}

type WrongFields = readonly string[] | void

/** A form that the page sends itself. What is wrong is said at its fields in our words, not in the browser's. */
export function Form({ onSubmit, ...rest }: FormProps) {
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    focusFirst(form, (await onSubmit(new FormData(form))) ?? [])
  }

  return <form {...rest} noValidate onSubmit={(event) => void submit(event)} />
}

/** Puts the focus into the first field of a form that one of these names belongs to. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.elements].filter((field) => field instanceof HTMLElement)
  fields.find((field) => names.includes(field.getAttribute('name') ?? ''))?.focus()
}

/** Sends the form it stands in, once the page's script is there to do so. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  return <Button {...props} type="submit" disabled={!useIsHydrated()} />
}

/** What stands in a field of a form that was sent. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
