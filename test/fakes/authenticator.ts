// A device that makes passkeys and signs with them, in software: real keys, real CBOR, real signatures.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { z } from 'zod/mini'
import type {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  PasskeyProof,
} from '#contract/passkeys.ts'

type CreationOptions = z.output<typeof beginPasskey.output>['options']
type RequestOptions = z.output<typeof beginPasskeyLogin.output>['options']
type Made = z.input<typeof addPasskey.input>

/** What is not as it should be. */
type Faults = {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  /** Whether the device knows that it is its owner. */
  readonly isVerified?: boolean
  readonly handle?: string
  readonly credential?: string
}

type Passkey = {
  readonly credential: string
  readonly privateKey: KeyObject
  readonly handle: string
  counter: number
}

/** Whether the device counts what it signs: those that share their passkeys between devices do not. */
type Kind = { readonly origin?: string; readonly counts?: boolean }

export function authenticator({ origin = 'http://localhost', counts = true }: Kind = {}) {
  const passkeys: Passkey[] = []

  return {
    passkeys,

    /** Makes a passkey as it is asked to, and answers as a browser does. */
    create(options: CreationOptions, faults: Faults = {}): Made {
      const { passkey, publicKey } = newPasskey(options.user.id, { ...faults, counts })
      passkeys.push(passkey)
      const data = authenticatorData({
        rpId: faults.rpId ?? options.rp.id,
        isVerified: faults.isVerified,
        counter: passkey.counter,
        attested: attestedKey(passkey.credential, publicKey),
      })
      return {
        credential: passkey.credential,
        client_data: clientData({ type: 'webauthn.create', origin, ...options, ...faults }),
        attestation: attestation(data).toString('base64url'),
        transports: ['internal', 'hybrid', 'telepathy'],
      }
    },

    /** Signs with one of its passkeys: the one that was asked for, or the latest. */
    sign(options: RequestOptions, faults: Faults = {}): PasskeyProof {
      const allowed = options.allowCredentials.map(({ id }) => id)
      const passkey = passkeys.findLast(
        ({ credential }) => allowed.length === 0 || allowed.includes(credential),
      )
      if (!passkey) throw new Error('No passkey here for that')
      if (counts) passkey.counter += 1
      const client = clientData({ type: 'webauthn.get', origin, ...options, ...faults })
      const data = authenticatorData({
        rpId: faults.rpId ?? options.rpId,
        isVerified: faults.isVerified,
        counter: passkey.counter,
      })
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
      return {
        credential: passkey.credential,
        client_data: client,
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
        user_handle: faults.handle ?? passkey.handle,
      }
    },
  }
}

type Wanted = { readonly credential?: string; readonly counts: boolean }

function newPasskey(handle: string, { credential, counts }: Wanted) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = credential ?? randomBytes(32).toString('base64url')
  const passkey: Passkey = { credential: name, privateKey, handle, counter: counts ? 1 : 0 }
  return { passkey, publicKey }
}

/** A new public key in COSE, with its name. */
function attestedKey(credential: string, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = Buffer.from(credential, 'base64url')
  const key = map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.concat([Buffer.alloc(16), uint16(id.length), id, key])
}

function attestation(data: Buffer): Buffer {
  return map([
    [text('fmt'), text('none')],
    [text('attStmt'), map([])],
    [text('authData'), bytes(data)],
  ])
}

type ClientData = { readonly type: string; readonly challenge: string; readonly origin: string }

function clientData({ type, challenge, origin }: ClientData): string {
  const said = { type, challenge, origin, crossOrigin: false }
  return Buffer.from(JSON.stringify(said)).toString('base64url')
}

type AuthenticatorData = {
  readonly rpId: string
  readonly isVerified: boolean | undefined
  readonly counter: number
  /** A new key, with its name. */
  readonly attested?: Buffer
}

function authenticatorData({ rpId, isVerified = true, counter, attested }: AuthenticatorData) {
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0)
  return Buffer.concat([
    sha256(Buffer.from(rpId)),
    Buffer.from([flags]),
    uint32(counter),
    attested ?? Buffer.alloc(0),
  ])
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16BE(value)
  return buffer
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value)
  return buffer
}

// The little of CBOR that an attestation needs.

function head(major: number, length: number): Buffer {
  const first = major << 5
  if (length < 24) return Buffer.from([first | length])
  return length < 256
    ? Buffer.from([first | 24, length])
    : Buffer.concat([Buffer.from([first | 25]), uint16(length)])
}

function number(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value])
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, value.length), Buffer.from(value)])
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}
