import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#server/db/connect.ts'
import { StartError } from '#server/db/errors.ts'
import type { Files } from '#server/features/media/media.ts'
import { MESSAGE_VARIANTS, VARIANTS, photoKey, photoKeys } from '#server/features/media/media.ts'
import { auditLedger } from '#server/features/payments/payments.ts'
import { atNight } from '#test/at-night.ts'
import { freshDatabase } from '#test/database.ts'
import { DEMO_LOGINS, ensureDemoWorld } from './demo.ts'
import { fillWorld } from './fill-world.ts'
import { DEMO_WORLD, makeWorld } from './demo-member.ts'

const [made, twice, atOnce, broken, others, owned, packless] = await Promise.all(
  Array.from({ length: 7 }, () => freshDatabase()),
)

const now = new Date()

function filesInMemory() {
  const kept = new Map<string, Buffer>()
  return { kept, write: async (key: string, bytes: Buffer) => void kept.set(key, bytes) }
}

function ensure(db: Db, files: Pick<Files, 'write'> = filesInMemory()) {
  return ensureDemoWorld({
    db,
    files,
    now,
    hashPassword: async (password) => `hash of ${password}`,
  })
}

async function count(db: Db, table: 'member' | 'photo' | 'credit_entry' | 'site'): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((each) => each.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

test('a first start makes the world on a default site of its own [SITE-2]', async () => {
  const { db } = made!
  const files = filesInMemory()

  const result = await ensure(db, files)
  const sites = await db.selectFrom('site').select(['domain', 'is_default', 'settings']).execute()
  const photos = await db.selectFrom('photo').selectAll().execute()
  const mainPhotos = photos.filter(({ position }) => position === 0)
  const missing = photos.flatMap(({ filename }) =>
    VARIANTS.filter((variant) => !files.kept.get(photoKey(filename, variant))?.length),
  )

  expect(result).toStrictEqual({ wasMade: true })
  expect(sites).toStrictEqual([{ domain: 'localhost', is_default: true, settings: {} }])
  expect(await count(db, 'member')).toBe(DEMO_WORLD.members)
  expect(mainPhotos).toHaveLength(DEMO_WORLD.members - 1)
  expect(photos.every(({ status }) => status === 'active')).toBe(true)
  expect(photos.length).toBeGreaterThan(2.5 * DEMO_WORLD.members)
  expect(missing).toStrictEqual([])
})

test('without the portraits nothing is made, and one line says what is missing', async () => {
  const { db } = packless!
  const files = filesInMemory()
  const hashPassword = async (password: string) => `hash of ${password}`

  const outcome = ensureDemoWorld({
    db,
    files,
    now,
    hashPassword,
    packFolder: '/nowhere/portraits',
  })

  await expect(outcome).rejects.toThrow(StartError)
  await expect(outcome).rejects.toThrow(
    /^\/nowhere\/portraits is missing, which a demo world needs: .+ \(DEMO=no\)\.$/,
  )
  expect([await count(db, 'site'), files.kept.size]).toEqual([0, 0])
})

test('the credits of a world add up: every transfer, every balance and all together', async () => {
  const { db } = others!
  await ensure(db)

  const { rows: uneven } = await sql`
    select transfer_id from credit_entry group by transfer_id
    having sum(amount) <> 0 or count(*) <> 2 or count(distinct reason) <> 1`.execute(db)
  const { rows: wrong } = await sql`
    select account.id from member
    join credit_account as account on account.id = member.credit_account_id
    left join credit_entry as entry on entry.account_id = account.id
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`.execute(db)
  const { rows: logins } = await sql`
    select email, balance from member join credit_account on credit_account.id = credit_account_id
    where email = any(${Object.values(DEMO_LOGINS.emails)}) order by balance desc`.execute(db)

  expect(uneven).toStrictEqual([])
  expect(wrong).toStrictEqual([])
  expect(logins).toHaveLength(3)
  expect(logins[0]).toStrictEqual({ email: DEMO_LOGINS.emails.premium, balance: 120 })
})

test('what was bought was ordered and paid: the audit finds nothing, and the premium login can order again [M12] [PAY-6]', async () => {
  const { db } = others!
  await ensure(db)

  const audit = await auditLedger(db)
  const orders = await db
    .selectFrom('credit_order')
    .innerJoin('member', 'member.id', 'credit_order.member_id')
    .select(['style', 'credits', 'currency', 'total_minor', 'method', 'credit_order.status'])
    .where('email', '=', DEMO_LOGINS.emails.premium)
    .orderBy('created_at')
    .execute()
  const { rows: unordered } = await sql`
    select from member where paid_user <> exists (
      select from credit_order where member_id = member.id and created_at between signup_at and last_active_at)`.execute(
    db,
  )

  expect(audit.differences).toStrictEqual([])
  expect(audit.orders).toBeGreaterThan(50)
  const paid = { currency: 'EUR', method: 'ideal', status: 'completed' }
  expect(orders).toStrictEqual([
    { style: 'p0', credits: 12, total_minor: 1495, ...paid },
    { style: 'p1', credits: 30, total_minor: 2995, ...paid },
    { style: 'p2', credits: 75, total_minor: 5995, ...paid },
  ])
  expect(unordered).toStrictEqual([])
})

test('the demo logins are liked, like others, and have matches of which both sides like each other [LIK-1]', async () => {
  const { db } = others!
  await ensure(db)

  const { rows } = await sql<{ email: string; received: number; news: number; matches: number }>`
    select email, count(*)::int as received, count(*) filter (where is_new)::int as news,
      (select count(*)::int from member_match where member.id in (first_id, second_id)) as matches
    from member join member_like on to_id = member.id
    where email = any(${Object.values(DEMO_LOGINS.emails)}) group by member.id order by email`.execute(
    db,
  )
  const { rows: halves } = await sql`
    select from member_match where not exists (
      select from member_like where from_id = first_id and to_id = second_id) or not exists (
      select from member_like where from_id = second_id and to_id = first_id)`.execute(db)

  expect(rows).toMatchObject([
    { email: DEMO_LOGINS.emails.free, received: 14, news: 3, matches: 3 },
    { email: DEMO_LOGINS.emails.premium, received: 14, news: 3, matches: 3 },
  ])
  expect(halves).toStrictEqual([])
})

test('the demo logins have conversations, read and unread, whose numbers are right; a free one writes in one [CHA-1] [CHA-4]', async () => {
  const { db } = made!
  const files = filesInMemory()
  const fresh = await freshDatabase()
  await ensure(db)
  await ensure(fresh.db, files)

  const { rows } = await sql`
    select email, count(*)::int as conversations, sum(unread)::int as unread,
      (select count from written_conversations where member_id = member.id) as written
    from member join conversation_side as side on side.member_id = member.id
    where email = any(${Object.values(DEMO_LOGINS.emails)}) group by member.id order by email`.execute(
    db,
  )
  const { rows: wrong } = await sql`
    select from conversation_side as side join conversation on conversation.id = side.conversation_id
    cross join lateral (
      select count(*)::int as count, max(seq) as last, max(created_at) as last_at,
        count(*) filter (where sender_id <> side.member_id and seq > side.read_seq)::int as unread
      from message where message.conversation_id = side.conversation_id
    ) as found
    where found.count <> side.last_seq or found.last <> side.last_seq or conversation.last_seq <> side.last_seq
      or found.last_at <> side.last_at or found.unread <> side.unread`.execute(db)
  const { rows: backwards } = await sql`
    select from message join message as earlier using (conversation_id)
    where earlier.seq < message.seq and earlier.created_at >= message.created_at`.execute(db)
  const photos = await fresh.db
    .selectFrom('message')
    .select('filename')
    .where('kind', '=', 'photo')
    .execute()
  const missing = photos.flatMap(({ filename }) =>
    photoKeys(filename!, MESSAGE_VARIANTS).filter((key) => !files.kept.get(key)?.length),
  )

  expect(rows).toStrictEqual([
    { email: DEMO_LOGINS.emails.free, conversations: 8, unread: 4, written: 1 },
    { email: DEMO_LOGINS.emails.premium, conversations: 12, unread: 4, written: 11 },
  ])
  expect([wrong, backwards]).toStrictEqual([[], []])
  expect(photos).toHaveLength(4)
  expect(missing).toStrictEqual([])
})

test('some likes of the demo say what they are about, and no fictional profile says anything [LIK-5] [VIS-3]', async () => {
  const { db } = others!
  await ensure(db)

  const said = await db
    .selectFrom('like_comment')
    .innerJoin('member', 'member.id', 'from_id')
    .select(['part', 'is_fictional'])
    .execute()

  expect(said.length).toBeGreaterThan(1)
  expect(said.every(({ part, is_fictional }) => part === 'photo' && !is_fictional)).toBe(true)
})

test('a second start changes nothing', async () => {
  const { db } = twice!
  await ensure(db)
  const before = await Promise.all([
    count(db, 'member'),
    count(db, 'photo'),
    count(db, 'credit_entry'),
  ])
  const files = filesInMemory()

  const result = await ensure(db, files)

  expect(result).toStrictEqual({ wasMade: false })
  expect(
    await Promise.all([count(db, 'member'), count(db, 'photo'), count(db, 'credit_entry')]),
  ).toStrictEqual(before)
  expect(files.kept.size).toBe(0)
})

test('three starts at once make one world', async () => {
  const { db } = atOnce!

  const results = await Promise.all([ensure(db), ensure(db), ensure(db)])

  expect(results.filter(({ wasMade }) => wasMade)).toHaveLength(1)
  expect(await count(db, 'member')).toBe(DEMO_WORLD.members)
  expect(await count(db, 'site')).toBe(1)
})

atNight('a world whose making was cut off is made anew by the next start', async () => {
  const { db } = broken!
  const files = filesInMemory()
  const failing = {
    write: async (key: string, bytes: Buffer) => {
      if (files.kept.size > 700) throw new Error('the disk is full')
      await files.write(key, bytes)
    },
  }

  await expect(ensure(db, failing)).rejects.toThrow('the disk is full')
  const left = await count(db, 'member')
  const result = await ensure(db, files)

  expect(left).toBe(0)
  expect(result).toStrictEqual({ wasMade: true })
  expect(await count(db, 'member')).toBe(DEMO_WORLD.members)
})

test('an installation that has its own sites and no default one is left alone [SITE-2]', async () => {
  const { db } = owned!
  await db.insertInto('site').values({ domain: 'example.com' }).execute()

  const result = await ensure(db)

  expect(result).toStrictEqual({ wasMade: false })
  expect(await count(db, 'site')).toBe(1)
  expect(await count(db, 'member')).toBe(0)
})

atNight(
  'a world of another size fits beside the demo world, on a site of its own [SITE-2]',
  async () => {
    const { db } = others!
    const { id: siteId } = await db
      .insertInto('site')
      .values({ domain: 'large.localhost' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const world = makeWorld({ ...DEMO_WORLD, members: 2100, now })
    const seen: number[] = []

    await db.transaction().execute((tx) =>
      fillWorld(tx, {
        siteId,
        passwordHash: 'hash',
        world,
        onProgress: (done) => seen.push(done),
      }),
    )

    expect(seen).toStrictEqual([1000, 2000, 2100])
    expect(await count(db, 'member')).toBeGreaterThanOrEqual(2100)
  },
)
