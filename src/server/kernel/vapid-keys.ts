import { createECDH, hkdfSync } from 'node:crypto'

/** What pushes are signed with (RFC 8292), as browsers and push services know them. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

const CURVE = 'prime256v1'

/** The keys of an installation without configured ones: made from its secret, so that all its processes have the same. */
export function vapidKeysFrom(secretKey: string): VapidKeys {
  const privateKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'vapid', 32))
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
