import type { Selectable } from 'kysely'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Scope } from '#server/http/office-route.ts'
import type { ApprovalPlan } from './kind.ts'

export type ApprovalRow = Selectable<Tables['approval']>

type Find = { readonly id: string; readonly scope: Scope }

/** A request on a site that is within the scope. Any other is not there. */
export async function findApproval(db: Db, { id, scope }: Find): Promise<ApprovalRow> {
  const row = await db
    .selectFrom('approval')
    .selectAll()
    .where('id', '=', id)
    .$if(scope !== 'all', (rows) => rows.where('site_id', 'in', [...(scope as string[]), NO_SITE]))
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** An empty list is no list in SQL. */
const NO_SITE = '00000000-0000-0000-0000-000000000000'

type Told = {
  readonly number: number
  readonly kind: string
  readonly subjectId: string
  readonly plan: Pick<ApprovalPlan, 'amountMinor' | 'currency' | 'credits' | 'memberId'>
}

/** What the record says of a request: what it is about, and how much. */
export function detailsOf({ number, kind, subjectId, plan }: Told) {
  const { amountMinor, currency, credits, memberId } = plan
  return {
    number,
    kind,
    about: subjectId,
    ...(memberId === null ? {} : { member: memberId }),
    ...(amountMinor === null ? {} : { amount_minor: amountMinor, currency }),
    ...(credits === null ? {} : { credits }),
  }
}

export function planIn(row: ApprovalRow): ApprovalPlan {
  return {
    siteId: row.site_id,
    memberId: row.member_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    credits: row.credits,
    payload: row.payload as ApprovalPlan['payload'],
    basis: row.basis as ApprovalPlan['basis'],
  }
}

/** Why a request cannot be decided: it is one's own, or it ended, by whom and how. */
export function refuseDecision(row: ApprovalRow, operatorId: string, now: Date): never {
  if (row.state === 'asked' && row.asked_by === operatorId) throw new OfficeRefusal('OWN_REQUEST')
  const isOver = row.state === 'asked' && row.expires_at <= now
  throw new OfficeRefusal('REQUEST_ENDED', {
    state: isOver ? 'expired' : row.state,
    who: row.decider ?? '',
  })
}
