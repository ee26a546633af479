import { expect, test } from 'vitest'
import { getForYou } from '#contract/for-you.ts'
import { findMatches } from '#contract/match-finder.ts'
import { getMember } from '#contract/members.ts'
import { saveProfile } from '#contract/profile.ts'
import { searchMembers, type SearchQuery } from '#contract/search.ts'
import { getSignupMatches, signUp } from '#contract/signup.ts'
import { saveStart } from '#contract/start.ts'
import { getSwipeGame } from '#contract/swipe-game.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { ownProfiles, PROFILE } from '#test/own-profile.ts'

const NOW = new Date('2026-06-15T11:00:00Z')

const { db } = await freshDatabase()
const plain = await makeSite(db)
const site = await makeSite(db, { domain: 'more.example' })
await changeSettings(db, site.id, { identities: ['trans_woman', 'non_binary', 'couple_mixed'] })
const app = await testApp(db, { clock: () => NOW })

type Wishes = Parameters<typeof makeMember>[2]

/** All in one town, of one age and with a photo, so that nothing but whom they seek parts them. */
function somebody(wishes: Wishes) {
  const like = { country: 'NL', region: 'NH', city: 'Haarlem', hasPhoto: true } as const
  const at = { last_active_at: NOW, signup_at: NOW, activated_at: NOW }
  return makeMember(db, site.id, { ...like, ...at, ...wishes })
}

const man = await somebody({ name: 'Bas', gender: 'male', seeks: 'female' })
const open = await somebody({
  name: 'Daan',
  gender: 'male',
  seeks: 'female',
  seeks_couples: 'also',
})
const only = await somebody({
  name: 'Ella',
  gender: 'female',
  seeks: 'both',
  seeks_couples: 'only',
})
const woman = await somebody({ name: 'Ans', gender: 'female', seeks: 'male' })
const trans = await somebody({
  name: 'Cleo',
  gender: 'female',
  identity: 'trans_woman',
  seeks: 'male',
})
const couple = await somebody({
  name: 'Fee en Gijs',
  gender: 'female',
  identity: 'couple_mixed',
  seeks: 'both',
  seeks_couples: 'also',
})

const LISTS = {
  search: async ({ call }: Caller) => (await call(searchMembers, {})).body.results,
  'the match finder': async ({ call }: Caller) =>
    (await call(findMatches, {})).body.matches.map(({ member }) => member),
  'the swipe game': async ({ call }: Caller) => (await call(getSwipeGame, {})).body.cards,
  'who is new': async ({ call }: Caller) => (await call(getForYou, {})).body.near_new,
  'the guided start': async ({ call }: Caller) =>
    (await call(saveStart, { step: 'people' })).body.people,
  'the matches after signup': async ({ call }: Caller) =>
    (await call(getSignupMatches, {})).body.members,
}
type Caller = Awaited<ReturnType<typeof loggedIn>>
const MUTUAL = Object.keys(LISTS).slice(2) as (keyof typeof LISTS)[]

async function namesFor(list: keyof typeof LISTS, member: typeof man) {
  const found = await LISTS[list](await loggedIn(app, member.id, { host: site.domain }))
  return found.map(({ name }) => String(name)).toSorted()
}

test.each(MUTUAL)(
  'in %s those meet who seek each other: couples only whom they seek and who seek couples [SGN-10]',
  async (list) => {
    // The start shows three; the man who is open to couples has just as many.
    expect(await namesFor(list, man)).toEqual(['Ans', 'Cleo'])
    expect(await namesFor(list, open)).toEqual(['Ans', 'Cleo', 'Fee en Gijs'])
    expect(await namesFor(list, only)).toEqual(['Fee en Gijs'])
    expect(await namesFor(list, couple)).toEqual(['Daan', 'Ella'])
  },
)

test.each(['search', 'the match finder'] as const)(
  'in %s everybody of what is sought is found, and couples only where they are sought [SGN-10]',
  async (list) => {
    expect(await namesFor(list, man)).toEqual(['Ans', 'Cleo', 'Ella'])
    expect(await namesFor(list, open)).toEqual(['Ans', 'Cleo', 'Ella', 'Fee en Gijs'])
    expect(await namesFor(list, only)).toEqual(['Fee en Gijs'])
  },
)

