import { timingSafeEqual } from 'node:crypto'
import { keyedHash, newToken } from '#server/kernel/secrets.ts'

/** What a browser keeps after a login: it says that this member was here before, and nothing to anybody else. */
export function deviceCookie(secretKey: string, memberId: string): string {
  const name = newToken()
  return `${name}.${signature(secretKey, memberId, name)}`
}

/** The name of a browser that this member logged in with before; null for any other. */
export function knownDevice(
  secretKey: string,
  cookie: string | undefined,
  memberId: string,
): string | null {
  const [name = '', signed = '', ...rest] = (cookie ?? '').split('.')
  if (name.length !== 43 || rest.length > 0) return null
  const right = Buffer.from(signature(secretKey, memberId, name))
  const given = Buffer.from(signed)
  return right.length === given.length && timingSafeEqual(right, given) ? name : null
}

function signature(secretKey: string, memberId: string, name: string): string {
  return keyedHash(secretKey, `device:${memberId}:${name}`)
}
