import { expect, test } from 'vitest'
import sharp from 'sharp'
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
    has: async (key: string) => kept.has(key),
  }
}

const files = filesInMemory()

/** True once so many photos have been written. */
function after(count: number) {
  const start = files.kept.size
  return () => files.kept.size >= start + count * VARIANTS.length
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

test('missing photos are drawn and then shown, those of the most active members first', async () => {
  const hashPassword = async () => 'hash'
  await ensureDemoWorld({ db, files, now: new Date(), hashPassword })
  const before = await photos()
  const lost = before[0]!
  for (const variant of VARIANTS) files.kept.delete(photoKey(lost.filename, variant))

  const drawn = await renderMissingPhotos({ db, files, shouldStop: after(2) })
  const [shown] = (await photos()).filter(({ position }) => position > 0)
  const { width, height, format } = await sharp(
    files.kept.get(photoKey(shown!.filename, 'full')),
  ).metadata()

  expect(before.every(({ status, position }) => status === 'active' && position === 0)).toBe(true)
  expect(drawn).toBe(2)
  expect(files.kept.has(photoKey(lost.filename, 'card'))).toBe(true)
  expect(shown).toMatchObject({ status: 'active', position: 1 })
  expect(shown!.last_active_at >= before[3]!.last_active_at).toBe(true)
  expect({ width, height, format }).toStrictEqual({ width: 800, height: 1000, format: 'webp' })
})

test('a photo that its member removed does not come back', async () => {
  const [removed] = (await photos()).filter(({ position }) => position > 0)
  const { filename } = removed!
  await db.deleteFrom('photo').where('filename', '=', filename).execute()
  for (const variant of VARIANTS) files.kept.delete(photoKey(filename, variant))

  await renderMissingPhotos({ db, files, shouldStop: after(1) })

  expect((await photos()).map((photo) => photo.filename)).not.toContain(filename)
  expect(files.kept.has(photoKey(filename, 'full'))).toBe(false)
})

test('a locked picture is small and blurred beyond recognition [PHO-3]', async () => {
  const { filename } = (await photos())[0]!
  const bytes = files.kept.get(photoKey(filename, 'locked'))!

  const sharpness = async (picture: Buffer) => (await sharp(picture).greyscale().stats()).sharpness
  const open = files.kept.get(photoKey(filename, 'card'))!

  expect(bytes.length).toBeLessThan(4000)
  expect(await sharpness(bytes)).toBeLessThan((await sharpness(open)) / 4)
})

test('of two processes that want to draw one does', async () => {
  const drawn = await Promise.all(
    [1, 2].map(() => renderMissingPhotos({ db, files, shouldStop: after(1) })),
  )

  expect(drawn.toSorted((a, b) => a - b)).toStrictEqual([0, 1])
})
