import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deletePhoto, uploadPhoto } from '#contract/photos.ts'
import { photosFor } from '#server/features/photos/photos.ts'
import { aPicture } from '#test/a-picture.ts'
import { testApp } from '#test/app.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { startS3 } from '#test/fakes/s3.ts'
import { loggedIn } from '#test/logged-in.ts'
import { cookieOf, makeMember, makePhoto, makeSite } from '#test/make.ts'
import { endMembership } from '#test/make-decision.ts'
import { openFiles, photoKey, VARIANTS } from './media.ts'
import { openS3 } from './open-s3.ts'

const { db } = await freshDatabase()
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db, { files })

const EVERYBODY = 'public, max-age=3600'
const NOBODY_ELSE = 'private, no-store'

function get(name: string, cookie?: string, method: 'GET' | 'HEAD' = 'GET') {
  const headers = { host: 'localhost', ...(cookie ? { cookie } : {}) }
  return app.fastify.inject({ method, url: `/photos/${name}`, headers })
}

/** How an address is kept by caches, or its status where it is not there. */
async function seen(name: string, cookie?: string) {
  const { statusCode, headers } = await get(name, cookie)
  return statusCode === 200 ? headers['cache-control'] : statusCode
}

async function aPhoto(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, changes)
  return { member, filename: await makeStoredPhoto(db, files, member.id) }
}

/** A member with three photos, and a viewer of every kind. */
async function aGallery() {
  const { member, filename: main } = await aPhoto()
  const second = await makeStoredPhoto(db, files, member.id, 1)
  const third = await makeStoredPhoto(db, files, member.id, 2)
  const make = async (changes: Parameters<typeof makeMember>[2] = {}) => {
    const { id } = await makeMember(db, site.id, changes)
    return { id, cookie: await cookieOf(db, id) }
  }
  const [blocked, blocker] = [await make(), await make()]
  await db
    .insertInto('block')
    .values([
      { blocker_id: member.id, blocked_id: blocked.id },
      { blocker_id: blocker.id, blocked_id: member.id },
    ])
    .execute()
  const abroad = await makeMember(db, elsewhere.id, { paid_user: true })
  return {
    member,
    photos: [main, second, third],
    viewers: {
      visitor: undefined,
      owner: await cookieOf(db, member.id),
      not_confirmed: (await make({ status: 'not_confirmed' })).cookie,
      free: (await make()).cookie,
      premium: (await make({ paid_user: true })).cookie,
      blocked: blocked.cookie,
      blocker: blocker.cookie,
      banned: (await make({ status: 'banned', paid_user: true })).cookie,
      'member of another site': await cookieOf(db, abroad.id),
      'somebody with a made-up session': `session=${'x'.repeat(43)}`,
    },
  }
}

const gallery = await aGallery()

test.each([
  ['visitor', EVERYBODY, 404, 404],
  ['owner', EVERYBODY, NOBODY_ELSE, NOBODY_ELSE],
  ['not_confirmed', EVERYBODY, NOBODY_ELSE, 404],
  ['free', EVERYBODY, NOBODY_ELSE, 404],
  ['premium', EVERYBODY, NOBODY_ELSE, NOBODY_ELSE],
  ['blocked', 404, 404, 404],
  ['blocker', 404, 404, 404],
  ['banned', EVERYBODY, 404, 404],
  ['member of another site', EVERYBODY, 404, 404],
  ['somebody with a made-up session', EVERYBODY, 404, 404],
] as const)(
  'the photos of a member are to a %s: %s, %s, %s [PHO-3] [PHO-5] [P5]',
  async (viewer, ...expected) => {
    for (const variant of ['thumb', 'card', 'full', 'match']) {
      const answers = gallery.photos.map((name) =>
        seen(`${name}-${variant}.webp`, gallery.viewers[viewer]),
      )
      expect(await Promise.all(answers)).toEqual(expected)
    }
  },
)

