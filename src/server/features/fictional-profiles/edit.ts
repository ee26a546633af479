import type { Insertable } from 'kysely'
import { FICTIONAL_AGE, type FictionalFacts } from '#contract/office/fictional.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { openAccount } from '#server/features/credits/credits.ts'
import { refusedIn } from '#server/features/fiction/fiction.ts'
import { regionOfTown } from '#server/features/places/places.ts'
import { type Acting, lockOpen, noted, writersOf } from './profile.ts'

type Facts = { readonly facts: FictionalFacts }
type Making = Acting & Facts & { readonly siteId: string }

/** Makes a draft under the id that was asked for: the same once more is the same draft. */
export async function makeProfile(db: Db, making: Making): Promise<void> {
  const { profileId, siteId, scope, facts, now } = making
  if (scope !== 'all' && !scope.includes(siteId)) throw new Refusal('NOT_FOUND')
  const columns = await columnsFor(facts, now)
  await transact(db, async (tx) => {
    const made = await tx
      .insertInto('member')
      .values({
        ...columns,
        id: profileId,
        site_id: siteId,
        credit_account_id: await openAccount(tx, siteId),
        email: `${profileId}@fictional.invalid`,
        // No password is right: nobody logs in as one who is not there.
        password_hash: '-',
        status: 'active',
        is_fictional: true,
        is_invisible: true,
        last_active_at: now,
        signup_at: now,
      })
      .onConflict((taken) => taken.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return requireSame(tx, making)
    await keepNotes(tx, { ...making, siteId })
    await noted(tx, making, siteId, { action: 'fictional_made', details: { name: facts.name } })
  })
}

async function requireSame(tx: Tx, { profileId, siteId }: Making): Promise<void> {
  const known = await tx
    .selectFrom('member')
    .select(['site_id', 'is_fictional'])
    .where('id', '=', profileId)
    .executeTakeFirst()
  if (known?.site_id !== siteId || !known.is_fictional) throw new Refusal('CLIENT_ID_REUSED')
}

/** Saves what was changed, if nobody else did since. */
export async function saveProfile(
  db: Db,
  saving: Acting & Facts & { readonly revision: number },
): Promise<void> {
  const { profileId, facts, revision, now } = saving
  const columns = await columnsFor(facts, now)
  await transact(db, async (tx) => {
    const found = await lockOpen(tx, saving)
    if (found.revision !== revision) throw new OfficeRefusal('CHANGED_MEANWHILE')
    const before = await tx
      .selectFrom('member')
      .select(['name', 'date_of_birth', 'city', 'language', 'about', 'signup_at'])
      .where('id', '=', profileId)
      .executeTakeFirstOrThrow()
    requireAge(facts, before.signup_at)
    await tx.updateTable('member').set(columns).where('id', '=', profileId).execute()
    await keepNotes(tx, { ...saving, siteId: found.site_id })
    const changed = (['name', 'date_of_birth', 'city', 'language', 'about'] as const).filter(
      (field) => before[field] !== columns[field],
    )
    await noted(tx, saving, found.site_id, {
      action: 'fictional_saved',
      details: {
        state: found.state,
        before: Object.fromEntries(changed.map((field) => [field, before[field]])),
        after: Object.fromEntries(changed.map((field) => [field, columns[field]])),
      },
    })
  })
}

type Columns = Pick<
  Insertable<Tables['member']>,
  | 'name'
  | 'date_of_birth'
  | 'gender'
  | 'seeks'
  | 'country'
  | 'region'
  | 'city'
  | 'language'
  | 'about'
  | 'interests'
>

/** What is kept of a profile, unless it is or says what no profile may. */
async function columnsFor(facts: FictionalFacts, now: Date): Promise<Columns> {
  requireAge(facts, now)
  const why = refusedIn(facts.about)
  if (why) throw new OfficeRefusal('TEXT_REFUSED', { field: 'about', why })
  const region = await regionOfTown(facts.country, facts.city)
  if (region === null) throw new Refusal('PLACE_UNKNOWN', { field: 'city' })
  const { writer_ids: _, brief: __, ...columns } = facts
  return { ...columns, region, interests: [...new Set(facts.interests)] }
}

/** Old enough on a day: the one on which it is made counts as well, as the database says. */
function requireAge({ date_of_birth: born }: FictionalFacts, day: Date): void {
  const latest = new Date(day)
  latest.setUTCFullYear(latest.getUTCFullYear() - FICTIONAL_AGE)
  if (born > latest.toISOString().slice(0, 10))
    throw new Refusal('INVALID_INPUT', { field: 'date_of_birth', why: 'too_young' })
  if (born < '1900-01-01')
    throw new Refusal('INVALID_INPUT', { field: 'date_of_birth', why: 'too_small' })
}

type Keeping = Pick<Acting, 'profileId'> & Facts & { readonly siteId: string }

/** Who writes, and what they must know. */
async function keepNotes(tx: Tx, { profileId, siteId, facts }: Keeping): Promise<void> {
  await tx
    .updateTable('fictional_profile')
    .set((row) => ({ brief: facts.brief, revision: row('revision', '+', 1) }))
    .where('member_id', '=', profileId)
    .execute()
  const may = (await writersOf(tx, siteId)).map(({ id }) => id)
  const wanted = [...new Set(facts.writer_ids)]
  if (wanted.some((id) => !may.includes(id)))
    throw new Refusal('INVALID_INPUT', { field: 'writer_ids', why: 'not_found' })
  await tx.deleteFrom('fictional_writer').where('member_id', '=', profileId).execute()
  if (wanted.length === 0) return
  await tx
    .insertInto('fictional_writer')
    .values(wanted.map((id) => ({ member_id: profileId, operator_id: id })))
    .execute()
}
