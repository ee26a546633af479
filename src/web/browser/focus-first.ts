/** Puts the focus into the first field of a form that one of these names belongs to. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.elements].filter((field) => field instanceof HTMLElement)
  fields.find((field) => names.includes(field.getAttribute('name') ?? ''))?.focus()
}
