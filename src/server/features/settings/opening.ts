import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Db, transact } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { settingsOf } from './settings-of.ts'
import { defaultSettings } from './settings-schema.ts'
import { forgetSites } from './sites.ts'
import { flat } from './stored-settings.ts'

/** What every site begins with and none may open with: it names a company that there is not. */
const OWN = [
  'name',
  'company.name',
  'company.address',
  'company.kvk',
  'company.vat_numbers',
  'support_phone',
]

/** The settings that a site still has to fill in before it may open. */
export async function missingToOpen(db: Db, siteId: string): Promise<readonly string[]> {
  const now = new Map(flat(await settingsOf(db, siteId)))
  const sample = new Map(flat(defaultSettings('')))
  return OWN.filter((field) => isDeepStrictEqual(now.get(field), sample.get(field)))
}

type Opening = { readonly siteId: string; readonly by: Doer }

/** Opens a site for everybody; false where it is open already. It never closes again: its members have rights that need it. */
export async function openSite(db: Db, { siteId, by }: Opening): Promise<boolean> {
  const isOpened = await transact(db, async (tx) => {
    const opened = await tx
      .updateTable('site')
      .set({ is_live: true, changed_at: sql`now()` })
      .where('id', '=', siteId)
      .where('is_live', '=', false)
      .returning('changed_at')
      .executeTakeFirst()
    if (!opened) return false
    const subject = { kind: 'site', id: siteId }
    await note(tx, { by, action: 'site_opened', siteId, subject, now: opened.changed_at })
    return true
  })
  forgetSites(db)
  return isOpened
}
