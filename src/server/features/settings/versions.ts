import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { HISTORY_PAGE, type SettingsVersion } from '#contract/office/settings.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { StoredSettings } from './settings-schema.ts'
import { completeSettings, flat } from './stored-settings.ts'

type Fields = Record<string, unknown>

/** A site whose settings nobody else changes until this transaction ends. */
export async function lockSite(tx: Tx, siteId: string) {
  const site = await tx
    .selectFrom('site')
    .select(['domain', 'settings', 'version', 'is_live'])
    .where('id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!site) throw new Refusal('NOT_FOUND')
  return { ...site, settings: site.settings as Fields }
}

type NewVersion = {
  readonly siteId: string
  readonly domain: string
  readonly number: number
  readonly stored: Fields
  readonly next: Fields
  readonly by: Doer
  readonly why: string
}

/** Stores settings as the next version of a site that is locked, and notes what became of what. */
export async function writeVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { siteId, domain, number, stored, next, by, why } = version
  const { changed_at: now } = await tx
    .updateTable('site')
    .set({ settings: JSON.stringify(next), version: number, changed_at: sql`now()` })
    .where('id', '=', siteId)
    .returning('changed_at')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('site_version')
    .values({
      site_id: siteId,
      number,
      before: JSON.stringify(stored),
      after: JSON.stringify(next),
      operator_id: by.operatorId,
      who: by.name,
      via: by.via,
      why,
      created_at: now,
    })
    .execute()
  const changes = differences(stored, next, domain)
  await note(tx, {
    by,
    action: 'settings_changed',
    siteId,
    subject: { kind: 'site', id: siteId },
    details: { version: number, why, changes },
    now,
  })
}

/** What differs between stored settings, with what stands in for fields that are not set. */
export function differences(before: Fields, after: Fields, domain: string) {
  const [old, next] = [valuesOf(before, domain), valuesOf(after, domain)]
  const names = [...new Set([...old.keys(), ...next.keys()])]
  return names
    .filter((field) => !isDeepStrictEqual(old.get(field), next.get(field)))
    .map((field) => ({ field, before: old.get(field) ?? null, after: next.get(field) ?? null }))
}

function valuesOf(stored: Fields, domain: string): Map<string, unknown> {
  return new Map(flat(completeSettings(stored as StoredSettings, domain)))
}

/** What a version made of each setting that it changed, the other way round; null where there is no such version. */
export async function changesBack(
  tx: Tx,
  { siteId, number, domain }: { siteId: string; number: number; domain: string },
): Promise<Fields | null> {
  const version = await tx
    .selectFrom('site_version')
    .select(['before', 'after'])
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!version) return null
  const back = differences(version.after as Fields, version.before as Fields, domain)
  return Object.fromEntries(back.map(({ field, after }) => [field, after]))
}

type HistoryInput = {
  readonly siteId: string
  readonly operatorId: string | null
  readonly before: number | undefined
}

/** The versions of a site, the newest first. */
export async function historyOf(db: Db, { siteId, operatorId, before }: HistoryInput) {
  const site = await db
    .selectFrom('site')
    .select(['domain', 'version', 'created_at'])
    .where('id', '=', siteId)
    .executeTakeFirst()
  if (!site) throw new Refusal('NOT_FOUND')
  const rows = await db
    .selectFrom('site_version')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '<', before ?? site.version + 1)
    .orderBy('number', 'desc')
    .limit(HISTORY_PAGE)
    .execute()
  const versions = rows.map((row): SettingsVersion => ({
    number: row.number,
    who: row.who,
    is_mine: row.operator_id !== null && row.operator_id === operatorId,
    via: row.via as SettingsVersion['via'],
    why: row.why,
    created_at: row.created_at.toISOString(),
    changes: differences(row.before as Fields, row.after as Fields, site.domain),
  }))
  const last = versions.at(-1)?.number ?? 1
  return {
    versions,
    before: last > 1 ? last : null,
    count: site.version,
    made_at: site.created_at.toISOString(),
  }
}
