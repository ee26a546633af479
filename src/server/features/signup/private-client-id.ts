import { createHmac } from 'node:crypto'
import type { Signup } from './joining.ts'

/**
 * The id of a signup where accounts are private: made from the browser's own and the address, so that trying the same id
 * with another address tells nothing about the first.
 */
export function privateClientId(secretKey: string, { client_id: id, email }: Signup): string {
  const hex = createHmac('sha256', secretKey).update(`${id}:${email.toLowerCase()}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
