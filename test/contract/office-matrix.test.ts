import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isAllowed, ROLE_NAMES, type Role } from '#contract/office/roles.ts'
import type { OfficeEndpoint } from '#contract/office/endpoint.ts'
import { createOffice } from '#server/office.ts'
import { openFiles } from '#server/features/media/media.ts'
import { auditRecord } from '#server/features/record/record.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { TEST_SECRET, testApp } from '#test/app.ts'
import { scriptedProvider } from '#test/fakes/scripted-provider.ts'
import { countWrites } from '#test/count-writes.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { quickDecoder } from '#test/quick-decoder.ts'
import type { Target } from './office/row.ts'
import { OFFICE_ROWS } from './office/rows.ts'
import { aTarget } from './office/targets.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { rounds } from '#test/rounds.ts'

const database = await freshDatabase()
await countWrites(database)
await letRecordBeFull()
const { db } = database
const now = new Date('2026-03-01T12:00:00Z')
const clock = () => now
const app = await testApp(db, { clock })
const here = await makeSite(db)
const there = await makeSite(db)
const member = await makeMember(db, here.id)
const config = readConfig({ NODE_ENV: 'test' })
const log = openLog('silent')
const originOf = (domain: string) => `http://${domain}`
const provider = scriptedProvider()
const payments = { db, events: app.events, clock, log, provider, originOf }
const office = (await createOffice({
  db,
  config,
  clock,
  secretKey: TEST_SECRET,
  files: openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-'))),
  decoder: quickDecoder,
  uploadFolder: mkdtempSync(join(tmpdir(), 'vonk-uploads-')),
  payments,
  log,
}))!
const BUT_COUNTERS = { except: ['limit_counter', 'login_lock'] } as const
const endpoints = [...office.endpoints].map(([name, endpoint]) => ({ name, endpoint }))

type Place = 'here' | 'there' | 'all sites'
const CALLERS: readonly { readonly role: Role | null; readonly place: Place | null }[] = [
  { role: null, place: null },
  ...ROLE_NAMES.flatMap((role) =>
    (['here', 'there', 'all sites'] as const).map((place) => ({ role, place })),
  ),
]
/** Before a landing half of the roles are tried here, each at every other endpoint, and elsewhere one of those that may. */
const CELLS = endpoints.flatMap(({ name, endpoint }, nth) => {
  const { needs } = endpoint
  const isForAll = needs === 'nothing' || needs === 'login'
  const mayDo = ROLE_NAMES.findLast((role) => isForAll || isAllowed(role, needs))
  const isTried = (at: number) => CALLERS[at]!.place === 'here' && (at + nth) % 2 === 0
  const some = CALLERS.filter(({ role }, at) => isTried(at) || [null, mayDo].includes(role))
  return rounds({ landing: some, night: CALLERS }).map((who) => ({ name, endpoint, ...who }))
})

const callers = new Map<string, Awaited<ReturnType<typeof officeCaller>>>()
const targets = new Map<string, Target>()

// Somebody who is left, whoever ends whom.
await makeOperator(db, { name: 'Joost' })
const asker = await makeOperator(db, { role: 'finance', name: 'Kees' })
const world = { db, app, office, here, asker, now }

test('every endpoint has a row in the matrix and every row an endpoint [OFF-2]', () => {
  expect(endpoints.length).toBeGreaterThan(20)
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(Object.keys(OFFICE_ROWS).toSorted())
})

