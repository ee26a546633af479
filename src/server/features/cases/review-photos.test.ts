import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#server/features/record/record.ts'
import * as contract from '#contract/office/photo-review.ts'
import { casePicture, listCases, openCase } from '#contract/office/cases.ts'
import { openFiles, photoKey } from '#server/features/media/media.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeCase } from '#test/make-case.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { approveByCommand, PHOTO_DECISION } from './cases.ts'
import { settlePhoto } from './settle-photo.ts'

const START = new Date('2026-03-01T12:00:00Z')
const held = { now: START }
const { db } = await freshDatabase()
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const app = await testApp(db, { files, clock: () => held.now })

async function aWorld() {
  held.now = START
  const site = await makeSite(db)
  const aPhoto = (memberId?: string, hours = 1) =>
    makeCase(db, {
      kind: 'photo',
      siteId: site.id,
      at: new Date(START.getTime() - hours * 60 * 60 * 1000),
      ...(memberId === undefined ? {} : { memberId }),
    })
  const aBrowser = async (wishes: Parameters<typeof makeOperator>[1] = {}) => {
    const wish = { role: 'moderator', siteId: site.id, now: START, ...wishes } as const
    const operator = await makeOperator(db, wish)
    return { ...operator, ...(await officeCaller(app, operator, { now: START })) }
  }
  return { site, aPhoto, aBrowser }
}

const photoWith = (id: string) =>
  db
    .selectFrom('photo')
    .select(['id', 'status', 'filename'])
    .where('id', '=', id)
    .executeTakeFirst()
const caseWith = (id: number) =>
  db.selectFrom('office_case').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const afterSeconds = (seconds: number) => {
  held.now = new Date(START.getTime() + seconds * 1000)
}

/** What the worker does at this moment. */
async function work(): Promise<void> {
  const due = await db
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('kind', '=', PHOTO_DECISION)
    .where('run_at', '<=', held.now)
    .execute()
  for (const { id, payload } of due) {
    await settlePhoto(db, payload as Parameters<typeof settlePhoto>[1], held.now)
    await db.deleteFrom('job').where('id', '=', id).execute()
  }
}

test('six are taken at a time, the longest waiting first, and two who ask at once get different ones [OFF-5]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const ids: number[] = []
  for (let nth = 0; nth < 12; nth += 1) ids.push((await aPhoto(undefined, 20 - nth)).id)
  const [ana, ola] = [await aBrowser(), await aBrowser()]

  const taken = await Promise.all(
    [ana, ola].map(({ call }) => call(contract.takePhotos, { count: 6, but: [] })),
  )
  const more = await ana.call(contract.takePhotos, { count: 6, but: ids })

  const of = taken.map(({ body }) => body.photos.map((photo) => photo.case_id))
  expect(of.flat().toSorted((a, b) => a - b)).toEqual(ids)
  expect(of.map((each) => each.length)).toEqual([6, 6])
  expect([more.body.photos, more.body.waiting]).toEqual([[], 12])
})

test('an approved photo is shown ten seconds later, and not before [OFF-5]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { id, subjectId } = await aPhoto()
  const { call } = await aBrowser()

  const { body } = await call(contract.decidePhoto, { case_id: id, decision: 'approve' })
  await work()
  const before = await photoWith(subjectId)
  afterSeconds(11)
  await work()

  expect(body.undo_until).toBe(new Date(START.getTime() + 10_000).toISOString())
  expect([before?.status, (await photoWith(subjectId))?.status]).toEqual(['waiting', 'active'])
  expect(await caseWith(id)).toMatchObject({ outcome: 'approve', done_at: held.now })
})

test('a rejected photo goes, and its member reads why in their language [OFF-5]', async () => {
  const { site, aPhoto, aBrowser } = await aWorld()
  const member = await makeMember(db, site.id, { language: 'pl' })
  const { id, subjectId } = await aPhoto(member.id)
  const { call } = await aBrowser()

  const wish = { case_id: id, decision: 'reject', reason: 'contact_or_advert' } as const
  const { outcome } = await call(contract.decidePhoto, wish)
  afterSeconds(11)
  await work()

  expect([outcome, await photoWith(subjectId)]).toEqual([200, undefined])
  expect(JSON.stringify(await mailsTo(db, member.email))).toMatch(/kontakt/i)
})

test('taken back within ten seconds it never happened, and it is there to look at again [OFF-5]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { id, subjectId } = await aPhoto()
  const ana = await aBrowser()
  await ana.call(contract.decidePhoto, { case_id: id, decision: 'reject', reason: 'unclear' })
  afterSeconds(10)

  const { outcome } = await ana.call(contract.undoPhoto, { case_id: id })
  afterSeconds(12)
  await work()

  expect([outcome, (await photoWith(subjectId))?.status]).toEqual([200, 'waiting'])
  expect(await caseWith(id)).toMatchObject({ decided_at: null, outcome: null, claimed_by: ana.id })
  const again = await ana.call(contract.decidePhoto, { case_id: id, decision: 'approve' })
  afterSeconds(24)
  await work()
  expect([again.outcome, (await photoWith(subjectId))?.status]).toEqual([200, 'active'])
})

