import { Writable } from 'node:stream'
import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { semaphore } from '#server/kernel/semaphore.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { openStream } from './open-stream.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)

afterEach(() => void vi.restoreAllMocks())

/** A response that its reader does not read: whatever is written stays buffered on our side. */
function unread() {
  const raw = new Writable({ write: () => undefined, highWaterMark: 16 * 1024 })
  raw.on('error', () => undefined)
  return raw as unknown as ServerResponse
}

async function aStream(raw: ServerResponse) {
  const { id: memberId } = await makeMember(db, site.id)
  await cookieOf(db, memberId)
  const { id: sessionId } = await db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const deps = {
    db,
    clock: () => new Date(),
    log: openLog('silent'),
    visibleAmong: async () => new Set<string>(),
    thereAmong: async () => new Set<string>(),
  }
  const owner = { siteId: site.id, memberId, sessionId }
  return {
    memberId,
    stream: openStream(deps, { turns: semaphore('tests', 1), owner, raw, after: 0 }),
  }
}

test('whoever does not read is cut off before they hold more than 256 KiB [C6]', async () => {
  const raw = unread()
  const { memberId, stream } = await aStream(raw)
  const text = 'x'.repeat(4_000)
  const events = Array.from({ length: 150 }, (_, at) => ({
    member_id: memberId,
    seq: at + 1,
    kind: 'likes_changed',
    data: JSON.stringify({ text }),
    created_at: new Date(),
  }))
  await db.insertInto('event_counter').values({ member_id: memberId, seq: 150 }).execute()
  await db.insertInto('member_event').values(events).execute()

  stream.look()

  await expect.poll(() => raw.destroyed).toBe(true)
  expect(raw.writableLength).toBeLessThan(256 * 1024 + 5_000)
})

test('a line on which nothing is said shows that it is open, at least every 25 seconds [C6]', async () => {
  const raw = unread()
  const { stream } = await aStream(raw)
  const written = vi.spyOn(raw, 'write')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 24_000)

  stream.beat()
  stream.beat()

  expect(written.mock.calls).toEqual([[':\n\n']])
})

test('whoever missed more than a thousand is told to ask anew, and nothing of them [C6]', async () => {
  const raw = unread()
  const { memberId, stream } = await aStream(raw)
  const written = vi.spyOn(raw, 'write')
  await db.insertInto('event_counter').values({ member_id: memberId, seq: 1_001 }).execute()
  await sql`
    insert into member_event (member_id, seq, kind, data, created_at)
    select ${memberId}::uuid, seq, 'likes_changed', '{}', now() from generate_series(1, 1001) as seq`.execute(
    db,
  )

  stream.look()

  await expect.poll(() => written.mock.calls.length).toBe(1)
  expect(written.mock.calls[0]?.[0]).toContain('reset')
  expect(written.mock.calls[0]?.[0]).toContain('id: 1001')
})
