import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { chatWriters } from '#test/chat-writers.ts'
import { freshDatabase } from '#test/database.ts'
import { inWaves } from '#test/in-waves.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const { aMember, balanceOf, sidesOf } = chatWriters(db, app, site.id)

test('of ten first messages at once a free member sends two, and can go on in those [C8] [CHA-4]', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => aMember({ credits: 5 })))
  for (let trial = 0; trial < 10; trial += 1) {
    const noor = await aMember({ credits: 30, paid_user: false })

    const answers = await Promise.all(people.map((other) => noor.write(other)))

    const outcomes = answers.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'CONVERSATION_LIMIT')).toHaveLength(8)
    expect((await balanceOf(noor)).balance).toBe(28)
    const begun = people[outcomes.indexOf(200)]!
    expect((await noor.write(begun)).outcome).toBe(200)
  }
})

test('an answer counts as a conversation, too, and one does not count twice [CHA-4]', async () => {
  const noor = await aMember({ credits: 30, paid_user: false })
  const [sem, bo, kim] = await Promise.all([1, 2, 3].map(() => aMember({ credits: 5 })))
  await sem!.write(noor)

  await Promise.all(Array.from({ length: 10 }, () => noor.write(sem!)))
  const second = await noor.write(bo!)
  await kim!.write(noor)
  const third = await noor.write(kim!)

  expect([second.outcome, third.outcome]).toEqual([200, 'CONVERSATION_LIMIT'])
})

test('nobody can write to whom they cannot see, and nothing is lost or paid [CHA-5] [P3]', async () => {
  const noor = await aMember({ credits: 9 })
  const [blocker, blocked] = [await aMember(), await aMember()]
  const invisible = await makeMember(db, site.id, { is_invisible: true })
  const gone = await makeMember(db, site.id, { status: 'deleted' })
  await db
    .insertInto('block')
    .values([
      { blocker_id: blocker.id, blocked_id: noor.id },
      { blocker_id: noor.id, blocked_id: blocked.id },
    ])
    .execute()
  const targets = [blocker, invisible, gone, blocked, { id: randomUUID() }, noor]

  const answers = await inWaves(targets, (target) => noor.write(target))

  expect(answers.map(({ outcome }) => outcome)).toEqual(targets.map(() => 'NOT_FOUND'))
  expect((await balanceOf(noor)).balance).toBe(9)
  expect(await sidesOf(noor)).toEqual([])
})

test('a block ends a conversation that was going on, for both [CHA-5] [P3]', async () => {
  const [noor, sem] = [await aMember({ credits: 9 }), await aMember({ credits: 9 })]
  await noor.write(sem)
  await sem.write(noor)
  await db.insertInto('block').values({ blocker_id: sem.id, blocked_id: noor.id }).execute()

  const answers = [await noor.write(sem), await sem.write(noor)]

  expect(answers.map(({ outcome }) => outcome)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect([await balanceOf(noor), await balanceOf(sem)].map(({ balance }) => balance)).toEqual([
    8, 8,
  ])
})

test('whoever is invisible is told so instead of sending [ACC-4]', async () => {
  const noor = await aMember({ credits: 9 })
  const sem = await aMember()
  await noor.write(sem)
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', noor.id).execute()

  const { outcome } = await noor.write(sem)

  expect(outcome).toBe('INVISIBLE')
  expect((await balanceOf(noor)).balance).toBe(8)
})

test('until an address is confirmed its messages are kept and paid, and the other side hears nothing [SGN-6]', async () => {
  const noor = await aMember({ credits: 3, status: 'not_confirmed', paid_user: false })
  const sem = await aMember()

  await noor.write(sem, { text: 'Een' })
  const { body } = await noor.write(sem, { text: 'Twee' })

  expect(body).toMatchObject({ credits: 1, message: { seq: 2 } })
  expect(await sidesOf(noor)).toMatchObject([{ last_seq: 2 }])
  expect(await sidesOf(sem)).toMatchObject([{ last_seq: 0, unread: 0 }])
})

test.each([
  ['text', { text: '' }],
  ['text', { text: '\u200B \u2800\u00AD' }],
  ['text', { text: 'x'.repeat(501) }],
  ['reply_to', { text: 'Hoi', replyTo: 7 }],
])('a message with a wrong %s is refused and not paid for [CHA-3]', async (field, words) => {
  const noor = await aMember({ credits: 3 })
  const sem = await aMember()

  const { outcome, error } = await noor.write(sem, words)

  expect([outcome, error?.params?.['field']]).toEqual(['INVALID_INPUT', field])
  expect((await balanceOf(noor)).balance).toBe(3)
})

test('a gift costs what gifts cost, and a reply quotes what it answers [CHA-2] [CHA-6]', async () => {
  const noor = await aMember({ credits: 9 })
  const sem = await aMember({ credits: 9 })
  await noor.write(sem, { text: 'Oesters?' })

  const { body } = await sem.write(noor, { text: 'Graag', gift: 'rose', replyTo: 1 })

  expect(body).toMatchObject({
    credits: 4,
    message: { kind: 'gift', gift: 'rose', reply_to: { seq: 1, text: 'Oesters?', is_own: false } },
  })
})

test('a face of many signs is something to see, joiners and all [CHA-2]', async () => {
  const [noor, sem] = [await aMember({ credits: 3 }), await aMember()]

  const { body } = await noor.write(sem, { text: '👩‍❤️‍👨' })

  expect(body).toMatchObject({ message: { text: '👩‍❤️‍👨' } })
})
