import { Refusal } from '#contract/refusals.ts'

/** The last row of a page in a list by time: its moment in microseconds, as exact as the database has it, and its id. */
export type Cursor = { readonly micros: string; readonly id: string }

const WRITTEN = /^(\d{1,16})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function cursorOf({ micros, id }: Cursor): string {
  return `${micros}-${id}`
}

export function readCursor(written: string): Cursor {
  const [, micros, id] = WRITTEN.exec(written) ?? []
  if (micros === undefined || id === undefined)
    throw new Refusal('INVALID_INPUT', { field: 'after', why: 'invalid_format' })
  return { micros, id }
}
