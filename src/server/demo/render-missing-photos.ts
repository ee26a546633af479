import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Files } from '#server/features/media/media.ts'
import { VARIANTS, photoKey } from '#server/features/media/media.ts'
import { PACK_FOLDER, copyFromPack } from './pack.ts'
import { portrait } from './portrait/portrait.ts'
import { renderVariants } from './render-variants.ts'
import type { WorldPhoto } from './world-photos.ts'
import { worldPhotos } from './world-photos.ts'

export type RenderOptions = {
  readonly db: Db
  readonly files: Pick<Files, 'write' | 'find'>
  readonly packFolder?: string
  /** Asked before every photo: true leaves the others to the next time. */
  readonly shouldStop?: () => boolean
  /** Called after every photo with the milliseconds it took, to leave the machine to others for a while. */
  readonly rest?: (tookMs: number) => Promise<void>
}

/** One number for all processes: whoever holds its lock renders. */
const LOCK = 7_386_914

/** Draws the photos of the demo world that are not there yet, one by one, and shows them. Says how many it drew. */
export async function renderMissingPhotos(options: RenderOptions): Promise<number> {
  return options.db.connection().execute(async (connection) => {
    const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${LOCK}) as "isOurs"`
    if (!(await lock.execute(connection)).rows[0]?.isOurs) return 0
    try {
      return await renderAll(connection, options)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

async function renderAll(db: Db, options: RenderOptions): Promise<number> {
  const drawn = worldPhotos()
  let count = 0
  for (const { filename, status } of await photosByActivity(db)) {
    if (options.shouldStop?.()) break
    const photo = drawn.get(filename)
    if (!photo) continue
    if (!(await hasFiles(options.files, filename))) {
      const started = Date.now()
      await writeFiles(options, filename, photo)
      await options.rest?.(Date.now() - started)
      count++
    }
    if (status === 'waiting') await show(db, filename)
  }
  return count
}

function photosByActivity(db: Db) {
  return db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(['photo.filename', 'photo.status'])
    .orderBy('member.last_active_at', 'desc')
    .orderBy('photo.position')
    .execute()
}

async function hasFiles(files: RenderOptions['files'], filename: string): Promise<boolean> {
  const found = await Promise.all(
    VARIANTS.map((variant) => files.find(photoKey(filename, variant))),
  )
  return found.every((file) => file !== null)
}

async function writeFiles(
  options: RenderOptions,
  filename: string,
  photo: WorldPhoto,
): Promise<void> {
  const { files, packFolder = PACK_FOLDER } = options
  const { face, shot } = photo
  if (shot === 0) return copyFromPack({ files, packFolder }, { face: face.number, filename })
  const variants = await renderVariants(portrait({ ...face, shot }))
  for (const variant of VARIANTS) await files.write(photoKey(filename, variant), variants[variant])
}

async function show(db: Db, filename: string): Promise<void> {
  await db.updateTable('photo').set({ status: 'active' }).where('filename', '=', filename).execute()
}
