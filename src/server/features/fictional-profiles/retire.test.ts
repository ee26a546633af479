import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getChat, sendMessage } from '#contract/chats.ts'
import { publishFictional, readFictional, retireFictional } from '#contract/office/fictional.ts'
import { openWriting } from '#contract/office/writing.ts'
import { runDueJobs } from '#server/jobs/start-worker.ts'
import { openLog } from '#server/kernel/log.ts'
import { fictionalWorld } from '#test/fictional-world.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember } from '#test/make.ts'
import { FAREWELL, farewellHandler } from './retire.ts'

const { clock, db, site, app, tim, published, isSeen } = await fictionalWorld()
const log = openLog('silent')

test('retiring hides a profile at once and for good, and tells everybody once, hidden members too [OFF-13]', async () => {
  const { id } = await published({ name: 'Marlies' })
  const profile = { id, site_id: site.id }
  const [gerard, hidden, blocking] = [
    await makeMember(db, site.id, { name: 'Gerard', credits: 9, paid_user: true }),
    await makeMember(db, site.id, { name: 'Hans', language: 'de', is_invisible: true }),
    await makeMember(db, site.id, { name: 'Bob' }),
  ]
  const chats = await Promise.all(
    [gerard, hidden, blocking].map((from) =>
      makeConversation(db, from, profile, [{ from, text: 'Hoi' }]),
    ),
  )
  await db.insertInto('block').values({ blocker_id: blocking.id, blocked_id: id }).execute()
  await tim.call(openWriting, { conversation_id: chats[0]!.id })

  const told = await Promise.all([
    tim.call(retireFictional, { profile_id: id }),
    tim.call(retireFictional, { profile_id: id }),
  ])
  const jobs = await db.selectFrom('job').selectAll().where('kind', '=', FAREWELL).execute()
  const handlers = { [FAREWELL]: farewellHandler(db) }
  await runDueJobs(db, { clock: () => clock.now, log, handlers })
  // A worker that was killed begins anew.
  await db
    .insertInto('job')
    .values(jobs.map((job) => ({ ...job, payload: JSON.stringify(job.payload) })))
    .execute()
  await runDueJobs(db, { clock: () => clock.now, log, handlers })

  expect(told.map(({ outcome }) => `${outcome}`).toSorted()).toEqual(['200', 'PROFILE_RETIRED'])
  expect(jobs).toHaveLength(1)
  const said = await db
    .selectFrom('message')
    .select(['conversation_id', 'text'])
    .where('sender_id', '=', id)
    .execute()
  expect(said.map((line) => line.conversation_id).toSorted()).toEqual(
    [chats[0]!.id, chats[1]!.id].toSorted(),
  )
  expect(said.find((line) => line.conversation_id === chats[1]!.id)?.text).toMatch(
    /^Marlies hört hier auf, Hans/,
  )
  const { call } = await loggedIn(app, gerard.id)
  const { body } = await call(getChat, { profile_id: id } as never)
  expect(body.messages.at(-1)?.text).toMatch(/^Marlies stopt hier, Gerard/)
  const answer = { client_id: randomUUID(), profile_id: id, text: 'Jammer' }
  expect((await call(sendMessage, answer)).outcome).toBe('NOT_FOUND')
  expect(await isSeen(id)).toBe(false)
  expect((await tim.call(openWriting, { conversation_id: chats[0]!.id })).outcome).toBe('NOT_FOUND')
  const { body: after } = await tim.call(readFictional, { profile_id: id })
  const late = await tim.call(publishFictional, { profile_id: id, revision: after.revision })
  expect([after.state, late.outcome]).toEqual(['retired', 'PROFILE_RETIRED'])
})

test('a member hears a farewell that was not finished when the next worker takes it on [OFF-13]', async () => {
  const { id } = await published({ name: 'Joke' })
  const profile = { id, site_id: site.id }
  const members = await Promise.all([1, 2, 3].map(() => makeMember(db, site.id)))
  for (const from of members) await makeConversation(db, from, profile, [{ from, text: 'Hoi' }])
  await tim.call(retireFictional, { profile_id: id })
  const job = { payload: { profile_id: id } } as never
  const stopped = new AbortController()
  stopped.abort()

  await expect(
    farewellHandler(db)(job, { now: clock.now, signal: stopped.signal }),
  ).rejects.toThrow('told')
  const context = { now: clock.now, signal: new AbortController().signal }
  await Promise.all([farewellHandler(db)(job, context), farewellHandler(db)(job, context)])

  const said = await db.selectFrom('message').select('id').where('sender_id', '=', id).execute()
  expect(said).toHaveLength(3)
})
