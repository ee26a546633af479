import { createDecipheriv, hkdfSync } from 'node:crypto'
import type { ECDH } from 'node:crypto'

export interface ReceiverKeys {
  ecdh: ECDH
  auth: Buffer
}

const LAST_RECORD = 2

/** The text of a Web Push body (RFC 8291, one aes128gcm record), or null when it is not meant for these keys. */
export function decryptPush(body: Buffer, { ecdh, auth }: ReceiverKeys): string | null {
  try {
    const { salt, sender, sealed } = split(body)
    const secret = ecdh.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
    const material = derive({ salt: auth, from: secret, info, length: 32 })
    const key = derive({ salt, from: material, info: 'Content-Encoding: aes128gcm\0', length: 16 })
    const nonce = derive({ salt, from: material, info: 'Content-Encoding: nonce\0', length: 12 })
    return unpad(open(sealed, key, nonce))
  } catch {
    return null
  }
}

function split(body: Buffer): { salt: Buffer; sender: Buffer; sealed: Buffer } {
  const recordSize = body.readUInt32BE(16)
  const keyEnd = 21 + body.readUInt8(20)
  const sealed = body.subarray(keyEnd)
  if (sealed.length > recordSize) throw new Error('more than one record')
  return { salt: body.subarray(0, 16), sender: body.subarray(21, keyEnd), sealed }
}

interface Derivation {
  salt: Buffer
  from: Buffer
  info: Buffer | string
  length: number
}

function derive({ salt, from, info, length }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, length))
}

function open(sealed: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
}

function unpad(plain: Buffer): string {
  const end = plain.findLastIndex((byte) => byte !== 0)
  if (plain[end] !== LAST_RECORD) throw new Error('no padding delimiter')
  return plain.toString('utf8', 0, end)
}
