import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteAccount, reactivate, requestReactivation } from '#contract/account.ts'
import { getUser, logIn } from '#contract/user.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { loggedIn } from '#test/logged-in.ts'
import { cookieOf, makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'
import { runMembers } from './members.ts'

const WORDS = ['--policy', 'scam', '--facts', 'Asked for money']
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const ownSite = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runMembers(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, printed: lines.join('\n') }
}

async function statusOf({ id }: { id: string }) {
  return db
    .selectFrom('member')
    .select(['status', 'status_before'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of [
    'show',
    'ban',
    'unban',
    'suspend',
    'hide',
    'log-out',
    'log-out-all',
    'credit',
  ])
    expect(help.printed).toContain(`npm run members -- ${command}`)
  expect(await run()).toEqual({ code: 1, printed: help.printed })
})

test('show tells what an operator needs, by e-mail address or by id [OPR-0]', async () => {
  const member = await makeMember(db, site.id, { credits: 12, signup_at: NOW, last_active_at: NOW })
  await loggedIn(app, member.id)

  const byEmail = await run('show', 'LOCALHOST', member.email.toUpperCase())

  expect(byEmail.code).toBe(0)
  expect(byEmail.printed.split('\n')).toEqual([
    `id = ${member.id}`,
    `email = ${member.email}`,
    'name = Noor',
    'status = active',
    'hidden = no',
    'strikes = 0',
    'premium = no',
    'signup = 2026-03-01T12:00:00.000Z',
    'last active = 2026-03-01T12:00:00.000Z',
    'credits = 12',
    'sessions = 1',
    'jobs waiting = 0',
  ])
  expect(byEmail.printed).not.toContain(member.password_hash)
  expect(await run('show', 'localhost', member.id)).toEqual(byEmail)
})

test('show tells when somebody who left will be erased [OPR-0] [ACC-6]', async () => {
  const member = await makeMember(db, site.id, { status: 'deleted', deleted_at: NOW })

  expect((await run('show', 'localhost', member.id)).printed).toContain(
    'erased on = 2026-03-15T12:00:00.000Z',
  )
})

test.each(['active', 'not_confirmed'])(
  'a ban shuts out at once and mails the reason, and an unban gives %s back [OPR-0] [A7]',
  async (status) => {
    const member = await makeMember(db, site.id, { status })
    const browser = await loggedIn(app, member.id)

    const ban = await run('ban', 'localhost', member.email, ...WORDS)
    const banned = await statusOf(member)
    const unban = await run('unban', 'localhost', member.email, '--why', 'A mistake')

    expect(ban).toEqual({
      code: 0,
      printed: `${member.email} is banned, logged out everywhere and told why`,
    })
    expect(banned).toEqual({ status: 'banned', status_before: status })
    expect((await browser.call(getUser, {})).body.user).toBeNull()
    expect(await mailsTo(db, member.email)).toMatchObject([
      {
        name: 'statement_of_reasons',
        statement: { measure: 'ban', facts: 'Asked for money', found: 'own' },
      },
      { name: 'decision_reversed', reasons: 'A mistake' },
    ])
    expect(unban).toEqual({ code: 0, printed: `${member.email} can log in again` })
    expect(await statusOf(member)).toEqual({ status, status_before: null })
  },
)

test('an operator logs out one member everywhere, or all of a site and of no other [OPR-0] [A7]', async () => {
  const other = await makeMember(db, elsewhere.id)
  const here = await Promise.all([1, 2].map(() => makeMember(db, ownSite.id)))
  for (const { id } of [...here, ...here, other]) await cookieOf(db, id)

  expect(await run('log-out', ownSite.domain, here[0]!.email)).toEqual({
    code: 0,
    printed: `${here[0]!.email} is logged out everywhere`,
  })
  expect(await sessionsOf(...here, other)).toEqual([0, 2, 1])
  expect((await run('log-out-all', ownSite.domain)).printed).toBe('2 sessions have ended')
  expect(await sessionsOf(...here, other)).toEqual([0, 0, 1])
  expect((await run('log-out', ownSite.domain, other.email)).code).toBe(1)
})

async function sessionsOf(...members: readonly { id: string }[]): Promise<number[]> {
  const sessions = await db.selectFrom('session').select('member_id').execute()
  return members.map(({ id }) => sessions.filter(({ member_id }) => member_id === id).length)
}

test('of many bans at once one counts, and one mail goes out [OPR-0]', async () => {
  const member = await makeMember(db, site.id)

  const bans = await Promise.all(
    Array.from({ length: 10 }, () => run('ban', 'localhost', member.id, ...WORDS)),
  )

  expect(bans.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await mailsTo(db, member.email)).toHaveLength(1)
  expect(await statusOf(member)).toEqual({ status: 'banned', status_before: 'active' })
})

