import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isAllowed, ROLE_NAMES, type Role } from '#contract/office/roles.ts'
import type { OfficeEndpoint } from '#contract/office/endpoint.ts'
import { createOffice } from '#server/office.ts'
import { auditRecord } from '#server/features/record/record.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { TEST_SECRET, testApp } from '#test/app.ts'
import { countWrites } from '#test/count-writes.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { makeInvitation, makeOperator, officeCaller } from '#test/office.ts'

const database = await freshDatabase()
await countWrites(database)
const { db } = database
const now = new Date('2026-03-01T12:00:00Z')
const clock = () => now
const app = await testApp(db, { clock })
const here = await makeSite(db)
const there = await makeSite(db)
const member = await makeMember(db, here.id)
const config = readConfig({ NODE_ENV: 'test' })
const office = (await createOffice({
  db,
  config,
  clock,
  secretKey: TEST_SECRET,
  log: openLog('silent'),
}))!
const endpoints = [...office.endpoints].map(([name, endpoint]) => ({ name, endpoint }))

type Target = { readonly operatorId: string; readonly invitationId: string; readonly token: string }
type Row = {
  /** A right input, about this site. */
  readonly input?: (target: Target) => Record<string, unknown>
  /** What who may call it gets. */
  readonly outcome?: number | string
  /** What who may call it on another site gets. */
  readonly elsewhere?: number | string
}

const proof = () => ({
  credential: newToken(),
  client_data: madeUp(),
  authenticator_data: newToken(),
  signature: newToken(),
})
const taking = ({ token }: Target) => ({ token, name: 'Ola', language: 'en' })

/** Every endpoint of the office. One without a row fails, and so does a row without an endpoint. */
const ROWS: Readonly<Record<string, Row>> = {
  'GET /api/office/me': {},
  'POST /api/office/login': {
    input: () => ({ email: 'nobody@vonk.example', password: 'x', code: '123456' }),
    outcome: 'LOGIN_FAILED',
  },
  'POST /api/office/passkey-login-begin': {},
  'POST /api/office/passkey-login': { input: proof, outcome: 'PASSKEY_REFUSED' },
  'POST /api/office/demo-login': { input: () => ({ role: 'owner' }), outcome: 'NOT_FOUND' },
  'POST /api/office/logout': {},
  'PUT /api/office/language': { input: () => ({ language: 'nl' }) },
  'POST /api/office/confirm-begin': { outcome: 'NOT_FOUND' },
  'POST /api/office/confirm-passkey': { input: proof, outcome: 'PASSKEY_REFUSED' },
  'POST /api/office/confirm-code': { input: () => ({ code: '000000' }), outcome: 'FACTOR_WRONG' },
  'POST /api/office/invitation': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-passkey-begin': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-app-begin': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-passkey': {
    input: (target) => ({
      ...taking(target),
      passkey: {
        credential: newToken(),
        client_data: madeUp(),
        attestation: newToken(),
        transports: [],
      },
    }),
    outcome: 'PASSKEY_REFUSED',
  },
  'POST /api/office/invitation-app': {
    input: (target) => ({ ...taking(target), password: 'a good pass phrase', code: '000000' }),
    outcome: 'FACTOR_WRONG',
  },
  'GET /api/office/people': { elsewhere: 200 },
  'POST /api/office/invitations': {
    input: () => ({
      email: `${randomUUID()}@vonk.example`,
      roles: [{ site_id: here.id, role: 'support' }],
    }),
  },
  'DELETE /api/office/invitations': { input: (target) => ({ invitation_id: target.invitationId }) },
  'PUT /api/office/roles': {
    input: ({ operatorId }) => ({
      operator_id: operatorId,
      roles: [{ site_id: here.id, role: 'writer' }],
    }),
  },
  'POST /api/office/end-operator': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'POST /api/office/reset-factors': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'POST /api/office/end-sessions': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'GET /api/office/record': { input: () => ({ site_id: here.id }) },
  'POST /api/office/record-csv': { input: () => ({ site_id: here.id }) },
  'POST /api/office/record-check': { elsewhere: 200 },
}

