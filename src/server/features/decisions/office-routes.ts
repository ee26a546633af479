import type { z } from 'zod/mini'
import * as contract from '#contract/office/decisions.ts'
import { doerOf } from '#server/features/record/record.ts'
import { type OfficeApp, officeRoute, type OperatorVisit } from '#server/http/office-route.ts'
import { decide } from './decide.ts'
import { type CurrentPolicy, editPolicy, policiesOf } from './policies.ts'
import { previewStatement } from './preview.ts'

export function decisionOfficeRoutes(app: OfficeApp): void {
  const { db } = app

  officeRoute(app, contract.decide, async ({ input, visit }) => {
    const { id, number, measure, until } = await decide(db, wantedIn(input, visit))
    return { id, number, measure, until: until?.toISOString() ?? null }
  })

  officeRoute(app, contract.previewStatement, ({ input, visit }) =>
    previewStatement(db, wantedIn(input, visit)),
  )

  officeRoute(app, contract.listPolicies, async ({ input }) => ({
    policies: (await policiesOf(db, input.site_id)).map(policyAsTold),
  }))

  officeRoute(app, contract.editPolicy, async ({ input, visit }) => {
    const { site_id: siteId, policy_id: policyId, ...edit } = input
    const by = doerOf(visit)
    return { version: await editPolicy(db, { ...edit, siteId, policyId, by, now: visit.now }) }
  })
}

function wantedIn(input: z.output<typeof contract.previewStatement.input>, visit: OperatorVisit) {
  const { policy_id: policyId, ...wanted } = input
  return { ...wanted, policyId, scope: visit.scope, by: doerOf(visit), now: visit.now }
}

function policyAsTold({ created_at: at, changed_by, ...policy }: CurrentPolicy): contract.Policy {
  const { ground, article, measure, days, strikes, strike_days, is_in_use, texts } = policy
  const { id, number, key, version } = policy
  const changed_at = at.toISOString()
  const rule = { ground, article, measure, days, strikes, strike_days, is_in_use, texts }
  return { id, number, key, version, ...rule, changed_at, changed_by }
}
