import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { Day } from './fields.ts'

/** The day of the words that ask for the two consents. Whoever changes what they mean changes this, too. */
export const SHOWCASE_VERSION = '2026-11-19'

/** What a member agreed to about pages for everybody. Nothing, until they say so. */
export const Showcase = z.object({
  /** To be shown on the first page, on landing pages and in shared pictures. */
  showcase: z.boolean(),
  /** To be shown there, too, where members are chosen by what they are or seek. Nothing without the first. */
  showcase_by_type: z.boolean(),
})
export type Showcase = z.infer<typeof Showcase>

export const getShowcase = endpoint({
  method: 'GET',
  path: '/api/showcase.php',
  access: 'member',
  input: Empty,
  output: Showcase,
})

/** Gives and takes back the two consents, at once. Without the first the second is taken back, too. */
export const saveShowcase = endpoint({
  method: 'PUT',
  path: '/api/showcase.php',
  access: 'member',
  input: z.strictObject({
    showcase: z.boolean(),
    showcase_by_type: z.boolean(),
    /** Which words the member has read: an answer to others is refused. */
    version: Day,
  }),
  output: Showcase,
})
