/** Writes what is typed into a field in its usual form, and leaves the caret behind the sign it stood behind. */
export function formatTyped(field: HTMLInputElement, format: (text: string) => string): string {
  const { value, selectionStart } = field
  const formatted = format(value)
  if (formatted === value) return value
  const before = signsIn(value.slice(0, selectionStart ?? value.length))
  field.value = formatted
  const caret = before === signsIn(value) ? formatted.length : placeAfter(formatted, before)
  field.setSelectionRange(caret, caret)
  return formatted
}

function signsIn(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}+]/gu, '').length
}

/** Behind so many signs, whatever stands between them. */
function placeAfter(text: string, signs: number): number {
  const places = Array.from({ length: text.length + 1 }, (_, place) => place)
  return places.find((place) => signsIn(text.slice(0, place)) === signs) ?? text.length
}
