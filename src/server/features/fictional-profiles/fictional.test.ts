import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  licensePicture,
  listFictional,
  makeFictional,
  publishFictional,
  removeFictionalPicture,
  saveFictional,
} from '#contract/office/fictional.ts'
import { fictionalWorld, LICENCE } from '#test/fictional-world.ts'
import { officeCaller } from '#test/office.ts'
import { endLicences } from './pictures.ts'

const world = await fictionalWorld()
const { app, clock, db, site, tim, operator, anouk, storedFiles } = world
const { wished, aDraft, withPicture, recorded, isSeen } = world

test('a draft is made once, marked and shown to nobody, and each step of it is in the record [OFF-13]', async () => {
  const wish = wished()

  const told = [await tim.call(makeFictional, wish), await tim.call(makeFictional, wish)]

  const draft = told[0]!.body
  expect(told.map(({ outcome }) => outcome)).toEqual([200, 200])
  expect(draft).toMatchObject({
    state: 'draft',
    name: 'Anouk',
    age: 45,
    brief: 'Has a cat named Pluis.',
    writers: [{ name: 'Tim Albers' }],
    blocks: [],
  })
  expect(await isSeen(draft.id)).toBe(false)
  const { body } = await tim.call(publishFictional, {
    profile_id: draft.id,
    revision: draft.revision,
  })
  expect(body.state).toBe('published')
  expect(await isSeen(draft.id)).toBe(true)
  expect(await recorded(draft.id)).toEqual(['fictional_made', 'fictional_published'])
})

test('nobody takes the mark off, and no draft or retired profile is shown, whatever is written [OFF-13]', async () => {
  const { id } = await aDraft()
  const write = (values: object) =>
    db.updateTable('member').set(values).where('id', '=', id).execute()

  await expect(write({ is_fictional: false })).rejects.toThrow('mark')
  await write({ is_invisible: false })

  const row = db.selectFrom('member').select(['is_invisible', 'is_fictional']).where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ is_invisible: true, is_fictional: true })
})

test.each([
  ['somebody of 24', { date_of_birth: '2001-03-11' }, 'INVALID_INPUT', 'date_of_birth'],
  ['a promise', { about: 'Zullen we zaterdag afspreken bij mij thuis?' }, 'TEXT_REFUSED', 'about'],
  ['a denial', { about: 'Ik ben echt, geen nepprofiel.' }, 'TEXT_REFUSED', 'about'],
  ['a number', { about: 'App me op 06 12345678' }, 'TEXT_REFUSED', 'about'],
  ['a town that is not there', { city: 'Nergens' }, 'PLACE_UNKNOWN', 'city'],
  ['a stranger as writer', { writer_ids: [randomUUID()] }, 'INVALID_INPUT', 'writer_ids'],
])('%s makes no profile, and the field is named [OFF-13]', async (_, change, code, field) => {
  const wish = wished(change)

  const told = await tim.call(makeFictional, wish)

  expect([told.outcome, told.error?.params?.['field']]).toEqual([code, field])
  const { client_id: id } = wish as { client_id: string }
  expect(await db.selectFrom('member').select('id').where('id', '=', id).execute()).toEqual([])
})

test('who is 25 on this day may be made, and the database refuses who is not [OFF-13]', async () => {
  const { id } = await aDraft({ date_of_birth: '2001-03-10' })

  const younger = db
    .updateTable('member')
    .set({ date_of_birth: '2001-03-11' })
    .where('id', '=', id)
    .execute()

  await expect(younger).rejects.toThrow('fictional_is_25')
})

test('a picture without a licence is shown to nobody and closes publishing, in the database as well [OFF-13]', async () => {
  const { id, revision } = await aDraft()
  const body = await withPicture(id, null)
  const picture = body.pictures[0]!
  expect([picture.state, body.blocks]).toEqual(['missing', ['licence']])

  const told = await tim.call(publishFictional, { profile_id: id, revision })
  expect(told.outcome).toBe('LICENCE_MISSING')
  const published = db
    .updateTable('fictional_profile')
    .set({ state: 'published', published_at: clock.now })
    .where('member_id', '=', id)
  const shown = db.updateTable('photo').set({ status: 'active' }).where('id', '=', picture.id)
  await expect(published.execute()).rejects.toThrow('licence')
  await expect(shown.execute()).rejects.toThrow('licence')

  const noted = { profile_id: id, picture_id: picture.id, ...LICENCE }
  const { body: licensed } = await tim.call(licensePicture, noted)
  expect(licensed.pictures[0]).toMatchObject({
    state: 'fine',
    licence: { origin: 'Studio Lumen', checked_by: 'Tim Albers' },
  })
  expect((await tim.call(publishFictional, { profile_id: id, revision })).outcome).toBe(200)
  expect(await recorded(id)).toEqual([
    'fictional_made',
    'fictional_picture_added',
    'fictional_picture_licensed',
    'fictional_published',
  ])
})

test('a licence that ends takes its picture off by itself, once, and the list says so [OFF-13]', async () => {
  const { id, revision } = await aDraft({ name: 'Zita' })
  await withPicture(id, { ...LICENCE, ends_on: '2026-03-12' })
  await tim.call(publishFictional, { profile_id: id, revision })
  const main = async () => {
    const row = db.selectFrom('member').select('main_photo').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).main_photo
  }
  expect(await endLicences(db, new Date('2026-03-12T23:59:00Z'))).toBe(0)
  expect(await main()).not.toBeNull()

  const over = new Date('2026-03-13T00:01:00Z')
  const counts = await Promise.all([endLicences(db, over), endLicences(db, over)])

  expect(counts.toSorted()).toEqual([0, 1])
  expect(await main()).toBeNull()
  expect(
    (await recorded(id)).filter((action) => action === 'fictional_licence_ended'),
  ).toHaveLength(1)
  const before = clock.now
  clock.now = new Date('2026-03-13T08:00:00Z')
  const browser = await officeCaller(app, operator, { now: clock.now })
  const { body } = await browser.call(listFictional, { view: 'unlicensed', site_id: site.id })
  expect(body.profiles.find((row) => row.id === id)).toMatchObject({ pictures: 1, licensed: 0 })
  clock.now = before
})

test('a picture that is taken away is gone with its files, and another profile’s is not there [OFF-13]', async () => {
  const [one, other] = [await aDraft(), await aDraft()]
  const { pictures } = await withPicture(one.id)
  const picture = { picture_id: pictures[0]!.id }

  const foreign = await tim.call(removeFictionalPicture, { profile_id: other.id, ...picture })
  const { body } = await tim.call(removeFictionalPicture, { profile_id: one.id, ...picture })

  expect([foreign.outcome, body.pictures]).toEqual(['NOT_FOUND', []])
  expect(storedFiles().length).toBeGreaterThan(0)
  const doomed = await db.selectFrom('doomed_file').select('key').execute()
  expect(doomed.length).toBeGreaterThan(0)
})

test('of two who save the same at once one hears that it changed meanwhile [OFF-13]', async () => {
  const { id, revision } = await aDraft()
  const save = (name: string) =>
    tim.call(saveFictional, {
      profile_id: id,
      revision,
      ...structuredClone(anouk),
      name,
    } as never)

  const told = await Promise.all([save('Eva'), save('Sofie')])

  expect(told.map(({ outcome }) => `${outcome}`).toSorted()).toEqual(['200', 'CHANGED_MEANWHILE'])
})
