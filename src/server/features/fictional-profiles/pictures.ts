import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { type Files, photoKey } from '#server/features/media/media.ts'
import { addPhoto, type PhotoDeps, removePhoto } from '#server/features/photos/photos.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { ReceivedFile } from '#server/http/file-route.ts'
import { every } from '#server/jobs/every.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock } from '#server/kernel/time.ts'
import { type Acting, lockOpen, noted, profileOf, type Which } from './profile.ts'

type Adding = Acting & { readonly clientId: string; readonly file: ReceivedFile }

/** Adds a picture, decoded as members' photos are. Nobody sees it before its licence is noted. */
export async function addPicture(deps: PhotoDeps, adding: Adding): Promise<void> {
  const { profileId: memberId, clientId, file, now } = adding
  const { site_id: siteId } = await transact(deps.db, (tx) => lockOpen(tx, adding))
  await addPhoto(deps, {
    siteId,
    memberId,
    clientId,
    file,
    now,
    asUnlicensed: async (tx, id) => {
      await lockOpen(tx, adding)
      await noted(tx, adding, siteId, {
        action: 'fictional_picture_added',
        details: { picture: id },
      })
    },
  })
}

type Licence = {
  readonly origin: string
  readonly licence: string
  readonly proof: string
  readonly ends_on: string | null
}
type Licensing = Acting & {
  readonly pictureId: string
  readonly operatorId: string
  readonly licence: Licence
}

/** Notes by what right a picture is shown. It is shown as long as that holds, and no longer. */
export async function licensePicture(db: Db, licensing: Licensing): Promise<void> {
  const { profileId, pictureId, operatorId, licence, now } = licensing
  await transact(db, async (tx) => {
    const { site_id: siteId } = await lockOpen(tx, licensing)
    const { rows } = await sql`
      insert into picture_licence (photo_id, origin, licence, proof, ends_on, checked_by, checked_at)
      select id, ${licence.origin}, ${licence.licence}, ${licence.proof}, ${licence.ends_on}::date, ${operatorId}, ${now}
      from photo where id = ${pictureId} and member_id = ${profileId}
      on conflict (photo_id) do update set origin = excluded.origin, licence = excluded.licence, proof = excluded.proof,
        ends_on = excluded.ends_on, checked_by = excluded.checked_by, checked_at = excluded.checked_at
      returning photo_id`.execute(tx)
    if (!rows[0]) throw new Refusal('NOT_FOUND')
    const isOver = licence.ends_on !== null && licence.ends_on < now.toISOString().slice(0, 10)
    const status = isOver ? 'unlicensed' : 'active'
    await tx
      .updateTable('photo')
      .set({ status })
      .where('id', '=', pictureId)
      .where('status', '<>', status)
      .execute()
    await noted(tx, licensing, siteId, {
      action: 'fictional_picture_licensed',
      details: { picture: pictureId, ...licence },
    })
  })
}

export async function removePicture(
  db: Db,
  removing: Acting & { readonly pictureId: string },
): Promise<void> {
  const { profileId: memberId, pictureId: id, now } = removing
  await transact(db, async (tx) => {
    const { site_id: siteId } = await lockOpen(tx, removing)
    if (!(await removePhoto(tx, { memberId, id, now }))) throw new Refusal('NOT_FOUND')
    await noted(tx, removing, siteId, {
      action: 'fictional_picture_removed',
      details: { picture: id },
    })
  })
}

type Looking = Which & {
  readonly pictureId: string
  readonly size: 'thumb' | 'card'
  readonly now: Date
}

/** A picture as the office sees it, also while members do not. */
export async function pictureFile(db: Db, files: Files, { pictureId, size, ...which }: Looking) {
  await profileOf(db, which)
  const photo = await db
    .selectFrom('photo')
    .select('filename')
    .where('id', '=', pictureId)
    .where('member_id', '=', which.profileId)
    .executeTakeFirst()
  const file = photo ? await files.find(photoKey(photo.filename, size)) : null
  if (!file) throw new Refusal('NOT_FOUND')
  return { type: 'image/webp', ...file }
}

const PAUSE_MS = 10 * 60 * 1000
const BY_ITSELF: Doer = { operatorId: null, name: 'Vonk', via: 'system' }

/** Takes off every picture whose licence has ended, and says how many they were. Twice at once takes each off once. */
export function endLicences(db: Db, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  return transact(db, async (tx) => {
    const { rows } = await sql<{ id: string; member_id: string; site_id: string; ends_on: string }>`
      with over as (
        select photo.id, photo.member_id, member.site_id, licence.ends_on
        from picture_licence as licence
        join photo on photo.id = licence.photo_id join member on member.id = photo.member_id
        where licence.ends_on < ${today}::date and photo.status = 'active' and member.is_fictional
        order by photo.member_id, photo.id
        limit 200
        for no key update of member
      )
      update photo set status = 'unlicensed' from over
      where photo.id = over.id and photo.status = 'active'
      returning photo.id, over.member_id, over.site_id, over.ends_on::text as ends_on`.execute(tx)
    for (const { id, member_id: profileId, site_id: siteId, ends_on } of rows)
      await note(tx, {
        by: BY_ITSELF,
        action: 'fictional_licence_ended',
        siteId,
        subject: { kind: 'member', id: profileId },
        details: { picture: id, ends_on },
        now,
      })
    return rows.length
  })
}

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Returns how to stop it. */
export function endLicencesPeriodically({ db, clock, log }: Deps): () => void {
  return every({ ms: PAUSE_MS, isAtOnce: true, what: 'ending licences', log }, () =>
    endLicences(db, clock()),
  )
}
