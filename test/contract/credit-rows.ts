import { randomUUID } from 'node:crypto'
import { forEveryone, forMembers, type Row } from './row.ts'

/** The caller's own credits, discounts and receipts. */
export const CREDIT_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/discountcode.php': {
    input: () => ({ code: 'NOSUCHCODE' }),
    outcomes: forMembers('CODE_NOT_FOUND'),
  },
  'GET /api/time-bonus.php': { outcomes: forEveryone(200) },
  'GET /api/credits.php': { outcomes: forMembers(200) },
  'PUT /api/spending-limit.php': {
    input: () => ({ limit_minor: 5000 }),
    outcomes: forMembers(200),
  },
  'GET /api/receipt.php': {
    request: () => ({ url: `/api/receipt.php?id=${randomUUID()}` }),
    outcomes: forMembers('NOT_FOUND'),
  },
}