test.each([
  ['visitor', EVERYBODY],
  ['free', EVERYBODY],
  ['blocked', 404],
  ['blocker', 404],
] as const)('the blurred variants are to a %s: %s [PHO-3] [P5]', async (viewer, expected) => {
  const rows = await db
    .selectFrom('photo')
    .select(['filename', 'locked_filename'])
    .where('member_id', '=', gallery.member.id)
    .execute()
  const cookie = gallery.viewers[viewer]

  const blurred = rows.map((row) => seen(`${row.locked_filename}-locked.webp`, cookie))
  const byOtherNames = rows.flatMap(({ filename, locked_filename: locked }) => [
    seen(`${filename}-locked.webp`, cookie),
    ...['full', 'card'].map((variant) => seen(`${locked}-${variant}.webp`, cookie)),
  ])

  expect(await Promise.all(blurred)).toEqual(rows.map(() => expected))
  expect(new Set(await Promise.all(byOtherNames))).toEqual(new Set([404]))
})

test('what a profile tells of locked photos leads to the blurred file alone [PHO-3]', async () => {
  const { id: memberId } = gallery.member
  const asVisitor = { siteId: site.id, memberId: null }
  const free = await makeMember(db, site.id)
  const asFree = { siteId: site.id, memberId: free.id }
  const [, second, third] = gallery.photos
  const look = (viewer: typeof asVisitor | typeof asFree, viewerIsPremium = false) =>
    photosFor(db, { viewer, viewerIsPremium, memberId })

  const [byVisitor, byFree, byPremium] = [
    await look(asVisitor),
    await look(asFree),
    await look(asFree, true),
  ]
  const byOwner = await look({ siteId: site.id, memberId })

  expect(byVisitor.map((photo) => photo.is_locked)).toEqual([false, true, true])
  expect(byFree.map((photo) => photo.is_locked)).toEqual([false, false, true])
  expect(byPremium.map((photo) => photo.is_locked)).toEqual([false, false, false])
  expect(byOwner).toEqual(byPremium)
  expect(JSON.stringify(byVisitor)).not.toContain(second)
  expect(JSON.stringify(byFree)).toContain(second)
  expect(JSON.stringify(byFree)).not.toContain(third)
  expect(byFree[2]).toMatchObject({ thumb_filename: byFree[2]!.filename })
  expect((await get(byFree[2]!.filename)).statusCode).toBe(200)
})

test('of a member who may not be seen there are no photos [PHO-3] [P3]', async () => {
  const { member } = await aPhoto({ is_invisible: true })
  const viewer = { siteId: site.id, memberId: null }

  expect(await photosFor(db, { viewer, viewerIsPremium: true, memberId: member.id })).toEqual([])
})

test('a photo that waits is its owner’s alone, and counts for nothing in the order [PHO-4]', async () => {
  const { member, filename: waiting } = await aPhoto()
  const [first, second] = [
    await makeStoredPhoto(db, files, member.id, 1),
    await makeStoredPhoto(db, files, member.id, 2),
  ]
  await db.updateTable('photo').set({ status: 'waiting' }).where('filename', '=', waiting).execute()
  const free = await cookieOf(db, (await makeMember(db, site.id)).id)
  const premium = await cookieOf(db, (await makeMember(db, site.id, { paid_user: true })).id)
  const own = await cookieOf(db, member.id)
  const look = (cookie?: string) =>
    Promise.all([waiting, first, second].map((name) => seen(`${name}-card.webp`, cookie)))

  expect(await look()).toEqual([404, EVERYBODY, 404])
  expect(await look(free)).toEqual([404, EVERYBODY, NOBODY_ELSE])
  expect(await look(premium)).toEqual([404, EVERYBODY, NOBODY_ELSE])
  expect(await look(own)).toEqual([NOBODY_ELSE, EVERYBODY, NOBODY_ELSE])
})

test('everybody may see a main photo, for an hour, with its bytes and their length [PHO-5]', async () => {
  const { filename } = await aPhoto()
  await files.write(photoKey(filename, 'card'), Buffer.from('bytes of a card'))

  const answer = await get(`${filename}-card.webp`)

  expect([answer.statusCode, answer.body]).toEqual([200, 'bytes of a card'])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': EVERYBODY,
    'content-length': '15',
    'cross-origin-resource-policy': 'same-site',
  })
})

