import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makePhoto, makeSite } from '#test/make.ts'
import { openFiles, photoKey } from './media.ts'

const { db } = await freshDatabase()
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const site = await makeSite(db)
const app = await testApp(db, { files })

function get(name: string, method: 'GET' | 'HEAD' = 'GET') {
  return app.fastify.inject({ method, url: `/photos/${name}`, headers: { host: 'localhost' } })
}

async function aPhoto(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, changes)
  return { member, filename: await makeStoredPhoto(db, files, member.id) }
}

test.each(['thumb', 'card', 'full', 'match'] as const)(
  'everybody may see the %s of a main photo, for an hour',
  async (variant) => {
    const { filename } = await aPhoto()
    await files.write(photoKey(filename, variant), Buffer.from(`bytes of ${variant}`))

    const answer = await get(`${filename}-${variant}.webp`)

    expect([answer.statusCode, answer.body]).toEqual([200, `bytes of ${variant}`])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'content-length': String(`bytes of ${variant}`.length),
      'cross-origin-resource-policy': 'same-site',
    })
  },
)

test('the head of a photo has its length and no bytes', async () => {
  const { filename } = await aPhoto()

  const answer = await get(`${filename}-card.webp`, 'HEAD')

  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '4', ''])
})

test.each(['deleted', 'banned'])(
  'the photo of a member who becomes %s is gone at once',
  async (status) => {
    const { member, filename } = await aPhoto()
    const before = await get(`${filename}-card.webp`)

    const deleted_at = status === 'deleted' ? new Date() : null
    await db.updateTable('member').set({ status, deleted_at }).where('id', '=', member.id).execute()

    expect([before.statusCode, (await get(`${filename}-card.webp`)).statusCode]).toEqual([200, 404])
  },
)

test('a photo that is not the main one is not shown by its name alone', async () => {
  const { member } = await aPhoto()
  const second = await makeStoredPhoto(db, files, member.id, 1)

  expect((await get(`${second}-card.webp`)).statusCode).toBe(404)
})

test('a photo without its file is not there', async () => {
  const { member } = await aPhoto()
  await db.deleteFrom('photo').where('member_id', '=', member.id).execute()
  const filename = await makePhoto(db, member.id)

  expect((await get(`${filename}-card.webp`)).statusCode).toBe(404)
})

test('a file appears whole, is found, and is gone when removed', async () => {
  const key = photoKey('abcdefghijklmnopqrstuv', 'card')

  const before = await files.find(key)
  await files.write(key, Buffer.from('12345'))
  const found = await files.find(key)
  await files.remove(key)
  await files.remove(key)

  expect(before).toBeNull()
  expect(found).toMatchObject({ bytes: 5 })
  expect(await files.find(key)).toBeNull()
  expect(await files.find('photos')).toBeNull()
})
