import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { type Files, photoKey, photoKeys, VARIANTS } from '#server/features/media/media.ts'
import type { Face } from './faces.ts'
import { insertPhotos } from './insert-photos.ts'
import { DEMO_WORLD, makeWorld } from './make-world.ts'
import { copyFromPack, PACK_FOLDER } from './pack.ts'
import { portrait } from './portrait/portrait.ts'
import { renderVariants } from './render-variants.ts'

type RenderOptions = {
  readonly db: Db
  readonly files: Pick<Files, 'write' | 'has'>
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
  const photos = await photosByActivity(db)
  const shown = await shownAmong(db, photos)
  let count = 0
  for (const photo of photos) {
    if (options.shouldStop?.()) break
    const isShown = shown.has(photo.filename)
    if (!(await isMissing(options.files, photo, isShown))) continue
    const started = Date.now()
    await writeFiles(options, photo)
    if (!isShown) await show(db, options.files, photo)
    await options.rest?.(Date.now() - started)
    count++
  }
  return count
}

async function photosByActivity(db: Db): Promise<WorldPhoto[]> {
  const photos = worldPhotos()
  const members = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', [...photos.keys()])
    .orderBy('last_active_at', 'desc')
    .execute()
  return members.flatMap(({ id }) => photos.get(id) ?? [])
}

async function shownAmong(db: Db, photos: readonly WorldPhoto[]): Promise<ReadonlySet<string>> {
  if (photos.length === 0) return new Set()
  const names = photos.map(({ filename }) => filename)
  const rows = await db
    .selectFrom('photo')
    .select('filename')
    .where('filename', 'in', names)
    .execute()
  return new Set(rows.map(({ filename }) => filename))
}

/** One that was drawn before and is shown no more was removed, or cut anew under another name. */
async function isMissing(
  files: RenderOptions['files'],
  { filename, shot }: WorldPhoto,
  isShown: boolean,
): Promise<boolean> {
  if (!isShown) return shot > 0 && !(await files.has(drawnKey(filename)))
  const found = await Promise.all(photoKeys(filename).map((key) => files.has(key)))
  return found.includes(false)
}

async function writeFiles(
  { files, packFolder = PACK_FOLDER }: RenderOptions,
  { filename, face, shot }: WorldPhoto,
): Promise<void> {
  if (shot === 0) return copyFromPack({ files, packFolder }, { face: face.number, filename })
  const variants = await renderVariants(portrait({ ...face, shot }))
  for (const variant of VARIANTS) await files.write(photoKey(filename, variant), variants[variant])
}

async function show(db: Db, files: RenderOptions['files'], photo: WorldPhoto): Promise<void> {
  await insertPhotos(db, [photo])
  await files.write(drawnKey(photo.filename), Buffer.from('drawn'))
}

function drawnKey(filename: string): string {
  return `demo/drawn/${filename}`
}

type WorldPhoto = {
  readonly memberId: string
  readonly filename: string
  readonly face: Face
  readonly shot: number
}

/** What is to be seen on every photo of the demo world, by its member: names do not depend on the time. */
export function worldPhotos(): Map<string, readonly WorldPhoto[]> {
  const photos = new Map<string, readonly WorldPhoto[]>()
  for (const { id, face, photos: filenames } of makeWorld({ ...DEMO_WORLD, now: new Date(0) })) {
    const shots = filenames.map((filename, shot) => ({ memberId: id, filename, face, shot }))
    photos.set(id, shots)
  }
  return photos
}
