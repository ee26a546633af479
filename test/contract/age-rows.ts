import { randomUUID } from 'node:crypto'
import { newToken } from '#server/kernel/secrets.ts'
import { forEveryone, type Row } from './row.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Proving one's age, the answers of apps, and the page that stands in for one. */
export const AGE_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/age.php': { outcomes: forEveryone(200) },
  'POST /api/age.php': { outcomes: forEveryone(200) },
  'POST /api/age-check.php': {
    input: () => ({ id: randomUUID(), secret: newToken() }),
    outcomes: forEveryone(200),
    isFleeting: true,
    // Without its secret every id is answered as one whose time is over.
    swaps: { id: null },
  },
  'POST /api/age-answer.php': {
    request: () => ({ headers: FORM, payload: `state=${randomUUID()}&vp_token={}` }),
    outcomes: forEveryone('NOT_FOUND'),
  },
  'GET /sandbox/age/:id': {
    request: () => ({ url: `/sandbox/age/${randomUUID()}` }),
    outcomes: forEveryone('NOT_FOUND'),
  },
  'POST /sandbox/age/:id': {
    request: () => ({
      url: `/sandbox/age/${randomUUID()}`,
      headers: FORM,
      payload: 'step=over',
    }),
    outcomes: forEveryone('NOT_FOUND'),
  },
}
