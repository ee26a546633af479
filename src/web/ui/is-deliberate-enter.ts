/** What Safari says of an Enter that chose what was being composed, after the composing has ended. */
const COMPOSING = 229

/** Whether Enter was pressed for what it does: it is not still held down, and chose nothing that was being composed. */
export function isDeliberateEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.repeat && !isForComposing(event)
}

export function isForComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === COMPOSING
}
