import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FREE_HISTORY } from '#contract/chats.ts'
import { testApp } from '#test/app.ts'
import { type ChattingMember, chattingMember } from '#test/chatting-member.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'

const TRIALS = rounds({ landing: 60, night: 200 })
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const aMember = (wishes: Parameters<typeof chattingMember>[2] = {}) =>
  chattingMember(app, site.id, wishes)

async function aPair(wishes: Parameters<typeof chattingMember>[2] = {}, count = 3) {
  const [reader, writer] = [await aMember(wishes), await aMember()]
  for (let nth = 0; nth < count; nth += 1) await writer.write(reader, String(nth))
  return { reader, writer, id: writer.conversationId() }
}

/** The count as it is stored, and as the messages say. */
async function countsOf(member: ChattingMember) {
  const { rows } = await sql<{ stored: number; counted: number; is_above: boolean }>`
    select unread as stored, (
      select count(*)::int from message
      where conversation_id = side.conversation_id and sender_id <> side.member_id
        and seq > greatest(side.read_seq, side.removed_seq)) as counted,
      greatest(read_seq, delivered_seq) > last_seq as is_above
    from conversation_side as side where member_id = ${member.id}`.execute(db)
  return rows[0]!
}

const marksOf = (events: readonly { kind: string }[]) =>
  events.filter(({ kind }) => kind === 'marks')

test('reading is told to the writer and to one’s own devices, and counts down exactly [CHA-2] [CHA-6]', async () => {
  const { reader, writer, id } = await aPair()

  const { body } = await reader.mark(id, { read_seq: 2 })

  expect(body).toEqual({ num_unread_messages: 1, total_unread: 1 })
  expect((await reader.told()).at(-1)).toEqual({ kind: 'chats_changed' })
  expect((await writer.told()).at(-1)).toEqual({
    kind: 'marks',
    conversation_id: id,
    profile_id: reader.id,
    delivered_seq: 2,
    read_seq: 2,
  })
  expect((await writer.open(reader)).body.chat).toMatchObject({
    their_read_seq: 2,
    their_delivered_seq: 2,
  })
  expect((await reader.open(writer)).body.chat).toMatchObject({ read_seq: 2 })
})

test('marks only go up, never above what there is, and nothing new is not told [CHA-6]', async () => {
  const { reader, writer, id } = await aPair()
  await reader.mark(id, { read_seq: 2 })

  const lower = await reader.mark(id, { read_seq: 1, delivered_seq: 1 })
  const told = marksOf(await writer.told()).length
  const above = await reader.mark(id, { read_seq: 1_000_000, delivered_seq: 1_000_000 })
  await writer.write(reader, 'Later')

  expect([lower.body.num_unread_messages, above.body.num_unread_messages]).toEqual([1, 0])
  expect(told).toBe(1)
  const { chat } = (await writer.open(reader)).body
  expect(chat).toMatchObject({ their_read_seq: 3, their_delivered_seq: 3 })
  expect(await countsOf(reader)).toEqual({ stored: 1, counted: 1, is_above: false })
})

test('receiving is told without reading, and leaves the count alone [CHA-2]', async () => {
  const { reader, writer, id } = await aPair()

  const { body } = await reader.mark(id, { delivered_seq: 3 })

  expect(body.num_unread_messages).toBe(3)
  expect((await writer.told()).at(-1)).toMatchObject({ delivered_seq: 3, read_seq: 0 })
  expect((await reader.told()).map(({ kind }) => kind)).not.toContain('chats_changed')
})

test.each(['reader', 'writer'] as const)(
  'when the %s does not want read marks nobody learns of reading, not even when it was [CHA-6]',
  async (who) => {
    const pair = await aPair()
    const { reader, writer, id } = pair
    await reader.mark(id, { delivered_seq: 3 })
    const off = { shows_read_marks: false }
    await db.updateTable('member').set(off).where('id', '=', pair[who].id).execute()
    const before = await writer.told()

    await reader.mark(id, { read_seq: 3 })

    expect(await writer.told()).toEqual(before)
    expect((await writer.open(reader)).body.chat).toMatchObject({
      their_read_seq: 0,
      their_delivered_seq: 3,
    })
    expect(await countsOf(reader)).toMatchObject({ stored: 0 })
  },
)

