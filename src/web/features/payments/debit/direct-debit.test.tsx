import '#web/ui/styles/index.scss'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LocaleCode } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_ORDER } from '../orders/sample-order.ts'
import { DirectDebit } from './direct-debit.tsx'

const ORDER_ID = '7d0b4c1e-5a57-4d55-9f35-0d4a3a1c9e01'
const CHECKOUT = {
  country: 'NL',
  countries: ['NL'],
  currency: 'EUR',
  offer: {
    style: 'p0',
    credits: 12,
    is_popular: false,
    price_minor: 1495,
    total_minor: 1495,
    message_minor: 125,
    saving: 0,
  },
  discount: null,
  better_percentage: null,
  vat_minor: 259,
  vat_rate: 2100,
  methods: [{ method: 'directdebit', banks: [] }],
  makes_premium: true,
  open_order: null,
  left_to_spend: null,
  debit: 'ok',
}
const SENT = {
  phone_end: '678',
  expires_at: '2026-03-01T12:10:00.000Z',
  iban_end: '4300',
  mandate_reference: 'B9F6-C7C7',
  debit_date: '2026-03-03',
}
const ORDER = {
  ...SAMPLE_ORDER,
  id: ORDER_ID,
  style: 'p0',
  credits: 12,
  price_minor: 1495,
  total_minor: 1495,
  vat_minor: 259,
  method: 'directdebit',
}

type Input = Record<string, unknown>

function aServer(answers: Record<string, () => unknown>) {
  const sent: { call: string; input: Input }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search } = new URL(address, location.href)
    const call = `${method} ${pathname}${method === 'POST' ? search : ''}`
    sent.push({ call, input: body ? JSON.parse(body as string) : {} })
    const answer = answers[call]?.() ?? CHECKOUT
    if (typeof answer !== 'string') return new Response(JSON.stringify(answer))
    const status = REFUSALS[answer as RefusalCode]
    return new Response(JSON.stringify({ error: { code: answer } }), { status })
  })
  return (call: string) => sent.filter((one) => one.call === call).map(({ input }) => input)
}

const ASK = 'POST /api/directdebit.php?code=1'
const SIGN = 'POST /api/directdebit.php'