test('somebody who left can be banned, and does not come back by the link they have nor by another; they are still erased [OPR-0] [ACC-6]', async () => {
  const member = await makeMember(db, site.id)
  const browser = await loggedIn(app, member.id)
  await browser.call(deleteAccount, { reason: 'break' })
  const token = await tokenFor(db, member.email, 'deleted')

  const ban = await run('ban', 'localhost', member.id, ...WORDS)
  const again = await run('ban', 'localhost', member.id, ...WORDS)
  const back = await caller(app).call(reactivate, { token })
  const asked = await caller(app).call(requestReactivation, { email: member.email })
  const login = await caller(app).call(logIn, { email: member.email, password: PASSWORD })

  expect([ban.code, again]).toEqual([
    0,
    {
      code: 1,
      printed: expect.stringMatching(
        /^it was decided before, by command line: ban \(decision \d+\)$/,
      ) as string,
    },
  ])
  expect([back, asked, login].map(({ outcome }) => outcome)).toEqual([
    'LINK_INVALID',
    'EMAIL_NOT_FOUND',
    'ACCOUNT_BANNED',
  ])
  expect(await statusOf(member)).toEqual({ status: 'deleted', status_before: 'banned' })
})

test('of somebody who left and was banned an unban lets them come back [OPR-0] [ACC-6]', async () => {
  const member = await makeMember(db, site.id, { activated_at: NOW })
  const browser = await loggedIn(app, member.id)
  await browser.call(deleteAccount, { reason: 'break' })
  await run('ban', 'localhost', member.id, ...WORDS)

  await run('unban', 'localhost', member.id, '--why', 'A mistake')
  await caller(app).call(requestReactivation, { email: member.email })
  const token = await tokenFor(db, member.email, 'reactivate')
  const back = await caller(app).call(reactivate, { token })

  expect(back.outcome).toBe(200)
  expect(await statusOf(member)).toEqual({ status: 'active', status_before: null })
})

test('credits are given and taken with a reason, both sides are written, and the member is told [OPR-0] [CRE-1]', async () => {
  const member = await makeMember(db, site.id, { credits: 3 })

  const given = await run(
    'credit',
    'localhost',
    member.email,
    '10',
    '--why',
    'Away',
    'on',
    'Monday',
  )
  const taken = await run('credit', 'localhost', member.id, '-13', '--why', 'A mistake')

  expect(given).toEqual({ code: 0, printed: `${member.email} has 13 credits now` })
  expect(taken).toEqual({ code: 0, printed: `${member.email} has 0 credits now` })
  const entries = await db
    .selectFrom('credit_entry')
    .select(['transfer_id', 'amount', 'reference'])
    .where('reason', '=', 'correction')
    .execute()
  expect(entries).toHaveLength(4)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(entries[0]!.reference).toMatch(/ Away on Monday$/)
  const events = await db
    .selectFrom('member_event')
    .select('kind')
    .where('member_id', '=', member.id)
    .execute()
  expect(events).toEqual([{ kind: 'user_changed' }, { kind: 'user_changed' }])
})

test.each([
  [
    ['fly'],
    'there is no command fly, only show, warn, ban, suspend, hide, unban, log-out, log-out-all, credit; see npm run members -- --help',
  ],
  [
    ['constructor'],
    'there is no command constructor, only show, warn, ban, suspend, hide, unban, log-out, log-out-all, credit; see npm run members -- --help',
  ],
  [['show'], 'which site? Give its domain; npm run site -- list shows them'],
  [
    ['show', 'nowhere.example'],
    'there is no site nowhere.example; npm run site -- list shows them',
  ],
  [['show', 'localhost'], 'which member? Give an e-mail address or an id'],
  [['show', 'localhost', 'nobody@example.com'], 'localhost has no member nobody@example.com'],
  [['show', 'localhost', 'OTHER_ID'], 'localhost has no member OTHER_ID'],
  [['show', 'localhost', 'NO_ID'], 'localhost has no member NO_ID'],
  [
    ['ban', 'localhost', 'EMAIL'],
    'say what you found, for the member: --facts "…" (up to 10000 characters)',
  ],
  [['ban', 'localhost', 'OTHER_ID', ...WORDS], 'localhost has no member OTHER_ID'],
  [['unban', 'localhost', 'EMAIL'], 'why? Give --why "…", which stays in the record'],
  [['unban', 'localhost', 'EMAIL', '--why', 'x'], 'EMAIL is not banned'],
  [
    ['credit', 'localhost', 'EMAIL'],
    'how many credits? Give a whole number, with a minus to take some',
  ],
  [
    ['credit', 'localhost', 'EMAIL', '1.5', '--why', 'Thanks'],
    'how many credits? Give a whole number, with a minus to take some',
  ],
  [
    ['credit', 'localhost', 'EMAIL', '5'],
    'why? End with --why and up to 200 characters, which stay in the ledger',
  ],
  [
    ['credit', 'localhost', 'EMAIL', '-5', '--why', 'A mistake'],
    'EMAIL does not have 5 credits; nothing was changed',
  ],
])('%j fails with a clear error and changes nothing [OPR-0]', async (args, error) => {
  const member = await makeMember(db, site.id)
  const other = await makeMember(db, elsewhere.id)
  const unknown = randomUUID()
  const filled = (text: string) =>
    text.replace('EMAIL', member.email).replace('OTHER_ID', other.id).replace('NO_ID', unknown)
  const before = await databaseHash(db)

  const { code, printed } = await run(...args.map(filled))

  expect([code, printed]).toEqual([1, filled(error)])
  expect(await databaseHash(db)).toBe(before)
})