test('a search that names whom it is for names all of it, and couples are asked for only where there can be any [SGN-10]', async () => {
  const { call } = await loggedIn(app, open.id, { host: site.domain })
  const names = async (filters: SearchQuery) =>
    (await call(searchMembers, filters)).body.results.map(({ name }) => String(name)).toSorted()

  expect(await names({ gender: 'female' })).toEqual(['Ans', 'Cleo', 'Ella'])
  expect(await names({ gender: 'male', couples: 'also' })).toEqual(['Bas', 'Fee en Gijs'])
  expect(await names({ gender: 'male', couples: 'only' })).toEqual(['Fee en Gijs'])
  await changeSettings(db, site.id, { identities: [] })
  try {
    await expect.poll(() => names({ gender: 'male', couples: 'only' })).toEqual(['Bas'])
  } finally {
    await changeSettings(db, site.id, { identities: ['trans_woman', 'non_binary', 'couple_mixed'] })
  }
})

test('a profile says who somebody is; the gender of a couple is nobody’s [SGN-10] [PRO-1]', async () => {
  const { call } = await loggedIn(app, open.id, { host: site.domain })
  const seen = async (id: string) => (await call(getMember, { profile_id: id })).body.member

  expect(await seen(trans.id)).toMatchObject({ gender: 'female', identity: 'trans_woman' })
  expect(await seen(couple.id)).toMatchObject({ gender: null, identity: 'couple_mixed' })
  expect(await seen(woman.id)).toMatchObject({ gender: 'female', identity: null })
})

const { aMember, withSettings } = ownProfiles(app, plain.id)

test('where the site offers no more than two, nothing else is taken, at signup neither [SGN-10] [ERR-3]', async () => {
  const { save, read } = await aMember()
  await save()

  const asked = [
    { identity: 'non_binary' },
    { identity: 'couple_mixed' },
    { seeks_couples: 'also' },
  ] as const
  for (const wish of asked) {
    const field = Object.keys(wish)[0]
    const refusal = { code: 'INVALID_INPUT', params: { field } }
    expect((await save(wish)).error).toMatchObject(refusal)
    expect((await caller(app).call(signUp, aPerson(wish))).error).toMatchObject(refusal)
  }
  expect(await read()).toEqual(PROFILE)
})

test('an identity goes with its gender, stays when it is left out, and goes when another gender comes [SGN-10]', async () => {
  const { save, read, call } = await aMember()
  await withSettings({ identities: ['trans_woman', 'couple_women'] }, async () => {
    const wrong = await save({ gender: 'male', identity: 'trans_woman' })
    await save({ gender: 'female', identity: 'trans_woman', seeks_couples: 'only' })
    const kept = await read()
    await withoutOurs('female')
    const still = await read()
    await withoutOurs('male')

    expect(wrong.error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'identity' } })
    expect(kept).toMatchObject({ identity: 'trans_woman', seeks_couples: 'only' })
    expect(still).toEqual(kept)
    expect(await read()).toMatchObject({ gender: 'male', identity: null, seeks_couples: 'only' })
  })

  /** As a program saves that knows only what was agreed. */
  async function withoutOurs(gender: 'male' | 'female') {
    const { identity: _1, seeks_couples: _2, ...agreed } = PROFILE
    await call(saveProfile, { ...agreed, gender })
  }
})

test('who said what the site has dropped keeps it [SGN-10]', async () => {
  const { save, read } = await aMember()
  await withSettings({ identities: ['couple_women'] }, async () => {
    await save({ identity: 'couple_women', seeks_couples: 'also' })
  })

  const { error } = await save({ identity: 'couple_women', seeks_couples: 'also', name: 'Roos' })

  expect(error).toBeUndefined()
  expect(await read()).toMatchObject({ identity: 'couple_women', name: 'Roos' })
})
