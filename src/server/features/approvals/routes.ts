import * as contract from '#contract/office/approvals.ts'
import { doerOf } from '#server/features/record/record.ts'
import { type OfficeApp, officeRoute, type OperatorVisit } from '#server/http/office-route.ts'
import { approvalDetail } from './approval-detail.ts'
import { approve, reject, takeBack } from './decide.ts'
import type { ApprovalDeps } from './kind.ts'
import { countApprovals, listApprovals, lookingIn } from './list-approvals.ts'

export function approvalRoutes(app: OfficeApp, deps: ApprovalDeps): void {
  const { db } = app

  officeRoute(app, contract.listApprovals, ({ input: filter, visit }) =>
    listApprovals(db, { ...lookingIn(visit), filter }),
  )

  officeRoute(app, contract.countApprovals, ({ input, visit }) =>
    countApprovals(db, { ...lookingIn(visit), siteId: input.site_id }),
  )

  officeRoute(app, contract.getApproval, ({ input, visit }) =>
    approvalDetail(deps, input.approval_id, lookingIn(visit)),
  )

  officeRoute(app, contract.approve, ({ input, visit }) =>
    approve(deps, { ...deciding(visit, input), words: input.words }),
  )

  officeRoute(app, contract.reject, ({ input, visit }) =>
    reject(deps, { ...deciding(visit, input), words: input.words }),
  )

  officeRoute(app, contract.takeBackRequest, ({ input, visit }) =>
    takeBack(deps, deciding(visit, input)),
  )
}

function deciding(visit: OperatorVisit, { approval_id: id }: { readonly approval_id: string }) {
  const { operator, scope, now } = visit
  return { id, scope, by: { ...doerOf(visit), operatorId: operator.id }, now }
}
