import type { ApprovalState } from '#contract/office/approvals.ts'
import { APPROVAL_HOURS } from '#contract/office/approvals.ts'
import { OfficeRefusal, type OfficeRefusalCode } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { Scope } from '#server/http/office-route.ts'
import { approversOf, requireHere } from './approvers.ts'
import { expireRequests } from './expire.ts'
import {
  type ApprovalDeps,
  type ApprovalPlan,
  type AskDeps,
  type CarriedOut,
  isPlan,
} from './kind.ts'
import { judgeAlone } from './limits.ts'
import { detailsOf } from './row.ts'

export type AskInput = {
  /** The order, member or code that it is about. */
  readonly subjectId: string
  /** What is wished, in the words of its kind. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly why: string
  readonly by: Doer
  readonly scope: Scope
  readonly now: Date
}

export type Asked = {
  readonly id: string
  readonly number: number
  /** asked: it waits for a second person. approved: it is done here, and the provider is told later. */
  readonly state: Extract<ApprovalState, 'asked' | 'approved' | 'done'>
  readonly plan: ApprovalPlan
}

type Written = Asked & Pick<CarriedOut, 'afterwards'>

/**
 * Does something at once where one person may, and asks for a second one otherwise. Neither happens where something like it is
 * open, where it cannot be done as things are, or where nobody could say yes.
 */
export async function ask(deps: AskDeps, input: AskInput): Promise<Asked> {
  const { now } = input
  const written = await withEvents({ ...deps, now }, (tx, notify) => write(deps, tx, notify, input))
  await written.afterwards?.()
  const { afterwards: _, ...asked } = written
  return asked.state === 'approved' ? { ...asked, state: await stateOf(deps, asked.id) } : asked
}

async function write({ kind }: AskDeps, tx: Tx, notify: Notify, input: AskInput): Promise<Written> {
  const { subjectId, scope, by, now } = input
  if (kind.siteOf) requireWithin(scope, await kind.siteOf(tx, subjectId))
  const plan = await kind.plan(tx, input)
  if (!isPlan(plan)) throw new OfficeRefusal(plan.cannot as OfficeRefusalCode, plan.params)
  requireWithin(scope, plan.siteId)
  await requireHere(tx, by.operatorId)
  await expireRequests(tx, now, { kind: kind.name, subjectId })
  const { isWithin, worthMinor } = await judgeAlone(tx, plan, { operatorId: by.operatorId, now })
  const isAlone = kind.isForOne && isWithin
  if (!isAlone) await requireSecond(tx, plan, by)
  const row = await insert(tx, input, { kind: kind.name, plan, isAlone, worthMinor })
  const done = isAlone
    ? await kind.carryOut(tx, notify, { ...input, id: row.id, plan, payload: plan.payload })
    : null
  const state = done === null ? 'asked' : await settle(tx, row.id, done, now)
  await note(tx, {
    by,
    action: isAlone ? 'done_alone' : 'approval_asked',
    siteId: plan.siteId,
    subject: { kind: 'approval', id: row.id },
    details: { ...detailsOf({ ...row, kind: kind.name, subjectId, plan }), why: input.why },
    now,
  })
  return { ...row, state, plan, ...(done?.afterwards && { afterwards: done.afterwards }) }
}

/** Of another site there is nothing here. */
function requireWithin(scope: Scope, siteId: string | null): void {
  const isWithin = siteId !== null && (scope === 'all' || scope.includes(siteId))
  if (!isWithin) throw new Refusal('NOT_FOUND')
}

/** Whoever asks without a name cannot be told from whoever approves. */
async function requireSecond(tx: Tx, { siteId }: ApprovalPlan, { operatorId }: Doer) {
  if (operatorId === null) throw new OfficeRefusal('NOBODY_TO_APPROVE')
  const others = await approversOf(tx, { siteId, but: operatorId })
  if (others.length === 0) throw new OfficeRefusal('NOBODY_TO_APPROVE')
}

type Judged = {
  readonly kind: string
  readonly plan: ApprovalPlan
  readonly isAlone: boolean
  readonly worthMinor: number
}

const HOUR_MS = 60 * 60 * 1000

async function insert(tx: Tx, input: AskInput, { kind, plan, isAlone, worthMinor }: Judged) {
  const { subjectId, why, by, now } = input
  const row = await tx
    .insertInto('approval')
    .values({
      kind,
      site_id: plan.siteId,
      subject_id: subjectId,
      member_id: plan.memberId,
      payload: JSON.stringify(plan.payload),
      basis: JSON.stringify(plan.basis),
      amount_minor: plan.amountMinor,
      currency: plan.currency,
      credits: plan.credits,
      worth_minor: worthMinor,
      why,
      is_alone: isAlone,
      asked_by: by.operatorId,
      asker: by.name,
      asked_at: now,
      expires_at: new Date(now.getTime() + APPROVAL_HOURS * HOUR_MS),
      state: 'asked',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
  if (!row) throw new OfficeRefusal('REQUEST_OPEN')
  return row
}

/** Writes what became of it: done, or waiting for whoever does the rest. */
export async function settle(
  tx: Tx,
  id: string,
  { state, resultId }: Pick<CarriedOut, 'state' | 'resultId'>,
  now: Date,
): Promise<'done' | 'approved'> {
  const isDone = state === 'done'
  await tx
    .updateTable('approval')
    .set({
      state: isDone ? 'done' : 'approved',
      result_id: resultId ?? null,
      ended_at: isDone ? now : null,
    })
    .where('id', '=', id)
    .execute()
  return isDone ? 'done' : 'approved'
}

/** What the provider made of it meanwhile. */
export async function stateOf({ db }: Pick<ApprovalDeps, 'db'>, id: string) {
  const row = db.selectFrom('approval').select('state').where('id', '=', id)
  const { state } = await row.executeTakeFirstOrThrow()
  return state as 'approved' | 'done'
}