async function show(answers: Record<string, () => unknown>, locale: LocaleCode = 'nl') {
  const asked = aServer({ [ASK]: () => SENT, [SIGN]: () => ({ order: ORDER }), ...answers })
  const company = {
    name: 'Vonk B.V.',
    address: 'Kade 1',
    city: 'Utrecht',
    country: 'NL',
    creditor_id: 'NL69ZZZ123456780000',
  }
  const boot = {
    settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam', company },
    user: { credits: 3, paid_user: false },
    locale,
    now: '2026-03-01T12:00:00Z',
  } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'directdebit', 'checkout', 'payments', 'refusal'])
  const router = createMemoryRouter(
    [
      { path: '/directdebit', element: <DirectDebit loaded={null} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/directdebit?package=p0'] },
  )
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { asked, router }
}

async function fillIn(phone = '0612345678') {
  const answers = {
    'Naam van de rekeninghouder': 'N. de Vries',
    IBAN: 'nl91abna0417164300',
    Straat: 'Kade',
    Huisnummer: '1',
    Postcode: '3511 AB',
    Woonplaats: 'Utrecht',
    'Mobiel nummer': phone,
  }
  for (const [label, text] of Object.entries(answers)) await page.getByLabelText(label).fill(text)
  for (const box of page.getByRole('checkbox').all()) await box.click()
}

const send = () => page.getByRole('button', { name: 'Stuur de sms-code' }).click()

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('numbers take their form while they are typed, and the caret stays where one types [PAY-5]', async () => {
  await show({})
  const iban = page.getByLabelText('IBAN')
  await iban.click()

  await userEvent.keyboard('nl91abna0164300')
  await expect.element(iban).toHaveValue('NL91 ABNA 0164 300')
  ;(iban.element() as HTMLInputElement).setSelectionRange(11, 11)
  await userEvent.keyboard('417')

  await expect.element(iban).toHaveValue('NL91 ABNA 0417 1643 00')
  await userEvent.keyboard('{Tab}')
  expect(page.getByText('Dit rekeningnummer klopt niet').elements()).toHaveLength(0)
})

test('nothing is sent before all is there and right, and the first gap gets the focus [PAY-5]', async () => {
  const { asked } = await show({})

  await send()
  await expect.element(page.getByLabelText('Naam van de rekeninghouder')).toHaveFocus()
  await fillIn('020 1234567')
  await send()

  await expect.element(page.getByText('Naar dit nummer kunnen we geen sms sturen.')).toBeVisible()
  expect(asked(ASK)).toEqual([])
})

test('the code is given back for the same debit, a wrong one says so, and nothing stays in the browser [PAY-5] [M9]', async () => {
  const replies = ['SMS_CODE_WRONG']
  const { asked, router } = await show({ [SIGN]: () => replies.shift() ?? { order: ORDER } })
  await fillIn()
  await send()
  await expect.element(page.getByText('3 maart 2026')).toBeVisible()
  await expect.element(page.getByText('NL69ZZZ123456780000')).toBeVisible()
  await expect.element(page.getByText('B9F6-C7C7')).toBeVisible()
  const field = page.getByLabelText('Sms-code')
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field).toHaveFocus()

  await field.fill('111 111')
  await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()
  await expect.element(page.getByText('Code ongeldig')).toBeVisible()
  await page.getByRole('button', { name: 'Gegevens wijzigen' }).click()
  await expect.element(page.getByLabelText('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00')
  await page.getByLabelText('Mobiel nummer').fill('0687654321')
  await send()
  await field.fill('222222')
  await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()

  await expect.poll(() => router.state.location.pathname).toBe(`/transactions/${ORDER_ID}`)
  const calls = [...asked(ASK), ...asked(SIGN)]
  expect(calls).toHaveLength(4)
  expect(new Set(calls.map(({ client_id: id }) => id)).size).toBe(1)
  expect(asked(ASK)[0]).toMatchObject({ total_minor: 1495, is_authorised: true })
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/0417|Vries/)
})

test('a new code has an empty field with the focus, and nothing of what was wrong with the one before [PAY-5]', async () => {
  const sent = [SENT, { ...SENT, expires_at: '2026-03-01T12:11:00.000Z' }]
  await show({ [ASK]: () => sent.shift(), [SIGN]: () => 'SMS_CODE_OVER' })
  await fillIn()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await send()
  const field = page.getByLabelText('Sms-code')
  const over = page.getByText('Deze code kun je niet meer gebruiken. Vraag een nieuwe aan.')
  await field.fill('111111')
  await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()
  await expect.element(over).toBeVisible()

  await vi.advanceTimersByTimeAsync(31_000)
  await page.getByRole('button', { name: 'Nieuwe code sturen' }).click()

  await expect.element(page.getByText('We hebben een nieuwe code gestuurd.')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  expect(over.elements()).toHaveLength(0)
})

test.each([
  ['nl', 'DEBIT_BLOCKED', 'Je account is geblokkeerd voor automatische incasso.'],
  ['nl', 'DEBIT_LIMIT', 'Uw limiet voor automatische incasso betalingen is bereikt.'],
] as const)(
  'in %s a code refused with %s says so and offers the other methods [PAY-5] [M10]',
  async (locale, code, text) => {
    const { router } = await show({ [ASK]: () => code }, locale)
    await fillIn()

    await send()
    await expect.element(page.getByRole('alert')).toHaveTextContent(text)
    await page.getByRole('alert').getByRole('link').click()

    await expect.poll(() => router.state.location.pathname).toBe('/credits/p0')
  },
)

test.each(['blocked', 'limit'] as const)('whoever is %s finds no form [PAY-5]', async (debit) => {
  await show({ 'GET /api/checkout.php': () => ({ ...CHECKOUT, methods: [], debit }) })

  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
})
