import { randomUUID } from 'node:crypto'
import { newToken } from '#server/kernel/secrets.ts'
import { madeUp, proof, type Row, type Target } from './row.ts'

const taking = ({ token }: Target) => ({ token, name: 'Ola', language: 'en' })

/** Who works in the office, and the record of what they do. */
export const PEOPLE_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/office/me': {},
  'POST /api/office/login': {
    input: () => ({ email: 'nobody@vonk.example', password: 'x', code: '123456' }),
    outcome: 'LOGIN_FAILED',
  },
  'POST /api/office/passkey-login-begin': {},
  'POST /api/office/passkey-login': { input: proof, outcome: 'PASSKEY_REFUSED' },
  'POST /api/office/demo-login': { input: () => ({ role: 'owner' }), outcome: 'NOT_FOUND' },
  'POST /api/office/logout': {},
  'PUT /api/office/language': { input: () => ({ language: 'nl' }) },
  'POST /api/office/confirm-begin': { outcome: 'NOT_FOUND' },
  'POST /api/office/confirm-passkey': { input: proof, outcome: 'PASSKEY_REFUSED' },
  'POST /api/office/confirm-code': { input: () => ({ code: '000000' }), outcome: 'FACTOR_WRONG' },
  'POST /api/office/invitation': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-passkey-begin': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-app-begin': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-passkey': {
    input: (target) => ({
      ...taking(target),
      passkey: madePasskey(),
    }),
    outcome: 'PASSKEY_REFUSED',
  },
  'POST /api/office/invitation-app': {
    input: (target) => ({ ...taking(target), password: 'a good pass phrase', code: '000000' }),
    outcome: 'FACTOR_WRONG',
  },
  'GET /api/office/people': { elsewhere: 200 },
  'POST /api/office/invitations': {
    input: ({ siteId }) => ({
      email: `${randomUUID()}@vonk.example`,
      roles: [{ site_id: siteId, role: 'support' }],
    }),
  },
  'DELETE /api/office/invitations': {
    input: (target) => ({ invitation_id: target.invitationId }),
  },
  'PUT /api/office/roles': {
    input: ({ operatorId, siteId }) => ({
      operator_id: operatorId,
      roles: [{ site_id: siteId, role: 'writer' }],
    }),
  },
  'POST /api/office/end-operator': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'POST /api/office/reset-factors': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'POST /api/office/end-sessions': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'GET /api/office/account': {},
  'POST /api/office/own-passkey-begin': {},
  'POST /api/office/own-passkey': {
    input: () => ({ name: 'Phone', passkey: madePasskey() }),
    outcome: 'PASSKEY_REFUSED',
  },
  'PUT /api/office/own-passkey': {
    input: () => ({ passkey_id: randomUUID(), name: 'Phone' }),
    outcome: 'NOT_FOUND',
  },
  'DELETE /api/office/own-passkey': {
    input: () => ({ passkey_id: randomUUID() }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/office/own-recovery-codes': {},
  'DELETE /api/office/own-session': {
    input: () => ({ session_id: randomUUID() }),
    outcome: 'NOT_FOUND',
  },
  'GET /api/office/record': { input: ({ siteId }) => ({ site_id: siteId }) },
  'POST /api/office/record-csv': { input: ({ siteId }) => ({ site_id: siteId }) },
  'POST /api/office/record-check': { elsewhere: 200 },
}

/** What a browser says of a challenge that this server never made. */
function madePasskey() {
  return {
    credential: newToken(),
    client_data: madeUp(),
    attestation: newToken(),
    transports: [],
  }
}
