import '#web/ui/styles/index.scss'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LocaleCode } from '#contract/locales.ts'
import type { Order } from '#contract/orders.ts'
import type { Boot } from '#contract/page.ts'
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { leaveTo } from '#web/browser/leave-to.ts'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { RepeatList } from '../repeat/repeat-list.tsx'
import { keptTrip } from '../trip.ts'
import { OrderList } from './order-list.tsx'
import { OrderView } from './order-view.tsx'

vi.mock('#web/browser/leave-to.ts', () => ({ leaveTo: vi.fn<(address: string) => void>() }))

const ID = '7d0b4c1e-5a57-4d55-9f35-0d4a3a1c9e01'
const USER = { ...SAMPLE_USER, credits: 78, paid_user: true, signup_date: '2026-02-28T12:00:00Z' }

const ORDER: Order = {
  id: ID,
  created_at: '2026-03-01T12:00:00.000Z',
  style: 'p2',
  credits: 75,
  currency: 'EUR',
  price_minor: 5995,
  discount: null,
  total_minor: 5995,
  vat_minor: 1040,
  vat_rate: 2100,
  country: 'NL',
  method: 'ideal',
  status: 'completed',
  checkout_url: null,
  completed_at: '2026-03-01T12:01:00.000Z',
  receipt_number: 7,
  refunded_minor: 0,
  refunded_credits: 0,
  owed_credits: 0,
}

const OFFER = {
  style: 'p2',
  credits: 75,
  is_popular: true,
  price_minor: 5995,
  total_minor: 5995,
  message_minor: 80,
  saving: 35,
}
const REPEATS = {
  repeats: [
    {
      order_id: ID,
      ordered_at: '2026-03-01T12:00:00.000Z',
      offer: OFFER,
      currency: 'EUR',
      country: 'NL',
      method: 'directdebit',
      debited_account: '4300',
    },
  ],
}

/** A server that answers with what stands here for a call; a word is a refusal. */
function aServer(answers: Record<string, (input: Record<string, string>) => unknown>) {
  const sent: { call: string; input: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, location.href)
    const input = body ? JSON.parse(body as string) : Object.fromEntries(url.searchParams)
    const call = `${method} ${url.pathname}`
    sent.push({ call, input })
    const answer = answers[call]?.(input) ?? { user: USER }
    if (typeof answer !== 'string') return new Response(JSON.stringify(answer))
    const status = REFUSALS[answer as RefusalCode]
    return new Response(JSON.stringify({ error: { code: answer } }), { status })
  })
  return (call: string) => sent.filter((one) => one.call === call).map(({ input }) => input)
}

async function show(element: React.ReactNode, locale: LocaleCode = 'nl') {
  const boot = {
    settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
    user: USER,
    locale,
    now: '2026-03-01T12:00:00Z',
  } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'transactions', 'repeat-order', 'payments', 'refusal'])
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <p>elsewhere</p> },
  ])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return router
}

const showOrder = (order: Order, locale: LocaleCode = 'nl') =>
  show(<OrderView id={ID} loaded={order} />, locale)

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(leaveTo).mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nl', 'failed', 'Betaling mislukt'],
  ['nl', 'cancelled', 'Bestelling geannuleerd'],
  ['nl', 'charged_back', 'Betaling teruggeboekt'],
  ['en', 'pending', 'We are asking your bank'],
  ['en', 'completed', 'Your credits are ready'],
  ['en', 'failed', 'Payment failed'],
  ['en', 'cancelled', 'Order cancelled'],
] as const)('in %s an order that is %s says so [PAY-2] [PAY-7]', async (locale, status, text) => {
  aServer({ 'GET /api/order.php': () => ({ order: { ...ORDER, status } }) })
  await showOrder({ ...ORDER, status }, locale)

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text)
})

test('a page that was made while the order was completed tells the balance after it, and never the one before [PAY-2]', async () => {
  const gate = { open: () => {} }
  const opened = new Promise<void>((open) => Object.assign(gate, { open }))
  aServer({ 'GET /api/user.php': () => ({ user: { ...USER, credits: 153 } }) })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => opened.then(() => fetch(...asked)))
  await showOrder({ ...ORDER, status: 'completed' })
  await expect.element(page.getByText('Je credits staan klaar')).toBeVisible()
  expect(page.getByText('Je saldo').query()).toBeNull()

  gate.open()

  await expect.element(page.getByText('Je saldo: 153 credits.')).toBeVisible()
})

test('an order of long ago is shown as what it was, without thanks [PAY-2]', async () => {
  await showOrder({ ...ORDER, completed_at: '2026-02-01T12:01:00.000Z' })

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('75 credits')
  await expect.element(page.getByText('Betaald', { exact: true })).toBeVisible()
  expect(page.getByText('Bedankt').query()).toBeNull()
})

