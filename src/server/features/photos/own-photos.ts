import { sql } from 'kysely'
import { type Crop, type OwnPhoto, PHOTO_LIMITS } from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import { schedulePhotoDeletion } from '#server/features/media/media.ts'
import type { PhotoDeps } from './store-files.ts'
import { takePhoto } from './take-photo.ts'

/** A member's own photos, the main one first, those that wait among them, and how many there may be. */
export async function ownPhotos(
  db: Db,
  memberId: string,
): Promise<{ photos: OwnPhoto[]; limit: number }> {
  const rows = await db
    .selectFrom('member')
    .leftJoin('photo', 'photo.member_id', 'member.id')
    .select(['member.paid_user', 'photo.id', 'filename', 'photo.status', 'width', 'height', 'crop'])
    .where('member.id', '=', memberId)
    .orderBy('photo.position')
    .execute()
  const photos = rows.flatMap((row) => (row.id === null ? [] : ownPhoto(row as Row)))
  return { photos, limit: rows[0] ? limitOf(rows[0]) : 0 }
}

type Row = Pick<OwnPhoto, 'id' | 'filename' | 'status' | 'width' | 'height'> & { crop: unknown }

function ownPhoto({ id, filename, status, width, height, crop }: Row): OwnPhoto {
  return {
    id,
    filename: `${filename}-full.webp`,
    thumb_filename: `${filename}-thumb.webp`,
    card_filename: `${filename}-card.webp`,
    status,
    width,
    height,
    crop: crop as Crop | null,
  }
}

type Ordering = { readonly memberId: string; readonly ids: readonly string[]; readonly now: Date }

/** Puts all photos of a member in this order. A list that is not exactly theirs, each once, changes nothing. */
export async function orderPhotos(
  { db, events }: Pick<PhotoDeps, 'db' | 'events'>,
  { memberId, ids, now }: Ordering,
): Promise<void> {
  await withEvents({ db, events, now }, async (tx, notify) => {
    await lockOwner(tx, memberId)
    const { numAffectedRows = 0n } = await sql`
      with given as (
        select id, nth - 1 as position from unnest(${ids}::uuid[]) with ordinality as list (id, nth)
      )
      update photo set position = given.position from given
      where photo.id = given.id and photo.member_id = ${memberId}
        and (select count(distinct id) from given) = ${ids.length}
        and (select array_agg(id order by id) from photo where member_id = ${memberId})
          = (select array_agg(id order by id) from given)`.execute(tx)
    if (numAffectedRows === 0n) throw new Refusal('NOT_FOUND')
    notify([memberId], { kind: 'user_changed' })
  })
}

type Removing = { readonly memberId: string; readonly id: string; readonly now: Date }

/** Takes a photo away at once, its files a little later, and closes the gap. False when it is not this member's. */
export async function removePhoto(tx: Tx, { memberId, id, now }: Removing): Promise<boolean> {
  const removed = await takePhoto(tx, { memberId, id })
  if (!removed) return false
  await schedulePhotoDeletion(tx, removed.filename, now)
  return true
}

/** Keeps all other transactions from this member's photos until this one ends. Returns how many they may have. */
export async function lockOwner(tx: Tx, memberId: string): Promise<{ limit: number }> {
  const owner = await tx
    .selectFrom('member')
    .select('paid_user')
    .where('id', '=', memberId)
    .where('status', 'in', ['not_confirmed', 'active'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!owner) throw new Refusal('LOGIN_REQUIRED')
  return { limit: limitOf(owner) }
}

function limitOf({ paid_user: isPremium }: { paid_user: boolean }): number {
  return isPremium ? PHOTO_LIMITS.premium : PHOTO_LIMITS.free
}
