import { isDeepStrictEqual } from 'node:util'
import type { ApprovalKind, ApprovalState } from '#contract/office/approvals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Tx, transact } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { Scope } from '#server/http/office-route.ts'
import { requireHere } from './approvers.ts'
import { settle, stateOf } from './ask.ts'
import {
  type ApprovalDeps,
  type ApprovalPlan,
  type CannotBe,
  type CarriedOut,
  isPlan,
} from './kind.ts'
import { type ApprovalRow, detailsOf, findApproval, planIn, refuseDecision } from './row.ts'

type Deciding = {
  readonly id: string
  readonly by: Doer & { readonly operatorId: string }
  readonly scope: Scope
  readonly now: Date
}
type Ended = { readonly state: ApprovalState; readonly outcome: string | null }

/**
 * Says yes to what somebody else asked, and does it in the same transaction. What it is about is locked and planned anew first: when it
 * is not as it was, the request fails and nothing is done. Of two who say yes at once the second hears of the first.
 */
export async function approve(
  deps: ApprovalDeps,
  { words = '', ...deciding }: Deciding & { readonly words?: string | undefined },
): Promise<Ended> {
  const { id, now } = deciding
  const { afterwards, ...ended } = await withEvents({ ...deps, now }, (tx, notify) =>
    approveIn(deps, { tx, notify, ...deciding, words }),
  )
  await afterwards?.()
  return ended.state === 'approved' ? { ...ended, state: await stateOf(deps, id) } : ended
}

type Approving = Deciding & { readonly tx: Tx; readonly notify: Notify; readonly words: string }

async function approveIn(
  { kinds }: ApprovalDeps,
  approving: Approving,
): Promise<Ended & Pick<CarriedOut, 'afterwards'>> {
  const { tx, notify, by, now, words } = approving
  const asked = await findApproval(tx, approving)
  const kind = kinds[asked.kind as ApprovalKind]
  const before = planIn(asked)
  const request = { subjectId: asked.subject_id, payload: before.payload, now }
  const plan = await kind.plan(tx, request)
  const decided = await decideOnce(tx, approving, { state: 'approved', words })
  if (!isAsAsked(before, plan)) {
    await fail(tx, decided.id, now)
    await tell(tx, approving, decided, { action: 'approval_failed', outcome: CHANGED })
    return { state: 'failed', outcome: CHANGED }
  }
  const { id, why: reason } = asked
  const doing = { ...request, id, plan: before, why: reason, by }
  const { afterwards, ...done } = await kind.carryOut(tx, notify, doing)
  const state = await settle(tx, id, done, now)
  await tell(tx, approving, decided, { action: 'approval_approved', ...(words && { words }) })
  return { state, outcome: null, ...(afterwards && { afterwards }) }
}

/** Whether it is still exactly what was asked for, under what was true then. */
function isAsAsked(before: ApprovalPlan, plan: ApprovalPlan | CannotBe): boolean {
  if (!isPlan(plan)) return false
  const { amountMinor, credits, basis } = plan
  const asked = [before.amountMinor, before.credits, before.basis]
  return isDeepStrictEqual([amountMinor, credits, basis], asked)
}

/** What it is about had changed since it was asked. */
const CHANGED = 'changed'

async function fail(tx: Tx, id: string, now: Date): Promise<void> {
  const failed = { state: 'failed', outcome: CHANGED, ended_at: now }
  await tx.updateTable('approval').set(failed).where('id', '=', id).execute()
}

/** Says no, with a word to whoever asked. */
export async function reject(
  { db }: Pick<ApprovalDeps, 'db'>,
  { words, ...deciding }: Deciding & { readonly words: string },
): Promise<Ended> {
  return transact(db, async (tx) => {
    const decided = await decideOnce(tx, deciding, { state: 'rejected', words })
    await tell(tx, deciding, decided, { action: 'approval_rejected', words })
    return { state: 'rejected', outcome: null }
  })
}

type Decision = { readonly state: 'approved' | 'rejected'; readonly words: string }

/** Decides a request: asked, within its time, by somebody else, who is still here. The check and the decision are one statement. */
async function decideOnce(tx: Tx, deciding: Deciding, decision: Decision): Promise<ApprovalRow> {
  const { by, now } = deciding
  await requireHere(tx, by.operatorId)
  const found = await findApproval(tx, deciding)
  const isEnd = decision.state === 'rejected'
  const decided = await tx
    .updateTable('approval')
    .set({
      ...decision,
      decided_by: by.operatorId,
      decider: by.name,
      decided_at: now,
      ended_at: isEnd ? now : null,
    })
    .where('id', '=', found.id)
    .where('state', '=', 'asked')
    .where('asked_by', '<>', by.operatorId)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  return decided ?? refuseDecision(await findApproval(tx, deciding), by.operatorId, now)
}

/** Takes one's own request back, while nobody has decided. */
export function takeBack({ db }: Pick<ApprovalDeps, 'db'>, deciding: Deciding): Promise<Ended> {
  const { id, by, now } = deciding
  return transact(db, async (tx) => {
    await requireHere(tx, by.operatorId)
    const taken = await tx
      .updateTable('approval')
      .set({ state: 'taken_back', ended_at: now })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .where('asked_by', '=', by.operatorId)
      .returningAll()
      .executeTakeFirst()
    if (!taken) return refuseTakingBack(tx, deciding)
    await tell(tx, deciding, taken, { action: 'approval_taken_back' })
    return { state: 'taken_back', outcome: null }
  })
}

/** Somebody else's request is not one's own to take back: it is as if it were not there. */
async function refuseTakingBack(tx: Tx, deciding: Deciding): Promise<never> {
  const found = await findApproval(tx, deciding)
  if (found.asked_by !== deciding.by.operatorId) throw new Refusal('NOT_FOUND')
  return refuseDecision(found, '', deciding.now)
}

function tell(
  tx: Tx,
  { by, now }: Pick<Deciding, 'by' | 'now'>,
  row: ApprovalRow,
  { action, ...more }: { readonly action: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id, number, kind, subject_id: subjectId } = row
  return note(tx, {
    by,
    action,
    siteId: row.site_id,
    subject: { kind: 'approval', id },
    details: {
      ...detailsOf({ number, kind, subjectId, plan: planIn(row) }),
      asked_by: row.asked_by,
      ...more,
    },
    now,
  })
}
