import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportMember } from '#contract/reports.ts'
import { getUser } from '#contract/user.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { openFiles, photoKey, deleteScheduledFiles } from '#server/features/media/media.ts'
import { eraseEvidence } from '#server/features/reports/erase-evidence-now-and-then.ts'
import { testApp } from '#test/app.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { runReports } from './reports.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const FACTS = ['--facts', 'Three members were asked for money.', '--policy', 'scam']

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const app = await testApp(db, { files, clock: () => NOW })

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runReports(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, printed: lines.join('\n') }
}

/** A member who reported, the member they reported, and the number of the report. */
async function aReport(about: Parameters<typeof makeMember>[2] & { subject?: 'photo' } = {}) {
  const { subject = 'member', ...changes } = about
  const [reporter, target] = [
    await makeMember(db, site.id, { language: 'de' }),
    await makeMember(db, site.id, { about: 'Stuur geld.', ...changes }),
  ]
  const filename = await makeStoredPhoto(db, files, target.id)
  const photo = await db
    .selectFrom('photo')
    .select('id')
    .where('filename', '=', filename)
    .executeTakeFirstOrThrow()
  const { call } = await loggedIn(app, reporter.id)
  const { body } = await call(reportMember, {
    client_id: randomUUID(),
    profile_id: target.id,
    subject,
    ...(subject === 'photo' ? { subject_id: photo.id } : {}),
    reason: 'scam_or_money',
    explanation: 'Vroeg mij twee keer om geld.',
    is_sincere: true,
  })
  return { reporter, target, filename, number: String(body.number) }
}

async function targetNow({ id }: { id: string }) {
  return db
    .selectFrom('member')
    .select(['status', 'about', 'main_photo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function reportNow(number: string) {
  return db
    .selectFrom('report')
    .selectAll()
    .where('number', '=', Number(number))
    .executeTakeFirstOrThrow()
}

async function stepsOf(number: string) {
  const { id } = await reportNow(number)
  const steps = await db
    .selectFrom('report_step')
    .select(['step', 'detail'])
    .where('report_id', '=', id)
    .orderBy('id')
    .execute()
  return steps.map(({ step, detail }) => `${step} ${detail}`.trim())
}

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of ['list', 'show', 'decide'])
    expect(help.printed).toContain(`npm run reports -- ${command}`)
  expect(await run()).toEqual({ code: 1, printed: help.printed })
})

test('open reports are listed until they are decided, and one is shown with what was seen [OPR-0] [ACC-8]', async () => {
  const { number, target, reporter, filename } = await aReport()

  const open = await run('list', 'localhost')
  const shown = await run('show', 'localhost', number)
  await run('decide', 'localhost', number, 'nothing', ...FACTS)

  expect(open.printed).toContain(`${number}  2026-03-01T12:00  member  scam_or_money  ${target.id}`)
  for (const line of [
    'explanation = Vroeg mij twee keer om geld.',
    `reporter = ${reporter.id}`,
    'profile.about = Stuur geld.',
    `photos = ${filename}`,
    'decision = open',
    '2026-03-01T12:00:00.000Z  receipt_sent',
  ])
    expect(shown.printed).toContain(line)
  expect((await run('list', 'localhost')).printed).not.toContain(target.id)
  expect((await run('list', 'localhost', 'all')).printed).toContain(`${target.id}  no_action`)
  expect((await run('list', elsewhere.domain)).printed).toBe('no report is open')
})

test('a ban shuts the member out, and both get the reasons in their language [P9] [A7]', async () => {
  const { number, target, reporter } = await aReport({ language: 'fr' })
  const browser = await loggedIn(app, target.id)

  const { code } = await run('decide', 'localhost', number, 'ban', ...FACTS)

  const verdict = {
    decision: 'ban',
    at: NOW.toISOString(),
    facts: 'Three members were asked for money.',
    rule: { ground: 'terms', name: 'Betrug und Geldforderungen', article: '9' },
    until: '2026-09-01T12:00:00.000Z',
  }
  const report = {
    number: Number(number),
    subject: 'member',
    reason: 'scam_or_money',
    at: NOW.toISOString(),
  }
  expect(code).toBe(0)
  expect((await targetNow(target)).status).toBe('banned')
  expect((await browser.call(getUser, {})).body.user).toBeNull()
  expect((await mailsTo(db, reporter.email)).at(-1)).toEqual({
    name: 'report_outcome',
    report,
    verdict,
  })
  expect(await mailsTo(db, target.email)).toMatchObject([
    {
      name: 'statement_of_reasons',
      statement: {
        measure: 'ban',
        found: 'notice',
        facts: verdict.facts,
        rule: { name: 'Arnaques et demandes d’argent' },
        contest_until: verdict.until,
      },
    },
  ])
  expect(await languagesOf([reporter.email, target.email])).toEqual(['de', 'fr'])
  expect(await stepsOf(number)).toEqual([
    'received',
    'receipt_sent',
    'decided ban (terms)',
    'statement_sent reporter',
    'statement_sent target',
  ])
})

async function languagesOf(addresses: readonly string[]) {
  const jobs = await db.selectFrom('job').select('payload').execute()
  const mails = jobs.map(({ payload }) => payload as { to: string; language: string })
  return addresses.map((address) => mails.findLast(({ to }) => to === address)!.language)
}

