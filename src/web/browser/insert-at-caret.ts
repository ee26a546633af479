/** Puts a text where the caret of a field stands, in place of what is selected, unless the field would become too long. */
export function insertAtCaret(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const start = field.selectionStart ?? field.value.length
  const end = field.selectionEnd ?? start
  const length = field.value.length - (end - start) + text.length
  if (field.maxLength >= 0 && length > field.maxLength) return
  field.setRangeText(text, start, end, 'end')
  // React hears of what somebody writes by this event.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
