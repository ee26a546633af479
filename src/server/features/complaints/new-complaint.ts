import type { z } from 'zod/mini'
import type * as contract from '#contract/complaints.ts'

/** A complaint as somebody sent it. */
export type NewComplaint = z.output<typeof contract.sendComplaint.input> & {
  readonly reference: string
  readonly siteId: string
  /** Whoever was logged in. */
  readonly memberId: string | null
  readonly ip: string
  readonly now: Date
}
