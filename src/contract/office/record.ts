import * as z from 'zod/mini'
import { Day } from '../fields.ts'
import { Id } from '../id.ts'
import { officeEndpoint } from './endpoint.ts'

export const RECORD_PAGE = 50
/** The longest list that is given as a file; a narrower filter gives the rest. */
export const RECORD_CSV_ROWS = 10_000

const Word = z.string().check(z.regex(/^[a-z_]{1,40}$/))
const filter = {
  operator_id: z.optional(Id),
  action: z.optional(Word),
  subject_kind: z.optional(Word),
  subject_id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  site_id: z.optional(Id),
  from: z.optional(Day),
  until: z.optional(Day),
}

export const RecordRow = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  operator_id: z.nullable(z.uuid()),
  who: z.string(),
  via: z.enum(['office', 'command', 'system']),
  action: z.string(),
  site_id: z.nullable(z.uuid()),
  subject_kind: z.string(),
  subject_id: z.string(),
  /** What it is about, by name where it has one. */
  subject_name: z.nullable(z.string()),
  details: z.string(),
  request_id: z.nullable(z.string()),
  previous_hash: z.string(),
  hash: z.string(),
})
export type RecordRow = z.output<typeof RecordRow>

/** The record, the newest first. */
export const readRecord = officeEndpoint({
  method: 'GET',
  path: '/api/office/record',
  needs: 'record_read',
  input: z.object({
    ...filter,
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  output: z.object({
    rows: z.array(RecordRow),
    /** Where to go on; null at the end. */
    before: z.nullable(z.int()),
    /** What there is to choose from. */
    actions: z.array(z.string()),
    who: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
})

/** The same as a file. That it was taken is in the record, too. */
export const exportRecord = officeEndpoint({
  method: 'POST',
  path: '/api/office/record-csv',
  needs: 'record_read',
  input: z.strictObject(filter),
  output: z.object({ csv: z.string(), rows: z.int() }),
})

/** Goes along the whole chain. */
export const checkRecord = officeEndpoint({
  method: 'POST',
  path: '/api/office/record-check',
  needs: 'record_read',
  input: z.strictObject({}),
  output: z.object({
    rows: z.int(),
    broken: z.nullable(z.object({ number: z.int(), why: z.string() })),
  }),
})
