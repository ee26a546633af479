import type { X509Certificate } from 'node:crypto'
import type { AgeProvider, AskedOf } from './age-provider.ts'
import { AGE_ELEMENT, AGE_NAMESPACE, readProof } from './read-proof.ts'

// The age verification profile of the EU: OpenID4VP by value, `redirect_uri` as client, `direct_post`, an mdoc as attestation.

const QUERY = {
  credentials: [
    {
      id: 'proof_of_age',
      format: 'mso_mdoc',
      meta: { doctype_value: AGE_NAMESPACE },
      claims: [{ path: [AGE_NAMESPACE, AGE_ELEMENT] }],
    },
  ],
}

/** The age apps of the member states: they show an attestation of an issuer that is trusted here, and nothing else of a person. */
export function openEuApp(issuers: readonly X509Certificate[]): AgeProvider {
  return {
    method: 'eu_age_app',
    begin: (asked) => ({ kind: 'app', url: `av://?${requestOf(asked).toString()}` }),
    read: (answer, { nonce, responseUri }, now) =>
      readProof(answer, {
        queryId: QUERY.credentials[0]!.id,
        clientId: clientOf(responseUri),
        nonce,
        responseUri,
        issuers,
        now,
      }),
  }
}

function requestOf({ id, nonce, responseUri }: AskedOf): URLSearchParams {
  return new URLSearchParams({
    client_id: clientOf(responseUri),
    response_type: 'vp_token',
    response_mode: 'direct_post',
    response_uri: responseUri,
    nonce,
    state: id,
    dcql_query: JSON.stringify(QUERY),
  })
}

/** Whom an app answers: nobody but who can be reached there. */
function clientOf(responseUri: string): string {
  return `redirect_uri:${responseUri}`
}
