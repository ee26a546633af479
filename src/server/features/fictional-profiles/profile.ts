import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { ageOnDay } from '#contract/fields.ts'
import {
  ENDING_DAYS,
  FICTIONAL_AGE,
  type FictionalProfile,
  type Picture,
} from '#contract/office/fictional.ts'
import { isAllowed, type Role } from '#contract/office/roles.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { refusedIn } from '#server/features/fiction/fiction.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { Scope } from '#server/http/office-route.ts'

type Shown = z.input<typeof FictionalProfile>

/** Which profile somebody means, and where they may. */
export type Which = { readonly profileId: string; readonly scope: Scope }
/** Who does something with it. */
export type Acting = Which & { readonly by: Doer; readonly now: Date }

type Found = {
  readonly site_id: string
  readonly state: Shown['state']
  readonly revision: number
  readonly name: string
  readonly about: string
}

/** A profile of one of their sites, locked until the transaction ends: whatever is done with it is done one after the other. */
export async function lockProfile(tx: Tx, { profileId, scope }: Which): Promise<Found> {
  const { rows } = await sql<Found>`
    select site_id, state, revision, name, about
    from member join fictional_profile as profile on profile.member_id = member.id
    where member.id = ${profileId} and member.status = 'active' and ${allowed(scope)}
    for no key update`.execute(tx)
  if (!rows[0]) throw new Refusal('NOT_FOUND')
  return rows[0]
}

/** As `lockProfile`, for what may still change. */
export async function lockOpen(tx: Tx, which: Which): Promise<Found> {
  const found = await lockProfile(tx, which)
  if (found.state === 'retired') throw new OfficeRefusal('PROFILE_RETIRED')
  return found
}

function allowed(scope: Scope) {
  return scope === 'all' ? sql`true` : sql`member.site_id = any(${[...scope]}::uuid[])`
}

type Done = { readonly action: string; readonly details?: Readonly<Record<string, unknown>> }

export function noted(
  tx: Tx,
  { by, profileId, now }: Pick<Acting, 'by' | 'profileId' | 'now'>,
  siteId: string,
  { action, details }: Done,
): Promise<void> {
  const subject = { kind: 'member', id: profileId }
  return note(tx, { by, action, siteId, subject, now, ...(details && { details }) })
}

type Row = Omit<Shown, 'age' | 'pictures' | 'blocks' | 'published_at' | 'retired_at'> & {
  readonly published_at: Date | null
  readonly retired_at: Date | null
}

/** All that the office knows of a profile. */
export async function profileOf(
  db: Db,
  { profileId, scope, now }: Which & { readonly now: Date },
): Promise<Shown> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await sql<Row>`
    select member.id, site_id, state, revision, name, date_of_birth::text as date_of_birth, gender, seeks, country, city, language,
      about, interests, brief, published_at, retired_at,
      (select count(*)::int from writing where fiction_id = member.id) as members,
      (select coalesce(json_agg(json_build_object('id', operator.id, 'name', operator.name) order by operator.name), '[]')
        from fictional_writer as writer join operator on operator.id = writer.operator_id
        where writer.member_id = member.id and operator.ended_at is null) as writers
    from member join fictional_profile as profile on profile.member_id = member.id
    where member.id = ${profileId} and member.status = 'active' and ${allowed(scope)}`.execute(db)
  if (!rows[0]) throw new Refusal('NOT_FOUND')
  const { published_at, retired_at, ...row } = rows[0]
  const [pictures, colleagues, settings] = await Promise.all([
    picturesOf(db, profileId, today),
    writersOf(db, row.site_id),
    settingsOf(db, row.site_id),
  ])
  const age = ageOnDay(row.date_of_birth, today)
  return {
    ...row,
    age,
    pictures,
    published_at: published_at?.toISOString() ?? null,
    retired_at: retired_at?.toISOString() ?? null,
    blocks: [
      ...(pictures.some(({ state }) => isOff(state)) ? (['licence'] as const) : []),
      ...(age < FICTIONAL_AGE ? (['age'] as const) : []),
      ...(refusedIn(row.about) ? (['text'] as const) : []),
    ],
    colleagues,
    languages: [...settings.visible_locales],
    countries: [...settings.countries],
  }
}

function isOff(state: Picture['state']): boolean {
  return state === 'missing' || state === 'over'
}

type PictureRow = {
  readonly id: string
  readonly origin: string | null
  readonly licence: string
  readonly proof: string
  readonly ends_on: string | null
  readonly checked_by: string | null
  readonly checked_at: Date
}

async function picturesOf(db: Db, profileId: string, today: string): Promise<Shown['pictures']> {
  const { rows } = await sql<PictureRow>`
    select photo.id, origin, licence, proof, ends_on::text as ends_on, operator.name as checked_by, checked_at
    from photo
    left join picture_licence on photo_id = photo.id
    left join operator on operator.id = checked_by
    where photo.member_id = ${profileId}
    order by position`.execute(db)
  return rows.map(({ id, origin, checked_at: checkedAt, ...row }) => ({
    id,
    state: stateOf(origin === null ? null : row, today),
    licence: origin === null ? null : { ...row, origin, checked_at: checkedAt.toISOString() },
  }))
}

const DAY_MS = 24 * 60 * 60 * 1000

function stateOf(licence: Pick<PictureRow, 'ends_on'> | null, today: string): Picture['state'] {
  if (licence === null) return 'missing'
  if (licence.ends_on === null) return 'fine'
  const left = (Date.parse(licence.ends_on) - Date.parse(today)) / DAY_MS
  if (left < 0) return 'over'
  return left <= ENDING_DAYS ? 'ending' : 'fine'
}

/** Who may answer on a site. */
export async function writersOf(db: Db, siteId: string): Promise<Shown['colleagues']> {
  const rows = await db
    .selectFrom('operator')
    .innerJoin('operator_role as role', 'role.operator_id', 'operator.id')
    .select(['operator.id', 'operator.name', 'role.role'])
    .where('operator.ended_at', 'is', null)
    .where((where) =>
      where.or([where('role.site_id', 'is', null), where('role.site_id', '=', siteId)]),
    )
    .orderBy('operator.name')
    .orderBy('operator.id')
    .execute()
  const writing = rows.filter(({ role }) => isAllowed(role as Role, 'writing_work'))
  return [...new Map(writing.map(({ id, name }) => [id, { id, name }])).values()]
}
