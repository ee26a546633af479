import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Db } from '#server/db/connect.ts'
import { insertPhotos } from '#server/demo/photos.ts'
import { openFiles, photoKey, VARIANTS } from '#server/features/media/media.ts'
import { command } from './command.ts'

/** As the section `growth` of the bench measured it: a member without messages, with all indexes. */
const BYTES_OF_MEMBER = 3_911

export type Size = { readonly database: number; readonly files: number; readonly members: number }

/**
 * Fills a data folder with a world of about so many bytes: half of them members with their indexes for search, of which a
 * restore makes the most work, and half of them photos, none of which is left out.
 */
export async function makeSizedWorld(
  { folder, ownerUrl }: { readonly folder: string; readonly ownerUrl: string },
  bytes: number,
): Promise<Size> {
  const members = Math.ceil(bytes / 2 / BYTES_OF_MEMBER)
  const asked = ['demo', '--members', `${members}`, '--domain', 'localhost']
  await command(asked, { DATA_DIR: folder })
  const db = connect(ownerUrl, { max: 2, statementMs: 600_000 })
  try {
    const files = await fillFiles(db, folder, bytes / 2)
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database()) as bytes`.execute(db)
    return { database: rows[0]!.bytes, files, members }
  } finally {
    await db.destroy()
  }
}

/** Members without a picture get copies of those of others, one after the other, until there are as many bytes. */
async function fillFiles(db: Db, folder: string, bytes: number): Promise<number> {
  const files = openFiles(join(folder, 'files'))
  const { patterns, faceless } = await photosOf(db)
  let written = 0
  for (const [at, memberId] of faceless.entries()) {
    if (written >= bytes) break
    const pattern = patterns[at % patterns.length]!
    const filename = randomBytes(24).toString('base64url')
    for (const variant of VARIANTS) {
      const content = await readFile(join(folder, 'files', photoKey(pattern, variant)))
      await files.write(photoKey(filename, variant), content)
      written += content.length
    }
    await insertPhotos(db, [{ memberId, filename, position: 0 }])
  }
  return written
}

async function photosOf(db: Db): Promise<{ patterns: string[]; faceless: string[] }> {
  const photos = await db.selectFrom('photo').select(['member_id', 'filename']).execute()
  const members = await db.selectFrom('member').select('id').orderBy('id').execute()
  const shown = new Set(photos.map(({ member_id }) => member_id))
  return {
    patterns: photos.map(({ filename }) => filename),
    faceless: members.map(({ id }) => id).filter((id) => !shown.has(id)),
  }
}
