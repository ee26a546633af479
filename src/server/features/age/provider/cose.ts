import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { CBORTag, type CBORType, decodeCBOR, encodeCBOR } from '@levischuck/tiny-cbor'
import { InvalidProof } from './age-provider.ts'

export type CborMap = Map<string | number, CBORType>

const ALGORITHM = 1
const ES256 = -7
const EMBEDDED = 24

/** A signature of COSE as it came: what it protects, what it does not, what it is about, and itself. */
export type Sign1 = {
  readonly protectedBytes: Uint8Array
  readonly unprotected: CborMap
  readonly payload: Uint8Array | null
  readonly signature: Uint8Array
}

export function decoded(bytes: Uint8Array): CBORType {
  try {
    // A copy of its own: the decoder takes texts and bytes from the beginning of the memory, whatever part of it was meant.
    return decodeCBOR(Uint8Array.from(bytes).buffer)
  } catch {
    throw new InvalidProof('what came is not CBOR')
  }
}

export function mapIn(value: CBORType, what: string): CborMap {
  if (value instanceof Map) return value as CborMap
  throw new InvalidProof(`${what} is no map`)
}

export function bytesIn(value: CBORType, what: string): Uint8Array {
  if (value instanceof Uint8Array) return value
  throw new InvalidProof(`${what} is no bytes`)
}

/** The bytes of something that stands in another as it is, so that they can be hashed and signed. */
export function embeddedIn(value: CBORType, what: string): Uint8Array {
  if (value instanceof CBORTag && value.tag === EMBEDDED) return bytesIn(value.value, what)
  throw new InvalidProof(`${what} is not embedded`)
}

export function embed(bytes: Uint8Array): Uint8Array {
  return encodeCBOR(new CBORTag(EMBEDDED, bytes))
}

export function sign1In(value: CBORType, what: string): Sign1 {
  if (!Array.isArray(value) || value.length !== 4) throw new InvalidProof(`${what} is no signature`)
  const [protectedBytes, unprotected, payload, signature] = value
  return {
    protectedBytes: bytesIn(protectedBytes, what),
    unprotected: mapIn(unprotected, what),
    payload: payload === null ? null : bytesIn(payload, what),
    signature: bytesIn(signature, what),
  }
}

type Verifying = { readonly key: KeyObject; readonly payload: Uint8Array }

/** Whether this key has signed this, by ES256 and by nothing else. */
export function isSignedBy({ protectedBytes, signature }: Sign1, { key, payload }: Verifying) {
  const isEs256 = mapIn(decoded(protectedBytes), 'the headers').get(ALGORITHM) === ES256
  const isP256 = key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
  if (!isEs256 || !isP256) return false
  const signed = encodeCBOR(['Signature1', protectedBytes, new Uint8Array(), payload])
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature)
}

/** A key on the curve P-256 as COSE has it. */
export function keyIn(value: CBORType): KeyObject {
  const key = mapIn(value, 'the key')
  const [x, y] = [-2, -3].map((name) => bytesIn(key.get(name), 'the key'))
  if (key.get(1) !== 2 || key.get(-1) !== 1) throw new InvalidProof('the key is not on P-256')
  const jwk = { kty: 'EC', crv: 'P-256', x: base64url(x!), y: base64url(y!) }
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    throw new InvalidProof('the key is no point')
  }
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
