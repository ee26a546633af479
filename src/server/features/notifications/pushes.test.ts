import { expect, test } from 'vitest'
import { markChat } from '#contract/chats.ts'
import { likeWithComment } from '#contract/like-comment.ts'
import { likeMember, unlikeMember } from '#contract/likes.ts'
import { hidePage, subscribePush } from '#contract/notifications.ts'
import { logOut } from '#contract/user.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { pushApp } from '#test/push-app.ts'
import { queuePushes } from './queue-pushes.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { app, service, aMember, goOn, pushesTo } = await pushApp(db, site.id)

test('a message is pushed to every device, once, and says neither who wrote nor what [PSH-1] [P11]', async () => {
  const [noor, lotte] = [await aMember({ devices: 2 }), await aMember({ name: 'Lotte' })]
  const { body } = await lotte.write(noor, 'Zin in een wandeling?')

  await goOn()
  await goOn()

  const pushes = pushesTo(noor)
  expect(pushes).toHaveLength(2)
  expect(pushes[0]).toMatchObject({
    title: 'Vonk',
    body: 'Je hebt een nieuw bericht',
    path: `/chats/${body.conversation_id}`,
    icon: '/icons/app-192.png',
    waiting: 1,
    urgency: 'high',
    ttl: 86_400,
  })
  expect(JSON.stringify(pushes)).not.toMatch(/Lotte|wandeling/)
})

test('a muted conversation is not pushed, whenever it was muted [CHA-10] [PSH-1]', async () => {
  const [noor, lotte] = [await aMember({ devices: 1 }), await aMember()]
  await lotte.write(noor)
  await db
    .updateTable('conversation_side')
    .set({ is_muted: true })
    .where('member_id', '=', noor.id)
    .execute()

  await goOn()

  expect(pushesTo(noor)).toEqual([])
})

test('messages of one conversation replace each other, those of others do not [PSH-1]', async () => {
  const [noor, lotte, sem] = [await aMember({ devices: 1 }), await aMember(), await aMember()]
  await lotte.write(noor)
  await lotte.write(noor)
  await goOn()
  await lotte.write(noor)
  await sem.write(noor)
  await goOn()

  const [first, second, third] = pushesTo(noor).toSorted((a, b) => a.waiting! - b.waiting!)

  expect(pushesTo(noor)).toHaveLength(3)
  const tags = new Set([first, second, third].map((push) => `${push!.tag} ${push!.topic}`))
  expect(tags.size).toBe(2)
  expect(first!.topic).toMatch(/^[\w-]{32}$/)
})

test('what was said with a like is for those who want details, and no word of it for others [LIK-5] [ACC-9] [P11]', async () => {
  const open = await aMember({ devices: 1, shows_details: true, about: 'Ik zwem.' })
  const closed = await aMember({ devices: 1, about: 'Ik zwem.' })
  const lotte = await aMember({ name: 'Lotte' })
  const said = { part: 'about', comment: 'Waar zwem je?' } as const
  for (const { id } of [open, closed])
    await lotte.call(likeWithComment, { profile_id: id, ...said })

  await goOn()

  expect(pushesTo(open)[0]).toMatchObject({ body: 'Waar zwem je?' })
  expect(pushesTo(open)[0]!.title).toContain('Lotte')
  expect(JSON.stringify(pushesTo(closed))).not.toMatch(/Lotte|zwem/)
})

test('whoever wants details reads names and words, and whoever is discreet not even ours [ACC-9] [P11]', async () => {
  const open = await aMember({ devices: 1, shows_details: true })
  const discreet = await aMember({ devices: 1, shows_details: true, is_discreet: true })
  const shy = await aMember({ devices: 1, shows_details: true, hidden_words: ['bier'] })
  const lotte = await aMember({ name: 'Lotte' })
  for (const reader of [open, discreet, shy]) await lotte.write(reader, 'Zin in bier?')

  await goOn()

  expect(pushesTo(open)[0]).toMatchObject({ title: 'Lotte', body: 'Zin in bier?' })
  expect(pushesTo(shy)[0]).toMatchObject({ title: 'Lotte', body: 'Je hebt een nieuw bericht' })
  expect(pushesTo(discreet)[0]).toMatchObject({
    title: 'Notities',
    body: 'Er is iets nieuws',
    icon: '/icons/neutral-192.png',
    waiting: null,
  })
})

test('every push brings the whole number for the icon, messages and likes together [LAY-7] [PSH-1]', async () => {
  const noor = await aMember({ devices: 1 })
  const [lotte, sem] = [await aMember(), await aMember()]
  await lotte.call(likeMember, { profile_id: noor.id })
  await goOn()
  await sem.write(noor)
  await goOn()

  expect(pushesTo(noor).map(({ waiting }) => waiting)).toEqual([1, 2])
})

