import { sql } from 'kysely'
import { MAX_PHOTO_BYTES, PHOTO_LIMITS, PHOTO_TYPES } from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import {
  keepFiles,
  photoKeys,
  requirePicture,
  TookTooLong,
  VARIANTS,
} from '#server/features/media/media.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { ReceivedFile } from '#server/http/file-route.ts'
import type { App } from '#server/http/route.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { lockOwner, ownPhotos } from './own-photos.ts'
import { type PhotoDeps, storeFiles } from './store-files.ts'

type Upload = {
  readonly siteId: string
  readonly memberId: string
  readonly clientId: string
  readonly file: ReceivedFile
  readonly now: Date
  /** What else is done where it is a picture of a fictional profile, which nobody sees before its licence is noted. */
  readonly asUnlicensed?: (tx: Tx, id: string) => Promise<void>
}

/** Makes a photo of an upload, as the member's last one, and returns its id. The same upload again is the same photo. */
export async function addPhoto(deps: PhotoDeps, upload: Upload): Promise<string> {
  const { siteId, memberId, clientId, file, now, asUnlicensed } = upload
  const known = await knownPhoto(deps.db, upload)
  if (known) return known
  await requirePicture(file.path)
  const { photo_approval: approval } = await settingsOf(deps.db, siteId)
  const { width, height, variants } = await deps.decoder.decode({
    source: { path: file.path },
    crop: null,
    variants: VARIANTS,
  })
  const photo = {
    member_id: memberId,
    filename: newToken(),
    locked_filename: newToken(),
    status: asUnlicensed ? 'unlicensed' : approval === 'yes' ? 'waiting' : 'active',
    width,
    height,
    client_id: clientId,
    client_hash: file.hash,
    created_at: now,
  }
  const { filename } = photo
  const made = { filename, variants, now }
  return storeFiles(deps, made, () =>
    withEvents({ ...deps, now }, async (tx, notify) => {
      const { limit: own } = await lockOwner(tx, memberId)
      const same = await knownPhoto(tx, upload)
      if (same) return same
      const id = await insertWithin(tx, photo, asUnlicensed ? PHOTO_LIMITS.premium : own)
      await keepFiles(tx, photoKeys(filename))
      notify([memberId], { kind: 'user_changed' })
      await asUnlicensed?.(tx, id)
      return id
    }),
  )
}

/** Whether this upload has been taken before; another file under its id is refused. */
async function knownPhoto(db: Db, { memberId, clientId, file }: Upload): Promise<string | null> {
  const known = await db
    .selectFrom('photo')
    .select(['id', 'client_hash'])
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (!known) return null
  if (!known.client_hash?.equals(file.hash)) throw new Refusal('CLIENT_ID_REUSED')
  return known.id
}

type NewPhoto = {
  readonly member_id: string
  readonly filename: string
  readonly locked_filename: string
  readonly status: string
  readonly width: number
  readonly height: number
  readonly client_id: string
  readonly client_hash: Buffer
  readonly created_at: Date
}

/** The count and the new row are one statement: however many come at once, no more get in than may. */
async function insertWithin(tx: Tx, photo: NewPhoto, limit: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into photo (member_id, filename, locked_filename, position, status, width, height,
      client_id, client_hash, created_at)
    select ${photo.member_id}, ${photo.filename}, ${photo.locked_filename},
      coalesce(max(position) + 1, 0), ${photo.status}, ${photo.width}, ${photo.height},
      ${photo.client_id}, ${photo.client_hash}, ${photo.created_at}
    from photo where member_id = ${photo.member_id}
    having count(*) < ${limit}
    returning id`.execute(tx)
  if (!rows[0]) throw new Refusal('PHOTO_LIMIT', { limit })
  return rows[0].id
}

type Announced = { readonly memberId: string; readonly clientId: string; readonly now: Date }

/** Refuses an upload that would be in vain, before it is read. One that was taken before counts by itself. */
export async function requirePlace({ db, limiter }: App, upload: Announced): Promise<void> {
  const { memberId, clientId, now } = upload
  const known = await db
    .selectFrom('photo')
    .select('id')
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (known) return limiter.take('upload_again', memberId, now)
  const { photos, limit } = await ownPhotos(db, memberId)
  if (photos.length >= limit) throw new Refusal('PHOTO_LIMIT', { limit })
  await limiter.take('upload', memberId, now)
}

/** What keeps a decoder busy for nothing counts like so many uploads. */
const UPLOADS_OF_A_SLOW_ONE = 5

/** Decodes for a member: a picture that takes too long costs more than the one upload that was counted. */
export async function countingSlowOnes<Result>(
  { limiter }: App,
  { memberId, now }: Pick<Announced, 'memberId' | 'now'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TookTooLong) {
      for (let more = 1; more < UPLOADS_OF_A_SLOW_ONE; more += 1)
        await limiter.allows('upload', memberId, now)
    }
    throw error
  }
}

/** A sender who takes longer is refused. */
const SENDING_MS = 25_000

/** Which files are taken as photos, and where they wait while they are looked at. */
export function takingPhotos(uploadFolder: string) {
  return {
    types: [...PHOTO_TYPES, 'application/octet-stream'],
    rules: {
      folder: uploadFolder,
      mostBytes: MAX_PHOTO_BYTES,
      tooLarge: 'PHOTO_TOO_LARGE',
      longestMs: SENDING_MS,
    },
  } as const
}