test('the head of a photo has its length and no bytes', async () => {
  const { filename } = await aPhoto()

  const answer = await get(`${filename}-card.webp`, undefined, 'HEAD')

  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '4', ''])
})

test.each([
  ['deleted', null],
  ['banned', null],
  ['invisible', { is_invisible: true }],
  ['not confirmed', { status: 'not_confirmed' }],
])('the photo of a member who becomes %s is gone at once [P5]', async (how, changes) => {
  const { member, filename } = await aPhoto()
  const premium = await cookieOf(db, (await makeMember(db, site.id, { paid_user: true })).id)
  const before = await seen(`${filename}-card.webp`)

  if (changes) await db.updateTable('member').set(changes).where('id', '=', member.id).execute()
  else await endMembership(db, { memberId: member.id, how })

  expect(before).toBe(EVERYBODY)
  expect(await seen(`${filename}-card.webp`)).toBe(404)
  expect(await seen(`${filename}-card.webp`, premium)).toBe(404)
})

test('the photos of a member for members only are theirs alone, and no cache keeps them for others [VIS-1] [P5]', async () => {
  const { member, filename } = await aPhoto({ shown_to: 'members' })
  await makeStoredPhoto(db, files, member.id, 1)
  await makeStoredPhoto(db, files, member.id, 2)
  const viewer = { siteId: site.id, memberId: (await makeMember(db, site.id)).id }
  const cookie = await cookieOf(db, viewer.memberId)
  const shown = await photosFor(db, { viewer, viewerIsPremium: false, memberId: member.id })

  for (const name of [`${filename}-card.webp`, shown[2]!.filename])
    expect([await seen(name), await seen(name, cookie)]).toEqual([404, NOBODY_ELSE])
})

test('the own photo of whoever is invisible or not confirmed is there for them alone [P4]', async () => {
  const { member, filename } = await aPhoto({ status: 'not_confirmed', is_invisible: true })

  expect(await seen(`${filename}-card.webp`, await cookieOf(db, member.id))).toBe(NOBODY_ELSE)
})

test('a session that is over opens nothing [P5]', async () => {
  const own = await cookieOf(db, gallery.member.id, new Date(Date.now() - 31 * 24 * 60 * 60 * 1000))

  expect(await seen(`${gallery.photos[2]}-card.webp`, own)).toBe(404)
})

test('a photo in a bucket is served from there [PHO-5]', async () => {
  const { s3, close } = await startS3()
  onTestFinished(close)
  const inBucket = openS3(s3)
  const other = await testApp(db, { files: inBucket })
  const { id } = await makeMember(db, site.id)
  const filename = await makeStoredPhoto(db, inBucket, id)
  const ask = (method: 'GET' | 'HEAD') =>
    other.fastify.inject({
      method,
      url: `/photos/${filename}-card.webp`,
      headers: { host: 'localhost' },
    })

  const [head, shown] = [await ask('HEAD'), await ask('GET')]

  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '4', ''])
  expect([shown.statusCode, shown.body]).toEqual([200, 'webp'])
})

test('a photo without its file is not there', async () => {
  const member = await makeMember(db, site.id)
  const filename = await makePhoto(db, member.id)

  expect(await seen(`${filename}-card.webp`)).toBe(404)
})

test('what was uploaded never leaves, and nothing of a photo does once it is deleted [P5] [PHO-5]', async () => {
  const { id } = await makeMember(db, site.id)
  const { call, cookies } = await loggedIn(app, id)
  const original = await aPicture()
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const { photo } = (await call(uploadPhoto, { client_id: randomUUID() }, original)).body
  const { filename, locked_filename: locked } = await db
    .selectFrom('photo')
    .select(['filename', 'locked_filename'])
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow()
  const names = VARIANTS.map((each) => `${each === 'locked' ? locked : filename}-${each}.webp`)
  const cookie = `session=${cookies.get('session')}`
  const look = () => Promise.all(names.map((name) => get(name, cookie)))

  const shown = await look()
  await call(deletePhoto, { id: photo.id })
  const gone = await look()

  expect(shown.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
  expect(shown.map(({ rawPayload }) => hashOf(rawPayload))).not.toContain(hashOf(original))
  expect(gone.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 404))
})