test('likes and matches are pushed in the language of whoever gets them [PSH-1]', async () => {
  const [noor, lotte] = [await aMember({ devices: 1, language: 'de' }), await aMember()]
  await lotte.call(likeMember, { profile_id: noor.id })
  await goOn()
  await noor.call(likeMember, { profile_id: lotte.id })
  await goOn()

  expect(pushesTo(noor).map(({ body, path }) => [body, path])).toEqual([
    ['Es gibt etwas Neues für dich', '/likes'],
    ['Es gibt Neuigkeiten für dich', '/likes'],
  ])
})

type Member = Awaited<ReturnType<typeof aMember>>

const NO_NEWS: readonly [string, (reader: Member, writer: Member) => Promise<unknown>][] = [
  [
    'one has blocked the other',
    (reader, writer) =>
      db.insertInto('block').values({ blocker_id: reader.id, blocked_id: writer.id }).execute(),
  ],
  [
    'such pushes are switched off',
    (reader) =>
      db
        .updateTable('member')
        .set({ notifications_disabled: ['push_message'] })
        .where('id', '=', reader.id)
        .execute(),
  ],
  ['it was read', (reader, writer) => read(reader, writer)],
  ['a page is in sight', (reader) => reader.call(hidePage, { is_shown: true })],
  ['the device has logged out', (reader) => reader.call(logOut, {})],
]

test.each(NO_NEWS)('nothing is pushed when meanwhile %s [U5] [P3] [A7]', async (_, happens) => {
  const [noor, lotte] = [await aMember({ devices: 1 }), await aMember()]
  await lotte.write(noor)

  await happens(noor, lotte)
  await goOn()

  expect(pushesTo(noor)).toEqual([])
})

test('a page that was hidden, or is silent for minutes, is not in sight [LIV-3]', async () => {
  const [noor, sem] = [await aMember({ devices: 1 }), await aMember({ devices: 1 })]
  const lotte = await aMember()
  await noor.call(hidePage, { is_shown: true })
  await noor.call(hidePage, {})
  await sem.call(hidePage, { is_shown: true })
  await lotte.write(noor)
  await lotte.write(sem)

  await goOn()
  const atOnce = [pushesTo(noor).length, pushesTo(sem).length]
  await lotte.write(sem)
  await goOn(new Date(Date.now() + 7 * 60_000))

  expect(atOnce).toEqual([1, 0])
  expect(pushesTo(sem)).toHaveLength(1)
})

test('a like that was taken back, and what one wrote oneself, are no news [PSH-1]', async () => {
  const [noor, lotte] = [await aMember({ devices: 1 }), await aMember({ devices: 1 })]
  await lotte.call(likeMember, { profile_id: noor.id })
  await lotte.call(unlikeMember, { profile_id: noor.id })
  await lotte.write(noor)
  await noor.call(logOut, {})

  await goOn()

  expect([...pushesTo(noor), ...pushesTo(lotte)]).toEqual([])
})

test('many who look for news at once push each piece once [R4]', async () => {
  const [noor, lotte] = [await aMember({ devices: 1 }), await aMember()]
  await lotte.write(noor)
  const round = { memberIds: [noor.id], now: new Date() }

  await Promise.all(Array.from({ length: 20 }, () => queuePushes(db, round)))
  await goOn()

  expect(pushesTo(noor)).toHaveLength(1)
})

test('a push waits while the service is away, and a device that is gone is forgotten [R4] [U5]', async () => {
  const [noor, lotte] = [await aMember({ devices: 1 }), await aMember()]
  const now = new Date()
  service.faults.next({ status: 503 })
  await lotte.write(noor)
  await goOn(now)
  const meanwhile = pushesTo(noor).length

  await goOn(new Date(now.getTime() + 60_000))
  service.expire(noor.subscriptions[0]!.endpoint)
  await lotte.write(noor)
  await goOn(new Date(now.getTime() + 120_000))

  expect([meanwhile, pushesTo(noor).length]).toEqual([0, 1])
  expect(await devicesOf(noor)).toEqual([])
  expect(await db.selectFrom('job').where('kind', '=', 'push').select('id').execute()).toEqual([])
})

test('the settings of a site tell browsers the key that pushes are signed with [PSH-1]', async () => {
  const reply = await app.fastify.inject({
    url: '/api/settings.php',
    headers: { host: 'localhost' },
  })
  const applicationServerKey = reply.json<{ push_public_key: string }>().push_public_key
  const noor = await aMember({ devices: 0 })
  const bound = service.subscription({ applicationServerKey })
  await noor.call(subscribePush, { subscription: bound })
  await (await aMember()).write(noor)

  await goOn()

  expect(pushesTo({ subscriptions: [bound] })).toHaveLength(1)
})

async function read(reader: Member, writer: Member) {
  const { conversation_id: id } = await db
    .selectFrom('conversation_side')
    .select('conversation_id')
    .where('member_id', '=', reader.id)
    .where('other_id', '=', writer.id)
    .executeTakeFirstOrThrow()
  const { outcome } = await reader.call(markChat, { conversation_id: id, read_seq: 1 })
  expect(outcome).toBe(200)
}

function devicesOf({ id }: Member) {
  return db.selectFrom('push_subscription').select('id').where('member_id', '=', id).execute()
}
