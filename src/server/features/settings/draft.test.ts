import { expect, test } from 'vitest'
import type { OfficeRefusal } from '#contract/office/refusals.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { makeOperator } from '#test/office.ts'
import { changeSettings } from './change-settings.ts'
import { discardDraft, draftSettings, editDraft, publishDraft, undoVersion } from './draft.ts'
import { readForm } from './settings-form.ts'
import { settingsOf } from './settings-of.ts'
import { historyOf } from './versions.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const mirte = await anOperator('Mirte Vos')
const joost = await anOperator('Joost de Wit')

test('a draft changes nothing of the site until it is published, then all of it at once [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)

  await edit(siteId, 0, { name: 'Ember', 'company.city': 'Utrecht' })
  const live = await settingsOf(db, siteId)
  const draft = await draftSettings(db, siteId)
  await publishDraft(db, { ...at(siteId, 1), version: 0, why: 'A new name.' })
  const after = await settingsOf(db, siteId)

  expect([live.name, live.company.city]).toEqual(['Vonk', 'Amsterdam'])
  expect([draft.name, draft.company.city, draft.mail_name]).toEqual(['Ember', 'Utrecht', 'Ember'])
  expect([after.name, after.company.city]).toEqual(['Ember', 'Utrecht'])
  const { versions } = await history(siteId)
  expect(versions).toEqual([
    expect.objectContaining({
      number: 1,
      who: 'Mirte Vos',
      why: 'A new name.',
      changes: expect.arrayContaining([
        { field: 'name', before: 'Vonk', after: 'Ember' },
        { field: 'company.city', before: 'Amsterdam', after: 'Utrecht' },
      ]),
    }),
  ])
})

test('the form knows each setting with its default, what it is and what it becomes [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)
  await changeSettings(db, siteId, { brand: '#8a1030' })
  await edit(siteId, 0, { brand: '#0b6e3f' })

  const { fields, draft } = await readForm(db, { siteId, operatorId: joost.operatorId })

  expect(fields.find(({ name }) => name === 'brand')).toEqual({
    name: 'brand',
    group: 'looks',
    form: { kind: 'color', format: 'color' },
    standard: '#dc143c',
    live: '#8a1030',
    draft: '#0b6e3f',
    is_changed: true,
  })
  expect(fields.filter(({ is_changed: isChanged }) => isChanged)).toHaveLength(1)
  expect(draft).toMatchObject({ who: 'Mirte Vos', is_mine: false })
})

test('what is set back to what is live is no change any more [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)
  await edit(siteId, 0, { niche: 3 })
  await edit(siteId, 1, { niche: 7 })

  const { draft, revision } = await readForm(db, { siteId, operatorId: mirte.operatorId })

  expect([draft, revision]).toEqual([null, 2])
})

test.each([
  [{ niche: 98 }, 'niche'],
  [{ brand: 'red' }, 'brand'],
  [{ 'company.kvk': '' }, 'company.kvk'],
  [{ colour: '#000000' }, 'colour'],
])(
  'a draft of %j is refused with the name of the field [OFF-12] [SITE-4]',
  async (changes, field) => {
    const { id: siteId } = await makeSite(db)

    await expect(edit(siteId, 0, changes)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      params: { field },
    })
    expect((await readForm(db, { siteId, operatorId: mirte.operatorId })).revision).toBe(0)
  },
)

test('what contradicts can be drafted and not published [OFF-12] [SITE-4]', async () => {
  const { id: siteId } = await makeSite(db)
  await edit(siteId, 0, { brand: '#ffd0d8' })

  const { problems } = await readForm(db, { siteId, operatorId: mirte.operatorId })
  const publishing = publishDraft(db, { ...at(siteId, 1), version: 0, why: '' })

  expect(problems).toEqual([expect.objectContaining({ field: 'brand', against: 'on_brand' })])
  await expect(publishing).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    params: { field: 'brand' },
  })
  expect((await settingsOf(db, siteId)).brand).toBe('#dc143c')
  await edit(siteId, 1, { on_brand: '#000000' })
  await publishDraft(db, { ...at(siteId, 2), version: 0, why: '' })
  expect((await settingsOf(db, siteId)).brand).toBe('#ffd0d8')
})

