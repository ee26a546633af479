import * as contract from '#contract/office/sites.ts'
import type { OfficeSite } from '#contract/office/sites.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { doerOf } from '#server/features/record/record.ts'
import {
  type OfficeApp,
  officeRoute,
  type OperatorVisit,
  type Scope,
} from '#server/http/office-route.ts'
import { WrongSettings } from './check-settings.ts'
import { refusalFor, withDraft } from './draft.ts'
import { missingIn, openSite } from './opening.ts'
import { readForm } from './settings-form.ts'
import { addSite, changeDomain, DomainTaken } from './sites.ts'

/** What operators do with whole sites: making one, and opening it. */
export function siteOfficeRoutes(app: OfficeApp): void {
  const { db, office } = app
  const form = (visit: OperatorVisit, siteId: string) =>
    readForm(db, { siteId, operatorId: visit.operator.id })

  officeRoute(app, contract.listSites, async ({ visit }) => ({
    sites: await listSites(db, visit.scope),
  }))

  officeRoute(app, contract.makeSite, async ({ input: { domain }, visit }) => {
    if (visit.scope !== 'all')
      throw new OfficeRefusal('PERMISSION_REQUIRED', { permission: 'sites_make' })
    requireNotOffice(domain, office.host)
    const by = doerOf(visit)
    const { id } = await addSite(db, domain, { by, isLive: false }).catch(refuseDomain)
    return { site_id: id }
  })

  officeRoute(app, contract.changeDomain, async ({ input, visit }) => {
    const { site_id: siteId, domain } = input
    requireNotOffice(domain, office.host)
    const wish = { siteId, domain, by: doerOf(visit) }
    if (!(await changeDomain(db, wish).catch(refuseDomain))) throw new OfficeRefusal('SITE_OPEN')
    return form(visit, siteId)
  })

  officeRoute(app, contract.openSite, async ({ input, visit }) => {
    const { site_id: siteId, revision, version } = input
    const by = { ...doerOf(visit), operatorId: visit.operator.id }
    const draft = { revision, version, by, why: '', now: visit.now }
    if (!(await openSite(db, { siteId, by, draft }))) throw new OfficeRefusal('SITE_OPEN')
    return form(visit, siteId)
  })
}

/** A site on the office's host would hide the one behind the other. */
function requireNotOffice(domain: string, host: string): void {
  if (domain.toLowerCase().replace(/\.$/, '') === host)
    throw new Refusal('INVALID_INPUT', { field: 'domain', why: 'is the host of the office' })
}

function refuseDomain(error: unknown): never {
  if (error instanceof DomainTaken) throw new OfficeRefusal('DOMAIN_TAKEN')
  throw error instanceof WrongSettings ? refusalFor(error) : error
}

/** The sites that somebody may see, the closed ones first: as they will be, with what they still need to open. */
async function listSites(db: Db, scope: Scope): Promise<OfficeSite[]> {
  const rows = await db
    .selectFrom('site')
    .leftJoin('site_draft', 'site_draft.site_id', 'site.id')
    .select(['id', 'domain', 'is_default', 'is_live', 'created_at', 'settings', 'changes'])
    .where((where) => (scope === 'all' ? where.lit(true) : where('id', 'in', scope)))
    .orderBy('is_live')
    .orderBy('domain')
    .execute()
  return rows.map((row) => {
    const settings = withDraft(row.is_live ? { ...row, changes: {} } : row)
    return {
      site_id: row.id,
      domain: row.domain,
      name: settings.name,
      brand: settings.brand,
      is_live: row.is_live,
      is_default: row.is_default,
      made_at: row.created_at.toISOString(),
      locales: settings.visible_locales,
      countries: settings.countries,
      missing: row.is_live ? [] : [...missingIn(settings)],
    }
  })
}
