import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { sweep } from './sweep.ts'

const HOUR = 60 * 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')

const { db, ownerDb } = await freshDatabase()

test('what is over is forgotten, and what still counts stays [A5] [A6]', async () => {
  const site = await makeSite(db)
  const member = await makeMember(db, site.id)
  const partner = await db
    .insertInto('partner')
    .values({ site_id: site.id, name: 'Warm', key_hash: sha256('key'), created_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [name, hours] of [
    ['over', 0],
    ['alive', 1],
  ] as const) {
    const until = new Date(NOW.getTime() + hours * HOUR)
    const row = () => ({ created_at: NOW, expires_at: until, token_hash: sha256(newToken()) })
    const own = { member_id: member.id }
    await db
      .insertInto('session')
      .values({ ...row(), ...own, last_seen_at: NOW, user_agent: name })
      .execute()
    await db
      .insertInto('mail_link')
      .values({ ...row(), ...own, kind: 'reset', data: JSON.stringify({ name }) })
      .execute()
    await db
      .insertInto('partner_signup')
      .values({ ...row(), site_id: site.id, partner_id: partner.id, email: name, language: 'nl' })
      .execute()
    await db
      .insertInto('debit_request')
      .values({ ...aDebitRequest(name), ...own, created_at: NOW, expires_at: until })
      .execute()
    await db.insertInto('limit_counter').values({ key: name, count: 1, resets_at: until }).execute()
    await db
      .insertInto('login_lock')
      .values({ key: name, failures: 1, window_ends_at: new Date(until.getTime() - 48 * HOUR) })
      .execute()
  }

  await sweep(db, NOW)

  const left = {
    sessions: await db.selectFrom('session').select('user_agent as name').execute(),
    links: await db.selectFrom('mail_link').select('data').execute(),
    debits: await db.selectFrom('debit_request').select('iban_end as name').execute(),
    signups: await db.selectFrom('partner_signup').select('email as name').execute(),
    counters: await db.selectFrom('limit_counter').select('key as name').execute(),
    locks: await db.selectFrom('login_lock').select('key as name').execute(),
  }
  const alive = [{ name: 'alive' }]
  expect(left).toEqual({
    sessions: alive,
    links: [{ data: { name: 'alive' } }],
    debits: alive,
    signups: alive,
    counters: alive,
    locks: alive,
  })
})

function aDebitRequest(name: string) {
  return {
    client_id: randomUUID(),
    purchase: '{}',
    details: Buffer.from(name),
    iban_hash: name,
    iban_end: name,
    phone_hash: name,
    code_hash: name,
  }
}

test('parked jobs, kept mails and text messages are forgotten after thirty days [P10]', async () => {
  const site = await makeSite(db)
  const old = new Date(NOW.getTime() - 30 * 24 * HOUR)
  const young = new Date(old.getTime() + 1)
  for (const at of [old, young]) {
    const job = { kind: 'test', payload: '{}', run_at: at, created_at: at }
    await db
      .insertInto('job')
      .values({ ...job, parked_at: at })
      .execute()
    const mail = { recipient: 'a@example.com', subject: '', html: '', text: '', headers: '{}' }
    await db
      .insertInto('outbox_mail')
      .values({ ...mail, site_id: site.id, sent_at: at })
      .execute()
    await db
      .insertInto('outbox_sms')
      .values({ site_id: site.id, recipient: '', body: '', created_at: at })
      .execute()
  }

  await sweep(db, NOW)

  expect(await db.selectFrom('job').select('parked_at').execute()).toEqual([{ parked_at: young }])
  expect(await db.selectFrom('outbox_mail').select('sent_at').execute()).toEqual([
    { sent_at: young },
  ])
  expect(await db.selectFrom('outbox_sms').select('created_at').execute()).toEqual([
    { created_at: young },
  ])
})

test('events are kept for a week [C5]', async () => {
  const site = await makeSite(db)
  const { id } = await makeMember(db, site.id)
  const weekAgo = new Date(NOW.getTime() - 7 * 24 * HOUR)
  const event = { member_id: id, kind: 'likes_changed' }
  await db
    .insertInto('member_event')
    .values([
      { ...event, seq: 1, created_at: weekAgo },
      { ...event, seq: 2, created_at: new Date(weekAgo.getTime() + 1) },
    ])
    .execute()

  await sweep(db, NOW)

  const left = await db
    .selectFrom('member_event')
    .select('seq')
    .where('member_id', '=', id)
    .execute()
  expect(left).toEqual([{ seq: 2 }])
})

test('traffic is kept for a good year [LAN-2]', async () => {
  const site = await makeSite(db)
  const row = {
    site_id: site.id,
    page: 'index',
    network: '',
    ref: '',
    sub1: '',
    sub2: '',
    sub3: '',
  }
  const counts = { visits: 1, watched: 0, bounces: 0 }
  const days = ['2025-01-24', '2025-01-25']
  await db
    .insertInto('traffic_day')
    .values(days.map((day) => ({ ...row, ...counts, day })))
    .execute()

  await sweep(db, NOW)

  expect(await db.selectFrom('traffic_day').select('day').execute()).toEqual([{ day: days[1] }])
})

test('what cannot be forgotten keeps nothing else, and is told', async () => {
  const parkedAt = new Date(NOW.getTime() - 31 * 24 * HOUR)
  const { id } = await db
    .insertInto('job')
    .values({ kind: 'test', payload: '{}', run_at: NOW, created_at: NOW, parked_at: parkedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`alter table session rename to session_away`.execute(ownerDb)
  onTestFinished(async () => {
    await sql`alter table session_away rename to session`.execute(ownerDb)
  })

  await expect(sweep(db, NOW)).rejects.toThrow('session')

  expect(await db.selectFrom('job').select('id').where('id', '=', id).execute()).toEqual([])
})