test('after ten seconds, or by somebody else, nothing is taken back [OFF-5]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { id } = await aPhoto()
  const [ana, ola] = [await aBrowser(), await aBrowser()]
  await ana.call(contract.decidePhoto, { case_id: id, decision: 'approve' })

  const theirs = await ola.call(contract.undoPhoto, { case_id: id })
  afterSeconds(10.5)
  const late = await ana.call(contract.undoPhoto, { case_id: id })

  expect([theirs.outcome, late.outcome]).toEqual(['UNDO_OVER', 'UNDO_OVER'])
})

test('undo and effect at the same moment: one of them, and the photo is as it says [OFF-5]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { call } = await aBrowser()
  for (let round = 0; round < 8; round += 1) {
    afterSeconds(0)
    const { id, subjectId } = await aPhoto()
    await call(contract.decidePhoto, { case_id: id, decision: 'approve' })
    const payload = { case_id: id, decided_at: START.toISOString() }

    const [undone] = await Promise.all([
      call(contract.undoPhoto, { case_id: id }),
      settlePhoto(db, payload, START),
    ])

    const status = (await photoWith(subjectId))?.status
    expect([undone.outcome, status]).toEqual(
      undone.outcome === 200 ? [200, 'waiting'] : ['UNDO_OVER', 'active'],
    )
  }
})

test('of many who decide about one photo at once one does [OFF-4]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { id } = await aPhoto()
  const all = await Promise.all(Array.from({ length: 6 }, () => aBrowser()))

  const told = await Promise.all(
    all.map(({ call }) => call(contract.decidePhoto, { case_id: id, decision: 'approve' })),
  )

  const outcomes = told.map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set([200, 'CASE_DECIDED']))
})

test('a photo whose member removes it meanwhile is decided or gone, and never both [OFF-4]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { call } = await aBrowser()
  for (let round = 0; round < 6; round += 1) {
    afterSeconds(0)
    const { id, subjectId } = await aPhoto()

    const [told] = await Promise.all([
      call(contract.decidePhoto, { case_id: id, decision: 'approve' }),
      db.deleteFrom('photo').where('id', '=', subjectId).execute(),
    ])
    afterSeconds(11)
    await work()

    expect([200, 'CASE_DECIDED']).toContain(told.outcome)
    expect(await caseWith(id)).toMatchObject({ outcome: 'gone', decided_by: null })
  }
})

test('a member who leaves takes their photos out of the queue, and brings them back [OFF-4]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { id, memberId } = await aPhoto()
  const { call } = await aBrowser()
  const waiting = async () => (await call(listCases, {})).body.cases.length
  const become = (status: string) =>
    db
      .updateTable('member')
      .set({ status, deleted_at: status === 'deleted' ? START : null })
      .where('id', '=', memberId)
      .execute()

  await become('deleted')
  const [told, left] = [
    await call(contract.decidePhoto, { case_id: id, decision: 'approve' }),
    await waiting(),
  ]
  await become('active')

  expect([told.outcome, told.error?.params?.['outcome'], left]).toEqual(['CASE_DECIDED', 'gone', 0])
  expect(await waiting()).toBe(1)
})

test('what may show a child stays hidden, goes to a senior at once, and to nobody else [OFF-5]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { id, subjectId } = await aPhoto()
  const [ana, mirte] = [await aBrowser(), await aBrowser({ role: 'owner' })]

  const wish = { case_id: id, decision: 'reject', reason: 'minor' } as const
  const { body } = await ana.call(contract.decidePhoto, wish)
  const again = await ana.call(contract.takePhotos, { count: 6, but: [] })
  const theirs = await mirte.call(contract.takePhotos, { count: 6, but: [] })

  expect([body.undo_until, again.body.photos]).toEqual([null, []])
  expect(theirs.body.photos.map((photo) => photo.case_id)).toEqual([id])
  expect((await photoWith(subjectId))?.status).toBe('waiting')
})

test('a photo is shown only to who has opened its case, a face to everybody on the site [OFF-3]', async () => {
  const { aPhoto, aBrowser } = await aWorld()
  const { id, subjectId, memberId } = await aPhoto()
  const { filename } = (await photoWith(subjectId))!
  const { main_photo: face } = await db
    .selectFrom('member')
    .select('main_photo')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  await files.write(photoKey(filename, 'full'), Buffer.from('a photo'))
  await files.write(photoKey(face!, 'thumb'), Buffer.from('a face'))
  const [ana, ola] = [await aBrowser(), await aBrowser()]
  await ana.call(openCase, { case_id: id })
  const see = async ({ call }: typeof ana, which: 'face' | 'photo') => {
    const { outcome, headers } = await call(casePicture, { case_id: id, which })
    return [outcome, headers['content-type'], headers['cache-control']]
  }

  const shown = [200, 'image/webp', 'no-store']
  expect([await see(ana, 'photo'), await see(ana, 'face'), await see(ola, 'face')]).toEqual([
    shown,
    shown,
    shown,
  ])
  expect((await see(ola, 'photo'))[0]).toBe('NOT_FOUND')
})

test('what a command approves leaves the queue, too [OFF-4]', async () => {
  const { site, aPhoto } = await aWorld()
  const { id, subjectId } = await aPhoto()

  await approveByCommand(db, { siteId: site.id, id: subjectId, by: COMMAND_LINE, now: START })

  expect(await caseWith(id)).toMatchObject({ outcome: 'approve', decided_by: null })
})
