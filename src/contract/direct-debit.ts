import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { ClientId } from './fields.ts'
import { Id } from './id.ts'
import { Order, PURCHASE_REFUSALS, PurchaseChoice } from './orders.ts'

/** How many digits the code in the text message has, and how long it is good for. */
export const SMS_CODE_LENGTH = 6
export const SMS_CODE_MINUTES = 10

const line = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^\P{Cc}*$/u))

/** The account holder, the account, and the telephone that the code is sent to. */
export const DebitDetails = {
  holder: line(70),
  iban: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
  street: line(100),
  house_number: line(20),
  zip: line(20),
  city: line(100),
  phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
  is_authorised: z.literal(true),
}

/** Sends the code, and tells what will be debited when. Nothing is bought yet. */
export const requestDebitCode = endpoint({
  method: 'POST',
  path: '/api/directdebit.php?code=1',
  access: 'member',
  input: z.extend(PurchaseChoice, DebitDetails),
  output: z.object({
    /** The last digits of the number it went to. */
    phone_end: z.string(),
    expires_at: z.iso.datetime(),
    iban_end: z.string(),
    mandate_reference: z.string(),
    /** The day of the debit, as yyyy-mm-dd. */
    debit_date: z.string(),
  }),
  refusals: [
    ...PURCHASE_REFUSALS,
    'DEBIT_BLOCKED',
    'DEBIT_LIMIT',
    'IBAN_INVALID',
    'PHONE_INVALID',
    'SMS_LIMIT',
    'PASSWORD_REQUIRED',
    'EMAIL_UNCONFIRMED',
  ],
})

/** Gives the code back: the mandate is signed, the debit ordered, and the credits are there. */
export const authoriseDebit = endpoint({
  method: 'POST',
  path: '/api/directdebit.php',
  access: 'member',
  input: z.strictObject({
    client_id: ClientId,
    sms_code: z.string().check(z.trim(), z.maxLength(20)),
  }),
  output: z.object({ order: Order }),
  refusals: [
    ...PURCHASE_REFUSALS,
    'SMS_CODE_WRONG',
    'SMS_CODE_OVER',
    'DEBIT_BLOCKED',
    'DEBIT_LIMIT',
  ],
})

const Mandates = z.object({
  mandates: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      /** The end of the account number. */
      account_end: z.string(),
      signed_at: z.iso.datetime(),
    }),
  ),
})

/** The member's own mandates that have not ended. */
export const listMandates = endpoint({
  method: 'GET',
  path: '/api/mandates.php',
  access: 'member',
  input: Empty,
  output: Mandates,
})

/** Ends a mandate: nothing is debited with it any more. What was debited before stays. Answers with those that are left. */
export const endMandate = endpoint({
  method: 'DELETE',
  path: '/api/mandates.php',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Mandates,
  refusals: ['NOT_FOUND'],
})
