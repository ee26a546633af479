import '#web/ui/styles/index.scss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LocaleCode } from '#contract/locales.ts'
import type { Order } from '#contract/orders.ts'
import { leaveTo } from '#web/browser/leave-to.ts'
import { aServer, showPayments, USER } from '#web/testing/show-payments.tsx'
import { keptTrip } from '../paying.tsx'
import { OrderList } from './order-list.tsx'
import { OrderView } from './order-view.tsx'
import { SAMPLE_ORDER as ORDER } from './sample-order.ts'

vi.mock('#web/browser/leave-to.ts', () => ({ leaveTo: vi.fn<(address: string) => void>() }))

const { id: ID } = ORDER

const showOrder = (order: Order, locale: LocaleCode = 'nl') =>
  showPayments(<OrderView id={ID} loaded={order} />, locale)

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(leaveTo).mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nl', 'failed', 'Betaling mislukt'],
  ['nl', 'cancelled', 'Bestelling geannuleerd'],
  ['nl', 'charged_back', 'Betaling teruggeboekt'],
  ['en', 'pending', 'We’re checking your payment'],
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

test.each([
  [null, 'Er is niets afgeschreven.'],
  [
    { kind: 'code', code: 'ZOMER', percentage: 20 },
    'Er is niets afgeschreven. Je kunt je korting weer gebruiken.',
  ],
] as const)(
  'a cancelled order with %o speaks of a discount only if it had one [DIS-4]',
  async (discount, text) => {
    await showOrder({ ...ORDER, status: 'cancelled', discount })

    await expect
      .element(page.getByText('Er is niets afgeschreven.'))
      .toHaveTextContent(new RegExp(`^${text}$`))
  },
)

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
  await expect.element(page.getByText('We controleren je betaling')).toBeVisible()
  expect(page.getByText('Bon als PDF').elements()).toHaveLength(0)

  await expect.element(page.getByText('Je credits staan klaar')).toBeVisible()
  await expect.element(page.getByText('Je saldo: 78 credits.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Bon als PDF' }))
    .toHaveAttribute('href', `/api/receipt.php?id=${ID}`)
})

test('a page that was made before the payment came after all is right by itself [PAY-4] [M5]', async () => {
  aServer({ 'GET /api/order.php': () => ({ order: ORDER }) })

  await showOrder({ ...ORDER, status: 'failed', completed_at: null, receipt_number: null })

  await expect.element(page.getByText('Je credits staan klaar')).toBeVisible()
})

test('whoever comes back to the window sees how the purchase stands by then [PAY-4] [M5]', async () => {
  const now = { status: 'failed' as Order['status'] }
  const asked = aServer({ 'GET /api/order.php': () => ({ order: { ...ORDER, ...now } }) })
  await showOrder({ ...ORDER, status: 'failed' })
  await expect.element(page.getByText('Betaling mislukt')).toBeVisible()
  await expect.poll(() => asked('GET /api/user.php').length).toBe(1)

  now.status = 'completed'
  window.dispatchEvent(new Event('visibilitychange'))

  await expect.element(page.getByText('Je credits staan klaar')).toBeVisible()
})

test('one that can still be paid is gone on with or given up [PAY-2]', async () => {
  const open = { ...ORDER, status: 'pending', checkout_url: 'https://bank.example/1' } as const
  const asked = aServer({
    'GET /api/order.php': () => ({ order: open }),
    'DELETE /api/order.php': () => ({ order: { ...ORDER, status: 'cancelled' } }),
  })
  await showOrder(open)

  await page.getByRole('button', { name: 'Betaling afronden' }).click()
  await expect.poll(() => leaveTo).toHaveBeenCalledWith('https://bank.example/1')
  await page.getByRole('button', { name: 'Bestelling annuleren' }).click()
  await page.getByRole('button', { name: 'Ja, annuleren' }).click()

  await expect.poll(() => asked('DELETE /api/order.php')).toEqual([{ id: ID }])
})

test('one that is at the bank for long can be paid in another way, and is given up only after a yes [PAY-2]', async () => {
  const waiting = { ...ORDER, status: 'pending', checkout_url: null } as const
  const asked = aServer({ 'GET /api/order.php': () => ({ order: waiting }) })
  await showOrder(waiting)

  const other = page.getByRole('link', { name: 'Op een andere manier betalen' })
  await expect.element(other).toHaveAttribute('href', '/credits/p2/ideal?country=NL')
  await page.getByRole('button', { name: 'Bestelling annuleren' }).click()
  await page.getByRole('button', { name: 'Nee, houden' }).first().click()

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(asked('DELETE /api/order.php')).toEqual([])
})