test.each(CELLS)(
  '$name by $role on $place [OFF-2] [OFF-3]',
  async ({ name, endpoint, role, place }) => {
    const browser = await keptOr(callers, `${role} ${place}`, () => aCaller(role, place))
    const target = await keptOr(targets, name, () => aTarget(world, name))
    const before = await lastRecorded()
    const hash = await databaseHash(db)

    const told = await browser.call(
      endpoint,
      OFFICE_ROWS[name]?.input?.(target) ?? {},
      fileFor(endpoint),
    )

    if (endpoint.writes && told.outcome === 200) forget(name, `${role} ${place}`)
    const after = await lastRecorded()
    const expected = expectedFor(endpoint, { name, role, place })
    const isNo = ['LOGIN_REQUIRED', 'PERMISSION_REQUIRED', 'NOT_FOUND'].includes(`${expected}`)
    const isDone = expected === 200 && endpoint.leavesRecord
    const isSame = (await databaseHash(db)) === hash
    const text = JSON.stringify(told.body)
    const shown = [
      target.operatorId,
      target.invitationId,
      target.memberId,
      target.approvalId,
      target.conversationId,
      target.fictionId,
      target.pictureId,
    ].filter((id) => id !== '' && text.includes(id))
    expect({
      outcome: told.outcome,
      permission: told.error?.params?.['permission'],
      isRecorded: after > before,
      isChanged: !isSame && (isNo || !endpoint.writes),
      shown: place === 'there' ? shown : [],
    }).toEqual({
      outcome: expected,
      permission: expected === 'PERMISSION_REQUIRED' ? endpoint.needs : undefined,
      isRecorded: isDone,
      isChanged: false,
      shown: [],
    })
  },
)

test.each(endpoints.filter(({ endpoint }) => endpoint.needsFactor))(
  '$name asks for a second factor that is older than five minutes, and does nothing [OFF-1]',
  async ({ name, endpoint }) => {
    const operator = await makeOperator(db, { now })
    const browser = await officeCaller(app, operator, { now, isFresh: false })
    const input = OFFICE_ROWS[name]?.input?.(await aTarget(world, name)) ?? {}
    const hash = await databaseHash(db)

    const told = await browser.call(endpoint, input)

    expect(told.outcome).toBe('FACTOR_REQUIRED')
    expect(await databaseHash(db)).toBe(hash)
  },
)

test.each(endpoints.filter(({ name, endpoint }) => endpoint.leavesRecord && isDoneBy(name)))(
  '$name does nothing where the record does not take it [OFF-3]',
  async ({ name, endpoint }) => {
    const browser = await officeCaller(app, await makeOperator(db, { now }), { now })
    const input = OFFICE_ROWS[name]?.input?.(await aTarget(world, name)) ?? {}
    // What was counted against a limit stays counted.
    const hash = await databaseHash(db, BUT_COUNTERS)

    const told = await withFullRecord(() => browser.call(endpoint, input))

    expect(told.outcome).toBe('UNEXPECTED')
    expect(await databaseHash(db, BUT_COUNTERS)).toBe(hash)
  },
)

test('what gives access asks for a fresh factor [OFF-1]', () => {
  const asks = endpoints.flatMap(({ name, endpoint }) => (endpoint.needsFactor ? name : []))

  expect(asks.toSorted()).toEqual([
    'DELETE /api/office/own-passkey',
    'DELETE /api/office/prices',
    'POST /api/office/approval-yes',
    'POST /api/office/codes',
    'POST /api/office/end-operator',
    'POST /api/office/fictional-publish',
    'POST /api/office/fictional-retire',
    'POST /api/office/invitations',
    'POST /api/office/member-credits',
    'POST /api/office/own-passkey',
    'POST /api/office/own-passkey-begin',
    'POST /api/office/own-recovery-codes',
    'POST /api/office/prices',
    'POST /api/office/refund',
    'POST /api/office/reset-factors',
    'POST /api/office/settings-publish',
    'POST /api/office/site-open',
    'PUT /api/office/policies',
    'PUT /api/office/roles',
  ])
})

