import { sql } from 'kysely'
import type { z } from 'zod/mini'
import * as contract from '#contract/office/photo-review.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { note } from '#server/features/record/record.ts'
import { requireAccess } from '#server/http/operator-session.ts'
import { enqueue } from '#server/jobs/job.ts'
import { personOf, within } from './case-rows.ts'
import { type Acting, claimEnd, decideOnce, isOpenTo, sayWhyNot } from './guard.ts'
import { waitsAt } from './list-cases.ts'

type Photo = z.input<typeof contract.takePhotos.output>['photos'][number]
type Asker = Omit<Acting, 'caseId'>
type Taking = Asker & { readonly wish: z.output<typeof contract.takePhotos.input> }

/** Claims photos for somebody and shows them: whoever asks at the same moment gets others. The look is in the record. */
export function takePhotos(db: Db, { wish, ...asker }: Taking) {
  const { by, scope, now } = asker
  return transact(db, async (tx) => {
    await requireAccess(tx, by.operatorId)
    const { rows } = await sql<{ id: number }>`
      with next as (
        select id from office_case
        where kind = 'photo' and ${waitsAt(now)} and ${within(scope)} and ${isOpenTo(asker)}
          and id <> all(${wish.but}::bigint[]) and (${wish.site_id ?? null}::uuid is null or site_id = ${wish.site_id ?? null})
          and (claimed_by is null or claimed_by = ${by.operatorId} or claimed_until <= ${now})
        order by id = ${wish.first ?? 0} desc, due_at, id
        limit ${wish.count} for update skip locked
      ), taken as (
        update office_case set claimed_by = ${by.operatorId}, claimed_until = ${claimEnd(now)}, changed_at = clock_timestamp()
        where id in (select id from next) returning id
      )
      insert into office_case_look (case_id, operator_id, doing, seen_at)
      select id, ${by.operatorId}, 'reading', ${now} from taken
      on conflict (case_id, operator_id) do update set doing = 'reading', seen_at = excluded.seen_at
      returning case_id as id`.execute(tx)
    const ids = rows.map(({ id }) => id)
    const photos = await photosOf(tx, ids, now)
    await note(tx, {
      by,
      action: 'photos_opened',
      siteId: onlySite(photos),
      subject: { kind: 'photos', id: ids.length > 0 ? String(ids[0]) : 'none' },
      details: { cases: ids },
      now,
    })
    return { photos, waiting: await countWaiting(tx, { scope, siteId: wish.site_id, now }) }
  })
}

function onlySite(photos: readonly Photo[]): string | null {
  const [first] = photos
  return first && photos.every(({ site_id: id }) => id === first.site_id) ? first.site_id : null
}

type PhotoRow = Parameters<typeof personOf>[0] & {
  id: number
  site_id: string
  opened_at: Date
  due_at: Date
  language: string
  place: number
  of: number
  width: number
  height: number
  rejected: number
  shown: Photo['shown']
}

async function photosOf(db: Db, ids: readonly number[], now: Date): Promise<Photo[]> {
  const { rows } = await sql<PhotoRow>`
    select office_case.id, office_case.site_id, opened_at, due_at, member.language, office_case.member_id, member.name,
      date_of_birth, city, is_fictional, main_photo is not null as has_face, photo.position + 1 as place, width, height,
      (select count(*)::int from photo as other where other.member_id = member.id) as of,
      (select count(*)::int from office_case as before where before.member_id = member.id and before.kind = 'photo'
        and before.outcome = 'reject') as rejected,
      coalesce((select json_agg(json_build_object('id', other.id, 'place', other.position + 1) order by other.position) from photo as other
        where other.member_id = member.id and other.status = 'active'), '[]') as shown
    from office_case
    join photo on photo.id = office_case.subject_id
    join member on member.id = photo.member_id
    where office_case.id = any(${[...ids]}::bigint[])
    order by due_at, office_case.id`.execute(db)
  return rows.map((row) => ({
    case_id: row.id,
    site_id: row.site_id,
    language: row.language,
    place: row.place,
    of: row.of,
    width: row.width,
    height: row.height,
    rejected: row.rejected,
    shown: row.shown,
    opened_at: row.opened_at.toISOString(),
    due_at: row.due_at.toISOString(),
    person: personOf(row, now)!,
  }))
}

type Waiting = Pick<Acting, 'scope' | 'now'> & { readonly siteId: string | undefined }

