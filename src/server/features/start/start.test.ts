import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { sendMessage } from '#contract/chats.ts'
import { blockMember } from '#contract/members.ts'
import * as signup from '#contract/signup.ts'
import { getStart, saveStart } from '#contract/start.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { openSession } from '#server/http/session.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { tokenFor } from '#test/waiting-mails.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const site = await makeSite(db)
/** Sites are known to a process for about a second: these are there before the first call. */
const sites: (typeof site)[] = []
for (let nth = 0; nth < 4; nth += 1) sites.push(await makeSite(db))
const app = await testApp(db, { clock: () => NOW })
const UTRECHT = { country: 'NL', region: 'UT', city: 'Utrecht' } as const
const GRONINGEN = { country: 'NL', region: 'GR', city: 'Groningen' } as const

type Wishes = Parameters<typeof makeMember>[2]

async function aNewcomer(changes: Wishes = {}, on = site) {
  const me = { gender: 'male', seeks: 'female', start_step: 'photo', ...UTRECHT } as const
  const { id } = await makeMember(db, on.id, { ...me, ...changes })
  const { call, cookies } = caller(app, { host: on.domain })
  const session = { memberId: id, userAgent: 'test', isConfirmed: true, now: NOW }
  cookies.set('session', (await openSession(db, session))!.token)
  return {
    id,
    call,
    start: async () => (await call(getStart, {})).body,
    save: (answers: z.input<(typeof saveStart)['input']>) => call(saveStart, answers),
  }
}

function aWoman(changes: Wishes = {}, on = site) {
  const who = { hasPhoto: true, last_active_at: NOW, ...UTRECHT, ...changes }
  return makeMember(db, on.id, who)
}

test('whoever confirms the address begins the guided start, and what they said before is in it [STA-1] [SGN-6]', async () => {
  const on = sites.pop()!
  const [carolin, liked] = [await aWoman({ name: 'Carolin' }, on), await aWoman({}, on)]
  const person = aPerson({
    target: { profile_id: carolin.id, signup_message: 'Dansen?' },
    wish: { likes: [liked.id], distance: 25, interests: ['wine'] },
  })
  const browser = caller(app, { host: on.domain })
  await browser.call(signup.signUp, person)
  const token = await tokenFor(db, person.email, 'activation')
  await browser.call(signup.activate, { token })

  const { body } = await browser.call(getStart, {})

  expect(body).toMatchObject({ step: 'photo', wishes: { distance: 25 }, interests: ['wine'] })
  expect(body.said).toMatchObject({ message: { state: 'sent', to: { name: 'Carolin' } }, likes: 1 })
})

test('a step saves what it asked and goes on where one left; going back loses nothing [STA-1]', async () => {
  const noor = await aNewcomer()

  await noor.save({ step: 'seeks', min_age: 30, max_age: 42, distance: null })
  await noor.save({ step: 'interests', seeks: 'both' })
  await noor.save({ step: 'near', distance: 100 })

  expect(await noor.start()).toMatchObject({
    step: 'interests',
    wishes: { seeks: 'both', min_age: 30, max_age: 42, distance: 100 },
  })
})

test('without a word one looks for about the own age, and near [STA-1] [SEA-1]', async () => {
  const noor = await aNewcomer({ date_of_birth: '2000-03-02' })

  expect((await noor.start()).wishes).toEqual({
    seeks: 'female',
    seeks_couples: 'no',
    min_age: 18,
    max_age: 35,
    distance: 50,
  })
})

test('a member of before the guided start has it behind them, and is not put into it [STA-1]', async () => {
  const noor = await aNewcomer({ start_step: null })

  const { body } = await noor.save({ step: 'seeks', distance: 10 })

  expect(body).toMatchObject({ step: 'done', wishes: { distance: 10 } })
})

