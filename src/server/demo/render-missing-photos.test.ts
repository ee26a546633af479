import { expect, test } from 'vitest'
import sharp from 'sharp'
import type { StoredFile } from '#server/features/media/media.ts'
import { VARIANTS, photoKey } from '#server/features/media/media.ts'
import { freshDatabase } from '#test/database.ts'
import { ensureDemoWorld } from './demo.ts'
import { renderMissingPhotos } from './render-missing-photos.ts'

const { db } = await freshDatabase()

function filesInMemory() {
  const kept = new Map<string, Buffer>()
  return {
    kept,
    write: async (key: string, bytes: Buffer) => void kept.set(key, bytes),
    find: async (key: string) => (kept.has(key) ? ({ bytes: 1 } as StoredFile) : null),
  }
}

/** True once so many photos have been written. */
function after(count: number, { kept }: ReturnType<typeof filesInMemory>) {
  const start = kept.size
  return () => kept.size >= start + count * VARIANTS.length
}

function photos() {
  return db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(['photo.filename', 'photo.status', 'photo.position', 'member.last_active_at'])
    .orderBy('member.last_active_at', 'desc')
    .orderBy('photo.position')
    .execute()
}

test('missing photos are drawn and shown, those of the most active members first', async () => {
  const files = filesInMemory()
  const hashPassword = async () => 'hash'
  await ensureDemoWorld({ db, files, now: new Date(), hashPassword })
  const before = await photos()
  const first = before.find(({ position }) => position > 0)!
  const lost = before.find(({ position }) => position === 0)!
  for (const variant of VARIANTS) files.kept.delete(photoKey(lost.filename, variant))

  const drawn = await renderMissingPhotos({ db, files, shouldStop: after(2, files) })
  const shown = (await photos()).filter(
    ({ status, position }) => status === 'active' && position > 0,
  )
  const { width, height, format } = await sharp(
    files.kept.get(photoKey(first.filename, 'full')),
  ).metadata()

  expect(drawn).toBe(2)
  expect(files.kept.has(photoKey(lost.filename, 'card'))).toBe(true)
  expect(shown).toStrictEqual([{ ...first, status: 'active' }])
  expect({ width, height, format }).toStrictEqual({ width: 800, height: 1000, format: 'webp' })
}, 60_000)

test('a locked picture is small and blurred beyond recognition [PHO-3]', async () => {
  const files = filesInMemory()
  await renderMissingPhotos({ db, files, shouldStop: after(1, files) })
  const [key, bytes] = [...files.kept].find(([name]) => name.endsWith('-locked.webp'))!

  const sharpness = async (picture: Buffer) => (await sharp(picture).greyscale().stats()).sharpness
  const open = files.kept.get(key.replace('-locked', '-card'))!

  expect(bytes.length).toBeLessThan(4000)
  expect(await sharpness(bytes)).toBeLessThan((await sharpness(open)) / 4)
}, 60_000)

test('of two processes that want to draw one does', async () => {
  const files = filesInMemory()

  const drawn = await Promise.all(
    [1, 2].map(() => renderMissingPhotos({ db, files, shouldStop: after(3, files) })),
  )

  expect(drawn.toSorted((a, b) => a - b)).toStrictEqual([0, 3])
})
