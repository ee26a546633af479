import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SpendingLimit } from '#contract/credits.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SpendingLimitPanel } from './spending-limit-panel.tsx'

const NONE: SpendingLimit = { currency: 'EUR', limit_minor: null, spent_minor: 2_246, next: null }
const FIFTY: SpendingLimit = { ...NONE, limit_minor: 5_000 }

afterEach(() => vi.unstubAllGlobals())

async function show(limit: SpendingLimit) {
  const settings = { time_zone: 'Europe/Amsterdam' }
  const boot = { user: null, locale: 'nl', now: '2026-03-01T12:00:00Z', settings }
  const app = openApp(boot as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'credits', 'refusal'])
  const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify({ spending_limit: limit }))),
  )
  vi.stubGlobal('fetch', sent)
  await render(
    <AppProviders app={app}>
      <QueryClientProvider client={new QueryClient()}>
        <SpendingLimitPanel limit={limit} />
      </QueryClientProvider>
    </AppProviders>,
  )
  return { bodies: () => sent.mock.calls.map(([, init]) => JSON.parse(init.body as string)) }
}

const amount = () => page.getByLabelText('Bedrag per maand (EUR)')

test('an amount as it is typed becomes the limit [PAY-9]', async () => {
  const { bodies } = await show(NONE)
  await expect
    .element(page.getByText(/Je hebt geen limiet. Deze maand gaf je €\s22,46 uit/))
    .toBeVisible()

  await amount().fill('49,95')
  await page.getByRole('button', { name: 'Limiet instellen' }).click()

  await expect.poll(bodies).toEqual([{ limit_minor: 4_995 }])
  await expect.element(amount()).toHaveValue('')
})

test('what is no amount is said so, and nothing is sent [PAY-9]', async () => {
  const { bodies } = await show(NONE)

  await amount().fill('veel')
  await page.getByRole('button', { name: 'Limiet instellen' }).click()

  await expect.element(page.getByText('Vul een bedrag in, zoals 50 of 49,95.')).toBeVisible()
  expect(bodies()).toEqual([])
})

test('more than there can be is said so, and nothing is sent [PAY-9]', async () => {
  const { bodies } = await show(NONE)

  await amount().fill('1.000.000,01')
  await page.getByRole('button', { name: 'Limiet instellen' }).click()

  await expect
    .element(page.getByText(/Dat is te veel: vul hoogstens €\s1\.000\.000,00 in/))
    .toBeVisible()
  expect(bodies()).toEqual([])
})

test('that a limit was saved is not said of what is typed next [PAY-9]', async () => {
  await show(NONE)
  const saved = page.getByText('Je limiet is opgeslagen.')
  await amount().fill('50')
  await page.getByRole('button', { name: 'Limiet instellen' }).click()
  await expect.element(saved).toBeInTheDocument()

  await amount().fill('veel')
  await page.getByRole('button', { name: 'Limiet instellen' }).click()

  await expect.element(page.getByText('Vul een bedrag in, zoals 50 of 49,95.')).toBeVisible()
  expect(saved.elements()).toHaveLength(0)
})

test('before it is pressed it is said that less holds at once and more after a day [PAY-9]', async () => {
  await show(FIFTY)
  await expect.element(page.getByText(/Deze maand €\s22,46 van €\s50,00/)).toBeVisible()

  await amount().fill('20')
  await expect.element(page.getByText('Dit gaat meteen in.')).toBeVisible()
  await amount().fill('80')

  await expect.element(page.getByText('het gaat pas na 24 uur in', { exact: false })).toBeVisible()
})

test('a limit can be taken away, and a higher one that was asked for taken back [PAY-9]', async () => {
  const next = { limit_minor: 8_000, from: '2026-03-02T12:00:00.000Z' }
  const { bodies } = await show({ ...FIFTY, next })
  await expect
    .element(page.getByText(/Vanaf 2 maart 2026 (om|at)? ?13:00 is je limiet €\s80,00/))
    .toBeVisible()

  await page.getByRole('button', { name: 'Limiet weghalen' }).click()
  await expect.poll(bodies).toHaveLength(1)
  await page.getByRole('button', { name: 'Wijziging annuleren' }).click()

  await expect.poll(bodies).toEqual([{ limit_minor: null }, { limit_minor: 5_000 }])
})