test.each([
  ['min_age', { min_age: 40, max_age: 30 }],
  ['min_age', { min_age: 17 }],
  ['max_age', { max_age: 100 }],
  ['distance', { distance: 0 }],
  ['interests.0', { interests: ['golf'] }],
  ['interests', { interests: ['wine', 'wine'] }],
  ['looks_for.0', { looks_for: ['golf'] }],
  ['prompts.0.prompt', { prompts: [{ prompt: 'golf', answer: 'Ja' }] }],
  ['looks_for', { looks_for: ['chat', 'chat'] }],
  ['step', { step: 'nowhere' }],
  ['credits', { credits: 9 }],
])(
  'what makes no sense is refused by its field, %s, and saves nothing [STA-1] [ERR-3]',
  async (field, wish) => {
    const noor = await aNewcomer()

    const { error } = await noor.save({ step: 'done', ...wish } as never)

    expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field } })
    expect((await noor.start()).step).toBe('photo')
  },
)

test('an interest that the site does not offer is refused [STA-1]', async () => {
  const on = sites.pop()!
  await changeSettings(db, on.id, { interests: ['wine'] })
  const noor = await aNewcomer({}, on)

  const { error } = await noor.save({ step: 'people', interests: ['yoga'] })

  expect(error?.params).toMatchObject({ field: 'interests' })
})

test('what one looks for is kept, and a word that the site’s list does not hold is refused [STA-1] [WAN-1]', async () => {
  const on = sites.pop()!
  await changeSettings(db, on.id, { looks_for: ['chat', 'dates'] })
  const noor = await aNewcomer({}, on)

  await noor.save({ step: 'interests', looks_for: ['dates'] })
  const { error } = await noor.save({ step: 'people', looks_for: ['affair'] })

  expect(error?.params).toMatchObject({ field: 'looks_for' })
  expect(await noor.start()).toMatchObject({ step: 'interests', looks_for: ['dates'] })
})

test('answers to prompts are kept, without contact details [STA-1] [WAN-2]', async () => {
  const noor = await aNewcomer()
  const prompts = [{ prompt: 'laugh', answer: 'Om mezelf.' }] as const

  await noor.save({ step: 'people', prompts: [...prompts] })
  const { error } = await noor.save({
    step: 'done',
    prompts: [{ prompt: 'laugh', answer: 'Bel 0612345678' }],
  })

  expect(error).toMatchObject({ code: 'CONTACT_DETAILS', params: { field: 'prompts' } })
  expect(await noor.start()).toMatchObject({ step: 'people', prompts })
})

test('the people are real, near, of the age and look for one’s own gender, at most three [STA-1] [PRO-2]', async () => {
  const on = sites.pop()!
  const near = await Promise.all([aWoman({}, on), aWoman({}, on)])
  const far = await aWoman(GRONINGEN, on)
  const left = await Promise.all([
    aWoman({ is_fictional: true }, on),
    aWoman({ hasPhoto: false }, on),
    aWoman({ seeks: 'female' }, on),
    aWoman({ date_of_birth: '1950-01-01' }, on),
    aWoman({ gender: 'male' }, on),
    aWoman({ is_invisible: true }, on),
  ])
  const noor = await aNewcomer({ start_step: 'interests' }, on)

  const before = await noor.start()
  const { body } = await noor.save({ step: 'people', min_age: 30, max_age: 45, distance: 25 })
  const wide = await noor.save({ step: 'people', distance: null })

  expect(before.people).toEqual([])
  const ids = body.people.map(({ id }) => id)
  expect(ids.slice(0, 2).toSorted()).toEqual(near.map(({ id }) => id).toSorted())
  expect([ids[2], body.is_wider, wide.body.is_wider]).toEqual([far.id, true, false])
  expect(left.filter(({ id }) => ids.includes(id))).toEqual([])
})

test('whom one wrote to, blocked, or cannot see is not among the people, and with nobody there are none [STA-1] [SEA-4]', async () => {
  const on = sites.pop()!
  const [sem, bo] = [await aWoman({}, on), await aWoman({}, on)]
  const noor = await aNewcomer({ start_step: 'people', credits: 9 }, on)
  const ids = async () => (await noor.start()).people.map(({ id }) => id)
  const first = await ids()

  const words = { client_id: crypto.randomUUID(), text: 'Hoi' }
  await noor.call(sendMessage, { ...words, profile_id: sem.id })
  await noor.call(blockMember, { profile_id: bo.id })

  expect(first).toHaveLength(2)
  expect(await noor.start()).toMatchObject({ people: [], is_wider: false })
})
