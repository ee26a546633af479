import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/telling.ts'
import { requirePicture, photoKeys, keepFiles, VARIANTS } from '#server/features/media/media.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { ReceivedFile } from '#server/http/received-file.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { lockOwner } from './lock-owner.ts'
import type { PhotoDeps } from './photo-desk.ts'
import { storeFiles } from './store-files.ts'

type Upload = {
  readonly siteId: string
  readonly memberId: string
  readonly clientId: string
  readonly file: ReceivedFile
  readonly now: Date
}

/** Makes a photo of an upload, as the member's last one, and returns its id. The same upload again is the same photo. */
export async function addPhoto(deps: PhotoDeps, upload: Upload): Promise<string> {
  const { siteId, memberId, clientId, file, now } = upload
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
    status: approval === 'yes' ? 'waiting' : 'active',
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
      const { limit } = await lockOwner(tx, memberId)
      const same = await knownPhoto(tx, upload)
      if (same) return same
      const id = await insertWithin(tx, photo, limit)
      await keepFiles(tx, photoKeys(filename))
      notify([memberId], { kind: 'user_changed' })
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
