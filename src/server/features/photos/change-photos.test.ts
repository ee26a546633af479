import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import * as contract from '#contract/photos.ts'
import {
  type Decoder,
  photoKey,
  deleteScheduledFiles,
  VARIANTS,
} from '#server/features/media/media.ts'
import { LIMITS } from '#server/http/limiter.ts'
import { readConfig } from '#server/kernel/config.ts'
import { aPicture } from '#test/a-picture.ts'
import { testApp } from '#test/app.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember } from '#test/make.ts'
import { nameOf, photoApp } from '#test/photo-app.ts'
import { quickDecoder } from '#test/quick-decoder.ts'

const { db, site, files, aMember } = await photoApp({ decoder: quickDecoder })

test('photos are put in order, the first one is the main one [PHO-1]', async () => {
  const { upload, call, list, mainPhoto } = await aMember()
  for (let nth = 0; nth < 3; nth += 1) await upload(await aPicture())
  const [a, b, c] = await list()

  const { outcome, body } = await call(contract.orderPhotos, { ids: [c!.id, a!.id, b!.id] })

  expect(outcome).toBe(200)
  expect(body.photos.map(({ id }) => id)).toEqual([c!.id, a!.id, b!.id])
  expect(await mainPhoto()).toBe(nameOf(c!))
})

test('a list that is not exactly that of one’s photos changes nothing [PHO-1] [P2]', async () => {
  const { upload, call, list } = await aMember()
  const other = await aMember()
  for (let nth = 0; nth < 2; nth += 1) await upload(await aPicture())
  await other.upload(await aPicture())
  const [a, b] = await list()
  const [foreign] = await other.list()
  const wrong = [
    [a!.id],
    [b!.id, b!.id],
    [b!.id, a!.id, b!.id],
    [b!.id, foreign!.id],
    [foreign!.id],
  ]

  const answers = []
  for (const ids of wrong) answers.push((await call(contract.orderPhotos, { ids })).outcome)

  expect(answers).toEqual(wrong.map(() => 'NOT_FOUND'))
  expect((await list()).map(({ id }) => id)).toEqual([a!.id, b!.id])
})

test('orders, crops and deletes at once leave every photo with one place [PHO-1]', async () => {
  const { upload, call, list, member } = await aMember({ paid_user: true })
  for (let nth = 0; nth < 6; nth += 1) await upload(await aPicture({ width: 200, height: 250 }))
  const ids = (await list()).map(({ id }) => id)
  const crop = { x: 0, y: 0, width: 0.8, height: 0.8 }

  await Promise.all([
    ...Array.from({ length: 8 }, (_, nth) =>
      call(contract.orderPhotos, { ids: [...ids.slice(nth % 6), ...ids.slice(0, nth % 6)] }),
    ),
    call(contract.deletePhoto, { id: ids[0]! }),
    call(contract.deletePhoto, { id: ids[0]! }),
    call(contract.deletePhoto, { id: ids[3]! }),
    call(contract.cropPhoto, { id: ids[1]!, crop }),
    call(contract.cropPhoto, { id: ids[1]!, crop }),
  ])

  const rows = await db
    .selectFrom('photo')
    .select(['position', 'filename'])
    .where('member_id', '=', member.id)
    .orderBy('position')
    .execute()
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3])
  await deleteScheduledFiles(db, files, new Date())
  const found = await Promise.all(rows.map(({ filename }) => files.has(photoKey(filename, 'full'))))
  expect(found).toEqual([true, true, true, true])
})

test.each([
  [{ x: 0.5, y: 0, width: 0.6, height: 1 }],
  [{ x: 0, y: 0.2, width: 1, height: 0.9 }],
  [{ x: 0, y: 0, width: 0, height: 0.5 }],
  [{ x: 1, y: 1, width: 0.01, height: 0.01 }],
])('a crop of %o is refused [PHO-2]', async (crop) => {
  const { upload, call, list } = await aMember()
  const { photo } = (await upload(await aPicture())).body

  const { outcome } = await call(contract.cropPhoto, { id: photo.id, crop })

  expect(outcome).toBe('INVALID_INPUT')
  expect(await list()).toEqual([photo])
})

test('a deleted photo is gone at once, its bytes soon after, and the next one is the main one [PHO-5]', async () => {
  const { upload, call, mainPhoto } = await aMember()
  const first = (await upload(await aPicture())).body.photo
  const second = (await upload(await aPicture())).body.photo

  const { body } = await call(contract.deletePhoto, { id: first.id })
  await deleteScheduledFiles(db, files, new Date())

  expect(body.photos).toEqual([second])
  const found = await Promise.all(VARIANTS.map((each) => files.has(photoKey(nameOf(first), each))))
  expect(found).not.toContain(true)
  expect(await mainPhoto()).toBe(nameOf(second))
})

test('nobody crops or deletes the photo of somebody else [P2]', async () => {
  const { upload, list } = await aMember()
  const other = await aMember()
  const { id } = (await upload(await aPicture())).body.photo
  const crop = { x: 0, y: 0, width: 1, height: 1 }

  const answers = [
    await other.call(contract.cropPhoto, { id, crop }),
    await other.call(contract.deletePhoto, { id }),
  ]

  expect(answers.map(({ outcome }) => outcome)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect(await list()).toHaveLength(1)
})

test('one photo is cropped at a time for a member: another crop meanwhile is refused, and works afterwards [PHO-2] [A10]', async () => {
  const signals = new EventEmitter()
  const [begun, end] = [once(signals, 'begun'), once(signals, 'end')]
  const decoder: Decoder = {
    ...quickDecoder,
    decode: async (task) => {
      if (task.crop) signals.emit('begun')
      if (task.crop) await end
      return quickDecoder.decode(task)
    },
  }
  const slow = await testApp(db, { files, decoder })
  const [one, other] = [await aMember({}, slow), await aMember({}, slow)]
  const cropBy = async ({ upload, call }: typeof one) => {
    const { photo } = (await upload(await aPicture())).body
    const crop = { x: 0, y: 0, width: 0.8, height: 0.8 }
    return async () => (await call(contract.cropPhoto, { id: photo.id, crop })).outcome
  }
  const [crop, cropOfAnother] = [await cropBy(one), await cropBy(other)]

  const first = crop()
  await begun
  const meanwhile = await crop()
  const another = cropOfAnother()
  signals.emit('end')

  expect([await first, meanwhile, await another]).toEqual([200, 'RATE_LIMITED', 200])
  expect(await crop()).toBe(200)
})

test('crops have a limit of their own [PHO-2] [A10]', async () => {
  const now = new Date()
  const config = readConfig({ NODE_ENV: 'test' })
  const strict = await testApp(db, { files, config, clock: () => now })
  const member = await makeMember(db, site.id)
  const { call } = await loggedIn(strict, member.id)
  const tried = () =>
    call(contract.cropPhoto, { id: randomUUID(), crop: { x: 0, y: 0, width: 1, height: 1 } })
  for (let taken = 1; taken < LIMITS.crop.max; taken += 1)
    await strict.limiter.take('crop', member.id, now)

  expect([(await tried()).outcome, (await tried()).outcome]).toEqual(['NOT_FOUND', 'RATE_LIMITED'])
})
