import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import type { z } from 'zod/mini'
import type { MadePasskey, PasskeyProof } from '#contract/passkeys.ts'

/** What a device answered when it was asked for a proof, as our calls take it. */
export function proofIn({ id, response }: AuthenticationResponseJSON): PasskeyProof {
  return {
    credential: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle ? { user_handle: response.userHandle } : {}),
  }
}

/** What a device answered when it was asked to make a passkey, as our calls take it. */
export function madeIn({ id, response }: RegistrationResponseJSON): z.input<typeof MadePasskey> {
  return {
    credential: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}
