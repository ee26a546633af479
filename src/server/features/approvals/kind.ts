import type { ApprovalFact, ApprovalKind } from '#contract/office/approvals.ts'
import type { OfficeRefusalCode } from '#contract/office/refusals.ts'
import type { RefusalCode, RefusalParams } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Notify } from '#server/events/with-events.ts'
import type { Doer } from '#server/features/record/record.ts'

type Json = Readonly<Record<string, unknown>>

/** What would be done, as it stands now. */
export type ApprovalPlan = {
  readonly siteId: string
  readonly memberId: string | null
  readonly amountMinor: number | null
  readonly currency: string | null
  readonly credits: number | null
  /** All that carrying it out needs, exactly: it is kept until then. */
  readonly payload: Json
  /** What must still be so when it is approved; otherwise it fails, and nothing is done. */
  readonly basis: Json
}

/** Why not, in the code of a refusal. */
export type CannotBe = {
  readonly cannot: RefusalCode | OfficeRefusalCode
  readonly params?: RefusalParams
}

export type Planning = { readonly subjectId: string; readonly payload: Json; readonly now: Date }

/** A request that may be carried out now. */
export type Approved = Planning & {
  readonly id: string
  readonly plan: ApprovalPlan
  readonly why: string
  readonly by: Doer
}

export type CarriedOut = {
  /** waits: the rest comes later, and whoever does it finds the request by its result. */
  readonly state: 'done' | 'waits'
  readonly resultId?: string
  /** What is to be tried after the commit, once; should it fail, somebody else goes on. */
  readonly afterwards?: () => Promise<unknown>
}

/** One kind of what may need a second person. */
export type KindOfApproval = {
  readonly name: ApprovalKind
  /** Whether one person may do it within the limits of the site, or nobody ever alone. */
  readonly isForOne: boolean
  /** The site of what it is about, null where there is no such thing: where a plan that cannot be would tell of somebody else's. */
  readonly siteOf?: (db: Db, subjectId: string) => Promise<string | null>
  /** Locks what it is about, in the order of decision 029, and says what would be done, or why it cannot be. */
  readonly plan: (tx: Tx, asked: Planning) => Promise<ApprovalPlan | CannotBe>
  /** Does what was planned, in the transaction that planned it. */
  readonly carryOut: (tx: Tx, notify: Notify, approved: Approved) => Promise<CarriedOut>
  /** What somebody needs to know to say yes. */
  readonly facts: (
    db: Db,
    asked: Planning & { readonly plan: ApprovalPlan },
  ) => Promise<ApprovalFact[]>
}

export type ApprovalKinds = Readonly<Record<ApprovalKind, KindOfApproval>>

export type ApprovalDeps = {
  readonly db: Db
  readonly events: Bus
  /** All there are, for whoever decides; who asks needs only their own. */
  readonly kinds: ApprovalKinds
}
export type AskDeps = Omit<ApprovalDeps, 'kinds'> & { readonly kind: KindOfApproval }

export function isPlan(planned: ApprovalPlan | CannotBe): planned is ApprovalPlan {
  return !('cannot' in planned)
}