type Place = 'here' | 'there' | 'all sites'
const CALLERS: readonly { readonly role: Role | null; readonly place: Place | null }[] = [
  { role: null, place: null },
  ...ROLE_NAMES.flatMap((role) =>
    (['here', 'there', 'all sites'] as const).map((place) => ({ role, place })),
  ),
]
const CELLS = endpoints.flatMap(({ name, endpoint }) =>
  CALLERS.map(({ role, place }) => ({ name, endpoint, role, place })),
)

// Somebody who is left, whoever ends whom.
await makeOperator(db, { name: 'Joost' })

test('every endpoint has a row in the matrix and every row an endpoint [OFF-2]', () => {
  expect(endpoints.length).toBeGreaterThan(20)
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(Object.keys(ROWS).toSorted())
})

test.each(CELLS)(
  '$name by $role on $place [OFF-2] [OFF-3]',
  async ({ name, endpoint, role, place }) => {
    const siteId = { here: here.id, there: there.id, 'all sites': null }[place ?? 'all sites']
    const operator = role ? await makeOperator(db, { role, siteId, now }) : null
    const target = await aTarget()
    const browser = await officeCaller(app, operator, { now })
    const before = await auditRecord(db)
    const hash = await databaseHash(db)

    const told = await browser.call(endpoint, ROWS[name]?.input?.(target) ?? {})

    const after = await auditRecord(db)
    const expected = expectedFor(endpoint, { name, role, place })
    const isNo = ['LOGIN_REQUIRED', 'PERMISSION_REQUIRED', 'NOT_FOUND'].includes(`${expected}`)
    const isDone = expected === 200 && endpoint.leavesRecord
    const isSame = (await databaseHash(db)) === hash
    const text = JSON.stringify(told.body)
    const shown = [target.operatorId, target.invitationId].filter((id) => text.includes(id))
    expect({
      outcome: told.outcome,
      permission: told.error?.params?.['permission'],
      isRecorded: after.rows > before.rows,
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
    const input = ROWS[name]?.input?.(await aTarget()) ?? {}
    const hash = await databaseHash(db)

    const told = await browser.call(endpoint, input)

    expect(told.outcome).toBe('FACTOR_REQUIRED')
    expect(await databaseHash(db)).toBe(hash)
  },
)

test('what gives access asks for a fresh factor [OFF-1]', () => {
  const asks = endpoints.flatMap(({ name, endpoint }) => (endpoint.needsFactor ? name : []))

  expect(asks.toSorted()).toEqual([
    'POST /api/office/end-operator',
    'POST /api/office/invitations',
    'POST /api/office/reset-factors',
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

    const told = await browser.call(endpoint, ROWS[name]?.input?.(await aTarget()) ?? {})

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

function expectedFor(
  { needs }: OfficeEndpoint,
  { name, role, place }: { name: string; role: Role | null; place: Place | null },
): number | string {
  const { outcome = 200, elsewhere = 'NOT_FOUND' } = ROWS[name]!
  if (needs === 'nothing') return outcome
  if (!role) return 'LOGIN_REQUIRED'
  if (needs === 'login') return outcome
  if (!isAllowed(role, needs)) return 'PERMISSION_REQUIRED'
  return place === 'there' ? elsewhere : outcome
}

/** Somebody who works on this site alone, and somebody who was invited to. */
async function aTarget(): Promise<Target> {
  const operator = await makeOperator(db, { role: 'moderator', siteId: here.id, name: 'Ola', now })
  const invitation = await makeInvitation(db, { siteId: here.id, now })
  const asked = await officeCaller(app, null)
  await asked.call(office.endpoints.get('POST /api/office/invitation-app-begin')!, {
    token: invitation.token,
  })
  return { operatorId: operator.id, invitationId: invitation.id, token: invitation.token }
}

/** What a browser says of a challenge that this server never made. */
function madeUp(): string {
  return Buffer.from(JSON.stringify({ challenge: newToken() })).toString('base64url')
}
