import * as contract from '#contract/office/settings.ts'
import { Refusal } from '#contract/refusals.ts'
import { doerOf } from '#server/features/record/record.ts'
import { type OfficeApp, officeRoute, type OperatorVisit } from '#server/http/office-route.ts'
import { discardDraft, editDraft, publishDraft, undoVersion } from './draft.ts'
import { previewToken } from './preview-token.ts'
import { readForm } from './settings-form.ts'
import { historyOf } from './versions.ts'

type About = { readonly site_id: string; readonly revision: number }

/** What operators do with the settings of their sites. */
export function settingsOfficeRoutes(app: OfficeApp): void {
  const { db, secretKey } = app
  const form = (visit: OperatorVisit, { site_id: siteId }: { readonly site_id: string }) =>
    readForm(db, { siteId, operatorId: visit.operator.id })
  const editing = (visit: OperatorVisit, { site_id: siteId, revision }: About) => ({
    siteId,
    revision,
    by: { ...doerOf(visit), operatorId: visit.operator.id },
    now: visit.now,
  })

  officeRoute(app, contract.readSettings, ({ input, visit }) => form(visit, input))

  officeRoute(app, contract.editDraft, async ({ input, visit }) => {
    await editDraft(db, { ...editing(visit, input), changes: input.changes })
    return form(visit, input)
  })

  officeRoute(app, contract.discardDraft, async ({ input, visit }) => {
    await discardDraft(db, editing(visit, input))
    return form(visit, input)
  })

  officeRoute(app, contract.publishDraft, async ({ input, visit }) => {
    const { version, why } = input
    await publishDraft(db, { ...editing(visit, input), version, why })
    return form(visit, input)
  })

  officeRoute(app, contract.settingsHistory, ({ input: { site_id: siteId, before }, visit }) =>
    historyOf(db, { siteId, before, operatorId: visit.operator.id }),
  )

  officeRoute(app, contract.undoVersion, async ({ input, visit }) => {
    const { number, how } = input
    await undoVersion(db, { ...editing(visit, input), number, how })
    return form(visit, input)
  })

  officeRoute(app, contract.beginPreview, async ({ input: { site_id: siteId }, visit }) => {
    const site = await db
      .selectFrom('site')
      .select('id')
      .where('id', '=', siteId)
      .executeTakeFirst()
    if (!site) throw new Refusal('NOT_FOUND')
    const bound = { operatorId: visit.operator.id, siteId }
    const { token, endsAt } = previewToken(secretKey, bound, visit.now)
    return { token, ends_at: endsAt.toISOString() }
  })
}
