import { isDeepStrictEqual } from 'node:util'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { COMMAND_LINE, type Doer } from '#server/features/record/record.ts'
import { problemsIn, soundPart, WrongSettings } from './check-settings.ts'
import { FIELDS, type Settings } from './settings-schema.ts'
import { forgetSettings } from './settings-of.ts'
import {
  completeSettings,
  nested,
  onlyDifferences,
  withChanges,
  withoutField,
} from './stored-settings.ts'
import { changesBack, lockSite, writeVersion } from './versions.ts'

type Fields = Record<string, unknown>
type Change = (stored: Fields, domain: string) => Fields

/** Changes some settings of a site and gives all of them, or throws WrongSettings and changes nothing. */
export function changeSettings(
  db: Db,
  siteId: string,
  changes: Fields,
  by: Doer = COMMAND_LINE,
): Promise<Settings> {
  return edit(db, siteId, { by, change: (stored) => withChanges(stored, changes) })
}

/** Puts a field, such as `niche` or `company.name`, back to its default. */
export function resetSetting(
  db: Db,
  siteId: string,
  field: string,
  by: Doer = COMMAND_LINE,
): Promise<Settings> {
  const change: Change = (stored) => {
    const rest = withoutField(stored, field)
    const isStored = !isDeepStrictEqual(rest, stored)
    if (isStored || field === 'company' || Object.hasOwn(FIELDS, field)) return rest
    throw new WrongSettings([{ field, why: 'is not a setting' }])
  }
  return edit(db, siteId, { by, change })
}

type TakingBack = { readonly siteId: string; readonly number: number; readonly by: Doer }

/** Gives every setting that a version changed the value that it had before; false when there is no such version. */
export async function takeBack(db: Db, { siteId, number, by }: TakingBack): Promise<boolean> {
  const isDone = await transact(db, async (tx) => {
    const { domain } = await lockSite(tx, siteId)
    const back = await changesBack(tx, { siteId, number, domain })
    if (!back) return false
    await editIn(tx, siteId, { by, change: (stored) => withChanges(stored, nested(back)) })
    return true
  })
  forgetSettings(db, siteId)
  return isDone
}

type Edit = { readonly by: Doer; readonly change: Change; readonly why?: string }

async function edit(db: Db, siteId: string, wanted: Edit): Promise<Settings> {
  const settings = await transact(db, (tx) => editIn(tx, siteId, wanted))
  forgetSettings(db, siteId)
  return settings
}

/** Changes settings, makes a version of them and notes it, as the last thing of a transaction. Changes of one site wait for each other. */
export async function editIn(
  tx: Tx,
  siteId: string,
  { by, change, why = '' }: Edit,
): Promise<Settings> {
  const { domain, settings: stored, version } = await lockSite(tx, siteId)
  const changed = change(stored, domain)
  refuseNewProblems(stored, changed, domain)
  const next = onlyDifferences(changed, domain)
  if (!isDeepStrictEqual(next, stored))
    await writeVersion(tx, { siteId, domain, number: version + 1, stored, next, by, why })
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
