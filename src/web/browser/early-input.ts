/** Fields of a page, as far as they can be filled in before its script is there. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Early = { readonly value: string; readonly isChecked: boolean; readonly wasEmpty: boolean }

/**
 * Notes what somebody fills in while the page is HTML alone, until `sayAgain`.
 * React hears nothing of it, and would put its own values in the fields.
 */
export function noteEarlyInput(): { sayAgain: () => void } {
  const noted = new Map<Field, Early>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (isFilledIn(field)) noted.set(field, earlyIn(field))
  const note = ({ target }: Event) => {
    if (isField(target)) noted.set(target, earlyIn(target))
  }
  addEventListener('input', note, { capture: true })
  return {
    sayAgain: () => {
      removeEventListener('input', note, { capture: true })
      for (const [field, early] of noted) if (field.isConnected) tell(field, early)
      noted.clear()
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

function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(first, 0)
  }
  if (!isCheckable(field)) return field.value !== field.defaultValue
  // Of radio buttons the one that was chosen says enough.
  const canSayNo = field.type === 'checkbox'
  return field.checked !== field.defaultChecked && (field.checked || canSayNo)
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