test.each(endpoints)(
  '$name is closed to a member, whatever the cookie is called [OFF-1]',
  async ({ name, endpoint }) => {
    const session = await cookieOf(db, member.id, now)
    const browser = await officeCaller(app, null)
    browser.cookies.set('session', session.split('=')[1]!)
    browser.cookies.set('office', session.split('=')[1]!)

    const input = OFFICE_ROWS[name]?.input?.(await aTarget(world, name)) ?? {}
    const told = await browser.call(endpoint, input, fileFor(endpoint))

    const expected = expectedFor(endpoint, { name, role: null, place: null })
    expect(told.outcome).toBe(expected)
    expect(JSON.stringify(told.body)).not.toContain(here.id)
  },
)

test.each(endpoints.filter(({ endpoint }) => endpoint.writes))(
  '$name is refused to pages of another origin [W3]',
  async ({ endpoint }) => {
    const owner = await officeCaller(app, await makeOperator(db, { now }), { now })
    const token = owner.cookies.get('office')!

    const { statusCode, body } = await app.fastify.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { host: 'office.localhost', cookie: `office=${token}`, origin: 'http://localhost' },
      payload: {},
    })

    expect([statusCode, body]).toEqual([403, expect.stringContaining('FOREIGN_ORIGIN')])
  },
)

test('after all of that the record is whole [OFF-3]', async () => {
  const { rows, broken } = await auditRecord(db)

  expect(rows).toBeGreaterThan(100)
  expect(broken).toBeNull()
})

/** What is sent where a file is asked for. */
function fileFor({ takesFile }: OfficeEndpoint): Buffer | undefined {
  return takesFile ? Buffer.from('no picture') : undefined
}

function isDoneBy(name: string): boolean {
  return (OFFICE_ROWS[name]!.outcome ?? 200) === 200
}

/** Does something while the record refuses every row. */
async function withFullRecord<T>(act: () => Promise<T>): Promise<T> {
  await sql`insert into full_record.now values (true)`.execute(database.ownerDb)
  try {
    return await act()
  } finally {
    await sql`delete from full_record.now`.execute(database.ownerDb)
  }
}

/** Made once: tables that change make every statement be planned again. */
async function letRecordBeFull(): Promise<void> {
  await sql`
    create schema full_record;
    create table full_record.now (is_full boolean);
    create function full_record.refuse() returns trigger language plpgsql security definer as
      'begin
        if exists (select from full_record.now) then raise exception ''the record is full''; end if;
        return new;
      end';
    create trigger refuse before insert on operator_record
      for each row execute function full_record.refuse()`.execute(database.ownerDb)
}

/** The number of the newest row of the record. */
async function lastRecorded(): Promise<number> {
  const { number } = await db
    .selectFrom('operator_record_end')
    .select('number')
    .executeTakeFirstOrThrow()
  return number
}

function expectedFor(
  { needs }: OfficeEndpoint,
  { name, role, place }: { name: string; role: Role | null; place: Place | null },
): number | string {
  const { outcome = 200, elsewhere = 'NOT_FOUND', isForAllSites = false } = OFFICE_ROWS[name]!
  if (needs === 'nothing') return outcome
  if (!role) return 'LOGIN_REQUIRED'
  if (needs === 'login') return outcome
  if (!isAllowed(role, needs)) return 'PERMISSION_REQUIRED'
  if (isForAllSites && place !== 'all sites') return 'PERMISSION_REQUIRED'
  return place === 'there' ? elsewhere : outcome
}

/** What is unchanged is used again: to make everything for each of a thousand calls, and to compare it all, takes a minute. */
async function keptOr<T>(kept: Map<string, T>, key: string, make: () => Promise<T>): Promise<T> {
  const found = kept.get(key) ?? (await make())
  kept.set(key, found)
  return found
}

function forget(name: string, caller: string): void {
  targets.delete(name)
  callers.delete(caller)
}

async function aCaller(role: Role | null, place: Place | null) {
  const siteId = { here: here.id, there: there.id, 'all sites': null }[place ?? 'all sites']
  const operator = role ? await makeOperator(db, { role, siteId, now }) : null
  return officeCaller(app, operator, { now })
}
