import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { photoKey, scheduleDeletion } from '#server/features/media/media.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Forgets pictures that no setting names: neither what is live, nor what is prepared, nor a version that can still be taken back. A
 * day is enough to prepare one that was just sent.
 */
export async function deleteUnusedPictures(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ filename: string }>`
      delete from site_picture
      where created_at < ${before} and not exists (
        select from site
        left join site_draft on site_draft.site_id = site.id
        where site.id = site_picture.site_id
          and position(filename in concat(settings, changes)) > 0
      ) and not exists (
        select from site_version
        where site_version.site_id = site_picture.site_id
          and position(filename in concat(before, after)) > 0
      ) returning filename`.execute(tx)
    const keys = rows.map(({ filename }) => photoKey(filename, 'card'))
    await scheduleDeletion(tx, keys, now)
  })
}
