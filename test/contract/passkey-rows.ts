import { randomUUID } from 'node:crypto'
import { newToken } from '#server/kernel/secrets.ts'
import { forEveryone, forMembers, type Row } from './row.ts'

/** What a browser says of a challenge that this server never made. */
const madeUp = () => Buffer.from(JSON.stringify({ challenge: newToken() })).toString('base64url')
const proof = () => ({
  credential: newToken(),
  client_data: madeUp(),
  authenticator_data: newToken(),
  signature: newToken(),
})

/** The calls about passkeys. */
export const PASSKEY_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/passkeys.php': { outcomes: forMembers(200) },
  'POST /api/passkey-begin.php': {
    outcomes: { ...forMembers(200), not_confirmed: 'EMAIL_UNCONFIRMED' },
  },
  'POST /api/passkeys.php': {
    input: () => ({
      credential: newToken(),
      client_data: madeUp(),
      attestation: newToken(),
      transports: ['internal'],
    }),
    outcomes: forMembers('PASSKEY_REFUSED'),
  },
  'PUT /api/passkeys.php': {
    input: () => ({ id: randomUUID(), name: 'Telefoon' }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ({ passkeys }) => passkeys },
  },
  'DELETE /api/passkeys.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ({ passkeys }) => passkeys },
  },
  'POST /api/passkey-login-begin.php': { outcomes: forEveryone(200) },
  'POST /api/passkey-login.php': { input: proof, outcomes: forEveryone('PASSKEY_REFUSED') },
  'POST /api/passkey-confirm-begin.php': {
    outcomes: { ...forMembers('NOT_FOUND'), premium: 200 },
  },
  'POST /api/passkey-confirm.php': { input: proof, outcomes: forMembers('PASSKEY_REFUSED') },
}
