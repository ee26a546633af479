import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { keysIn } from './key-ring.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts what must not be readable in the database. `owner` says whose it is: it opens for that owner only, so that a
 * row that was moved or copied is found out.
 */
export function seal(secretKey: string, owner: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(keysIn(secretKey)[0]), iv).setAAD(
    Buffer.from(owner),
  )
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** What was sealed for this owner; throws where it was changed, or is another's. */
export function unseal(secretKey: string, owner: string, sealed: Buffer): string {
  const [newest, ...before] = keysIn(secretKey)
  try {
    return unsealWith(newest, owner, sealed)
  } catch (error) {
    if (before.length === 0) throw error
    return unseal(before.join(' '), owner, sealed)
  }
}

/** Whether something was sealed with the newest key. */
export function isSealedAnew(secretKey: string, owner: string, sealed: Buffer): boolean {
  try {
    unsealWith(keysIn(secretKey)[0], owner, sealed)
    return true
  } catch {
    return false
  }
}

function unsealWith(key: string, owner: string, sealed: Buffer): string {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFrom(key), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

function keyFrom(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'sealed details', 32))
}

/** What pushes are signed with (RFC 8292), as browsers and push services know them. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

const CURVE = 'prime256v1'

/** The keys of an installation without configured ones: made from its secret, so that all its processes have the same. */
export function vapidKeysFrom(secretKey: string): VapidKeys {
  const privateKey = Buffer.from(hkdfSync('sha256', keysIn(secretKey)[0], '', 'vapid', 32))
  return { publicKey: publicKeyOf(privateKey), privateKey: privateKey.toString('base64url') }
}

export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    return publicKeyOf(Buffer.from(privateKey, 'base64url')) === publicKey
  } catch {
    return false
  }
}

function publicKeyOf(privateKey: Buffer): string {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  return pair.getPublicKey('base64url')
}
