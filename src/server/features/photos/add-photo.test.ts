import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as contract from '#contract/photos.ts'
import { getUser } from '#contract/user.ts'
import {
  photoKey,
  deleteScheduledFiles,
  TookTooLong,
  VARIANTS,
} from '#server/features/media/media.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { LIMITS } from '#server/http/limiter.ts'
import { readConfig } from '#server/kernel/config.ts'
import { aPicture, blank } from '#test/a-picture.ts'
import { testApp } from '#test/app.ts'
import { nameOf, photoApp } from '#test/photo-app.ts'
import { quickDecoder } from '#test/quick-decoder.ts'

const { db, site, files, uploadFolder, aMember, bytesOf, storedFiles } = await photoApp()
/** For tests of how many there are, and not of what is on them. */
const quick = await testApp(db, { files, uploadFolder, decoder: quickDecoder })

test('an upload becomes a photo in every variant, upright, as the last one [PHO-2]', async () => {
  const { upload, call } = await aMember()
  const lying = await blank({ width: 2000, height: 1500 })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()

  const first = await upload(lying)
  const second = await upload(await aPicture())

  expect(first.outcome).toBe(200)
  expect(first.body.photo).toMatchObject({
    status: 'active',
    width: 1200,
    height: 1600,
    crop: null,
  })
  expect(first.body.limit).toBe(3)
  expect(second.body.photos.map(({ id }) => id)).toEqual([
    first.body.photo.id,
    second.body.photo.id,
  ])
  const sizes = await Promise.all(
    VARIANTS.map(async (variant) => {
      const bytes = await bytesOf(nameOf(first.body.photo), variant)
      const { width, height, format } = await sharp(bytes).metadata()
      return [variant, width, height, format]
    }),
  )
  expect(sizes).toEqual([
    ['thumb', 160, 160, 'webp'],
    ['card', 480, 600, 'webp'],
    ['full', 1200, 1600, 'webp'],
    ['match', 400, 400, 'webp'],
    ['locked', 480, 600, 'webp'],
  ])
  const { user } = (await call(getUser, {})).body
  expect(user!.profile.main_image?.filename).toBe(first.body.photo.card_filename)
})

test('another crop shows another part under new names, and the old files go [PHO-2]', async () => {
  const { upload, call } = await aMember()
  const halves = await sharp({
    create: { width: 800, height: 500, channels: 3, background: '#ff0000' },
  })
    .composite([
      {
        input: await blank({ width: 400, height: 500, colour: '#0000ff' }).png().toBuffer(),
        left: 400,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  const { photo } = (await upload(halves)).body
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 }

  const { outcome, body } = await call(contract.cropPhoto, { id: photo.id, crop })
  await deleteScheduledFiles(db, files, new Date())

  const [after] = body.photos
  expect(outcome).toBe(200)
  expect(after).toMatchObject({ id: photo.id, width: 800, height: 500, crop })
  expect(nameOf(after!)).not.toBe(nameOf(photo))
  const { dominant } = await sharp(await bytesOf(nameOf(after!), 'card')).stats()
  expect(dominant.b).toBeGreaterThan(200)
  expect(dominant.r).toBeLessThan(50)
  expect(await files.has(photoKey(nameOf(photo), 'full'))).toBe(false)
})

test('the same upload again is the same photo, and its id with another file is refused [M3]', async () => {
  const { upload, list } = await aMember({}, quick)
  const [file, other] = [await aPicture(), await aPicture({ colour: '#123456' })]
  const clientId = randomUUID()

  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(file, clientId)))
  const later = await upload(file, clientId)
  const wrong = await upload(other, clientId)

  const ids = [...answers, later].map(({ body }) => body.photo.id)
  expect(new Set(ids).size).toBe(1)
  expect(wrong.outcome).toBe('CLIENT_ID_REUSED')
  expect(await list()).toHaveLength(1)
})

test.each([
  [false, contract.PHOTO_LIMITS.free, 20],
  [true, contract.PHOTO_LIMITS.premium, 40],
])(
  'of many uploads at once (premium: %s) %i get in, and no file is left of the others [PHO-1] [U4]',
  async (paid_user, limit, count) => {
    const { upload, list, member } = await aMember({ paid_user }, quick)
    const file = await aPicture({ width: 200, height: 250 })
    await deleteScheduledFiles(db, files, new Date())
    const before = storedFiles().length

    const answers = await Promise.all(Array.from({ length: count }, () => upload(file)))
    await deleteScheduledFiles(db, files, new Date())

    const outcomes = answers.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(limit)
    expect(new Set(outcomes)).toEqual(new Set([200, 'PHOTO_LIMIT']))
    expect(await list()).toHaveLength(limit)
    expect(storedFiles()).toHaveLength(before + limit * VARIANTS.length)
    const positions = await db
      .selectFrom('photo')
      .select('position')
      .where('member_id', '=', member.id)
      .orderBy('position')
      .execute()
    expect(positions.map(({ position }) => position)).toEqual([...Array(limit).keys()])
  },
)

test('where the site asks for it a new photo waits, and is nobody’s main photo till then [PHO-4]', async () => {
  const { upload, call, mainPhoto } = await aMember()
  await changeSettings(db, site.id, { photo_approval: 'yes' })

  const { body } = await upload(await aPicture())

  await changeSettings(db, site.id, { photo_approval: 'no' })
  expect(body.photo.status).toBe('waiting')
  expect((await call(getUser, {})).body.user!.profile.main_image?.status).toBe('waiting')
  expect(await mainPhoto()).toBeNull()
})

test('thirty uploads in half an hour are taken, one more is refused, and one that was taken before does not count [A10]', async () => {
  const limited = await testApp(db, { config: readConfig({ NODE_ENV: 'test' }), files })
  const { upload } = await aMember({}, limited)
  const [file, taken] = [await aPicture(), randomUUID()]
  await upload(file, taken)
  const junk = Buffer.from('no picture')

  const answers = []
  for (let nth = 2; nth <= 31; nth += 1) answers.push(await upload(junk))
  const again = await upload(file, taken)

  expect(answers.slice(0, -1).map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 29 }, () => 'PHOTO_UNREADABLE'),
  )
  expect(answers.at(-1)).toMatchObject({ outcome: 'RATE_LIMITED' })
  expect(answers.at(-1)!.headers['retry-after']).toBeDefined()
  expect(again.outcome).toBe(200)
})

test('no upload stays behind where it waited [U4]', () => {
  expect(readdirSync(uploadFolder)).toEqual([])
})

test('a picture that kept a decoder until it was killed is unreadable, and counts like five uploads [U2] [A10]', async () => {
  const now = new Date()
  const decoder = { ...quickDecoder, decode: () => Promise.reject(new TookTooLong()) }
  const config = readConfig({ NODE_ENV: 'test' })
  const strict = await testApp(db, { files, config, decoder, clock: () => now })
  const { upload, member } = await aMember({}, strict)
  const isAllowed = () => strict.limiter.allows('upload', member.id, now)

  const { outcome } = await upload(await aPicture())

  expect(outcome).toBe('PHOTO_UNREADABLE')
  for (let taken = 5; taken < LIMITS.upload.max; taken += 1) expect(await isAllowed()).toBe(true)
  expect(await isAllowed()).toBe(false)
})
