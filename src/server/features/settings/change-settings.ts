import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { problemsIn, soundPart, WrongSettings } from './check-settings.ts'
import { defaultSettings } from './settings-schema.ts'
import type { Settings } from './settings-schema.ts'
import { forgetSettings } from './settings-of.ts'
import { completeSettings, onlyDifferences, withChanges, withoutField } from './stored-settings.ts'

type Fields = Record<string, unknown>
type Change = (stored: Fields, domain: string) => Fields

/** Changes some settings of a site and gives all of them, or throws WrongSettings and changes nothing. */
export function changeSettings(db: Db, siteId: string, changes: Fields): Promise<Settings> {
  return edit(db, siteId, (stored) => withChanges(stored, changes))
}

/** Puts a field, such as `niche` or `company.name`, back to its default. */
export function resetSetting(db: Db, siteId: string, field: string): Promise<Settings> {
  return edit(db, siteId, (stored, domain) => {
    const rest = withoutField(stored, field)
    const isStored = !isDeepStrictEqual(rest, stored)
    if (isStored || isSetting(field, domain)) return rest
    throw new WrongSettings([{ field, why: 'is not a setting' }])
  })
}

/** Reads, changes, checks, and writes only if the row did not change in between; otherwise it starts again. */
async function edit(db: Db, siteId: string, change: Change): Promise<Settings> {
  const { domain, settings } = await db
    .selectFrom('site')
    .select(['domain', 'settings'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  const stored = settings as Fields
  const next = change(stored, domain)
  refuseNewProblems(stored, next, domain)

  const { numUpdatedRows } = await db
    .updateTable('site')
    .set({ settings: JSON.stringify(onlyDifferences(next, domain)), changed_at: sql`now()` })
    .where('id', '=', siteId)
    .where('settings', '=', JSON.stringify(stored))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return edit(db, siteId, change)
  forgetSettings(db, siteId)
  return completeSettings(soundPart(next, domain), domain)
}

/** A change answers for what it makes wrong, not for damage that stood there before. */
function refuseNewProblems(stored: Fields, next: Fields, domain: string): void {
  const old = new Set(problemsIn(stored, domain).map(({ field, why }) => `${field} ${why}`))
  const fresh = problemsIn(next, domain).filter(
    ({ field, why }) => !old.has(`${field} ${why}`) || isTouched(field, stored, next),
  )
  if (fresh.length > 0) throw new WrongSettings(fresh)
}

function isTouched(field: string, stored: Fields, next: Fields): boolean {
  const [top = ''] = field.split('.')
  return !isDeepStrictEqual(stored[top], next[top])
}

function isSetting(field: string, domain: string): boolean {
  const { company, ...settings } = defaultSettings(domain)
  return [
    'company',
    ...Object.keys(settings),
    ...Object.keys(company).map((name) => `company.${name}`),
  ].includes(field)
}
