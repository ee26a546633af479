import { expect, test } from 'vitest'
import { removeChat } from '#contract/chats.ts'
import { hidePage, unsubscribe } from '#contract/notifications.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { outboxOf } from '#test/outbox.ts'
import { mailUnread } from './notify-periodically.ts'

const MINUTE = 60_000
const NOON = new Date('2026-03-01T12:00:00Z')
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOON })
type Wishes = Parameters<typeof makeMember>[2]

const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)

function aMember(wishes: Wishes = {}) {
  return makeMember(db, site.id, { last_active_at: after(-60), language: 'nl', ...wishes })
}

type Member = Awaited<ReturnType<typeof aMember>>

/** Lotte has written at noon. */
async function aLetter({ reader = {}, writer = {} }: { reader?: Wishes; writer?: Wishes } = {}) {
  const noor = await aMember(reader)
  const lotte = await aMember({ name: 'Lotte', ...writer })
  const { id } = await makeConversation(db, noor, lotte, [{ from: lotte, created_at: NOON }])
  return { noor, lotte, id }
}

async function subjectsTo({ email }: Member, now = after(11)): Promise<string[]> {
  return (await outboxOf(db, email, now)).map(({ subject }) => subject)
}

function change({ id }: Member, values: Record<string, unknown>) {
  return db.updateTable('member').set(values).where('id', '=', id).execute()
}

test('a message that waited ten minutes is mailed, and not a moment sooner [ACC-9]', async () => {
  const { noor } = await aLetter()

  await mailUnread(db, new Date(after(10).getTime() - 1))
  const early = await subjectsTo(noor)
  await mailUnread(db, after(10))

  expect(early).toEqual([])
  expect(await subjectsTo(noor)).toEqual(['Je hebt een nieuw bericht'])
})

test('a message waits from when it was delivered, and one that was taken back does not wait [ACC-9] [CHA-7]', async () => {
  const { noor: reader } = await aLetter({ writer: { activated_at: after(30) } })
  const { noor: other, lotte, id } = await aLetter()
  await addMessage(id, lotte, after(30))
  await db
    .updateTable('message')
    .set({ deleted_at: after(1), text: '' })
    .where('conversation_id', '=', id)
    .where('seq', '=', 1)
    .execute()
  const mails = async (now: Date) => {
    await mailUnread(db, now)
    return [...(await subjectsTo(reader, now)), ...(await subjectsTo(other, now))].length
  }

  expect([await mails(new Date(after(40).getTime() - 1)), await mails(after(40))]).toEqual([0, 2])
})

test('there is one mail for a conversation until it is read, and then another [PSH-2]', async () => {
  const { noor, lotte, id } = await aLetter()
  await mailUnread(db, after(10))
  await addMessage(id, lotte, after(20))
  await mailUnread(db, after(40))
  const before = (await subjectsTo(noor, after(41))).length
  await db
    .updateTable('conversation_side')
    .set({ read_seq: 2, unread: 0 })
    .where('member_id', '=', noor.id)
    .execute()
  await addMessage(id, lotte, after(60))

  await mailUnread(db, after(71))

  expect(before).toBe(1)
  expect(await subjectsTo(noor, after(72))).toHaveLength(2)
})

test('a conversation that was removed unread is mailed again when there is news in it [PSH-2] [CHA-1]', async () => {
  const { noor, lotte, id } = await aLetter()
  await mailUnread(db, after(10))
  const { call } = await loggedIn(app, noor.id)
  const { outcome } = await call(removeChat, { conversation_id: id })
  await addMessage(id, lotte, after(60))

  await mailUnread(db, after(71))

  expect(outcome).toBe(200)
  expect(await subjectsTo(noor, after(72))).toHaveLength(2)
})

test('many who look at once mail it once [R4]', async () => {
  const { noor } = await aLetter()

  await Promise.all(Array.from({ length: 20 }, () => mailUnread(db, after(11))))

  expect(await subjectsTo(noor)).toHaveLength(1)
})

