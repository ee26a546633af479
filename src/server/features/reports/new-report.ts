import type { z } from 'zod/mini'
import type { reportMember } from '#contract/reports.ts'

/** A report as a member made it. */
export type NewReport = z.output<typeof reportMember.input> & {
  readonly siteId: string
  readonly reporterId: string
  readonly now: Date
}
