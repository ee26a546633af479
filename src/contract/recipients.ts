import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/))

/** How many members used the site in a month, on average over six of them. */
export const SaidRecipients = z.object({ average: z.int(), from: Month, until: Month })
export type SaidRecipients = z.output<typeof SaidRecipients>

/** What the site said last of how many use it (DSA, Art. 24); null where it has said nothing. */
export const readRecipients = endpoint({
  method: 'GET',
  path: '/api/recipients.php',
  access: 'anyone',
  input: Empty,
  output: z.object({ recipients: z.nullable(SaidRecipients) }),
})
