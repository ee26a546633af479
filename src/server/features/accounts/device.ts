import { timingSafeEqual } from 'node:crypto'
import { keyedHash, newToken } from '#server/kernel/secrets.ts'

/** Whose browser it is. With the password every browser that knew the old one becomes a stranger. */
type Owner = { readonly id: string; readonly password_hash: string }

/** What a browser keeps after a login: it says that this member was here before, and nothing to anybody else. */
export function deviceCookie(secretKey: string, owner: Owner): string {
  const name = newToken()
  return `${name}.${signature(secretKey, owner, name)}`
}

/** The name of a browser that this member logged in with before; null for any other. */
export function knownDevice(
  secretKey: string,
  cookie: string | undefined,
  owner: Owner,
): string | null {
  const [name = '', signed = '', ...rest] = (cookie ?? '').split('.')
  if (name.length !== 43 || rest.length > 0) return null
  const right = Buffer.from(signature(secretKey, owner, name))
  const given = Buffer.from(signed)
  return right.length === given.length && timingSafeEqual(right, given) ? name : null
}

function signature(secretKey: string, { id, password_hash: hash }: Owner, name: string): string {
  return keyedHash(secretKey, `device:${id}:${hash}:${name}`)
}
