import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { type Publishing, publishDraftIn } from './draft.ts'
import { forgetSettings } from './settings-of.ts'
import { defaultSettings, type Settings, type StoredSettings } from './settings-schema.ts'
import { forgetSites } from './sites.ts'
import { completeSettings, flat } from './stored-settings.ts'
import { lockSite } from './versions.ts'

/** What every site begins with and none may open with: it names a company that there is not. */
const OWN = [
  'name',
  'company.name',
  'company.address',
  'company.kvk',
  'company.vat_numbers',
  'support_phone',
]

/** The settings that a site still has to fill in before it may open: those that are as in the sample. */
export function missingIn(settings: Settings): readonly string[] {
  const now = new Map(flat(settings))
  const sample = new Map(flat(defaultSettings('')))
  return OWN.filter((field) => isDeepStrictEqual(now.get(field), sample.get(field)))
}

type Opening = {
  readonly siteId: string
  readonly by: Doer
  /** The draft that becomes its settings in the same moment. */
  readonly draft?: Omit<Publishing, 'siteId'>
}

/**
 * Opens a site for everybody, or refuses with what is missing; false where it is open already. It never closes again: its
 * members have rights that need it.
 */
export async function openSite(db: Db, { siteId, by, draft }: Opening): Promise<boolean> {
  const isOpened = await transact(db, async (tx) => {
    if ((await lockSite(tx, siteId)).is_live) return false
    if (draft) await publishDraftIn(tx, { ...draft, siteId })
    const { domain, settings } = await lockSite(tx, siteId)
    const missing = missingIn(completeSettings(settings as StoredSettings, domain))
    if (missing.length > 0)
      throw new OfficeRefusal('SITE_NOT_READY', { fields: missing.join(', ') })
    const { changed_at: now } = await tx
      .updateTable('site')
      .set({ is_live: true, changed_at: sql`now()` })
      .where('id', '=', siteId)
      .returning('changed_at')
      .executeTakeFirstOrThrow()
    const subject = { kind: 'site', id: siteId }
    await note(tx, { by, action: 'site_opened', siteId, subject, now })
    return true
  })
  forgetSites(db)
  forgetSettings(db, siteId)
  return isOpened
}
