import '#web/ui/styles/index.scss'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LocaleCode } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { leaveTo } from '#web/browser/leave-to.ts'
import { atRest } from '#web/testing/steady-page.ts'
import { Checkout } from './checkout.tsx'
import { ANSWER, BOUGHT } from './sample-checkout.ts'

vi.mock('#web/browser/leave-to.ts', () => ({ leaveTo: vi.fn<(address: string) => void>() }))

type Sent = { method: string; path: string; input: Record<string, unknown> }

const boot = (locale: LocaleCode) =>
  ({
    settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
    user: { credits: 3, paid_user: false, signup_date: '2026-02-28T12:00:00Z' },
    locale,
    now: '2026-03-01T12:00:00Z',
  }) as unknown as Boot

/** A server that answers the payment step and takes orders; each answer is made when it is asked for. */
function aServer(answers: Record<string, () => unknown>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, location.href)
    const input = body ? JSON.parse(body as string) : Object.fromEntries(url.searchParams)
    sent.push({ method, path: url.pathname, input })
    const answer = answers[`${method} ${url.pathname}`]?.() ?? {}
    if (typeof answer !== 'string') return new Response(JSON.stringify(answer))
    const status = REFUSALS[answer as RefusalCode]
    return new Response(JSON.stringify({ error: { code: answer } }), { status })
  })
  return (method: string, path: string) =>
    sent.filter((one) => one.method === method && one.path === path).map(({ input }) => input)
}