test('a reported photo is removed at once, its files when it cannot come back, and nothing else is [P9]', async () => {
  const { number, target, filename } = await aReport({ subject: 'photo' })

  const { code } = await run('decide', 'localhost', number, 'remove', ...FACTS)
  const isKept = await files.has(photoKey(filename, 'full'))
  await deleteScheduledFiles(db, files, new Date('2026-09-01T12:00:00Z'))

  expect(code).toBe(0)
  expect(isKept).toBe(true)
  expect(await targetNow(target)).toEqual({
    status: 'active',
    about: 'Stuur geld.',
    main_photo: null,
  })
  expect(await files.find(photoKey(filename, 'full'))).toBeNull()
  expect((await mailsTo(db, target.email)).map(({ name }) => name)).toEqual([
    'statement_of_reasons',
  ])
})

test('of a reported profile goes what the operator names [P9]', async () => {
  const { number, target } = await aReport()

  const unclear = await run('decide', 'localhost', number, 'remove', ...FACTS)
  const about = ['--remove', 'about']
  const clear = await run('decide', 'localhost', number, 'remove', ...FACTS, ...about)

  expect([unclear.code, clear.code]).toEqual([1, 0])
  expect(await targetNow(target)).toMatchObject({
    about: '',
    main_photo: expect.any(String) as string,
  })
})

test('where nothing happens only whoever reported hears of it [P9] [ACC-8]', async () => {
  const { number, target, reporter } = await aReport()

  await run('decide', 'localhost', number, 'nothing', '--facts', 'Niets.')

  expect((await mailsTo(db, reporter.email)).at(-1)).toMatchObject({
    name: 'report_outcome',
    verdict: { decision: 'no_action', rule: null },
  })
  expect(await mailsTo(db, target.email)).toEqual([])
  expect((await targetNow(target)).status).toBe('active')
})

test('of many decisions at once one counts, and each side gets one mail [P9]', async () => {
  const { number, target, reporter } = await aReport()

  const decisions = await Promise.all(
    Array.from({ length: 10 }, () => run('decide', 'localhost', number, 'ban', ...FACTS)),
  )

  expect(decisions.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await mailsTo(db, target.email)).toHaveLength(1)
  expect(await mailsTo(db, reporter.email)).toHaveLength(2)
})

test('a report outlives both members, and then has nobody to mail [ACC-6] [P9]', async () => {
  const { number, target, reporter } = await aReport()
  for (const { id } of [target, reporter])
    await eraseMember(db, { memberId: id, now: NOW, deletedBy: null })

  const ban = await run('decide', 'localhost', number, 'ban', ...FACTS)
  const none = await run('decide', 'localhost', number, 'nothing', ...FACTS)

  expect([ban.code, none.code]).toEqual([1, 0])
  expect(ban.printed).toContain('the member is gone')
  expect((await reportNow(number)).evidence).toMatchObject({ profile: { about: 'Stuur geld.' } })
  expect(await stepsOf(number)).toEqual(['received', 'receipt_sent', 'decided no_action (terms)'])
})

test.each(['decided', 'undecided'])(
  'what was reported is erased six months after the decision, or the report where there is none: %s [ACC-6] [P10]',
  async (state) => {
    const { number } = await aReport({ subject: 'photo' })
    const decide = () => run('decide', 'localhost', number, 'nothing', ...FACTS)
    if (state === 'decided') await decide()
    const { photo_key: key } = (await reportNow(number)).evidence as { photo_key: string }

    await eraseEvidence(db, new Date('2026-09-01T11:59:59Z'))
    const before = await reportNow(number)
    await eraseEvidence(db, new Date('2026-09-01T12:00:00Z'))
    await deleteScheduledFiles(db, files, new Date('2026-09-01T12:00:00Z'))

    const nothing = { evidence: {}, explanation: '', reason: 'scam_or_money' }
    expect(before.explanation).not.toBe('')
    expect(await reportNow(number)).toMatchObject(nothing)
    expect(await files.find(key)).toBeNull()
    expect((await decide()).code).toBe(state === 'decided' ? 1 : 0)
  },
)

test.each([
  [['fly'], 'there is no command fly, only list, show, decide; see npm run reports -- --help'],
  [['list'], 'which site? Give its domain; npm run site -- list shows them'],
  [['show', 'localhost'], 'which report? Give its number; npm run reports -- list shows them'],
  [['show', 'localhost', '99999'], 'localhost has no report 99999'],
  [['decide', 'localhost', 'NUMBER'], 'decide what? nothing, warn, remove, hide, suspend, ban'],
  [['decide', 'localhost', 'NUMBER', 'ban'], 'say what you found, for the member: --facts "…"'],
  [
    ['decide', 'localhost', 'NUMBER', 'suspend', ...FACTS],
    'for how long? Give --days with 1, 7 or 30',
  ],
  [
    ['decide', 'localhost', 'NUMBER', 'ban', '--facts', 'x'],
    'by which rule? Give --policy with a name or number',
  ],
  [
    ['decide', 'localhost', 'NUMBER', 'ban', ...FACTS, '--remove', 'about'],
    '--remove is for remove only',
  ],
  [['decide', 'localhost', 'NUMBER', 'ban', '--fly'], "Unknown option '--fly'"],
  [['decide', 'ELSEWHERE', 'NUMBER', 'ban', ...FACTS], 'there is nothing like that on this site'],
])('%j fails with a clear error and changes nothing [OPR-0]', async (args, error) => {
  const { number } = await aReport()
  const filled = (text: string) =>
    text.replace('NUMBER', number).replace('ELSEWHERE', elsewhere.domain)
  const before = await databaseHash(db)

  const { code, printed } = await run(...args.map(filled))

  expect(code).toBe(1)
  expect(printed).toContain(filled(error))
  expect(await databaseHash(db)).toBe(before)
})
