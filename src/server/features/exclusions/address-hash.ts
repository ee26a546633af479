import { keyedHash } from '#server/kernel/secrets.ts'

export type Address = { readonly siteId: string; readonly email: string }

/** What an excluded address is known by: nobody without the key can tell whose it is. */
export function addressHash(secretKey: string, { siteId, email }: Address): string {
  return keyedHash(secretKey, `exclusion:${siteId}:${email.toLowerCase()}`)
}
