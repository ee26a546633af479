import { DatabaseError } from 'pg'

/** Whether a statement failed because another row already has what this unique index allows once. */
export function isTaken(error: unknown, index: string): boolean {
  return error instanceof DatabaseError && error.code === '23505' && error.constraint === index
}
