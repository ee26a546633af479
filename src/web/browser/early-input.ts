type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Early = { readonly value: string; readonly isChecked: boolean; readonly wasEmpty: boolean }
type Noted = { readonly fields: Set<EventTarget>; readonly note: (event: Event) => void }

/** Notes which fields a visitor fills in while the page is HTML alone. It runs in the document. */
export const NOTE_EARLY_INPUT =
  "{const fields=new Set,note=(e)=>fields.add(e.target);self.earlyInput={fields,note};addEventListener('input',note,true)}"

/**
 * Remembers what a visitor filled in so far, and until `sayAgain` is called. React hears nothing of it, and would put
 * its own values in the fields.
 */
export function rememberEarlyInput(): { sayAgain: () => void } {
  const { earlyInput } = self as { earlyInput?: Noted }
  const filledIn = new Map<Field, Early>()
  const remember = (target: EventTarget | null) => {
    if (isField(target)) filledIn.set(target, earlyIn(target))
  }
  const hear = ({ target }: Event) => remember(target)
  for (const field of earlyInput?.fields ?? []) remember(field)
  addEventListener('input', hear, { capture: true })
  return {
    sayAgain: () => {
      removeEventListener('input', hear, { capture: true })
      if (earlyInput) removeEventListener('input', earlyInput.note, { capture: true })
      for (const [field, early] of filledIn) if (field.isConnected) tell(field, early)
      filledIn.clear()
    },
  }
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

function earlyIn(field: Field): Early {
  const isChecked = isCheckable(field) && field.checked
  const wasEmpty = field instanceof HTMLTextAreaElement && field.defaultValue === ''
  return { value: field.value, isChecked, wasEmpty }
}

/** Fills a field in once more, so that React hears of it: it listens for changes from the value that it knows. */
function tell(field: Field, { value, isChecked, wasEmpty }: Early): void {
  if (field instanceof HTMLInputElement && field.type === 'file') return
  if (isCheckable(field)) {
    field.checked = !isChecked
    field.click()
    return
  }
  // A draft that the browser kept appeared only now; it stays, and what was written goes behind it.
  const kept = wasEmpty && field.value !== value ? field.value : ''
  const text = kept === '' ? value : `${kept} ${value}`
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
}
