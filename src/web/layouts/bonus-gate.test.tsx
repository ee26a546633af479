import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { localeOf, LOCALES } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import type { User } from '#contract/user.ts'
import { userKey } from '#web/api/keys.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { pageReceivedAt } from '#web/browser/clock.ts'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { BonusGate } from './default-layout.tsx'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The bonus is counted in hours: it may end tomorrow. */
const TODAY = /vandaag|i dag|heute|today|\bhoy\b|tänään|aujourd|oggi|dziś|dzisiaj/iu
/** As wrong as this browser's clock is. */
const AHEAD = 5 * HOUR

const aUser = { ...SAMPLE_USER, credits: 0, signup_date: '2026-03-01T11:00:00.000Z' }

/** A newcomer's discount that is over so long from now, by the server's clock. */
function ending(kind: 'time_bonus' | 'welcome', inMs: number): NonNullable<User['discount']> {
  const expires = new Date(Date.now() + AHEAD + inMs).toISOString()
  return { kind, percentage: 25, expires, after_percentage: 0 }
}

async function show(changes: Partial<User>, route = 'members', locale = 'nl') {
  const user = { ...aUser, ...changes }
  const now = new Date(pageReceivedAt() + AHEAD).toISOString()
  const boot = { user, locale, now, settings: {} } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'bonus'])
  const element = (
    <>
      <BonusGate route={route} />
      <h1>The screen</h1>
    </>
  )
  const routes = [
    { path: '/', element },
    { path: '/credits', element: <h1>The packages</h1> },
  ]
  await render(
    <AppProviders app={app}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </AppProviders>,
  )
  await expect.element(page.getByRole('heading', { name: 'The screen' })).toBeVisible()
  return app
}

function answerWith(user: User) {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ user }))))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const banner = () => page.getByRole('complementary')
const timer = () => page.getByRole('timer')
const modal = () => page.getByRole('dialog')

beforeEach(() => {
  localStorage.clear()
  // The clock stands still until a test lets it go on.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.documentElement.className = ''
})

test('the countdown is the server’s, whatever time it is in this browser [DIS-3]', async () => {
  await show({ discount: ending('time_bonus', 3 * HOUR + 12 * 60_000 + 48_500) })

  await expect.element(timer()).toHaveTextContent(/^031249$/)
  await expect.element(banner()).toHaveTextContent('25% welkomstkorting')
  await expect
    .element(page.getByRole('link', { name: 'Bekijk' }))
    .toHaveAttribute('href', '/credits')
})

test('a discount that lasts longer than a day is counted in days, and then in hours [DIS-2]', async () => {
  await show({ discount: ending('welcome', 6 * DAY + HOUR) })
  await expect.element(banner()).toHaveTextContent('6 dagen')
  await cleanup()

  await show({ discount: ending('welcome', 23 * HOUR + 30_500) })
  await expect.element(timer()).toHaveTextContent(/^230031$/)
})

test.each([
  ['without a discount', { discount: null }, 'members'],
  ['outside the members area', { discount: ending('time_bonus', HOUR) }, 'profile'],
])('there is no banner %s [DIS-2]', async (_, changes, route) => {
  await show(changes, route)

  await expect.element(banner()).not.toBeInTheDocument()
})

test('at zero the time bonus is gone, and what the server has instead takes its place [DIS-4]', async () => {
  const fetch = answerWith({ ...aUser, discount: ending('welcome', 6 * DAY + HOUR) })
  await show({ discount: ending('time_bonus', 1_500) })
  await expect.element(timer()).toHaveTextContent(/^000002$/)

  vi.advanceTimersByTime(1_000)
  await expect.element(timer()).toHaveTextContent(/^000001$/)
  vi.advanceTimersByTime(1_000)
  await expect.element(banner()).not.toBeInTheDocument()

  await expect.element(page.getByText('6 dagen')).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
})

test('it is gone as soon as the member has paid, or is one no more [DIS-3]', async () => {
  const discount = ending('time_bonus', HOUR)
  const app = await show({ discount })
  await expect.element(banner()).toBeVisible()

  app.queries.setQueryData(userKey, { ...aUser, paid_user: true, discount: null })
  await expect.element(banner()).not.toBeInTheDocument()

  app.queries.setQueryData(userKey, { ...aUser, discount })
  await expect.element(banner()).toBeVisible()
  app.queries.setQueryData(userKey, null)
  await expect.element(banner()).not.toBeInTheDocument()
})

/** Shows the gate, and lets so much time pass. */
async function showFor(ms: number, changes: Partial<User>) {
  const app = await show(changes)
  await expect.element(page.getByText('25% welkomstkorting')).toBeVisible()
  vi.advanceTimersByTime(ms)
  return app
}

test('after forty seconds the modal tells of the time bonus, and closed it stays away [DIS-4]', async () => {
  await showFor(39_000, { discount: ending('time_bonus', HOUR) })
  await expect.element(modal()).not.toBeInTheDocument()

  vi.advanceTimersByTime(2_000)
  await expect.element(modal()).toHaveTextContent('Wees er snel bij: in de eerste 4 uur')
  await userEvent.keyboard('{Escape}')

  await expect.element(modal()).not.toBeInTheDocument()
  await expect.poll(() => localStorage.getItem('hide-time-bonus-modal')).toMatch(/^\d+$/)
  vi.advanceTimersByTime(60_000)
  await expect.element(modal()).not.toBeInTheDocument()
})

test.each(LOCALES.map(({ code }) => [code] as const))(
  'in %s the modal says what comes after the clock, and urges nobody to a day [DIS-2] [DIS-4]',
  async (locale) => {
    const iso = localeOf(locale).iso
    const percent = (share: number) => {
      const figure = new Intl.NumberFormat(iso, { style: 'percent' }).format(share)
      return new RegExp(figure.replaceAll(/\s/g, '\\s'))
    }
    const discount = { ...ending('time_bonus', HOUR), after_percentage: 10 }
    await show({ discount }, 'members', locale)
    await expect.element(timer()).toBeVisible()
    vi.advanceTimersByTime(41_000)

    await expect.element(modal()).toHaveTextContent(percent(0.25))
    await expect.element(modal()).toHaveTextContent(percent(0.1))
    expect(modal().element().textContent).not.toMatch(TODAY)
  },
)

test('its button leads to the packages [DIS-4]', async () => {
  await showFor(41_000, { discount: ending('time_bonus', HOUR) })

  await page.getByRole('button', { name: 'Bekijk de credits' }).click()

  await expect.element(page.getByRole('heading', { name: 'The packages' })).toBeVisible()
})

test.each<[string, Partial<User>]>([
  ['whoever has credits', { credits: 1, discount: ending('time_bonus', HOUR) }],
  ['the welcome discount', { discount: ending('welcome', HOUR) }],
])('there is no modal for %s [DIS-4]', async (_, changes) => {
  await showFor(90_000, changes)

  await expect.element(modal()).not.toBeInTheDocument()
})

test('the modal waits until no other one is open [LAY-1]', async () => {
  const other = document.createElement('dialog')
  document.body.append(other)
  other.showModal()
  await showFor(90_000, { discount: ending('time_bonus', HOUR) })
  expect(document.querySelectorAll('dialog')).toHaveLength(1)

  other.remove()
  vi.advanceTimersByTime(1_000)

  await expect.element(modal()).toHaveTextContent('Speciaal voor nieuwe leden')
})
