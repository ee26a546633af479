import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { faceOf, PACK_SIZE } from './faces.ts'
import { PACK_FOLDER, packFile, PHOTO_SIZE, readFace } from './pack.ts'

const numbers = Array.from({ length: PACK_SIZE }, (_, index) => index + 1)

test('the pack has every photo of every face, in at most 25 MB', async () => {
  const files = numbers.map((number) => packFile(PACK_FOLDER, number))
  const photos = await Promise.all(files.map(readFace))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)

  expect(photos.map(({ length }) => length)).toEqual(numbers.map((number) => faceOf(number).shots))
  expect(bytes).toBeLessThan(25 * 1024 * 1024)
})

test('a photo is a WebP of its size, and has a square of the face', async () => {
  const [main] = await readFace(packFile(PACK_FOLDER, 1))

  const { width, height, format } = await sharp(main!.full).metadata()
  const thumb = await sharp(main!.thumb).metadata()

  expect({ width, height, format }).toEqual({ ...PHOTO_SIZE, format: 'webp' })
  expect([thumb.width, thumb.height]).toEqual([160, 160])
})

test('a locked picture is small and blurred beyond recognition [PHO-3]', async () => {
  const [main] = await readFace(packFile(PACK_FOLDER, 1))
  const sharpness = async (picture: Buffer) => (await sharp(picture).greyscale().stats()).sharpness

  expect(main!.locked.length).toBeLessThan(4000)
  expect(await sharpness(main!.locked)).toBeLessThan((await sharpness(main!.full)) / 4)
})
