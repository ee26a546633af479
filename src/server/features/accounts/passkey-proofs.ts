import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type * as contract from '#contract/passkeys.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Visit } from '#server/http/visit.ts'
import {
  CEREMONY_MS,
  knownTransports,
  orRefuse,
  relyingParty,
  webauthn,
} from './passkey-ceremony.ts'

type RequestOptions = z.input<typeof contract.beginPasskeyLogin.output>['options']
type CreationOptions = z.input<typeof contract.beginPasskey.output>['options']
type Here = Pick<Visit, 'origin'>

export type KnownCredential = {
  readonly credential_id: string
  readonly transports: readonly string[]
}

/** EdDSA, ES256 and RS256: every device can do one of them. */
const ALGORITHMS = [-8, -7, -257]

/** What a browser needs to ask a device for a proof. Without names of passkeys the device finds them by itself. */
export function requestOptions(
  here: Here,
  challenge: string,
  allowed: readonly KnownCredential[],
): RequestOptions {
  return {
    challenge,
    rpId: relyingParty(here).id,
    timeout: CEREMONY_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(knownTo),
  }
}

type Creation = {
  readonly challenge: string
  /** What the device calls the place, and its owner there. */
  readonly place: string
  readonly name: string
  readonly handle: Buffer
  readonly known: readonly KnownCredential[]
}

/** What a device needs to make a passkey that is found without an address. */
export function creationOptions(here: Here, asked: Creation): CreationOptions {
  const { challenge, place, name, handle, known } = asked
  return {
    challenge,
    rp: { id: relyingParty(here).id, name: place },
    user: { id: handle.toString('base64url'), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CEREMONY_MS,
    attestation: 'none',
    excludeCredentials: known.map(knownTo),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

function knownTo({ credential_id: id, transports }: KnownCredential) {
  return { id, type: 'public-key' as const, transports: knownTransports(transports) }
}

type Signed = {
  readonly proof: contract.PasskeyProof
  readonly expectedChallenge: string
  readonly publicKey: Buffer
  readonly counter: number
}

/** How often the device says to have signed, if it is this key's device, on a page of ours, and knows its owner. */
export async function provenCounter(
  here: Here,
  { proof, expectedChallenge, publicKey, counter }: Signed,
): Promise<number> {
  const rp = relyingParty(here)
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: responseOf(proof),
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      credential: { id: proof.credential, publicKey: new Uint8Array(publicKey), counter },
    }),
  )
  if (!verified) throw new Refusal('PASSKEY_REFUSED')
  return authenticationInfo.newCounter
}

/**
 * Where a device counts what it signs, the number must have grown since it was stored: two that sign with the same passkey are a
 * device and its copy. A condition of the update that stores it, so that of two at once one is refused.
 */
export function hasCountedOn(counter: number) {
  return sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))`
}

/** As the library wants it, which is as browsers have it. */
function responseOf(proof: contract.PasskeyProof) {
  return {
    id: proof.credential,
    rawId: proof.credential,
    type: 'public-key' as const,
    response: {
      clientDataJSON: proof.client_data,
      authenticatorData: proof.authenticator_data,
      signature: proof.signature,
    },
    clientExtensionResults: {},
  }
}

type Made = Omit<z.output<typeof contract.addPasskey.input>, 'transports'>

/** The key that a device made for this place, and knows its owner by. */
export async function madeCredential(
  here: Here,
  { made, expectedChallenge }: { readonly made: Made; readonly expectedChallenge: string },
) {
  const { credential: id, client_data: clientDataJSON, attestation: attestationObject } = made
  const rp = relyingParty(here)
  const { verifyRegistrationResponse } = await webauthn()
  const answer = await orRefuse(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  const { credential } = answer.registrationInfo ?? {}
  if (credential?.id !== id) throw new Refusal('PASSKEY_REFUSED')
  return credential
}
