import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SAMPLE_ORDER as ORDER } from '../orders/sample-order.ts'
import { aServer, showPayments } from '#web/testing/show-payments.tsx'
import { RepeatList } from './repeat-list.tsx'

const { id: ID } = ORDER

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

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('one press orders again what an account is debited for, once however often it is pressed [PAY-6] [M11]', async () => {
  const replies = ['UNEXPECTED']
  const asked = aServer({
    'GET /api/repeat-order.php': () => REPEATS,
    'POST /api/repeat-order.php': () => replies.shift() ?? { order: ORDER },
  })
  const router = await showPayments(<RepeatList loaded={null} />)
  await expect.element(page.getByText('van je bankrekening die eindigt op 4300')).toBeVisible()
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
  ['nl', 'Dat krijg je met je eerste aankoop.', 'Premium worden'],
  ['en', 'You get it with your first purchase.', 'Get Premium'],
] as const)(
  'in %s whoever is not premium learns what makes one [PAY-6]',
  async (locale, text, link) => {
    aServer({ 'GET /api/repeat-order.php': () => 'PREMIUM_REQUIRED' })
    await showPayments(<RepeatList loaded={null} />, locale)

    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', '/premium')
  },
)
