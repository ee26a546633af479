import { buffer } from 'node:stream/consumers'
import type { Crop } from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import {
  schedulePhotoDeletion,
  photoKey,
  photoKeys,
  keepFiles,
} from '#server/features/media/media.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { lockOwner } from './own-photos.ts'
import { type PhotoDeps, storeFiles } from './store-files.ts'

/** Of the picture's own width and height; less would be a blur on a tile. */
const LEAST_SHARE = 0.05

type Cropping = {
  readonly memberId: string
  readonly id: string
  readonly crop: Crop
  readonly now: Date
}

/** Shows another part of a photo on tiles. All its files get new names, because the old ones are kept in caches. */
export async function cropPhoto(deps: PhotoDeps, cropping: Cropping): Promise<void> {
  const { memberId, id, crop, now } = cropping
  requireInside(crop)
  const full = await fullOf(deps, await filenameOf(deps.db, memberId, id))
  const { variants } = await deps.decoder.decode({
    source: { bytes: full },
    crop,
    variants: ['thumb', 'card', 'match', 'locked'],
  })
  const filename = newToken()
  const made = { filename, variants: { ...variants, full }, now }
  await storeFiles(deps, made, () =>
    withEvents({ ...deps, now }, async (tx, notify) => {
      await lockOwner(tx, memberId)
      await rename(tx, cropping, filename)
      notify([memberId], { kind: 'user_changed' })
    }),
  )
}

function requireInside({ x, y, width, height }: Crop): void {
  const isInside = x + width <= 1.001 && y + height <= 1.001
  if (!isInside || Math.min(width, height) < LEAST_SHARE)
    throw new Refusal('INVALID_INPUT', { field: 'crop', why: 'custom' })
}

async function fullOf({ files }: PhotoDeps, filename: string): Promise<Buffer> {
  const full = await files.find(photoKey(filename, 'full'))
  if (!full) throw new Refusal('NOT_FOUND')
  return buffer(full.stream())
}

async function filenameOf(db: Db, memberId: string, id: string): Promise<string> {
  const photo = await db
    .selectFrom('photo')
    .select('filename')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!photo) throw new Refusal('NOT_FOUND')
  return photo.filename
}

/** The picture itself is the same under all its names, so of two crops at once the second wins. */
async function rename(tx: Tx, { memberId, id, crop, now }: Cropping, filename: string) {
  const old = await filenameOf(tx, memberId, id)
  await tx
    .updateTable('photo')
    .set({ filename, locked_filename: newToken(), crop: JSON.stringify(crop) })
    .where('id', '=', id)
    .execute()
  await schedulePhotoDeletion(tx, old, now)
  await keepFiles(tx, photoKeys(filename))
}