test('a pending order is asked about by itself until it is settled [PAY-4] [M5]', async () => {
  const states = ['pending', 'pending', 'completed'] as const
  const asked = aServer({
    'GET /api/order.php': () => {
      const times = asked('GET /api/order.php').length
      return { order: { ...ORDER, status: states[Math.min(times, 2)] } }
    },
  })
  await showOrder({ ...ORDER, status: 'pending', receipt_number: null })
  await expect.element(page.getByText('We vragen het je bank')).toBeVisible()
  expect(page.getByText('Bon als PDF').elements()).toHaveLength(0)

  await expect.element(page.getByText('Je credits staan klaar'), { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText('Je saldo: 78 credits.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Bon als PDF' }))
    .toHaveAttribute('href', `/api/receipt.php?id=${ID}`)
})

test('one that can still be paid is gone on with or given up [PAY-2]', async () => {
  const open = { ...ORDER, status: 'pending', checkout_url: 'https://bank.example/1' } as const
  const asked = aServer({
    'GET /api/order.php': () => ({ order: open }),
    'DELETE /api/order.php': () => ({ order: { ...ORDER, status: 'cancelled' } }),
  })
  await showOrder(open)

  await page.getByRole('button', { name: 'Verder betalen' }).click()
  expect(leaveTo).toHaveBeenCalledWith('https://bank.example/1')
  await page.getByRole('button', { name: 'Annuleer de bestelling' }).click()

  await expect.poll(() => asked('DELETE /api/order.php')).toEqual([{ id: ID }])
})

test('after paying the way leads back to where one came from, and to nowhere else [W4]', async () => {
  aServer({})
  keptTrip.set({ order_id: ID, from: '/chats/1', makes_premium: true })
  const router = await showOrder(ORDER)

  await expect.element(page.getByText('Je bent premium.')).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar je gesprek' }).click()
  expect(router.state.location.pathname).toBe('/chats/1')
  keptTrip.set({ order_id: ID, from: 'https://evil.example', makes_premium: false })

  expect(keptTrip.get()?.from).toBeNull()
})

test('a failed order leads back to its payment step with everything filled in [PAY-7]', async () => {
  aServer({})
  const discount = { kind: 'code', code: 'ZOMER', percentage: 20 } as const
  const router = await showOrder({ ...ORDER, status: 'failed', discount })

  await page.getByRole('link', { name: 'Probeer opnieuw' }).click()

  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/credits/p2/ideal?country=NL&code=ZOMER',
  )
})

test('what was refunded and what is owed stand in numbers [PAY-7] [M10]', async () => {
  aServer({})
  await showOrder({
    ...ORDER,
    status: 'charged_back',
    refunded_minor: 799,
    refunded_credits: 10,
    owed_credits: 12,
  })

  await expect.element(page.getByText('12 credits had je al gebruikt.')).toBeVisible()
  await expect.element(page.getByText('Terugbetaald voor 10 credits')).toBeVisible()
  await expect.element(page.getByText(/€\s7,99/)).toBeVisible()
})

test('purchases come page by page, and whoever has none is shown the packages [PAY-2]', async () => {
  const second = { ...ORDER, id: crypto.randomUUID(), credits: 12 }
  aServer({
    'GET /api/transactions.php': ({ after }) =>
      after ? { orders: [ORDER, second], next: null } : { orders: [ORDER], next: 'the-next-page' },
  })
  await show(<OrderList loaded={null} />)

  await page.getByRole('button', { name: 'Meer laden' }).click()
  await expect.element(page.getByText('12 credits')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  expect(page.getByRole('button', { name: 'Meer laden' }).elements()).toHaveLength(0)
})

test('one press orders again what an account is debited for, once however often it is pressed [PAY-6] [M11]', async () => {
  const replies = ['UNEXPECTED']
  const asked = aServer({
    'GET /api/repeat-order.php': () => REPEATS,
    'POST /api/repeat-order.php': () => replies.shift() ?? { order: ORDER },
  })
  const router = await show(<RepeatList loaded={null} />)
  await expect.element(page.getByText('van je rekening die eindigt op 4300')).toBeVisible()
  const button = page.getByRole('button', { name: /^Bestel.*59,95/ })

  await button.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await button.click()

  await expect.poll(() => router.state.location.pathname).toBe(`/transactions/${ID}`)
  const ids = asked('POST /api/repeat-order.php').map(({ client_id: id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  expect(sessionStorage['intention']).toBeUndefined()
})

test.each([
  ['nl', 'Dat word je met je eerste aankoop.', 'Word premium'],
  ['en', 'Your first purchase makes you premium.', 'Get Premium'],
] as const)(
  'in %s whoever is not premium learns what makes one [PAY-6]',
  async (locale, text, link) => {
    aServer({ 'GET /api/repeat-order.php': () => 'PREMIUM_REQUIRED' })
    await show(<RepeatList loaded={null} />, locale)

    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', '/premium')
  },
)
