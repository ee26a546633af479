import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { freshDatabase } from '#test/database.ts'
import { COMMAND_LINE, liftAll, makeDecision } from '#test/make-decision.ts'
import { makeConversation, makeMember, makePhoto, makeSite } from '#test/make.ts'
import { lift } from './decisions.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: NOW }

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  time.now = NOW
  return makeMember(db, site.id, { activated_at: NOW, ...changes })
}

function memberNow({ id }: { id: string }) {
  return db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (refused: unknown) => refused,
  )
  return error instanceof Refusal ? error.code : String(error)
}

test('decisions end in any order, and the account is what those that stand make of it [OFF-7]', async () => {
  const noor = await aMember()
  const suspended = await makeDecision(db, {
    memberId: noor.id,
    measure: 'suspend',
    days: 30,
    now: NOW,
  })
  const banned = await makeDecision(db, { memberId: noor.id, now: NOW })
  const end = (number: number) =>
    lift(db, { number, scope: 'all', by: COMMAND_LINE, why: 'A mistake.', now: NOW })

  await end(suspended.number)
  const still = (await memberNow(noor)).status
  await end(banned.number)

  expect([still, (await memberNow(noor)).status]).toEqual(['banned', 'active'])
  expect(await codeOf(end(banned.number))).toBe('DECIDED_BEFORE')
})

test('what was taken comes back byte for byte: photos in their places, texts, a message [LAW-3]', async () => {
  const noor = await aMember({
    about: 'Lief.\n\u200fשלום <b>&amp;</b> 😀',
    prompts: '[{"prompt":"laugh","answer":"Om je geld."}]',
  })
  for (const position of [0, 1, 2]) await makePhoto(db, noor.id, position)
  const other = await aMember()
  const { messageIds } = await makeConversation(db, noor, other, [
    { from: noor, text: 'Stuur geld.' },
    { from: noor, text: 'Nu.' },
  ])
  const photos = () =>
    db
      .selectFrom('photo')
      .selectAll()
      .where('member_id', '=', noor.id)
      .orderBy('position')
      .execute()
  const messages = () =>
    db.selectFrom('message').selectAll().where('sender_id', '=', noor.id).orderBy('seq').execute()
  const before = { ...(await memberNow(noor)), photos: await photos(), messages: await messages() }
  const [, middle] = before.photos
  const removed = { measure: 'remove', now: NOW, memberId: noor.id } as const

  const decisions = [
    await makeDecision(db, { ...removed, about: { kind: 'photo', id: middle!.id } }),
    await makeDecision(db, { ...removed, about: { kind: 'message', id: messageIds[0]! } }),
    await makeDecision(db, { ...removed, content: ['about', 'photos'] }),
  ]
  const meanwhile = {
    ...(await memberNow(noor)),
    photos: await photos(),
    messages: await messages(),
  }
  for (const { number } of decisions.toReversed())
    await lift(db, { number, scope: 'all', by: COMMAND_LINE, why: 'A mistake.', now: NOW })

  expect(meanwhile).toMatchObject({ about: '', prompts: [], main_photo: null, photos: [] })
  expect(meanwhile.messages.map(({ text }) => text)).toEqual(['', 'Nu.'])
  expect({
    ...(await memberNow(noor)),
    photos: await photos(),
    messages: await messages(),
  }).toEqual(before)
  expect(await db.selectFrom('doomed_file').select('key').execute()).toEqual([])
})

test('what the member wrote in place of what was taken is theirs, and stays [LAW-3]', async () => {
  const noor = await aMember({ about: 'Oud.' })
  const remove = { memberId: noor.id, measure: 'remove', content: ['about'], now: NOW } as const
  const { number } = await makeDecision(db, remove)
  await db.updateTable('member').set({ about: 'Nieuw.' }).where('id', '=', noor.id).execute()

  await lift(db, { number, scope: 'all', by: COMMAND_LINE, why: 'A mistake.', now: NOW })

  expect((await memberNow(noor)).about).toBe('Nieuw.')
})

test('of a member who is erased in between the decision stays, and no word of it [OFF-6]', async () => {
  const noor = await aMember({ about: 'Oud.' })
  await makePhoto(db, noor.id)
  const remove = { memberId: noor.id, measure: 'remove', content: ['photos'], now: NOW } as const
  const { id, number } = await makeDecision(db, remove)

  await eraseMember(db, { memberId: noor.id, now: NOW, deletedBy: null })
  await lift(db, { number, scope: 'all', by: COMMAND_LINE, why: 'A mistake.', now: NOW })

  const row = await db
    .selectFrom('decision')
    .leftJoin('decision_words', 'decision_words.decision_id', 'decision.id')
    .select(['decision.member_id', 'facts', 'decision.measure'])
    .where('decision.id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ member_id: null, facts: null, measure: 'remove' })
  const due = await db
    .selectFrom('doomed_file')
    .select('key')
    .where('doomed_at', '<=', NOW)
    .execute()
  expect(due.length).toBeGreaterThan(0)
})

test('bans of before there were decisions are decisions, and can be lifted [OFF-6]', async () => {
  const banned = await makeMember(db, site.id, { status: 'banned', status_before: 'active' })
  await sql`
    insert into decision (site_id, member_id, subject, measure, via, who, decided_at, contest_until)
    values (${site.id}, ${banned.id}, 'member', 'ban', 'system', 'before decisions', ${NOW}, ${NOW})`.execute(
    db,
  )

  await liftAll(db, banned.id, NOW)

  expect((await memberNow(banned)).status).toBe('active')
})