async function show(
  answers: Record<string, () => unknown> = {},
  { path = '/credits/p2', locale = 'nl' as LocaleCode } = {},
) {
  const asked = aServer({
    'GET /api/checkout.php': () => ANSWER,
    'POST /api/orders.php': () => ({ order: BOUGHT }),
    'DELETE /api/order.php': () => ({ order: { ...BOUGHT, status: 'cancelled' } }),
    ...answers,
  })
  const app = openApp(boot(locale), () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'checkout', 'payments', 'refusal'])
  const router = createMemoryRouter(
    [
      { path: '/credits/:id/:paymentmethod?', element: <Checkout loaded={null} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  )
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return { asked, router }
}

const payButton = () => page.getByRole('button', { name: /^Betaal/ })

async function pay() {
  await page.getByRole('checkbox').click()
  await payButton().click()
}

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(leaveTo).mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test('the price stands on the button with all that is in it, and nothing is bought before the tick [PAY-2] [DIS-4]', async () => {
  const { asked } = await show()

  await expect.element(payButton()).toHaveTextContent(/Betaal €\s44,96/)
  await expect.element(page.getByText('Welkomstkorting 25%')).toBeVisible()
  await expect
    .element(page.getByText(/0,60 per bericht. Inclusief €\s7,80 btw \(21%\)/))
    .toBeVisible()
  await expect.element(page.getByText('Met deze bestelling heb je voorgoed Premium')).toBeVisible()
  await payButton().click()

  await expect.element(page.getByText('Vink dit aan om verder te gaan.')).toBeVisible()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  expect(asked('POST', '/api/orders.php')).toEqual([])
})

test('a method and a bank change the address, and the browser goes where it is paid [PAY-2]', async () => {
  const { asked, router } = await show({}, { path: '/credits/p2?from=/chats/1' })

  await page.getByText('Kadebank').click()
  await expect.element(page.getByRole('radio', { name: 'Kadebank' })).toBeChecked()
  await expect.poll(() => router.state.location.pathname).toBe('/credits/p2/ideal')
  expect(router.state.historyAction).toBe('REPLACE')
  await pay()

  await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([['https://bank.example/pay/1']])
  expect(asked('POST', '/api/orders.php')).toMatchObject([
    { package: 'p2', country: 'NL', total_minor: 4496, method: 'ideal', bank: 'kade' },
  ])
  const trip = { from: '/chats/1', makes_premium: true }
  expect(JSON.parse(sessionStorage['trip'])).toMatchObject(trip)
})

test('pressing twice, and trying again after a failure, is one order by its client id [M3] [PAY-4]', async () => {
  const replies = ['SERVICE_UNAVAILABLE', 'UNEXPECTED']
  const { asked } = await show({
    'POST /api/orders.php': () => replies.shift() ?? { order: BOUGHT },
  })

  await pay()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('De betaaldienst antwoordt nu niet.')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Er is een fout opgetreden')
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await payButton().dblClick()

  await expect.poll(() => vi.mocked(leaveTo).mock.calls.length).toBeGreaterThan(0)
  const ids = asked('POST', '/api/orders.php').map(({ client_id: id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(3)
  expect(new Set(ids).size).toBe(1)
})

test('another price is shown and asked about again, as another order [M6]', async () => {
  const price = { minor: 4496 }
  const { asked } = await show({
    'GET /api/checkout.php': () => ({
      ...ANSWER,
      offer: { ...ANSWER.offer, total_minor: price.minor },
    }),
    'POST /api/orders.php': () => {
      if (price.minor === 5995) return { order: { ...BOUGHT, total_minor: 5995 } }
      price.minor = 5995
      return 'PRICE_CHANGED'
    },
  })

  await pay()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/het is nu €\s59,95/)
  await expect.element(payButton()).toHaveTextContent(/Betaal €\s59,95/)
  expect(leaveTo).not.toHaveBeenCalled()
  await payButton().click()

  await expect.poll(() => vi.mocked(leaveTo).mock.calls.length).toBe(1)
  const orders = asked('POST', '/api/orders.php')
  expect(orders.map(({ total_minor: total }) => total)).toEqual([4496, 5995])
  expect(new Set(orders.map(({ client_id: id }) => id)).size).toBe(2)
})

test.each([
  ['nl', 'CODE_NOT_FOUND', 'Code niet gevonden'],
  ['nl', 'CODE_USED', 'Code reeds gebruikt'],
  ['nl', 'CODE_COUNTRY', 'Deze code werkt niet'],
  ['en', 'CODE_NOT_FOUND', 'We don’t know this code. Check it for typing mistakes.'],
  ['en', 'CODE_USED', 'This code has already been used. Try another one.'],
] as const)(
  'in %s a code that is refused with %s says so under it [DIS-1]',
  async (locale, code, text) => {
    const { asked } = await show(
      {
        'GET /api/checkout.php': () =>
          asked('GET', '/api/checkout.php').at(-1)?.['code'] ? code : ANSWER,
      },
      { locale, path: '/credits/p2?code=ZOMER' },
    )

    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(/44[.,]96/).first()).toBeVisible()
  },
)

test('a code that is right is in the price and can be taken out again [DIS-4]', async () => {
  const { asked, router } = await show()

  await page.getByLabelText('Kortingscode').fill(' zomer ')
  await page.getByRole('button', { name: 'Gebruik' }).click()
  await expect.element(page.getByText('Deze korting is al van de prijs af.')).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?code=ZOMER')
  await pay()
  await expect.poll(() => asked('POST', '/api/orders.php')).toMatchObject([{ code: 'ZOMER' }])
  await page.getByRole('button', { name: 'Verwijder' }).click()

  await expect.poll(() => router.state.location.search).toBe('')
})

test('a code that is worth less than the bonus it replaces says so [DIS-4]', async () => {
  const answer = { ...ANSWER, better_percentage: 25 }
  await show({ 'GET /api/checkout.php': () => answer }, { path: '/credits/p2?code=ZOMER' })

  const words = page.getByText('je welkomstkorting van 25% was hoger. Verwijder de code')
  await expect.element(words).toBeVisible()
})

test('an order that is still open is offered, and gives its discount up to a new one [M7]', async () => {
  const { asked } = await show({
    'GET /api/checkout.php': () => ({ ...ANSWER, open_order: BOUGHT }),
  })

  await expect.element(page.getByText('kun je je korting weer gebruiken')).toBeVisible()
  await page.getByRole('button', { name: 'Betaling afronden' }).click()
  await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([['https://bank.example/pay/1']])
  await pay()

  await expect.poll(() => vi.mocked(leaveTo).mock.calls.length).toBe(2)
  expect(asked('DELETE', '/api/order.php')).toEqual([{ id: BOUGHT.id }])
})

test('above the spending limit there is nothing to press [PAY-9]', async () => {
  const left = { minor: 1250, currency: 'EUR', is_enough: false, is_enough_for_smaller: true }
  await show({ 'GET /api/checkout.php': () => ({ ...ANSWER, left_to_spend: left }) })

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Je kunt nog €\s12,50 uitgeven. Kies een kleiner pakket/)
  expect(payButton().elements()).toHaveLength(0)
})

test('a limit in another currency says what it leaves in its own, and advises nothing that is not there [PAY-9]', async () => {
  const left = { minor: 900, currency: 'SEK', is_enough: false, is_enough_for_smaller: false }
  await show({ 'GET /api/checkout.php': () => ({ ...ANSWER, left_to_spend: left }) })

  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent(/Je kunt nog SEK\s9,00 uitgeven, te weinig voor/)
  await expect.element(alert).not.toHaveTextContent('kleiner pakket')
})

test.each([
  ['nl', 'blocked', 'Je account is geblokkeerd voor automatische incasso.'],
  ['nl', 'limit', 'Uw limiet voor automatische incasso betalingen is bereikt.'],
  ['en', 'blocked', 'You can’t pay by direct debit any more. Choose another payment method.'],
  ['en', 'limit', 'You’ve reached your limit for direct debit. Choose another payment method.'],
] as const)(
  'in %s direct debit that is %s cannot be chosen and says why [PAY-5]',
  async (locale, debit, text) => {
    const methods = ANSWER.methods.filter(({ method }) => method !== 'directdebit')
    await show({ 'GET /api/checkout.php': () => ({ ...ANSWER, methods, debit }) }, { locale })

    await expect.element(page.getByText(text)).toBeVisible()
    await expect
      .element(page.getByRole('radio', { name: /Automatische incasso|Direct debit/ }))
      .toBeDisabled()
  },
)

test('direct debit leads to its form with all that was chosen [PAY-5]', async () => {
  const { router } = await show({}, { path: '/credits/p2?code=ZOMER&from=/likes' })

  await page.getByText('Automatische incasso').click()
  await page.getByRole('link', { name: /Verder met incasso/ }).click()

  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/directdebit?package=p2&country=NL&code=ZOMER&from=%2Flikes')
})

test('what costs nothing needs no method [DIS-4]', async () => {
  const { asked, router } = await show({
    'GET /api/checkout.php': () => ({
      ...ANSWER,
      methods: [],
      offer: { ...ANSWER.offer, total_minor: 0 },
    }),
    'POST /api/orders.php': () => ({
      order: { ...BOUGHT, total_minor: 0, status: 'completed', checkout_url: null },
    }),
  })

  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: /^Bestel voor €\s0,00/ }).click()

  await expect.poll(() => router.state.location.pathname).toBe(`/transactions/${BOUGHT.id}`)
  expect(asked('POST', '/api/orders.php')).toMatchObject([{ total_minor: 0 }])
})

test.each(['de', 'fi', 'pl'] as const)(
  'on the smallest phone nothing sticks out in %s [LAY-9]',
  async (locale) => {
    await page.viewport(320, 640)
    await show({ 'GET /api/checkout.php': () => ({ ...ANSWER, open_order: BOUGHT }) }, { locale })

    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('checkbox')).toBeVisible()
    await atRest()
    expect(document.documentElement.scrollWidth).toBe(320)
  },
)
