import * as z from 'zod/mini'
import { Id } from '../id.ts'
import { SaidRecipients } from '../recipients.ts'
import { officeEndpoint } from './endpoint.ts'

const Line = z.object({
  /** The part of the Commission's template. */
  part: z.string(),
  indicator: z.string(),
  scope: z.string(),
  value: z.union([z.string(), z.number()]),
})

/** What the law has a site publish: how many use it, with what was said of that last, and the numbers of a year. */
export const readTransparency = officeEndpoint({
  method: 'GET',
  path: '/api/office/transparency',
  needs: 'figures_small',
  input: z.object({
    site_id: Id,
    year: z.coerce.number().check(z.int(), z.minimum(2024), z.maximum(2100)),
  }),
  output: z.object({
    months: z.array(z.object({ month: z.string(), people: z.int() })),
    average: z.int(),
    said: z.nullable(z.object({ ...SaidRecipients.shape, at: z.iso.datetime() })),
    lines: z.array(Line),
  }),
  refusals: ['NOT_FOUND'],
})
export type Transparency = z.output<typeof readTransparency.output>

/** Says on the site itself how many use it. The same months again replace what was said of them. */
export const publishRecipients = officeEndpoint({
  method: 'POST',
  path: '/api/office/recipients-publish',
  needs: 'settings_edit',
  input: z.strictObject({ site_id: Id }),
  output: z.object({ average: z.int() }),
  refusals: ['NOT_FOUND'],
})
