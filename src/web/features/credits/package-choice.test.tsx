import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { PackageOffer } from '#contract/packages.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { PackageChoice, PremiumPitch } from './shop.tsx'
import type { Packages } from './credits-query.ts'

const LARGE: PackageOffer = {
  style: 'p2',
  credits: 75,
  is_popular: true,
  price_minor: 5_995,
  total_minor: 4_496,
  message_minor: 60,
  saving: 35,
}
const SMALL: PackageOffer = {
  style: 'p0',
  credits: 12,
  is_popular: false,
  price_minor: 1_495,
  total_minor: 1_495,
  message_minor: 125,
  saving: 0,
}

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

function selling(...packages: PackageOffer[]): Packages {
  return { country: 'NL', currency: 'EUR', packages, discount: null }
}

async function show(
  first: Packages | null,
  {
    address = '/premium',
    settings = {},
    locale = 'nl',
    element = <PackageChoice first={first} />,
  } = {},
) {
  const boot = { user: null, locale, now: '2026-03-01T12:00:00Z', settings }
  const app = openApp(boot as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'shop'])
  const routes = [{ path: '/premium', element }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}

test('a price is struck only where another one is really paid [PAY-1]', async () => {
  await show(selling(SMALL, LARGE))

  await expect.element(page.getByText(/Eerst.*59,95/)).toBeVisible()
  await expect.element(page.getByText(/^€\s44,96$/)).toBeVisible()
  await expect.element(page.getByText(/^€\s0,60 per bericht$/)).toBeVisible()
  await expect.element(page.getByText('Populair')).toBeVisible()
  expect(document.querySelectorAll('s')).toHaveLength(1)
  expect(
    page
      .getByText(/^Bespaar/)
      .elements()
      .map((saving) => saving.textContent),
  ).toEqual(['Bespaar 35%'])
})

test('one press leads to paying a package, and remembers where one came from [PAY-1]', async () => {
  await show(selling(LARGE), { address: '/premium?from=%2Fchats%2F1' })

  await expect
    .element(page.getByRole('link', { name: 'Kies 75' }))
    .toHaveAttribute('href', '/credits/p2?from=%2Fchats%2F1')
})

test.each([null, 'Onderzoek van 1.000 leden, 2026'])(
  'a figure is claimed only beside its source: %s [PAY-1]',
  async (source) => {
    const settings = { premium_claim: 46, premium_claim_source: source }

    await show(null, { settings, element: <PremiumPitch level={1} /> })

    await expect.element(page.getByRole('heading')).toBeVisible()
    const shown = ['46%', `Bron: ${source}`].map((text) => page.getByText(text).elements().length)
    expect(shown).toEqual(source ? [1, 1] : [0, 0])
  },
)

test('where nothing is sold it says so [PAY-1]', async () => {
  await show(selling())

  await expect.element(page.getByText('Er is hier nu niets te koop')).toBeVisible()
})

test('packages that cannot be loaded can be asked for again [PAY-1]', async () => {
  const answers = [
    new Response(JSON.stringify({ error: { code: 'UNEXPECTED' } }), { status: 500 }),
    new Response(JSON.stringify(selling(SMALL))),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  await show(null)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We kunnen de pakketten nu niet laden')

  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()

  await expect.element(page.getByRole('link', { name: 'Kies 12' })).toBeVisible()
})
