import { expect, test } from 'vitest'
import { noteCare, openWriting, sendAnswer } from '#contract/office/writing.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { makeOrder } from '#test/make-order.ts'
import { writingWorld } from '#test/writing-world.ts'
import { faultIn, READY_LINES } from './state.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const clock = { now: new Date('2026-03-10T12:00:00Z') }
const app = await testApp(db, { clock: () => clock.now })
const { aConversation, aWriter, messagesIn, of, saying } = writingWorld(app, site)

test.each([
  ['Natuurlijk ben ik echt', 'denies'],
  ['I promise we will meet soon', 'promises'],
  ['Gib mir mal deine Telefonnummer', 'contact'],
  ['Achète encore des crédits pour qu’on continue', 'money'],
])(
  'what lies or asks for more is refused always, also after the honest sentence: %s [OFF-13]',
  async (text, why) => {
    const [tim, chat] = [await aWriter(), await aConversation(['Hoi'])]

    const told = [
      await tim.call(sendAnswer, saying(chat, text)),
      await tim.call(sendAnswer, saying(chat, text, { honest: 2 })),
    ]

    expect(told.map(({ outcome, error }) => [outcome, error?.params?.['why']])).toEqual([
      ['ANSWER_REFUSED', why],
      ['ANSWER_REFUSED', why],
    ])
    expect(await messagesIn(chat.id)).toHaveLength(1)
  },
)

test('whoever cannot pay for a reply is asked nothing, and nobody is run after [OFF-13] [VIS-3]', async () => {
  const [tim, chat] = [await aWriter(), await aConversation(['Hoi'], { credits: 0 })]

  const lure = await tim.call(sendAnswer, saying(chat, 'Vertel eens, hoe was je dag?'))
  const outcomes = []
  for (const text of ['Dag Gerard.', 'Slaap lekker.', 'Nog een ding.'])
    outcomes.push((await tim.call(sendAnswer, saying(chat, text))).outcome)

  expect([lure.outcome, lure.error?.params?.['why']]).toEqual(['ANSWER_REFUSED', 'lures'])
  expect(outcomes).toEqual([200, 200, 'WAIT_FOR_MEMBER'])
})

test('signs that somebody needs care stop the conversation until they were seen to, but never the truth [OFF-13]', async () => {
  const tim = await aWriter()
  const chat = await aConversation([
    'Ik voel me zo eenzaam sinds mijn vrouw is overleden',
    'Ben jij wel echt?',
  ])
  const { body: opened } = await tim.call(openWriting, of(chat))

  const before = await tim.call(sendAnswer, saying(chat, 'Dag Gerard.'))
  const honest = await tim.call(sendAnswer, saying(chat, '', { honest: 1 }))
  const still = await tim.call(sendAnswer, saying(chat, 'Dag Gerard.'))
  const noted = await tim.call(noteCare, { ...of(chat), text: 'He lost his wife.' })
  const after = await tim.call(sendAnswer, saying(chat, 'Dag Gerard.'))

  expect(opened.care).toEqual({ signs: ['loneliness'], needs_pause: false })
  expect([before, honest, still, noted, after].map(({ outcome }) => outcome)).toEqual([
    'HONEST_FIRST',
    200,
    'CARE_FIRST',
    200,
    200,
  ])
  const notes = await db
    .selectFrom('office_note')
    .select(['text', 'operator_id'])
    .where('member_id', '=', chat.member.id)
    .execute()
  expect(notes).toEqual([{ text: 'He lost his wife.', operator_id: tim.id }])
})

test('over the limit of the site or of the member the pause card is not skipped, and after it one waits for the member [OFF-13]', async () => {
  const tim = await aWriter()
  const [chat, own] = [await aConversation(['Hoi']), await aConversation(['Hoi'])]
  await makeOrder(db, chat.member, { created_at: clock.now })
  await makeOrder(db, own.member, { created_at: clock.now, price_minor: 1495, total_minor: 1495 })
  await db
    .updateTable('member')
    .set({ spending_limit: 1400, spending_limit_currency: 'EUR' })
    .where('id', '=', own.member.id)
    .execute()
  await changeSettings(db, site.id, { care_amount: 50 })

  const opened = [
    (await tim.call(openWriting, of(chat))).body.care,
    (await tim.call(openWriting, of(own))).body.care,
  ]
  const skipped = [
    await tim.call(sendAnswer, saying(chat, 'Dag Gerard.')),
    await tim.call(noteCare, { ...of(chat), text: 'He spends a lot.' }),
  ]
  const paused = await tim.call(sendAnswer, saying(chat, '', { is_pause: true }))
  const twice = await tim.call(sendAnswer, saying(chat, '', { is_pause: true }))
  const pressing = await tim.call(sendAnswer, saying(chat, 'Dag Gerard.'))
  await changeSettings(db, site.id, { care_amount: 100 })

  expect(opened).toEqual([
    { signs: ['spending'], needs_pause: true },
    { signs: ['spending'], needs_pause: true },
  ])
  expect([...skipped, paused, twice, pressing].map(({ outcome }) => outcome)).toEqual([
    'CARE_FIRST',
    'CARE_FIRST',
    200,
    'WAIT_FOR_MEMBER',
    'WAIT_FOR_MEMBER',
  ])
  expect((await messagesIn(chat.id)).at(-1)?.text).toContain('Even een pauze, Gerard?')
})

test('the lines that stand ready pass in every language, as do ordinary ones [OFF-13]', () => {
  const lines = [...Object.values(READY_LINES).flat(), 'Vertel nog eens over de ijsvogels.']

  expect(lines.filter((text) => faultIn({ text, canReply: true }) !== null)).toEqual([])
})
