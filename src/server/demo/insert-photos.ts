import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { DemoMember } from './demo-member.ts'

/** Main photos have their files from the start; the others wait until they are drawn. */
export async function insertPhotos(tx: Tx, batch: DemoMember[]): Promise<void> {
  const photos = batch.flatMap(({ id, signupAt, photos: filenames }) =>
    filenames.map((filename, position) => ({ id, filename, position, at: signupAt.getTime() })),
  )
  if (photos.length === 0) return
  await sql`
    insert into photo (member_id, filename, locked_filename, width, height, position, status, created_at)
    select member_id, filename, translate(encode(sha256(('locked:' || filename)::bytea), 'base64'), '+/=', '-_'),
      800, 1000, position, case position when 0 then 'active' else 'waiting' end,
      to_timestamp(made_at / 1000.0)
    from unnest(
      ${sql.val(photos.map(({ id }) => id))}::uuid[],
      ${sql.val(photos.map(({ filename }) => filename))}::text[],
      ${sql.val(photos.map(({ position }) => position))}::int[],
      ${sql.val(photos.map(({ at }) => at))}::float8[]
    ) as made (member_id, filename, position, made_at)`.execute(tx)
}
