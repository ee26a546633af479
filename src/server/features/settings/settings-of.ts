import type { Db } from '#server/db/connect.ts'
import { type Problem, problemsIn, soundPart } from './check-settings.ts'
import { briefCache } from './brief-cache.ts'
import type { Settings } from './settings-schema.ts'
import { completeSettings } from './stored-settings.ts'

type Broken = { readonly domain: string; readonly problems: readonly Problem[] }
type Report = (broken: Broken) => void

const kept = briefCache(readSettings)
const reports = new WeakMap<Db, { report: Report; told: Map<string, string> }>()

/** The settings a site runs on, at most a second old. A broken stored value changes nothing: the last good ones go on. */
export function settingsOf(db: Db, siteId: string): Promise<Settings> {
  return kept.get(db, siteId)
}

/** Makes the next call read the settings anew, after this process changed them. */
export function forgetSettings(db: Db, siteId: string): void {
  kept.forget(db, siteId)
}

/** Sets what is called, once for each damage, when the stored settings of a site are broken. */
export function reportBrokenSettings(db: Db, report: Report): void {
  reports.set(db, { report, told: new Map() })
}

async function readSettings(db: Db, siteId: string, last: Settings | undefined): Promise<Settings> {
  const { domain, settings } = await db
    .selectFrom('site')
    .select(['domain', 'settings'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  const stored = settings as Record<string, unknown>
  const problems = problemsIn(stored, domain)
  notify(db, { domain, problems })
  if (problems.length > 0 && last) return last
  return completeSettings(soundPart(stored, domain), domain)
}

function notify(db: Db, broken: Broken): void {
  const { report, told } = reports.get(db) ?? {}
  const damage = JSON.stringify(broken.problems)
  if (broken.problems.length > 0 && told?.get(broken.domain) !== damage) report?.(broken)
  told?.set(broken.domain, damage)
}
