import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  X509Certificate,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CBORTag, type CBORType, encodeCBOR } from '@levischuck/tiny-cbor'

const NAMES = 'eu.europa.ec.av.1'
const FOLDER = 'test/fakes/age-app'
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')

/** The file of issuers that an installation trusts, and one of somebody that it does not know. */
export const AGE_ISSUERS_FILE = `${FOLDER}/ca.pem`
export const OTHER_ISSUERS_FILE = `${FOLDER}/ca2.pem`

const signer = { key: createPrivateKey(read('ds.key')), certificate: raw(read('ds.pem')) }

export type Faults = {
  readonly isOver?: boolean
  readonly docType?: string
  readonly from?: string
  readonly until?: string
  /** What the app takes the question for. */
  readonly clientId?: string
  readonly nonce?: string
  readonly responseUri?: string
  /** Another device shows it than the one that it was given to. */
  readonly isStolen?: boolean
  /** The age was changed after the issuer signed. */
  readonly isForged?: boolean
  readonly isSignedByAnother?: boolean
}

/** A phone with an age app of the EU: it answers a request as the profile says, by what its address says. */
export function ageApp() {
  const device = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const thief = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  return {
    /** What the app sends to the site, as a form. */
    answer(url: string, faults: Faults = {}) {
      const asked = new URL(url).searchParams
      const question = {
        clientId: faults.clientId ?? asked.get('client_id')!,
        nonce: faults.nonce ?? asked.get('nonce')!,
        responseUri: faults.responseUri ?? asked.get('response_uri')!,
      }
      const shown = present(
        device.publicKey,
        (faults.isStolen ? thief : device).privateKey,
        question,
        faults,
      )
      const vpToken = JSON.stringify({ proof_of_age: [Buffer.from(shown).toString('base64url')] })
      return new URLSearchParams({ vp_token: vpToken, state: asked.get('state')! }).toString()
    },
    /** What it sends where its owner does not want to. */
    decline(url: string) {
      const state = new URL(url).searchParams.get('state')!
      return new URLSearchParams({ error: 'access_denied', state }).toString()
    },
  }
}

type Question = { readonly clientId: string; readonly nonce: string; readonly responseUri: string }

function present(holder: KeyObject, showing: KeyObject, question: Question, faults: Faults) {
  const { isOver = true, docType = NAMES, isForged = false } = faults
  const item = itemOf(isForged ? !isOver : isOver)
  const about: CBORType = [
    'DeviceAuthentication',
    [null, null, ['OpenID4VPHandover', sha256(encodeCBOR(questionOf(question)))]],
    docType,
    new CBORTag(24, encodeCBOR(new Map())),
  ]
  const document = new Map<string, CBORType>([
    ['docType', docType],
    [
      'issuerSigned',
      new Map<string, CBORType>([
        ['nameSpaces', new Map([[NAMES, [embedded(itemOf(isOver))]]])],
        ['issuerAuth', seal(holder, item, faults)],
      ]),
    ],
    [
      'deviceSigned',
      new Map<string, CBORType>([
        ['nameSpaces', embedded(encodeCBOR(new Map()))],
        [
          'deviceAuth',
          new Map([
            [
              'deviceSignature',
              sign1(showing, encodeCBOR(embedded(encodeCBOR(about))), { isDetached: true }),
            ],
          ]),
        ],
      ]),
    ],
  ])
  return encodeCBOR(
    new Map<string, CBORType>([
      ['version', '1.0'],
      ['documents', [document]],
      ['status', 0],
    ]),
  )
}

function questionOf({ clientId, nonce, responseUri }: Question): CBORType {
  return [clientId, nonce, null, responseUri]
}

function itemOf(isOver: boolean): Uint8Array {
  return encodeCBOR(
    new Map<string, CBORType>([
      ['digestID', 0],
      ['random', new Uint8Array(32).fill(7)],
      ['elementIdentifier', 'age_over_18'],
      ['elementValue', isOver],
    ]),
  )
}

/** What the issuer signed: the digest of the age, the device that it is for, and from when until when. */
function seal(holder: KeyObject, item: Uint8Array, faults: Faults): CBORType {
  const { docType = NAMES, from = '2027-02-01T00:00:00Z', until = '2027-05-01T00:00:00Z' } = faults
  const { x, y } = holder.export({ format: 'jwk' })
  const key = new Map<number, CBORType>([
    [1, 2],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ])
  const digest = sha256(encodeCBOR(embedded(item)))
  const attested = new Map<string, CBORType>([
    ['version', '1.0'],
    ['digestAlgorithm', 'SHA-256'],
    ['docType', docType],
    ['valueDigests', new Map([[NAMES, new Map([[0, digest]])]])],
    ['deviceKeyInfo', new Map([['deviceKey', key as unknown as CBORType]])],
    [
      'validityInfo',
      new Map([
        ['signed', new CBORTag(0, from)],
        ['validFrom', new CBORTag(0, from)],
        ['validUntil', new CBORTag(0, until)],
      ]),
    ],
  ])
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  return sign1(
    faults.isSignedByAnother ? other : signer.key,
    encodeCBOR(embedded(encodeCBOR(attested))),
    { certificate: signer.certificate },
  )
}

type Signing = { readonly isDetached?: boolean; readonly certificate?: Uint8Array }

function sign1(
  key: KeyObject,
  payload: Uint8Array,
  { isDetached = false, certificate }: Signing,
): CBORType {
  const headers = encodeCBOR(new Map([[1, -7]]))
  const signed = encodeCBOR(['Signature1', headers, new Uint8Array(), payload])
  const signature = sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' })
  const unprotected = new Map<number, CBORType>(certificate ? [[33, certificate]] : [])
  return [
    headers,
    unprotected as unknown as CBORType,
    isDetached ? null : payload,
    new Uint8Array(signature),
  ]
}

function embedded(bytes: Uint8Array): CBORTag {
  return new CBORTag(24, bytes)
}

function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest())
}

function raw(pem: string): Uint8Array {
  return new Uint8Array(new X509Certificate(pem).raw)
}
