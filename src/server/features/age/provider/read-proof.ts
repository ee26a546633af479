import { createHash, X509Certificate } from 'node:crypto'
import { CBORTag, type CBORType, encodeCBOR } from '@levischuck/tiny-cbor'
import { InvalidProof } from './age-provider.ts'
import {
  bytesIn,
  type CborMap,
  decoded,
  embed,
  embeddedIn,
  isSignedBy,
  keyIn,
  mapIn,
  sign1In,
} from './cose.ts'
import { trustedKey } from './trusted-chain.ts'

/** The kind of attestation, and the name of all that is asked for in it. */
export const AGE_NAMESPACE = 'eu.europa.ec.av.1'
export const AGE_ELEMENT = 'age_over_18'

const CERTIFICATES = 33

type Expected = {
  /** The name of our question in the answer. */
  readonly queryId: string
  readonly clientId: string
  readonly nonce: string
  readonly responseUri: string
  readonly issuers: readonly X509Certificate[]
  readonly now: Date
}

/**
 * Whether an attestation of age says that its holder is over 18. Its issuer is one that is trusted, it is valid now, and the device
 * that it was given to signed for this very question: what was shown to somebody else, or before, proves nothing.
 */
export function readProof(vpToken: string, expected: Expected): boolean {
  const response = mapIn(decoded(presentationIn(vpToken, expected.queryId)), 'the answer')
  const documents = response.get('documents')
  if (response.get('status') !== 0 || !Array.isArray(documents) || documents.length !== 1)
    throw new InvalidProof('there is not one document in the answer')
  const document = mapIn(documents[0], 'the document')
  if (document.get('docType') !== AGE_NAMESPACE) throw new InvalidProof('it is no proof of age')
  const issued = mapIn(document.get('issuerSigned'), 'what the issuer signed')
  const attested = attestationIn(issued, expected)
  requireHolder(document, attested, expected)
  return ageIn(issued, attested)
}

/** `{"proof_of_age": ["…"]}`, as the query asked for it. */
function presentationIn(vpToken: string, queryId: string): Uint8Array {
  try {
    const given = (JSON.parse(vpToken) as Record<string, unknown>)[queryId]
    const one: unknown = Array.isArray(given) && given.length === 1 ? given[0] : null
    if (typeof one === 'string' && /^[\w-]+$/.test(one)) return Buffer.from(one, 'base64url')
  } catch {
    // It is told below, with what else is no answer.
  }
  throw new InvalidProof('the answer has no presentation')
}

/** What the issuer vouches for, once that is sure. */
function attestationIn(issued: CborMap, { issuers, now }: Expected): CborMap {
  const signed = sign1In(issued.get('issuerAuth'), 'the seal of the issuer')
  const { payload } = signed
  const chain = chainIn(signed.unprotected.get(CERTIFICATES))
  const key = trustedKey({ chain, trusted: issuers, now })
  if (!key) throw new InvalidProof('nobody here knows the issuer')
  if (!payload || !isSignedBy(signed, { key, payload }))
    throw new InvalidProof('the issuer has not signed it')
  const attested = mapIn(decoded(embeddedIn(decoded(payload), 'the attestation')), 'it')
  const isOurs =
    attested.get('docType') === AGE_NAMESPACE && attested.get('digestAlgorithm') === 'SHA-256'
  if (!isOurs || !isValid(mapIn(attested.get('validityInfo'), 'its time'), now))
    throw new InvalidProof('the attestation is another one, or not valid now')
  return attested
}

function chainIn(value: CBORType): X509Certificate[] {
  const certificates = Array.isArray(value) ? value : [value]
  try {
    return certificates.map((each) => new X509Certificate(bytesIn(each, 'a certificate')))
  } catch {
    throw new InvalidProof('a certificate cannot be read')
  }
}

function isValid(times: CborMap, now: Date): boolean {
  const [from, until] = ['validFrom', 'validUntil'].map((name) => {
    const time = times.get(name)
    return new Date(
      time instanceof CBORTag && typeof time.value === 'string' ? time.value : Number.NaN,
    )
  })
  return from! <= now && now <= until!
}

/** That it is shown by the device that it was given to, as the answer to this very question. */
function requireHolder(document: CborMap, attested: CborMap, expected: Expected): void {
  const shown = mapIn(document.get('deviceSigned'), 'what the device signed')
  const proof = mapIn(shown.get('deviceAuth'), 'the proof of the device').get('deviceSignature')
  const names = embeddedIn(shown.get('nameSpaces'), 'the names')
  const about: CBORType = [
    'DeviceAuthentication',
    [null, null, handoverOf(expected)],
    AGE_NAMESPACE,
    new CBORTag(24, names),
  ]
  const key = keyIn(mapIn(attested.get('deviceKeyInfo'), 'the device').get('deviceKey'))
  const signed = sign1In(proof, 'the proof of the device')
  if (signed.payload !== null || !isSignedBy(signed, { key, payload: embed(encodeCBOR(about)) }))
    throw new InvalidProof('the device has not signed for this question')
}

/** What binds an answer to its question (OpenID4VP 1.0, B.2.6.1): whom it is for, the nonce, and where it goes. */
function handoverOf({ clientId, nonce, responseUri }: Expected): CBORType {
  return ['OpenID4VPHandover', sha256(encodeCBOR([clientId, nonce, null, responseUri]))]
}

/** The one thing that was asked, if the issuer has vouched for it. */
function ageIn(issued: CborMap, attested: CborMap): boolean {
  const items = mapIn(issued.get('nameSpaces'), 'the names').get(AGE_NAMESPACE)
  const digests = mapIn(attested.get('valueDigests'), 'the digests').get(AGE_NAMESPACE)
  const known = mapIn(digests, 'the digests')
  for (const embedded of Array.isArray(items) ? items : []) {
    const bytes = embeddedIn(embedded, 'an element')
    const item = mapIn(decoded(bytes), 'an element')
    if (item.get('elementIdentifier') !== AGE_ELEMENT) continue
    const digest = known.get(item.get('digestID') as number)
    const isVouchedFor =
      digest instanceof Uint8Array && sha256(embed(bytes)).equals(Buffer.from(digest))
    const value = item.get('elementValue')
    if (isVouchedFor && typeof value === 'boolean') return value
    throw new InvalidProof('the issuer has not vouched for the age')
  }
  throw new InvalidProof('there is no age in the answer')
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
