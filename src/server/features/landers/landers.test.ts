import { expect, test } from 'vitest'
import { getLander, getLanderMember } from '#contract/landers.ts'
import { getSignupTarget } from '#contract/signup.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const sites = [
  await siteWith({}),
  await siteWith({ niche: 6 }),
  await siteWith({ logged_out_search: 'no' }),
  await siteWith({}),
  await siteWith({ visible_profile_fields: ['age'], visible_profile_notes: [] }),
  await siteWith({}),
  await siteWith({ niche: 6 }),
]
const app = await testApp(db, { clock: () => NOW })

function siteWith(settings: Record<string, unknown>) {
  return makeSite(db, { settings: JSON.stringify(settings) })
}

/** A site of its own. Its members have a photo, gave both consents and were here an hour ago, unless told otherwise. */
function aSite(number: number) {
  const site = sites[number]!
  const { call } = caller(app, { host: site.domain })
  const hourAgo = new Date(NOW.getTime() - 3_600_000)
  return {
    call,
    add: (changes: Parameters<typeof makeMember>[2] = {}) =>
      makeMember(db, site.id, {
        last_active_at: hourAgo,
        hasPhoto: true,
        is_showcased: true,
        is_showcased_by_type: true,
        ...changes,
      }),
    namesFor: async (slug?: string) => {
      const { body } = await call(getLander, slug ? { slug } : {})
      return body.members.map(({ name }) => String(name)).toSorted()
    },
  }
}

test('only real members who may be shown stand on a landing page, and the count is true [LAN-1] [P9] [P3]', async () => {
  const { add, call } = aSite(0)
  await add({ name: 'Here', last_active_at: NOW })
  await add({ name: 'Before' })
  await add({ name: 'Fiction', is_fictional: true, last_active_at: NOW })
  await add({ name: 'Hidden', is_invisible: true })
  await add({ name: 'Waiting', status: 'not_confirmed' })
  await add({ name: 'Abroad', country: 'BE' })
  await add({ name: 'Faceless', hasPhoto: false, last_active_at: NOW })

  const { body } = await call(getLander, {})

  expect(body.members.map(({ name }) => name)).toEqual(['Here', 'Before'])
  expect(body.num_online).toBe(2)
})

test('a niche chooses whom one meets, by the slug or else by the site [LAN-1]', async () => {
  const { add, namesFor } = aSite(1)
  await add({ name: 'Man', gender: 'male', seeks: 'male' })
  await add({ name: 'Young', date_of_birth: '2000-01-01', seeks: 'both' })
  await add({ name: 'Forty', date_of_birth: '1985-01-01' })
  await add({ name: 'Sixty', date_of_birth: '1965-01-01', body_type: 'curvy' })

  expect(await namesFor()).toEqual(['Man'])
  expect(await namesFor('gaynl')).toEqual(['Man'])
  expect(await namesFor('milfde')).toEqual(['Forty'])
  expect(await namesFor('gilf')).toEqual(['Sixty'])
  expect(await namesFor('bbwpl')).toEqual(['Sixty'])
  expect(await namesFor('shenl')).toEqual(['Young'])
  expect(await namesFor('nl')).toHaveLength(4)
  expect(await namesFor('no-such-thing')).toHaveLength(4)
})

test('only members who agreed to it stand on a landing page, and on one about a type only after a second consent [VIS-2]', async () => {
  const { add, call, namesFor } = aSite(5)
  const man = { gender: 'male', seeks: 'male' } as const
  const asked = [
    await add({ ...man, name: 'Both' }),
    await add({ ...man, name: 'Once', is_showcased_by_type: false }),
    await add({ ...man, name: 'Unasked', is_showcased: false, is_showcased_by_type: false }),
    await add({ ...man, name: 'Members', shown_to: 'members' }),
    await add({ ...man, name: 'Chosen', shown_to: 'chosen' }),
  ]
  const outcomesFor = async (slug?: string) => {
    const answers = asked.map(({ id }) => call(getLanderMember, { profile_id: id, slug }))
    return (await Promise.all(answers)).map(({ outcome }) => outcome)
  }

  expect(await namesFor()).toEqual(['Both', 'Once'])
  expect(await namesFor('gaynl')).toEqual(['Both'])
  // A page that is said to be about a taste says it of those who stand on it.
  expect(await namesFor('bdsmnl')).toEqual(['Both'])
  const no = 'NOT_FOUND'
  expect(await outcomesFor()).toEqual([200, 200, no, no, no])
  expect(await outcomesFor('gaynl')).toEqual([200, no, no, no, no])
})

test('a site for one niche shows on its own pages only members with the second consent, and fictional ones [VIS-2]', async () => {
  const { add, call, namesFor } = aSite(6)
  const man = { gender: 'male', seeks: 'male', is_showcased_by_type: false } as const
  const once = await add({ ...man, name: 'Once' })
  const fiction = await add({ ...man, name: 'Fiction', is_showcased: false, is_fictional: true })
  const outcomeOf = async ({ id }: typeof once) =>
    (await call(getLanderMember, { profile_id: id })).outcome

  expect(await namesFor()).toEqual([])
  expect([await outcomeOf(once), await outcomeOf(fiction)]).toEqual(['NOT_FOUND', 200])
})

test('where visitors may not look there is nobody and no count, and nothing of a member [LAN-1] [SEA-3] [PRO-3]', async () => {
  const { add, call } = aSite(2)
  const member = await add({ last_active_at: NOW, about: 'Ik dans graag.' })

  const lander = await call(getLander, {})
  const own = await call(getLanderMember, { profile_id: member.id })

  expect(lander.body).toMatchObject({ num_online: 0, members: [] })
  expect(own.outcome).toBe('NOT_FOUND')
  expect((await call(getSignupTarget, { profile_id: member.id })).outcome).toBe('NOT_FOUND')
})

test('a member’s own landing page tells the card, their interests and how their text begins [LAN-1]', async () => {
  const { add, call } = aSite(3)
  const short = await add({ about: 'Ik dans graag.', interests: ['dancing'], is_fictional: true })
  const long = await add({ about: `Eerste zin. ${'woord '.repeat(60)}` })

  const answers = await Promise.all(
    [short, long].map(({ id }) => call(getLanderMember, { profile_id: id })),
  )

  expect(answers.map(({ body }) => body.lines)).toEqual(['Ik dans graag.', 'Eerste zin.'])
  expect(answers[0]?.body).toMatchObject({
    interests: ['dancing'],
    member: { fictional_icon: true, is_online: false },
  })
})

test('what the site shows of no profile it shows on no landing page either [LAN-1] [PRO-3]', async () => {
  const { add, call } = aSite(4)
  const { id } = await add({ about: 'Ik dans graag.', interests: ['dancing'] })

  const { body } = await call(getLanderMember, { profile_id: id })

  expect(body).toMatchObject({ interests: [], lines: null, member: { id } })
})
