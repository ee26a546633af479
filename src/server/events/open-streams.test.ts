import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { freshDatabase } from '#test/database.ts'
import { holdIntervals } from '#test/held-time.ts'
import { inWaves } from '#test/in-waves.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { openBus } from './bus.ts'
import { openStreams } from './open-streams.ts'
import type { Visibility } from './shown-among.ts'
import { withEvents } from './with-events.ts'

// Streams look by themselves once a second: here when the test says so.
const time = holdIntervals()
const MANY = 60

const { db } = await freshDatabase()
const site = await makeSite(db)

async function anOwner() {
  const { id: memberId } = await makeMember(db, site.id)
  await cookieOf(db, memberId)
  const session = db.selectFrom('session').select('id').where('member_id', '=', memberId)
  const { id: sessionId } = await session.executeTakeFirstOrThrow()
  return { siteId: site.id, memberId, sessionId }
}

const nobody = async () => new Set<string>()

/** The streams of a process, and how many statements they have sent. */
function counted(visibleAmong: Visibility['visibleAmong'] = nobody) {
  const state = { statements: 0 }
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      state.statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const streams = openStreams({
    db: db.withPlugin(counting),
    events: openBus(),
    clock: () => new Date(),
    log: openLog('silent'),
    visibleAmong,
    thereAmong: nobody,
  })
  onTestFinished(() => streams.close())
  return { streams, state }
}

/** An answer that keeps what is written to it. */
function anAnswer() {
  const written: string[] = []
  const raw = new PassThrough()
  raw.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  return { raw: raw as unknown as ServerResponse, text: () => written.join('') }
}

test('those who come at once share a few questions, and each hears where it begins [C7]', async () => {
  const owners = await inWaves(Array.from({ length: MANY }), anOwner)
  const answers = owners.map(anAnswer)
  const { streams, state } = counted()

  for (const [at, owner] of owners.entries())
    streams.open({ owner, raw: answers[at]!.raw, after: null })

  await expect.poll(() => answers.every(({ text }) => text().includes('id: 0'))).toBe(true)
  // One for the first of them, and one for all that came meanwhile.
  expect(state.statements).toBe(2)
})

test('whoever comes back asks for news only if there are any [C4] [C7]', async () => {
  const [idle, missed] = [await anOwner(), await anOwner()]
  const { memberId } = missed
  await db.insertInto('event_counter').values({ member_id: memberId, seq: 1_500 }).execute()
  const answers = [anAnswer(), anAnswer()] as const
  const { streams } = counted()

  streams.open({ owner: idle, raw: answers[0].raw, after: 0 })
  streams.open({ owner: missed, raw: answers[1].raw, after: 1 })

  await expect.poll(answers[1].text).toContain('"reset"')
  expect(answers[0].text()).toBe('')
})

test('one whose news take long to read holds up nobody else [C6] [C7]', async () => {
  const [slow, quick] = [await anOwner(), await anOwner()]
  await withEvents({ db, events: openBus(), now: new Date() }, async (_tx, notify) => {
    notify([slow.memberId, quick.memberId], { kind: 'like', profile_id: site.id })
  })
  const never = new Promise<Set<string>>(() => undefined)
  const { streams } = counted(({ memberId }) => (memberId === slow.memberId ? never : nobody()))
  const answer = anAnswer()

  streams.open({ owner: slow, raw: anAnswer().raw, after: 0 })
  streams.open({ owner: quick, raw: answer.raw, after: 0 })

  await expect.poll(answer.text).toContain('id: 1')
})

test('whose session ended on the way in is told so [A7]', async () => {
  const owner = await anOwner()
  await db.deleteFrom('session').where('id', '=', owner.sessionId).execute()
  const answer = anAnswer()
  const { streams } = counted()

  streams.open({ owner, raw: answer.raw, after: null })

  await expect.poll(answer.text).toContain('event: over')
})

test('whoever left before the stream began is not kept [C6]', async () => {
  const owner = await anOwner()
  const { streams, state } = counted()
  const { raw } = anAnswer()
  raw.destroy()
  await once(raw, 'close')

  streams.open({ owner, raw, after: null })
  time.pass(3_000)
  await sql`select`.execute(db)

  expect(state.statements).toBe(0)
})
