import { expect, test } from 'vitest'
import { getDiscountCode, getTimeBonus } from '#contract/discounts.ts'
import type { WelcomeSettings } from '#contract/newcomer.ts'
import { listPackages } from '#contract/packages.ts'
import { getUser } from '#contract/user.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })

/** Somebody who signs up now on a site with these offers. */
async function aNewcomer(settings: Partial<WelcomeSettings>) {
  time.now = NOW
  await changeSettings(db, site.id, { welcome_percentage: 25, welcome_hours: 4, ...settings })
  const { id } = await makeMember(db, site.id, { signup_at: NOW })
  const { call } = await loggedIn(app, id)
  const worth = (code: string) => call(getDiscountCode, { code })
  const at = (seconds: number) => void (time.now = new Date(NOW.getTime() + seconds * 1000))
  return { call, worth, at }
}

/** What it is worth after so many seconds. */
type Ends = Readonly<Record<number, number>>

const WEEK = 7 * 86_400

test.each<[string, Partial<WelcomeSettings>, Ends]>([
  ['both end together', {}, { 14_399: 25, 14_400: 0 }],
  [
    'a smaller one goes on',
    { welcome_percentage: 10, welcome_hours: 168 },
    { 14_399: 25, 14_400: 10, [WEEK - 1]: 10, [WEEK]: 0 },
  ],
  [
    'the same one goes on, and is the only one',
    { welcome_hours: 168 },
    { 0: 25, 14_400: 25, [WEEK - 1]: 25, [WEEK]: 0 },
  ],
  [
    'a better one is first',
    { welcome_percentage: 40, welcome_hours: 1 },
    { 3_599: 40, 3_600: 25, 14_399: 25, 14_400: 0 },
  ],
  ['there is none', { welcome_percentage: 0 }, { 14_399: 25, 14_400: 0 }],
  ['it lasts no time', { welcome_percentage: 90, welcome_hours: 0 }, { 0: 25, 14_400: 0 }],
])(
  'whatever a clock counts down to ends, where %s [DIS-2] [DIS-3] [DIS-4] [M7]',
  async (_, settings, ends) => {
    const { call, at } = await aNewcomer(settings)
    const worth = async () => (await call(listPackages, {})).body.discount?.percentage ?? 0
    const told = []
    for (const seconds of Object.keys(ends)) {
      at(Number(seconds))
      const now = await worth()
      const discount = (await call(getUser, {})).body.user?.discount
      told.push([seconds, discount?.percentage ?? 0])
      expect(now).toBe(discount?.percentage ?? 0)
      time.now = new Date(discount?.expires ?? time.now)
      expect(await worth()).toBe(discount?.after_percentage ?? 0)
      expect(discount === null || (discount?.after_percentage ?? 0) < now).toBe(true)
    }

    expect(Object.fromEntries(told)).toEqual(ends)
  },
)

test('there is no time bonus where the welcome discount is as good for longer [DIS-3]', async () => {
  const { call, worth } = await aNewcomer({ welcome_hours: 168 })

  expect((await call(getTimeBonus, {})).body.time_bonus).toBeNull()
  expect((await worth('TIMEBONUS25')).outcome).toBe('CODE_NOT_FOUND')
  expect((await worth('WELCOME25')).outcome).toBe(200)
})

test('the code of the welcome discount names what it is worth [DIS-2]', async () => {
  const { worth } = await aNewcomer({ welcome_percentage: 10 })

  expect((await worth('WELCOME10')).body.discount).toMatchObject({ percentage: 10 })
  expect((await worth('WELCOME25')).outcome).toBe('CODE_NOT_FOUND')
})

test.each([
  ['welcome_percentage', { welcome_percentage: 101 }],
  ['welcome_hours', { welcome_hours: 721 }],
  ['premium_claim_source', { premium_claim_source: '' }],
] as const)('a site cannot set a wrong %s [SITE-4]', async (name, settings) => {
  await expect(changeSettings(db, site.id, settings)).rejects.toThrow(name)
})
