import { forEveryone, type Row } from './row.ts'

/** The page of the embedded provider. It knows payments and no names; every caller who has its address may pay. */
export const SANDBOX_ROWS: Readonly<Record<string, Row>> = {
  'GET /sandbox/payments': { outcomes: forEveryone(200) },
  'GET /sandbox/pay/:id': {
    request: () => ({ url: '/sandbox/pay/sbx_unknown' }),
    outcomes: forEveryone('NOT_FOUND'),
  },
  'POST /sandbox/pay/:id': {
    request: () => ({
      url: '/sandbox/pay/sbx_unknown',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'step=pay',
    }),
    outcomes: forEveryone('NOT_FOUND'),
  },
}
