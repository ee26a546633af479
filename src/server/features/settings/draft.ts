import { isDeepStrictEqual } from 'node:util'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { editIn } from './change-settings.ts'
import { faultsIn, soundPart, WrongSettings } from './check-settings.ts'
import { forgetSettings } from './settings-of.ts'
import { FIELDS, type Settings, type StoredSettings } from './settings-schema.ts'
import { completeSettings, flat, nested, withChanges } from './stored-settings.ts'
import { differences, lockSite } from './versions.ts'

type Fields = Record<string, unknown>

/** The settings that a site would have if its draft were published now. */
export async function draftSettings(db: Db, siteId: string): Promise<Settings> {
  const { domain, settings, changes } = await db
    .selectFrom('site')
    .leftJoin('site_draft', 'site_draft.site_id', 'site.id')
    .select(['domain', 'settings', 'changes'])
    .where('site.id', '=', siteId)
    .executeTakeFirstOrThrow()
  return withDraft({ domain, settings, changes })
}

type Drafted = { readonly domain: string; readonly settings: unknown; readonly changes: unknown }

/** Stored settings with a draft put over them. */
export function withDraft({ domain, settings, changes }: Drafted): Settings {
  const next = withChanges(settings as Fields, nested((changes ?? {}) as Fields))
  return completeSettings(shownPart(next, domain), domain)
}

/** What contradicts is still shown: whoever prepares it sees what it would look like. */
function shownPart(next: Fields, domain: string): StoredSettings {
  const isWellFormed = faultsIn(next, domain).every((fault) => 'against' in fault)
  return isWellFormed ? (next as StoredSettings) : soundPart(next, domain)
}

type Editing = {
  readonly siteId: string
  /** The draft that was read. */
  readonly revision: number
  readonly by: Doer & { readonly operatorId: string }
  readonly now: Date
}

/** Adds changes to the draft of a site. What is as it is live again is no change. */
export async function editDraft(
  db: Db,
  editing: Editing & { readonly changes: Fields },
): Promise<void> {
  const { changes } = editing
  requireFields(changes)
  await transact(db, async (tx) => {
    const { stored, domain, drafted } = await lockDraft(tx, editing)
    const live = new Map(flat(completeSettings(stored as StoredSettings, domain)))
    const all = Object.entries({ ...drafted, ...changes })
    const next = all.filter(([field, value]) => !isDeepStrictEqual(value, live.get(field)))
    await writeDraft(tx, editing, Object.fromEntries(next))
    const told = { action: 'settings_drafted', details: { changes } }
    await noteDraft(tx, editing, told)
  })
}

/** Each change must be one that its setting could have by itself. */
function requireFields(changes: Fields): void {
  for (const [field, value] of Object.entries(changes)) {
    if (!Object.hasOwn(FIELDS, field))
      throw new Refusal('INVALID_INPUT', { field, why: 'is not a setting' })
    const checked = FIELDS[field]!.schema.safeParse(value)
    const why = checked.error?.issues[0]?.message
    if (why !== undefined) throw new Refusal('INVALID_INPUT', { field, why })
  }
}

export function discardDraft(db: Db, editing: Editing): Promise<void> {
  return transact(db, async (tx) => {
    await lockDraft(tx, editing)
    await writeDraft(tx, editing, {})
    await noteDraft(tx, editing, { action: 'settings_draft_discarded', details: {} })
  })
}

export type Publishing = Editing & { readonly version: number; readonly why: string }

/** Makes the draft the settings of the site, or refuses with what contradicts. */
export async function publishDraft(db: Db, publishing: Publishing): Promise<void> {
  await transact(db, async (tx) => {
    const count = await publishDraftIn(tx, publishing)
    if (count === 0) throw new Refusal('INVALID_INPUT', NOTHING)
  })
  forgetSettings(db, publishing.siteId)
}

