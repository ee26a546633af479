import type { OfficeSite } from '#contract/office/sites.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'
import { withDraft } from './draft.ts'
import { missingIn } from './opening.ts'

/** The sites that somebody may see, the closed ones first: as they will be, with what they still need to open. */
export async function listSites(db: Db, scope: Scope): Promise<OfficeSite[]> {
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
