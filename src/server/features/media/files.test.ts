import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'
import { startS3 } from '#test/fakes/s3.ts'
import { type Files, openFiles, openStore, photoKey } from './media.ts'
import { openS3 } from './open-s3.ts'

const { s3, faults, close } = await startS3()
afterAll(close)
const stores = [
  ['a folder', openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))],
  ['a bucket', openS3(s3)],
] as const

function aKey(nth: number): string {
  return photoKey(`abcdefghijklmnopqrstu${nth}`, 'card')
}

test.each(stores)(
  'in %s a file is found with its bytes, and gone when removed',
  async (_, files) => {
    const [key, bytes] = [aKey(1), Buffer.from([0, 255, 10, 13, 128])]

    const before = [await files.has(key), await files.find(key)]
    await files.write(key, bytes)
    const found = await files.find(key)
    const read = await buffer(found!.stream())
    const isThere = await files.has(key)
    await files.remove(key)

    expect(before).toEqual([false, null])
    expect([found!.bytes, isThere]).toEqual([5, true])
    expect(read.equals(bytes)).toBe(true)
    expect([await files.has(key), await files.find(key)]).toEqual([false, null])
  },
)

test.each(stores)('in %s a file is written over as a whole', async (_, files) => {
  await files.write(aKey(2), Buffer.from('the long first one'))
  await files.write(aKey(2), Buffer.from('second'))

  expect((await buffer((await files.find(aKey(2)))!.stream())).toString()).toBe('second')
})

test.each(stores)('in %s what is not there is as good as removed', async (_, files) => {
  await expect(files.remove(aKey(3))).resolves.toBeUndefined()
  expect(await files.find('photos')).toBeNull()
})

test.each(stores)('in %s many files are written and read at once', async (_, files) => {
  const all = Array.from({ length: 30 }, (_each, nth) => ({
    key: aKey(10 + nth),
    bytes: Buffer.alloc(50_000, nth),
  }))

  await Promise.all(all.map(({ key, bytes }) => files.write(key, bytes)))
  const read = await Promise.all(
    all.map(async ({ key }) => buffer((await files.find(key))!.stream())),
  )

  expect(read.every((bytes, nth) => bytes.equals(all[nth]!.bytes))).toBe(true)
})

test('a bucket that does not know the key says so', async () => {
  const stranger = openS3({ ...s3, secretAccessKey: 'wrong' })

  await expect(stranger.write(aKey(4), Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
  await expect(stranger.has(aKey(4))).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
})

test('a bucket that fails now and then is asked again', async () => {
  faults.next({ status: 503 }, 'reset')

  await openS3(s3).write(aKey(5), Buffer.from('x'))

  expect(await openS3(s3).has(aKey(5))).toBe(true)
})

test('a bucket that does not answer is given up in time [R1]', async () => {
  faults.next('stall', 'stall', 'stall')
  // One that is given up before it has come that far leaves its fault to others.
  onTestFinished(() => {
    while (faults.left() > 0) faults.take()
  })

  await expect(openS3(s3, 300).has(aKey(5))).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('the configuration chooses: a bucket where one is named, else the data folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-data-'))
  const bucket = {
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint!,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }

  const inBucket = await openStore(readConfig({ DATA_DIR: folder, ...bucket }))
  const inFolder = await openStore(readConfig({ DATA_DIR: folder }))
  await inBucket.write(aKey(6), Buffer.from('x'))
  await inFolder.write(aKey(7), Buffer.from('x'))

  expect(await Promise.all([6, 7].map((nth) => openS3(s3).has(aKey(nth))))).toEqual([true, false])
  expect(await openFiles(join(folder, 'files')).has(aKey(7))).toBe(true)
})

test('other users of the machine can read no photo and list no folder', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'vonk-files-')), 'files')
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const key = aKey(5)

  await openFiles(folder).write(key, Buffer.from('a photo'))

  const [first = ''] = key.split('/')
  expect([modeOf(folder), modeOf(join(folder, first)), modeOf(join(folder, 'parts'))]).toEqual([
    '700',
    '700',
    '700',
  ])
  expect(modeOf(join(folder, key))).toBe('600')
})

test.each(stores)('in %s all files are listed, each once', async (_, files) => {
  const before = await listed(files)
  const keys = Array.from({ length: 20 }, (_each, nth) => aKey(100 + nth))
  for (const key of keys) await files.write(key, Buffer.from('x'))

  const after = await listed(files)

  expect(after.toSorted()).toEqual([...before, ...keys].toSorted())
})

async function listed(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.keys()) keys.push(key)
  return keys
}
