import { randomUUID } from 'node:crypto'
import { newToken } from '#server/kernel/secrets.ts'
import { forEveryone, forMembers, type Row } from './row.ts'

/** The entry warning, and the forms on information pages. */
export const FORM_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/enter.php': {
    request: () => ({
      url: '/api/enter.php?target=%2Fpricing',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    }),
    outcomes: forEveryone(303),
  },
  'GET /api/recipients.php': { input: () => ({}), outcomes: forEveryone(200) },
  'POST /api/complaint.php': {
    input: () => ({
      client_id: randomUUID(),
      name: 'Anna de Vries',
      email: `${randomUUID()}@example.com`,
      kind: 'payment',
      reference: '1017',
      text: 'Ik heb twee keer betaald.',
      language: 'nl',
    }),
    outcomes: forEveryone(200),
  },
  'POST /api/notice.php': {
    input: () => ({
      client_id: randomUUID(),
      address: '/pages/faq',
      reason: 'illegal_content',
      explanation: 'Dit is volgens mij verboden.',
      name: 'Anna de Vries',
      email: `${randomUUID()}@example.com`,
      language: 'nl',
      is_sincere: true,
    }),
    outcomes: forEveryone(200),
  },
  'GET /api/statement.php': {
    input: () => ({ token: newToken().repeat(2) }),
    outcomes: forEveryone('LINK_INVALID'),
  },
  'POST /api/appeal.php': {
    input: () => ({ token: newToken().repeat(2), words: 'Dat was ik niet.' }),
    outcomes: forEveryone('LINK_INVALID'),
  },
  'GET /api/decisions.php': { outcomes: forMembers(200) },
  'POST /api/exclusion.php': {
    input: () => ({ email: `${randomUUID()}@example.com`, language: 'nl' }),
    outcomes: forEveryone(200),
  },
  'POST /api/exclusion-do.php': {
    input: () => ({ token: newToken() }),
    outcomes: forEveryone('LINK_INVALID'),
  },
  'POST /api/exclusion-lift.php': {
    input: () => ({ token: newToken() }),
    outcomes: forEveryone('LINK_INVALID'),
  },
}
