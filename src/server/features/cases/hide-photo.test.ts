import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listCases, openCase } from '#contract/office/cases.ts'
import * as contract from '#contract/office/photo-review.ts'
import { readRecord } from '#contract/office/record.ts'
import { openFiles, photoKey } from '#server/features/media/media.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeCase } from '#test/make-case.ts'
import { cookieOf, makeMember, makePhoto, makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { settlePhoto } from './settle-photo.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { db } = await freshDatabase()
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const app = await testApp(db, { files, clock: () => NOW })

async function aWorld() {
  const site = await makeSite(db)
  const member = await makeMember(db, site.id, { name: 'Noor' })
  const filename = await makePhoto(db, member.id)
  await files.write(photoKey(filename, 'thumb'), Buffer.from('a face'))
  const aBrowser = async (wishes: Parameters<typeof makeOperator>[1] = {}) => {
    const wish = { role: 'moderator', siteId: site.id, now: NOW, ...wishes } as const
    return officeCaller(app, await makeOperator(db, wish), { now: NOW })
  }
  return { site, member, photo: await photoNamed(filename), aBrowser }
}

const photoNamed = (filename: string) =>
  db.selectFrom('photo').selectAll().where('filename', '=', filename).executeTakeFirstOrThrow()

const statusOf = async (filename: string) => (await photoNamed(filename)).status

type World = Awaited<ReturnType<typeof aWorld>>

/** What a visitor and another member get of it. */
async function seenBy({ site, photo }: World) {
  const other = await makeMember(db, site.id)
  const url = `/photos/${photo.filename}-thumb.webp`
  const ask = (cookie: string) =>
    app.fastify.inject({ url, headers: { host: site.domain, cookie } })
  const answers = [await ask(''), await ask(await cookieOf(db, other.id, NOW))]
  return answers.map(({ statusCode }) => statusCode)
}

/** The rows of the record about a member. */
async function recorded({ aBrowser, member }: World) {
  const { call } = await aBrowser({ role: 'owner' })
  const about = { subject_kind: 'member', subject_id: member.id }
  const { body } = await call(readRecord, about)
  return body.rows.map(({ action }) => action)
}

test('one press hides a photo that others see from everybody, and a senior alone may show it again [OFF-5]', async () => {
  const world = await aWorld()
  const { aBrowser, photo, member } = world
  const [ana, mirte] = [await aBrowser({ role: 'support' }), await aBrowser({ role: 'owner' })]
  const before = await seenBy(world)

  const { body } = await ana.call(contract.hidePhoto, { photo_id: photo.id })
  const hidden = await seenBy(world)
  const caseId = body.case_id!
  const { body: queue } = await mirte.call(listCases, { holder: 'senior' })
  const noSenior = await (
    await aBrowser()
  ).call(contract.decidePhoto, { case_id: caseId, decision: 'approve' })
  await mirte.call(contract.decidePhoto, { case_id: caseId, decision: 'approve' })
  await settlePhoto(db, { case_id: caseId, decided_at: NOW.toISOString() }, NOW)

  expect([before, hidden, await seenBy(world)]).toEqual([
    [200, 200],
    [404, 404],
    [200, 200],
  ])
  expect(queue.cases).toMatchObject([{ id: caseId, kind: 'photo', is_handed_on: true }])
  expect(queue.cases[0]).toMatchObject({
    opened_at: NOW.toISOString(),
    person: { id: member.id, has_face: false },
  })
  expect(noSenior.error?.params).toEqual({ permission: 'cases_senior' })
  expect(await recorded(world)).toEqual(['photo_hidden'])
})

test('many who press at once hide it once: one case, one row of the record [OFF-3] [OFF-4]', async () => {
  const world = await aWorld()
  const { aBrowser, photo } = world
  const all = await Promise.all(Array.from({ length: 4 }, () => aBrowser()))

  const told = await Promise.all(
    all.map(({ call }) => call(contract.hidePhoto, { photo_id: photo.id })),
  )

  const cases = new Set(told.map(({ body }) => body.case_id))
  expect([told.map(({ outcome }) => outcome), cases.size]).toEqual([told.map(() => 200), 1])
  expect(cases.has(null)).toBe(false)
  expect(await recorded(world)).toEqual(['photo_hidden'])
})

test('whoever approves it at the same moment, it is hidden in the end [OFF-4]', async () => {
  const world = await aWorld()
  const { site, aBrowser } = world
  const { call } = await aBrowser()
  for (let round = 0; round < 3; round += 1) {
    const { id, subjectId } = await makeCase(db, { kind: 'photo', siteId: site.id, at: NOW })
    await call(contract.decidePhoto, { case_id: id, decision: 'approve' })

    const [told] = await Promise.all([
      call(contract.hidePhoto, { photo_id: subjectId }),
      settlePhoto(db, { case_id: id, decided_at: NOW.toISOString() }, NOW),
    ])

    const photo = db.selectFrom('photo').select('status').where('id', '=', subjectId)
    expect((await photo.executeTakeFirstOrThrow()).status).toBe('waiting')
    const waits = db.selectFrom('office_case').selectAll().where('id', '=', told.body.case_id!)
    expect(await waits.executeTakeFirstOrThrow()).toMatchObject({
      decided_at: null,
      handed_why: 'minor',
    })
  }
})

test('a photo of another site cannot be hidden, nor one that is not there [OFF-2]', async () => {
  const { photo } = await aWorld()
  const { aBrowser, member } = await aWorld()
  const { call } = await aBrowser()

  const told = [
    await call(contract.hidePhoto, { photo_id: photo.id }),
    await call(contract.hidePhoto, { photo_id: member.id }),
  ]

  expect(told.map(({ outcome }) => outcome)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect(await statusOf(photo.filename)).toBe('active')
})

test('a case about somebody names the photos that others see [OFF-5]', async () => {
  const { aBrowser, site, member, photo } = await aWorld()
  const { call } = await aBrowser()
  const made = { kind: 'report', siteId: site.id, at: NOW, memberId: member.id } as const
  const { id } = await makeCase(db, made)

  const before = await call(openCase, { case_id: id })
  await call(contract.hidePhoto, { photo_id: photo.id })
  const after = await call(openCase, { case_id: id })

  expect(before.body.person?.shown).toEqual([{ id: photo.id, place: 1 }])
  expect(after.body.person?.shown).toEqual([])
})