test('of many who change a draft at once one is heard, and all others are told who it was [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)

  const outcomes = await atOnce(10, (nth) =>
    edit(siteId, 0, { niche: (nth % 6) + 1 }, nth % 2 ? mirte : joost).then(
      () => 'heard',
      ({ code, params }: OfficeRefusal) => `${code} ${params?.['who'] === '' ? 'nobody' : 'named'}`,
    ),
  )

  expect(outcomes.filter((outcome) => outcome === 'heard')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'DRAFT_CHANGED named')).toHaveLength(9)
})

test('published many times at once it is published once [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)
  await edit(siteId, 0, { niche: 3 })

  const outcomes = await atOnce(10, () =>
    publishDraft(db, { ...at(siteId, 1), version: 0, why: '' }).then(
      () => 'done',
      ({ code }: OfficeRefusal) => code,
    ),
  )

  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect((await history(siteId)).count).toBe(1)
})

test('a draft that was compared with an older version is not published [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)
  await edit(siteId, 0, { niche: 3 })
  await changeSettings(db, siteId, { refund_days: 9 })

  const publishing = publishDraft(db, { ...at(siteId, 1), version: 0, why: '' })

  await expect(publishing).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await publishDraft(db, { ...at(siteId, 1), version: 1, why: '' })
  expect(await settingsOf(db, siteId)).toMatchObject({ niche: 3, refund_days: 9 })
})

test('a version is taken back as a draft, and later changes stay [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)
  await changeSettings(db, siteId, { niche: 3, refund_days: 9 })
  await changeSettings(db, siteId, { message_length: 300 })

  await undoVersion(db, { ...at(siteId, 0), number: 1, how: 'take_back' })

  expect(await settingsOf(db, siteId)).toMatchObject({ niche: 3, message_length: 300 })
  expect(await draftSettings(db, siteId)).toMatchObject({
    niche: 7,
    refund_days: 14,
    message_length: 300,
  })
})

test('one returns to any version, with all that it said [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)
  await changeSettings(db, siteId, { niche: 3, refund_days: 9 })
  await changeSettings(db, siteId, { message_length: 300 })
  await changeSettings(db, siteId, { niche: 5 })

  await undoVersion(db, { ...at(siteId, 0), number: 1, how: 'return_to' })

  expect(await draftSettings(db, siteId)).toMatchObject({
    niche: 3,
    refund_days: 9,
    message_length: 500,
  })
})

test('what is discarded is gone, and whoever had read it is told [OFF-12]', async () => {
  const { id: siteId } = await makeSite(db)
  await edit(siteId, 0, { niche: 3 })
  await discardDraft(db, at(siteId, 1, joost))

  expect((await draftSettings(db, siteId)).niche).toBe(7)
  await expect(edit(siteId, 1, { niche: 4 })).rejects.toMatchObject({
    code: 'DRAFT_CHANGED',
    params: { who: 'Joost de Wit' },
  })
})

async function anOperator(name: string) {
  const { id } = await makeOperator(db, { name, now })
  return { operatorId: id, name, via: 'office' } as const
}

function at(siteId: string, revision: number, by = mirte) {
  return { siteId, revision, by, now }
}

function edit(siteId: string, revision: number, changes: Record<string, unknown>, by = mirte) {
  return editDraft(db, { ...at(siteId, revision, by), changes })
}

function history(siteId: string) {
  return historyOf(db, { siteId, operatorId: mirte.operatorId, before: undefined })
}

function atOnce<Result>(times: number, work: (nth: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: times }, (_, nth) => work(nth)))
}
