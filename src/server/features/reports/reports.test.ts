import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unblockMember } from '#contract/account.ts'
import { blockMember } from '#contract/members.ts'
import { reportMember } from '#contract/reports.ts'
import { openFiles, photoKey, deleteScheduledFiles } from '#server/features/media/media.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { mailsTo } from '#test/waiting-mails.ts'

const NOW = new Date('2026-03-15T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const folder = mkdtempSync(join(tmpdir(), 'vonk-files-'))
const files = openFiles(folder)
const app = await testApp(db, { files, clock: () => NOW })
const strict = await testApp(db, {
  files,
  clock: () => NOW,
  config: { ...readConfig({ NODE_ENV: 'test' }), LIMIT_FACTOR: 1 },
})

async function aMember(changes: Parameters<typeof makeMember>[2] = {}, on = app) {
  const member = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(on, member.id)
  const report = (changed: object = {}) => call(reportMember, { ...aReport(), ...changed } as never)
  return { ...member, call, report }
}

function aReport() {
  return {
    client_id: randomUUID(),
    subject: 'member',
    reason: 'scam_or_money',
    explanation: 'Vroeg mij twee keer om geld.',
    is_sincere: true,
  }
}

async function reportsAbout({ id }: { id: string }) {
  return db.selectFrom('report').selectAll().where('target_id', '=', id).execute()
}

async function stepsOf({ id }: { id: string }) {
  const steps = await db
    .selectFrom('report_step')
    .select('step')
    .where('report_id', '=', id)
    .orderBy('id')
    .execute()
  return steps.map(({ step }) => step)
}

const PROMPTS = '[{"prompt":"laugh","answer":"Om je geld."}]'
test('a report keeps what was to be seen, and its receipt goes out at once with number, what, why and when [ACC-8] [P9]', async () => {
  const me = await aMember({ language: 'de' })
  const words = { about: 'Stuur geld.', prompts: PROMPTS }
  const noor = await aMember({ ...words, name: 'Noor', hasPhoto: true })

  const { body } = await me.report({ profile_id: noor.id })
  await db.updateTable('member').set({ about: 'Lief.' }).where('id', '=', noor.id).execute()

  const [report] = await reportsAbout(noor)
  const { filename } = await db
    .selectFrom('photo')
    .select('filename')
    .where('member_id', '=', noor.id)
    .executeTakeFirstOrThrow()
  expect(report).toMatchObject({
    number: body.number,
    reporter_id: me.id,
    subject: 'member',
    reason: 'scam_or_money',
    explanation: 'Vroeg mij twee keer om geld.',
    evidence: {
      profile: {
        ...words,
        name: 'Noor',
        prompts: ['laugh: Om je geld.'],
        date_of_birth: '1990-05-17',
      },
      photos: [filename],
    },
    created_at: NOW,
    decision: null,
  })
  expect(await stepsOf(report!)).toEqual(['received', 'receipt_sent'])
  expect(await mailsTo(db, me.email)).toEqual([
    {
      name: 'report_receipt',
      report: {
        number: body.number,
        subject: 'member',
        reason: 'scam_or_money',
        at: NOW.toISOString(),
      },
    },
  ])
  expect(await mailsTo(db, noor.email)).toEqual([])
})

async function aPhotoOf({ id }: { id: string }) {
  const filename = await makeStoredPhoto(db, files, id)
  await files.write(photoKey(filename, 'full'), Buffer.from('what was to be seen'))
  const photo = await db
    .selectFrom('photo')
    .select('id')
    .where('filename', '=', filename)
    .executeTakeFirstOrThrow()
  return { filename, photoId: photo.id }
}

test('the bytes of a reported photo are kept aside and outlive the photo [P9] [ACC-6]', async () => {
  const me = await aMember()
  const noor = await aMember()
  const { filename, photoId } = await aPhotoOf(noor)

  await me.report({ profile_id: noor.id, subject: 'photo', subject_id: photoId })
  await db.deleteFrom('photo').where('id', '=', photoId).execute()
  await files.remove(photoKey(filename, 'full'))
  await deleteScheduledFiles(db, files, new Date('2027-01-01'))

  const [report] = await reportsAbout(noor)
  const evidence = report!.evidence as { photo: string; photo_key: string }
  const kept = await files.find(evidence.photo_key)
  expect(evidence.photo).toBe(filename)
  expect(evidence.photo_key).toMatch(/^reports\//)
  expect(await text(kept!.stream())).toBe('what was to be seen')
})

test('the same report fifty times at once and again is one, with one number and one receipt [M3] [ACC-8]', async () => {
  const me = await aMember({}, strict)
  const noor = await aMember()
  const same = { client_id: randomUUID(), profile_id: noor.id }

  const reports = await Promise.all(Array.from({ length: 50 }, () => me.report(same)))
  const again = await me.report(same)

  const numbers = new Set([...reports, again].map(({ body }) => body.number))
  expect(reports.map(({ outcome }) => outcome)).toEqual(reports.map(() => 200))
  expect(numbers.size).toBe(1)
  expect(await reportsAbout(noor)).toHaveLength(1)
  expect(await mailsTo(db, me.email)).toHaveLength(1)
})

test('another report under the same id is refused, whoever makes it, and changes nothing [M3]', async () => {
  const me = await aMember()
  const other = await aMember()
  const noor = await aMember()
  const same = { client_id: randomUUID(), profile_id: noor.id }
  await me.report(same)

  const outcomes = await Promise.all([
    me.report({ ...same, reason: 'minor' }),
    me.report({ ...same, explanation: 'Iets heel anders dan eerst.' }),
    me.report({ ...same, profile_id: other.id }),
    other.report(same),
  ])

  expect(outcomes.map(({ outcome }) => outcome)).toEqual(outcomes.map(() => 'CLIENT_ID_REUSED'))
  expect(await reportsAbout(noor)).toHaveLength(1)
  expect(await mailsTo(db, other.email)).toEqual([])
})

test('a report that came in is answered the same after its member has vanished [M3] [ACC-5]', async () => {
  const me = await aMember()
  const noor = await aMember()
  const same = { client_id: randomUUID(), profile_id: noor.id }
  const first = await me.report(same)
  await noor.call(blockMember, { profile_id: me.id })

  const again = await me.report(same)

  expect([again.outcome, again.body.number]).toEqual([200, first.body.number])
})

test('ten reports a day are taken, also of thirty at once, and the eleventh waits [A10]', async () => {
  const me = await aMember({}, strict)
  const noor = await aMember()

  const reports = await Promise.all(
    Array.from({ length: 30 }, () => me.report({ profile_id: noor.id })),
  )
  const more = await me.report({ profile_id: noor.id })

  expect(reports.filter(({ outcome }) => outcome === 200)).toHaveLength(10)
  expect([more.outcome, more.headers['retry-after']]).toEqual(['RATE_LIMITED', '86400'])
  expect(await reportsAbout(noor)).toHaveLength(10)
  expect(await mailsTo(db, me.email)).toHaveLength(10)
})

test('a report that a limit stops copies no photo, also of thirty at once [U4] [A10]', async () => {
  const me = await aMember({}, strict)
  const noor = await aMember()
  const { photoId } = await aPhotoOf(noor)
  const about = { profile_id: noor.id, subject: 'photo', subject_id: photoId }
  const copies = () => readdirSync(join(folder, 'reports', site.id)).length
  await (await aMember()).report(about)
  const before = copies()

  await Promise.all(Array.from({ length: 30 }, () => me.report(about)))
  await me.report(about)

  expect(copies() - before).toBe(10)
})

test('whoever may not be seen cannot be reported either, and is answered like nobody [P2] [ACC-4] [ACC-5]', async () => {
  const me = await aMember()
  const blocker = await aMember()
  await blocker.call(blockMember, { profile_id: me.id })
  const hidden = [
    blocker,
    me,
    await makeMember(db, site.id, { is_invisible: true }),
    await makeMember(db, site.id, { status: 'deleted' }),
    await makeMember(db, site.id, { status: 'banned' }),
    await makeMember(db, elsewhere.id),
    { id: randomUUID() },
  ]

  const errors = await Promise.all(
    hidden.map(async ({ id }) => (await me.report({ profile_id: id })).error),
  )

  expect(errors).toEqual(hidden.map(() => ({ code: 'NOT_FOUND' })))
  expect(
    await db.selectFrom('report').where('reporter_id', '=', me.id).selectAll().execute(),
  ).toEqual([])
})

test('whom somebody has blocked themselves they can still report [ACC-8]', async () => {
  const me = await aMember()
  const noor = await aMember()
  await me.call(blockMember, { profile_id: noor.id })

  const blocked = await me.report({ profile_id: noor.id })
  await me.call(unblockMember, { profile_id: noor.id })

  expect(blocked.outcome).toBe(200)
})

test('only what belongs to the member can be reported: no photo of others, no message that there is not [P2]', async () => {
  const me = await aMember()
  const noor = await aMember()
  const other = await aMember({ hasPhoto: true })
  const { id: foreign } = await db
    .selectFrom('photo')
    .select('id')
    .where('member_id', '=', other.id)
    .executeTakeFirstOrThrow()

  const outcomes = await Promise.all([
    me.report({ profile_id: noor.id, subject: 'photo', subject_id: foreign }),
    me.report({ profile_id: noor.id, subject: 'photo', subject_id: randomUUID() }),
    me.report({ profile_id: noor.id, subject: 'photo' }),
    me.report({ profile_id: noor.id, subject: 'message', subject_id: randomUUID() }),
  ])

  expect(outcomes.map(({ outcome }) => outcome)).toEqual(outcomes.map(() => 'NOT_FOUND'))
})

test.each([
  [{ is_sincere: false }, 'is_sincere'],
  [{ reason: 'dislike' }, 'reason'],
])('a report with %j is no report [P9]', async (wrong, field) => {
  const me = await aMember()
  const noor = await aMember()

  const { error } = await me.report({ profile_id: noor.id, ...wrong })

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field } })
  expect(await reportsAbout(noor)).toEqual([])
})

test("the app's role can neither change nor remove what was done about a report [P9]", async () => {
  const me = await aMember()
  const noor = await aMember()
  await me.report({ profile_id: noor.id })

  const outcomes = await Promise.allSettled([
    db.updateTable('report_step').set({ detail: 'changed' }).execute(),
    db.deleteFrom('report_step').execute(),
  ])

  expect(outcomes.map((outcome) => String((outcome as PromiseRejectedResult).reason))).toEqual(
    outcomes.map(() => expect.stringContaining('permission denied') as string),
  )
})
