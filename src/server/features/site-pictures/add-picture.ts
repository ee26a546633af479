import { sql } from 'kysely'
import { SITE_PICTURES } from '#contract/office/site-pictures.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import {
  type Decoder,
  type Files,
  keepFiles,
  photoKey,
  requirePicture,
} from '#server/features/media/media.ts'
import { storeFiles } from '#server/features/photos/photos.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { ReceivedFile } from '#server/http/file-route.ts'
import { newToken } from '#server/kernel/secrets.ts'

type Deps = { readonly db: Db; readonly files: Files; readonly decoder: Decoder }
type Adding = {
  readonly siteId: string
  readonly by: Doer & { readonly operatorId: string }
  readonly clientId: string
  readonly file: ReceivedFile
  readonly now: Date
}

/** Makes a picture of an upload, in the form of a tile, and returns its name. The same upload again is the same picture. */
export async function addPicture({ db, files, decoder }: Deps, adding: Adding): Promise<string> {
  const known = await knownPicture(db, adding)
  if (known) return known
  await requirePicture(adding.file.path)
  const source = { path: adding.file.path }
  const { variants } = await decoder.decode({ source, crop: null, variants: ['card'] })
  const filename = newToken()
  return storeFiles({ db, files }, { filename, variants, now: adding.now }, () =>
    transact(db, async (tx) => {
      // Uploads of one site wait for each other here, so that no more get in than may.
      await lockSite(tx, adding.siteId)
      const same = await knownPicture(tx, adding)
      if (same) return same
      await insertWithin(tx, adding, filename)
      await keepFiles(tx, [photoKey(filename, 'card')])
      const { siteId, by, now } = adding
      const subject = { kind: 'site', id: siteId }
      const details = { picture: filename }
      await note(tx, { by, action: 'site_picture_added', siteId, subject, details, now })
      return filename
    }),
  )
}

async function lockSite(tx: Tx, siteId: string): Promise<void> {
  const { rows } = await sql`select id from site where id = ${siteId} for no key update`.execute(tx)
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
}

async function insertWithin(tx: Tx, adding: Adding, filename: string): Promise<void> {
  const { siteId, by, clientId, file, now } = adding
  const { rows } = await sql`
    insert into site_picture (id, site_id, filename, file_hash, operator_id, created_at)
    select ${clientId}, ${siteId}, ${filename}, ${file.hash}, ${by.operatorId}, ${now}
    from site_picture where site_id = ${siteId} having count(*) < ${SITE_PICTURES}
    returning id`.execute(tx)
  if (!rows[0]) throw new Refusal('PHOTO_LIMIT', { limit: SITE_PICTURES })
}

/** Whether this upload has been taken before; another file or site under its id is refused. */
async function knownPicture(
  db: Db,
  { siteId, clientId, file }: Pick<Adding, 'siteId' | 'clientId' | 'file'>,
): Promise<string | null> {
  const known = await db
    .selectFrom('site_picture')
    .select(['site_id', 'filename', 'file_hash'])
    .where('id', '=', clientId)
    .executeTakeFirst()
  if (!known) return null
  if (known.site_id !== siteId || !known.file_hash.equals(file.hash))
    throw new Refusal('CLIENT_ID_REUSED')
  return known.filename
}