/** The same as the last thing of a transaction; says how many changes there were. */
export async function publishDraftIn(tx: Tx, publishing: Publishing): Promise<number> {
  const { siteId, by, why } = publishing
  const { drafted, version } = await lockDraft(tx, publishing)
  if (version !== publishing.version) throw new OfficeRefusal('CHANGED_MEANWHILE')
  const count = Object.keys(drafted).length
  if (count === 0) return 0
  await writeDraft(tx, publishing, {})
  const change = (stored: Fields) => withChanges(stored, nested(drafted))
  await editIn(tx, siteId, { by, why, change }).catch((error: unknown) => {
    throw error instanceof WrongSettings ? refusalFor(error) : error
  })
  return count
}

const NOTHING = { field: 'changes', why: 'there are none' }

/** Settings that are refused, as an answer with the field's name. */
export function refusalFor({ problems: [first] }: WrongSettings): Refusal {
  return new Refusal('INVALID_INPUT', { field: first?.field ?? 'changes', why: first?.why ?? '' })
}

type Undoing = Editing & { readonly number: number; readonly how: 'take_back' | 'return_to' }

/** Prepares to take a version's changes back, or to have everything as it was after it. Nothing of it is live yet. */
export function undoVersion(db: Db, undoing: Undoing): Promise<void> {
  const { siteId, number, how } = undoing
  return transact(db, async (tx) => {
    const { stored, domain, drafted } = await lockDraft(tx, undoing)
    const version = await tx
      .selectFrom('site_version')
      .select(['before', 'after'])
      .where('site_id', '=', siteId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!version) throw new Refusal('NOT_FOUND')
    const [before, after] = [version.before as Fields, version.after as Fields]
    const back =
      how === 'take_back' ? differences(after, before, domain) : differences(stored, after, domain)
    const live = new Map(flat(completeSettings(stored as StoredSettings, domain)))
    // A setting that there is no more cannot come back.
    const wanted = back.filter(({ field }) => Object.hasOwn(FIELDS, field))
    const changes = wanted.filter(({ field, after: to }) => !isDeepStrictEqual(to, live.get(field)))
    if (changes.length === 0) throw new OfficeRefusal('NOTHING_NAMED')
    const values = Object.fromEntries(changes.map(({ field, after: to }) => [field, to]))
    await writeDraft(tx, undoing, how === 'take_back' ? { ...drafted, ...values } : values)
    await noteDraft(tx, undoing, {
      action: 'settings_drafted',
      details: { version: number, how, changes: values },
    })
  })
}

/** The draft of a site that nobody else changes until this transaction ends, if it is still the one that was read. */
async function lockDraft(tx: Tx, { siteId, revision }: Editing) {
  const { domain, settings: stored, version } = await lockSite(tx, siteId)
  const draft = await tx
    .selectFrom('site_draft')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .select(['changes', 'revision', 'changed_at', 'operator.name'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  if ((draft?.revision ?? 0) !== revision)
    throw new OfficeRefusal('DRAFT_CHANGED', {
      who: draft?.name ?? '',
      at: draft?.changed_at.toISOString() ?? '',
    })
  return { domain, stored, version, drafted: (draft?.changes ?? {}) as Fields }
}

/** It stays when there is nothing in it, so that its number never comes again. */
async function writeDraft(tx: Tx, { siteId, revision, by, now }: Editing, changes: Fields) {
  const draft = {
    changes: JSON.stringify(changes),
    revision: revision + 1,
    operator_id: by.operatorId,
    changed_at: now,
  }
  await tx
    .insertInto('site_draft')
    .values({ site_id: siteId, ...draft })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(draft))
    .execute()
}

type Told = { readonly action: string; readonly details: Record<string, unknown> }

function noteDraft(tx: Tx, { siteId, by, now }: Editing, told: Told): Promise<void> {
  return note(tx, { by, siteId, subject: { kind: 'site', id: siteId }, ...told, now })
}
