import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import type { Db } from '#server/db/connect.ts'
import {
  type Files,
  photoKey,
  photoKeys,
  type Variant,
  VARIANTS,
} from '#server/features/media/media.ts'
import { DEMO_WORLD, makeWorld } from './demo-member.ts'
import type { Face } from './faces.ts'
import { copyFromPack, insertPhotos, PACK_FOLDER } from './photos.ts'
import { portrait } from './portrait/portrait.ts'

type RenderOptions = {
  readonly db: Db
  readonly files: Pick<Files, 'write' | 'has'>
  readonly packFolder?: string
  /** Asked before every photo: true leaves the others to the next time. */
  readonly shouldStop?: () => boolean
  /** Called after every photo with the milliseconds it took, to leave the machine to others for a while. */
  readonly rest?: (tookMs: number) => Promise<void>
}

/** One number for all processes: the process that holds its lock renders. */
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

/** Draws a portrait of 800 x 1000 and makes every variant of it. Only for processes of their own: it reads SVG. */
export async function renderVariants(svg: string): Promise<Record<Variant, Buffer>> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
  return {
    thumb: await webp(picture().extract(FACE).resize(160, 160)),
    card: await webp(picture().resize(480, 600)),
    full: await webp(picture()),
    match: await webp(picture().extract(FACE).resize(400, 400)),
    locked: await blurred(await picture().resize(12, 15).png().toBuffer()),
  }
}

/** The square that object-position 50% 28% would leave of the picture. */
const FACE = { left: 80, top: 101, width: 640, height: 640 }

function webp(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 70, smartSubsample: true, effort: 5 }).toBuffer()
}

/** Nothing can be won back from it: it is made of 180 points. */
function blurred(points: Buffer): Promise<Buffer> {
  return sharp(points)
    .resize(480, 600, { kernel: 'cubic' })
    .blur(24)
    .webp({ quality: 10, effort: 5 })
    .toBuffer()
}
