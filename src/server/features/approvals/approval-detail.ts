import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod/mini'
import type { ApprovalDetail, ApprovalKind } from '#contract/office/approvals.ts'
import { Refusal } from '#contract/refusals.ts'
import { transact } from '#server/db/connect.ts'
import { approversOf } from './approvers.ts'
import { type ApprovalDeps, isPlan } from './kind.ts'
import { dayLimit, spentAlone } from './limits.ts'
import { approvalNamed, type Looking } from './list-approvals.ts'
import { findApproval, planIn } from './row.ts'

/** Everything needed to say yes: what it is, how it was computed, and whether all is still so. */
export async function approvalDetail(
  { db, kinds }: ApprovalDeps,
  id: string,
  looking: Looking,
): Promise<z.input<typeof ApprovalDetail>> {
  const approval = await approvalNamed(db, id, looking)
  if (!approval) throw new Refusal('NOT_FOUND')
  const row = await findApproval(db, { id, scope: looking.scope })
  const plan = planIn(row)
  const kind = kinds[row.kind as ApprovalKind]
  const asked = { subjectId: row.subject_id, payload: plan.payload, now: looking.now }
  // Its locks are given back at once: nothing is written.
  const now = approval.state === 'asked' ? await transact(db, (tx) => kind.plan(tx, asked)) : null
  const asker = { operatorId: row.asked_by, now: looking.now }
  return {
    approval,
    facts: await kind.facts(db, { ...asked, plan }),
    is_unchanged: now === null ? null : isPlan(now) && isDeepStrictEqual(now.basis, plan.basis),
    waits_for:
      approval.state === 'asked'
        ? await approversOf(db, { siteId: row.site_id, but: row.asked_by })
        : [],
    asker_day: {
      spent_minor: await spentAlone(db, asker),
      limit_minor: await dayLimit(db, row.site_id),
    },
  }
}
