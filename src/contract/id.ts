import * as z from 'zod/mini'

/** The id of something, as the database writes it, so that it is the same one wherever it is compared. */
export const Id = z.uuid().check(z.toLowerCase())

const PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text is written like an id: the database refuses a query that asks for anything else. */
export function isId(text: string): boolean {
  return PATTERN.test(text)
}