const UNMAILED: readonly [string, Wishes, Wishes][] = [
  ['whoever was here since', { last_active_at: after(5) }, {}],
  ['whoever has stopped such mails', { notifications_disabled: ['email_message'] }, {}],
  ['a fictional profile', { is_fictional: true }, {}],
  ['somebody about a fictional profile', {}, { is_fictional: true }],
  ['somebody who may not see the other', {}, { is_invisible: true }],
  ['somebody whose address is not confirmed', { status: 'not_confirmed' }, {}],
]

test.each(UNMAILED)('%s gets no mail about a message [ACC-3] [P4]', async (_, reader, writer) => {
  const { noor } = await aLetter({ reader, writer })

  await mailUnread(db, after(11))

  expect(await subjectsTo(noor)).toEqual([])
})

test('whoever has a page in sight gets no mail [PSH-1]', async () => {
  const { noor } = await aLetter()
  const { call } = await loggedIn(app, noor.id)
  await call(hidePage, { is_shown: true })
  await change(noor, { last_active_at: after(-60) })
  await db
    .updateTable('session')
    .set({ last_seen_at: after(9) })
    .where('member_id', '=', noor.id)
    .execute()

  await mailUnread(db, after(11))

  expect(await subjectsTo(noor)).toEqual([])
})

const OVERTAKEN: readonly [string, (reader: Member, writer: Member) => Promise<unknown>][] = [
  [
    'it was read',
    (reader) =>
      db
        .updateTable('conversation_side')
        .set({ unread: 0, read_seq: 1 })
        .where('member_id', '=', reader.id)
        .execute(),
  ],
  [
    'the reader has muted the conversation',
    (reader) =>
      db
        .updateTable('conversation_side')
        .set({ is_muted: true })
        .where('member_id', '=', reader.id)
        .execute(),
  ],
  [
    'one has blocked the other',
    (reader, writer) =>
      db.insertInto('block').values({ blocker_id: writer.id, blocked_id: reader.id }).execute(),
  ],
  [
    'the reader has stopped such mails',
    (reader) => change(reader, { notifications_disabled: ['email_message'] }),
  ],
]

test.each(OVERTAKEN)('a mail stays unsent when meanwhile %s [P3]', async (_, happens) => {
  const { noor, lotte } = await aLetter()
  await mailUnread(db, after(11))

  await happens(noor, lotte)

  expect(await subjectsTo(noor)).toEqual([])
})

test('names are for readers who want them, words for nobody, and its link stops these mails alone [ACC-9] [ACC-3]', async () => {
  const { noor: quiet } = await aLetter()
  const { noor: open } = await aLetter({ reader: { shows_details: true } })
  await mailUnread(db, after(11))

  const [[discreet], [named]] = [
    await outboxOf(db, quiet.email, after(11)),
    await outboxOf(db, open.email, after(11)),
  ]
  const token = /unsubscribe\?token=([\w-]+)/.exec(discreet!.text)![1]!
  await caller(app).call(unsubscribe, { token })

  expect(discreet!.html + discreet!.text).not.toMatch(/Lotte|Bericht 1/)
  expect(discreet!.text).toContain('/chats')
  expect(named!.subject).toBe('Lotte heeft je geschreven')
  expect(named!.html + named!.text).not.toContain('Bericht 1')
  const { notifications_disabled: disabled } = await db
    .selectFrom('member')
    .select('notifications_disabled')
    .where('id', '=', quiet.id)
    .executeTakeFirstOrThrow()
  expect(disabled).toEqual(['email_message'])
})

async function addMessage(id: string, { id: sender }: Member, at: Date): Promise<void> {
  const { last_seq: seq } = await db
    .updateTable('conversation')
    .set((now) => ({ last_seq: now('last_seq', '+', 1) }))
    .where('id', '=', id)
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('message')
    .values({
      id: crypto.randomUUID(),
      conversation_id: id,
      seq,
      sender_id: sender,
      client_id: crypto.randomUUID(),
      kind: 'text',
      text: 'Nog iets',
      created_at: at,
    })
    .execute()
  await db
    .updateTable('conversation_side')
    .set((side) => ({ last_seq: seq, last_at: at, unread: side('unread', '+', 1) }))
    .where('conversation_id', '=', id)
    .where('other_id', '=', sender)
    .execute()
}