test('after paying the way leads back to where one came from, and to nowhere else [W4]', async () => {
  aServer({})
  keptTrip.set({ order_id: ID, from: '/chats/1', makes_premium: true })
  const router = await showOrder(ORDER)

  await expect.element(page.getByText('Je hebt nu Premium.')).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar je gesprek' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/chats/1')
  keptTrip.set({ order_id: ID, from: 'https://evil.example', makes_premium: false })

  expect(keptTrip.get()?.from).toBeNull()
})

test('a failed order leads back to its payment step with everything filled in [PAY-7]', async () => {
  aServer({})
  const discount = { kind: 'code', code: 'ZOMER', percentage: 20 } as const
  const router = await showOrder({ ...ORDER, status: 'failed', discount })

  await page.getByRole('link', { name: 'Opnieuw proberen' }).click()

  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/credits/p2/ideal?country=NL&code=ZOMER')
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

test.each([
  ['nl', 5995, 75, 'Terugbetaald', 'Deze bestelling is helemaal terugbetaald.'],
  ['nl', 5994, 75, 'Terugbetaald', 'Deze bestelling is helemaal terugbetaald.'],
  ['nl', 799, 10, 'Deels terugbetaald', /Van deze bestelling hebben we €\s7,99 terugbetaald/],
  ['en', 799, 10, 'Partly refunded', 'We’ve refunded €7.99 of this order.'],
] as const)(
  'in %s an order of which %s went back for %s credits is headed by that [PAY-7]',
  async (locale, minor, credits, title, text) => {
    const order = { ...ORDER, refunded_minor: minor, refunded_credits: credits }
    aServer({ 'GET /api/order.php': () => ({ order }) })
    await showOrder(order, locale)

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByText(/Bedankt|Thank/).elements()).toHaveLength(0)
  },
)

test.each([
  [{ refunded_minor: 799, refunded_credits: 10 }, 'Deels terugbetaald'],
  [{ refunded_minor: 5995, refunded_credits: 75 }, 'Terugbetaald'],
  [{ status: 'pending', checkout_url: 'https://bank.example/1' }, 'Nog niet betaald'],
  [{ status: 'pending' }, 'In behandeling'],
] as const)(
  'in the list a purchase with %j is told as %s [PAY-2] [PAY-7]',
  async (changes, text) => {
    aServer({
      'GET /api/transactions.php': () => ({ orders: [{ ...ORDER, ...changes }], next: null }),
    })
    await showPayments(<OrderList loaded={null} />)

    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  },
)

test('purchases come page by page, and whoever has none is shown the packages [PAY-2]', async () => {
  const second = { ...ORDER, id: crypto.randomUUID(), credits: 12 }
  aServer({
    'GET /api/transactions.php': ({ after }) =>
      after ? { orders: [ORDER, second], next: null } : { orders: [ORDER], next: 'the-next-page' },
  })
  await showPayments(<OrderList loaded={null} />)

  await page.getByRole('button', { name: 'Meer laden' }).click()
  await expect.element(page.getByText('12 credits')).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2)
  expect(page.getByRole('button', { name: 'Meer laden' }).elements()).toHaveLength(0)
})

test('where there is no VAT none is named [PAY-8]', async () => {
  const order = { ...ORDER, country: 'US', vat_rate: 0, vat_minor: 0 } as const
  aServer({ 'GET /api/order.php': () => ({ order }) })
  await showOrder(order)

  await expect.element(page.getByText('Betaalmethode')).toBeVisible()
  expect(page.getByText(/btw/).elements()).toHaveLength(0)
})

test('what cost nothing was paid by no method, on its page as in the list [DIS-4]', async () => {
  const order = { ...ORDER, method: 'creditcard', total_minor: 0, vat_minor: 0 } as const
  aServer({
    'GET /api/order.php': () => ({ order }),
    'GET /api/transactions.php': () => ({ orders: [order], next: null }),
  })
  await showPayments(
    <>
      <OrderView id={ID} loaded={order} />
      <OrderList loaded={null} />
    </>,
  )

  await expect.element(page.getByRole('listitem')).toHaveTextContent('Volledige korting')
  await expect.element(page.getByText('Volledige korting', { exact: true })).toBeVisible()
  expect(page.getByText('Creditcard').elements()).toHaveLength(0)
})
