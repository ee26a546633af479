import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { Email, LinkToken } from './fields.ts'
import { LocaleCode } from './codes.ts'

/** Asks that no account may be made with an address. It counts once the link in the mail to that address was opened. */
export const requestExclusion = endpoint({
  method: 'POST',
  path: '/api/exclusion.php',
  access: 'anyone',
  input: z.strictObject({ email: Email, language: LocaleCode }),
  output: Empty,
  refusals: ['MAIL_LIMIT'],
})

/** Excludes an address by the link that was sent to it. */
export const confirmExclusion = endpoint({
  method: 'POST',
  path: '/api/exclusion-do.php',
  access: 'anyone',
  input: z.strictObject({ token: LinkToken }),
  output: Empty,
  refusals: ['LINK_INVALID'],
})

/** Lets an address sign up again, by the other link in the same mail. */
export const liftExclusion = endpoint({
  method: 'POST',
  path: '/api/exclusion-lift.php',
  access: 'anyone',
  input: z.strictObject({ token: LinkToken }),
  output: Empty,
  refusals: ['LINK_INVALID'],
})
