import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { CreditEntry } from '#contract/credits.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { CreditHistory, type Credits } from './credit-history.tsx'

const NOOR = '6c9f4b5c-3f2d-4a52-8b53-6a7d84b1a001'
const ORDER = '0f4f3f3e-6f0b-4f0e-9a57-0a2b8b3c4d5e'

afterEach(cleanup)

function anEntry(changes: Partial<CreditEntry>): CreditEntry {
  const at = '2026-03-01T11:30:00.000Z'
  return { id: '1', amount: -1, reason: 'message', at, profile: null, order_id: null, ...changes }
}

async function show(entries: CreditEntry[], more: Partial<Credits['more']> = {}) {
  const settings = {
    time_zone: 'Europe/Amsterdam',
    fictional_singular: null,
    fictional_plural: null,
    fictional_warning: null,
  }
  const boot = { user: null, locale: 'nl', now: '2026-03-01T12:00:00Z', settings }
  const app = openApp(boot as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'credits'])
  const credits = {
    entries,
    isLoading: false,
    isFailed: false,
    more: { hasMore: false, isLoading: false, isFailed: false, load: () => {}, ...more },
  } as unknown as Credits
  const element = <CreditHistory credits={credits} />
  await render(
    <AppProviders app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </AppProviders>,
  )
}

test('every movement says what it was for, with the way to the person or the order [CRE-3]', async () => {
  await show([
    anEntry({ id: '4', profile: { id: NOOR, name: 'Noor', fictional_icon: true } }),
    anEntry({ id: '3', reason: 'gift', amount: -5 }),
    anEntry({ id: '2', reason: 'purchase', amount: 75, order_id: ORDER }),
    anEntry({ id: '1', reason: 'signup', amount: 3 }),
  ])

  const rows = page.getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(/Bericht aan Noor.*Fictief profiel.*12:30.*-1/)
  await expect
    .element(page.getByRole('link', { name: 'Noor' }))
    .toHaveAttribute('href', `/members/${NOOR}`)
  await expect.element(rows.nth(1)).toHaveTextContent(/^Cadeau1 mrt/)
  await expect
    .element(page.getByRole('link', { name: 'Credits gekocht' }))
    .toHaveAttribute('href', `/transactions/${ORDER}`)
  await expect.element(rows.nth(2)).toHaveTextContent('75 credits erbij')
  await expect.element(rows.nth(3)).toHaveTextContent('Cadeau bij je aanmelding')
})

test('whoever has no credits yet is told what will stand there [CRE-3]', async () => {
  await show([])

  await expect.element(page.getByText('Nog niets te zien')).toBeVisible()
})

test('earlier movements come when they are asked for [CRE-3]', async () => {
  const load = vi.fn<() => undefined>()
  await show([anEntry({})], { hasMore: true, load })

  await page.getByRole('button', { name: 'Oudere tonen' }).click()

  await expect.poll(() => load).toHaveBeenCalledOnce()
})