async function countWaiting(db: Db, { scope, siteId = '', now }: Waiting): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from office_case
    where kind = 'photo' and ${waitsAt(now)} and ${within(scope)} and (${siteId} = '' or site_id::text = ${siteId})`.execute(
    db,
  )
  return rows[0]!.count
}

export const PHOTO_DECISION = 'photo_decision'
const UNDO_MS = contract.UNDO_SECONDS * 1000
/** So much longer than it can be taken back: what was pressed in time comes in time. */
const GRACE_MS = 1000

type Deciding = Acting & { readonly wish: z.output<typeof contract.decidePhoto.input> }

/**
 * Decides about a photo for everybody at once, and does it when it cannot be taken back any more. What may show a child is never
 * done by one press: it stays hidden and goes to a senior.
 */
export function decidePhoto(
  db: Db,
  { wish, ...acting }: Deciding,
): Promise<{ undo_until: string | null }> {
  const { by, caseId, now } = acting
  if (wish.decision === 'reject' && wish.reason === 'minor') return handMinorOn(db, acting)
  const reason = wish.decision === 'reject' ? (wish.words ?? wish.reason) : null
  const until = new Date(now.getTime() + UNDO_MS)
  return transact(db, async (tx) => {
    const kinds = ['photo'] as const
    const outcome = wish.decision
    const { member_id: memberId, site_id: siteId } = await decideOnce(tx, {
      ...acting,
      kinds,
      outcome,
      reason,
      doneAt: null,
    })
    await enqueue(tx, {
      kind: PHOTO_DECISION,
      payload: { case_id: caseId, decided_at: now.toISOString() },
      memberId,
      now,
      runAt: new Date(until.getTime() + GRACE_MS),
    })
    const subject = { kind: 'case', id: String(caseId) }
    const details = { kind: 'photo', outcome, reason, member: memberId }
    await note(tx, { by, action: 'case_decided', siteId, subject, details, now })
    return { undo_until: until.toISOString() }
  })
}

async function handMinorOn(db: Db, acting: Acting): Promise<{ undo_until: null }> {
  const { by, caseId, now } = acting
  await transact(db, async (tx) => {
    await requireAccess(tx, by.operatorId)
    const { rows } = await sql<{ site_id: string; member_id: string }>`
      update office_case
      set handed_by = ${by.operatorId}, handed_why = 'minor', claimed_by = null, claimed_until = null, due_at = least(due_at, ${now}),
        changed_at = clock_timestamp()
      where id = ${caseId} and kind = 'photo' and ${waitsAt(now)} and ${within(acting.scope)} and handed_by is null
        and (claimed_by is null or claimed_by = ${by.operatorId} or claimed_until <= ${now})
      returning site_id, member_id`.execute(tx)
    const handed = rows[0] ?? (await sayWhyNot(tx, { ...acting, kinds: ['photo'] }))
    await note(tx, {
      by,
      action: 'case_handed_on',
      siteId: handed.site_id,
      subject: { kind: 'case', id: String(caseId) },
      details: { kind: 'photo', why: 'minor', member: handed.member_id },
      now,
    })
  })
  return { undo_until: null }
}

/** Takes one's own decision back, as if it had not been made; the photo is one's own to look at again. */
export async function undoPhoto(db: Db, acting: Acting): Promise<void> {
  const { by, scope, caseId, now } = acting
  const since = new Date(now.getTime() - UNDO_MS)
  await transact(db, async (tx) => {
    await requireAccess(tx, by.operatorId)
    const { rows } = await sql<{ site_id: string }>`
      update office_case
      set decided_at = null, decided_by = null, outcome = null, reason = null, claimed_by = ${by.operatorId}, claimed_until = ${claimEnd(now)},
        changed_at = clock_timestamp()
      where id = ${caseId} and kind = 'photo' and decided_by = ${by.operatorId} and decided_at >= ${since} and done_at is null
        and ${within(scope)}
      returning site_id`.execute(tx)
    if (!rows[0]) return refuseUndo(tx, acting)
    const subject = { kind: 'case', id: String(caseId) }
    await note(tx, { by, action: 'case_undone', siteId: rows[0].site_id, subject, now })
  })
}

async function refuseUndo(tx: Tx, { caseId, scope }: Acting): Promise<never> {
  const found = await tx
    .selectFrom('office_case')
    .select('id')
    .where('id', '=', caseId)
    .where('kind', '=', 'photo')
    .where(within(scope))
    .executeTakeFirst()
  throw found ? new OfficeRefusal('UNDO_OVER') : new Refusal('NOT_FOUND')
}
