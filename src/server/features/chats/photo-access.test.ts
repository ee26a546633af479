import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGE_VARIANTS, openFiles, photoKey } from '#server/features/media/media.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeConversation, makeMember, makeSite } from '#test/make.ts'
import { endMembership } from '#test/make-decision.ts'

const { db } = await freshDatabase()
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db, { files })

async function someone(changes: Parameters<typeof makeMember>[2] = {}, siteId = site.id) {
  const member = await makeMember(db, siteId, changes)
  return { ...member, cookie: await cookieOf(db, member.id) }
}

type Someone = Awaited<ReturnType<typeof someone>>

/** Two members who chat, with a text and then a photo that the first one sent. */
async function aSentPhoto() {
  const [sender, receiver] = [await someone(), await someone()]
  const [filename, blurred] = [newToken(), newToken()]
  for (const variant of MESSAGE_VARIANTS)
    await files.write(photoKey(filename, variant), Buffer.from(variant))
  const { id } = await makeConversation(db, sender, receiver, [
    { from: receiver },
    {
      from: sender,
      kind: 'photo',
      text: '',
      filename,
      blurred_filename: blurred,
      width: 300,
      height: 400,
    },
  ])
  const names = [`${filename}-full.webp`, `${blurred}-locked.webp`]
  const seenBy = (viewer: Pick<Someone, 'cookie'> | null) =>
    Promise.all(names.map((name) => statusOf(name, viewer)))
  return { conversationId: id, sender, receiver, filename, blurred, seenBy }
}

async function get(name: string, viewer: Pick<Someone, 'cookie'> | null) {
  const headers = { host: 'localhost', ...(viewer ? { cookie: viewer.cookie } : {}) }
  return app.fastify.inject({ method: 'GET', url: `/photos/${name}`, headers })
}

async function statusOf(name: string, viewer: Pick<Someone, 'cookie'> | null): Promise<number> {
  return (await get(name, viewer)).statusCode
}

const THERE = [200, 200]
const NOT_THERE = [404, 404]

test('a photo in a message is there for the two, kept by no cache, and for nobody else [P5] [PHO-5]', async () => {
  const { sender, receiver, filename, seenBy } = await aSentPhoto()
  const others = [
    null,
    await someone(),
    await someone({ paid_user: true }),
    await someone({ paid_user: true }, elsewhere.id),
    { cookie: `session=${'x'.repeat(43)}` },
  ]

  const byThem = [await seenBy(sender), await seenBy(receiver)]
  const byOthers = await Promise.all(others.map(seenBy))

  expect(byThem).toEqual([THERE, THERE])
  expect(byOthers).toEqual(others.map(() => NOT_THERE))
  const { headers } = await get(`${filename}-full.webp`, receiver)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-type']).toBe('image/webp')
})

test('the name of one of its files leads to no other [P5]', async () => {
  const { receiver, filename, blurred } = await aSentPhoto()
  const names = [
    `${filename}-locked.webp`,
    `${blurred}-full.webp`,
    `${filename}-card.webp`,
    `${filename}-thumb.webp`,
  ]

  const answers = await Promise.all(names.map((name) => statusOf(name, receiver)))

  expect(answers).toEqual(names.map(() => 404))
})

test.each(['sender', 'receiver'] as const)(
  'once the %s has blocked the other it is there for neither, and back after that [P3] [P5]',
  async (who) => {
    const photo = await aSentPhoto()
    const blocker = photo[who]
    const blocked = who === 'sender' ? photo.receiver : photo.sender
    await db
      .insertInto('block')
      .values({ blocker_id: blocker.id, blocked_id: blocked.id })
      .execute()

    const during = [await photo.seenBy(photo.sender), await photo.seenBy(photo.receiver)]
    await db.deleteFrom('block').where('blocker_id', '=', blocker.id).execute()
    const after = [await photo.seenBy(photo.sender), await photo.seenBy(photo.receiver)]

    expect(during).toEqual([NOT_THERE, NOT_THERE])
    expect(after).toEqual([THERE, THERE])
  },
)

test.each(['deleted', 'banned'])(
  'of a sender who is %s the receiver sees it no more [P5]',
  async (how) => {
    const { sender, receiver, seenBy } = await aSentPhoto()
    await endMembership(db, { memberId: sender.id, how })

    const answers = [await seenBy(receiver), await seenBy(sender)]

    expect(answers).toEqual([NOT_THERE, NOT_THERE])
  },
)

test('one’s own stays when the receiver has left or is invisible [ACC-4]', async () => {
  const { sender, receiver, seenBy } = await aSentPhoto()
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', receiver.id).execute()
  const unseen = await seenBy(sender)

  await db.deleteFrom('member').where('id', '=', receiver.id).execute()

  expect(unseen).toEqual(THERE)
  expect(await seenBy(sender)).toEqual(THERE)
})

test('only on a side on which the message is: not held back, not removed, not deleted [P5]', async () => {
  const held = await aSentPhoto()
  const removed = await aSentPhoto()
  const deleted = await aSentPhoto()
  const sideOf = ({ conversationId, receiver }: typeof held) =>
    db
      .updateTable('conversation_side')
      .where('conversation_id', '=', conversationId)
      .where('member_id', '=', receiver.id)

  await sideOf(held).set({ last_seq: 1 }).execute()
  await sideOf(removed).set({ removed_seq: 2 }).execute()
  await db
    .updateTable('message')
    .set({ deleted_at: new Date() })
    .where('filename', '=', deleted.filename)
    .execute()

  expect(await held.seenBy(held.receiver)).toEqual(NOT_THERE)
  expect(await held.seenBy(held.sender)).toEqual(THERE)
  expect(await removed.seenBy(removed.receiver)).toEqual(NOT_THERE)
  expect(await removed.seenBy(removed.sender)).toEqual(THERE)
  expect(await deleted.seenBy(deleted.receiver)).toEqual(NOT_THERE)
  expect(await deleted.seenBy(deleted.sender)).toEqual(NOT_THERE)
})
