import { randomUUID } from 'node:crypto'
import { forMembers, type Row } from './row.ts'

/** Direct debit: the form, and the code that confirms it. */
export const DEBIT_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/directdebit.php?code=1': {
    input: ({ caller }) => ({
      client_id: randomUUID(),
      package: 'p0',
      // A newcomer has a quarter off.
      total_minor: caller.kind === 'premium' ? 1495 : 1121,
      holder: 'A. de Vries',
      iban: 'NL91ABNA0417164300',
      street: 'Kade',
      house_number: '12',
      zip: '1012 AB',
      city: 'Haarlem',
      phone: '0612345678',
      is_authorised: true,
    }),
    outcomes: { ...forMembers(200), not_confirmed: 'EMAIL_UNCONFIRMED' },
  },
  'POST /api/directdebit.php': {
    input: () => ({ client_id: randomUUID(), sms_code: '123456' }),
    outcomes: forMembers('SMS_CODE_WRONG'),
  },
  'GET /api/mandates.php': { outcomes: forMembers(200) },
  'DELETE /api/mandates.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ({ mandates }) => mandates },
  },
}
