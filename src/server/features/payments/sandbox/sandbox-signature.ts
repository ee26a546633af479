import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#server/kernel/secrets.ts'

export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature'

/** What the sandbox signs its webhooks with. */
export function sandboxSignature(secretKey: string, id: string): string {
  return keyedHash(keyedHash(secretKey, 'sandbox-webhook'), id)
}

/** Whether it was the sandbox of this installation that told of this payment. */
export function isSandboxSignature(
  secretKey: string,
  { id, signature }: { readonly id: string; readonly signature: string },
): boolean {
  const expected = Buffer.from(sandboxSignature(secretKey, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