test('reading what was not received before tells of receiving alone where reading is not told [CHA-6]', async () => {
  const { reader, writer, id } = await aPair({ shows_read_marks: false })

  await reader.mark(id, { read_seq: 3 })

  expect((await writer.told()).at(-1)).toMatchObject({ delivered_seq: 3, read_seq: 0 })
})

test('what was removed is not counted again by a mark [CHA-1]', async () => {
  const { reader, writer, id } = await aPair()
  await reader.remove(writer)
  await writer.write(reader, 'Nieuw')

  const { body } = await reader.mark(id, { read_seq: 1 })

  expect(body.num_unread_messages).toBe(1)
})

test('what was removed unread is never called read, whatever is read later [CHA-6]', async () => {
  const { reader, writer, id } = await aPair()
  await reader.mark(id, { read_seq: 1 })
  await reader.remove(writer)
  await writer.write(reader, 'Nieuw')
  const before = (await writer.open(reader)).body.chat

  await reader.mark(id, { read_seq: 4 })

  expect([before.their_read_seq, before.their_unseen]).toEqual([1, undefined])
  const unseen = [{ from: 2, to: 3 }]
  expect((await writer.told()).at(-1)).toMatchObject({ kind: 'marks', read_seq: 4, unseen })
  const { chat } = (await writer.open(reader)).body
  expect(chat).toMatchObject({ their_read_seq: 4, their_unseen: unseen })
})

test('what is older than a free member sees is never called read, not even once they see it [CHA-4] [CHA-6]', async () => {
  const { reader, writer, id } = await aPair({ paid_user: false }, FREE_HISTORY + 2)

  await reader.mark(id, { read_seq: 10 })
  await db.updateTable('member').set({ paid_user: true }).where('id', '=', reader.id).execute()
  await reader.mark(id, { read_seq: FREE_HISTORY + 2 })

  const { chat } = (await writer.open(reader)).body
  const unseen = [{ from: 1, to: 2 }]
  expect(chat).toMatchObject({ their_read_seq: FREE_HISTORY + 2, their_unseen: unseen })
})

test('where reading is not told, nobody learns what was not seen [CHA-6]', async () => {
  const { reader, writer, id } = await aPair({ shows_read_marks: false })
  await reader.remove(writer)
  await writer.write(reader, 'Nieuw')

  await reader.mark(id, { read_seq: 4 })

  expect((await writer.told()).at(-1)).not.toHaveProperty('unseen')
  expect((await writer.open(reader)).body.chat).not.toHaveProperty('their_unseen')
})

test(`${TRIALS} times a message and a mark at the same instant leave the count exact [CHA-2]`, async () => {
  const { reader, writer, id } = await aPair()

  for (let trial = 0; trial < TRIALS; trial += 1) {
    const upTo = 3 + trial
    const [sent] = await Promise.all([
      writer.write(reader),
      reader.mark(id, { read_seq: upTo }),
      reader.mark(id, { read_seq: upTo + 1, delivered_seq: upTo }),
    ])
    expect(sent.outcome).toBe(200)
    const { stored, counted, is_above: isAbove } = await countsOf(reader)
    expect([stored, isAbove]).toEqual([counted, false])
  }
})

test('writing, reading and removing on both sides at once leaves both counts exact, and nobody waits for ever [CHA-2]', async () => {
  const { reader, writer, id } = await aPair()
  await reader.write(writer)

  for (let trial = 0; trial < 30; trial += 1) {
    const answers = await Promise.all([
      writer.write(reader),
      reader.write(writer),
      reader.mark(id, { read_seq: 5 + 2 * trial }),
      writer.mark(id, { read_seq: 5 + 2 * trial }),
      ...(trial % 5 === 0 ? [reader.remove(writer)] : []),
    ])
    expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => 200))
  }

  for (const member of [reader, writer]) {
    const { stored, counted } = await countsOf(member)
    expect(stored).toBe(counted)
  }
})
