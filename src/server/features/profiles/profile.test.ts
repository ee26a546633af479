import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { makeSite } from '#test/make.ts'
import { ownProfiles, PROFILE } from '#test/own-profile.ts'

const NOW = new Date('2026-06-15T11:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

const { aMember, withSettings } = ownProfiles(app, site.id)

test('a member reads and saves everything they tell about themselves [ACC-2]', async () => {
  const { save, read } = await aMember()

  const { outcome, body } = await save()

  expect(outcome).toBe(200)
  expect(body.profile).toEqual(PROFILE)
  expect(await read()).toEqual(PROFILE)
  expect(body.user.profile).toMatchObject({ name: 'Fleur', country: 'NL' })
})

test('one’s other devices learn that the profile is another [LIV-1]', async () => {
  const { member, save } = await aMember()

  await save()
  await save({ name: '' })

  const events = await db
    .selectFrom('member_event')
    .select('kind')
    .where('member_id', '=', member.id)
    .execute()
  expect(events).toEqual([{ kind: 'user_changed' }])
})

test('what is empty can be told and what was told can be emptied [ACC-2]', async () => {
  const { save, read } = await aMember()
  const nothing = {
    sexuality: null,
    about: '',
    hair_color: null,
    eye_color: null,
    body_type: null,
    relationship_status: null,
    tattoos: null,
    interests: [],
    relationship_style: null,
  } as const
  const noWants = { looks_for: [], boundaries: [], prompts: [] }

  await save()
  await save({ ...nothing, ...noWants, interests: [] })

  expect(await read()).toEqual({ ...PROFILE, ...nothing, ...noWants })
})

test('a field that the site does not show stays as it was [ACC-2] [P7]', async () => {
  const { save, read } = await aMember()
  await save()

  await withSettings(
    { visible_profile_fields: ['hair_color'], visible_profile_notes: [] },
    async () => {
      const { outcome } = await save({
        name: 'Roos',
        seeks: 'male',
        gender: 'male',
        sexuality: 'gay',
        date_of_birth: '2020-01-01',
        place: { country: 'NL', region: 'XX', city: 'Nowhere' },
        about: 'insta: roos',
        hair_color: 'black',
        eye_color: 'blue',
        body_type: 'slim',
        relationship_status: 'widowed',
        tattoos: 'many',
        interests: ['art', 'art'],
        looks_for: ['chat', 'chat'],
        relationship_style: 'swinging',
        boundaries: [],
        prompts: [],
      })

      expect(outcome).toBe(200)
      expect(await read()).toEqual({ ...PROFILE, name: 'Roos', seeks: 'male', hair_color: 'black' })
    },
  )
})

test.each(['country', 'region', 'city'])(
  'the place is one thing: it is saved where the %s shows [ACC-2]',
  async (field) => {
    const { save, read } = await aMember()

    await withSettings({ visible_profile_fields: [field] }, async () => {
      await save()

      expect((await read()).place).toEqual(PROFILE.place)
    })
  },
)

test('the name is not the own e-mail address and no handle [SGN-3] [ACC-2]', async () => {
  const { save, member } = await aMember({ email: 'Noor@x.y' })

  expect((await save({ name: '@noor' })).error).toMatchObject({
    code: 'NAME_NOT_ALLOWED',
    params: { field: 'name' },
  })
  expect((await save({ name: member.email.toUpperCase() })).error?.code).toBe('NAME_NOT_ALLOWED')
})

test.each([
  ['name', { name: '0612345678' }],
  ['about', { about: 'Bel 06 12 34 56 78' }],
  ['about', { about: 'noor at gmail punt com' }],
])(
  'contact details in the %s are refused until a member is premium [ACC-2]',
  async (field, text) => {
    const free = await aMember()
    const premium = await aMember({ paid_user: true })

    expect((await free.save(text)).error).toEqual({ code: 'CONTACT_DETAILS', params: { field } })
    expect((await premium.save(text)).outcome).toBe(200)
  },
)

test.each([
  ['Pacific/Kiritimati', '2008-06-16', 200],
  ['Pacific/Kiritimati', '2008-06-17', 'TOO_YOUNG'],
  ['Europe/Amsterdam', '2008-06-15', 200],
  ['Europe/Amsterdam', '2008-06-16', 'TOO_YOUNG'],
  ['Etc/GMT+12', '2008-06-14', 200],
  ['Etc/GMT+12', '2008-06-15', 'TOO_YOUNG'],
  ['Europe/Amsterdam', '1900-01-01', 'TOO_YOUNG'],
])('in %s somebody born on %s is answered %s [P11] [SGN-3]', async (time_zone, born, expected) => {
  const { save } = await aMember()

  await withSettings({ time_zone }, async () => {
    expect((await save({ date_of_birth: born })).outcome).toBe(expected)
  })
})

test('a town that the search does not know is refused, and one of a country not served [ACC-2]', async () => {
  const { save } = await aMember()
  const brussels = { country: 'BE', region: 'BRU', city: 'Brussel' } as const

  const refused = await save({ place: { ...PROFILE.place, city: 'Utrechtt' } })

  expect(refused.error).toEqual({ code: 'PLACE_UNKNOWN', params: { field: 'place' } })
  expect((await save({ place: brussels })).outcome).toBe(200)
  await withSettings({ countries: ['NL'] }, async () => {
    expect((await save({ place: brussels })).outcome).toBe(200)
    expect((await save({ place: { ...brussels, region: 'VAN', city: 'Antwerpen' } })).outcome).toBe(
      'PLACE_UNKNOWN',
    )
  })
})

test('interests are told once each, and are those of the site or those there already [ACC-2]', async () => {
  const { save, read } = await aMember({ interests: ['yoga'] })

  await withSettings({ interests: ['art', 'wine'] }, async () => {
    expect((await save({ interests: ['art', 'art'] })).error).toMatchObject({
      code: 'INVALID_INPUT',
      params: { field: 'interests' },
    })
    expect((await save({ interests: ['travel'] })).outcome).toBe('INVALID_INPUT')
    expect((await save({ interests: ['yoga', 'wine'] })).outcome).toBe(200)
    expect((await read()).interests).toEqual(['yoga', 'wine'])
  })
})

test('a refusal changes nothing [P7]', async () => {
  const { save } = await aMember()
  const before = await databaseHash(db)

  await save({ about: 'insta: noor' })
  await save({ date_of_birth: '2015-01-01' })
  await save({ place: { ...PROFILE.place, city: 'Nowhere' } })
  await save({ interests: ['art', 'art'] })

  expect(await databaseHash(db)).toBe(before)
})

test('of many who save at once one is kept whole [ACC-2]', async () => {
  const { save, read } = await aMember()
  const wishes = Array.from({ length: 20 }, (_, nth) => ({
    name: `Fleur ${nth}`,
    about: `Tekst ${nth}`,
  }))

  await Promise.all(wishes.map(save))

  const { name, about } = await read()
  expect(wishes).toContainEqual({ name, about })
})
