import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Call } from '#contract/endpoint.ts'
import type { Boot } from '#contract/page.ts'
import { Refusal } from '#contract/refusals.ts'
import { AppProviders, openApp } from './app-context.tsx'
import { makeRoutes } from './router.tsx'

/** As much of a page's beginning as the error page and its layout look at. */
const BOOT = {
  settings: {
    name: 'Vonk',
    visible_locales: ['nl', 'en'],
    countries: ['NL'],
    enable_site_entry_popup: 'no',
    support_email: 'help@vonk.example',
    time_zone: 'Europe/Amsterdam',
    us_footer: 'no',
    signups: 'all',
    company: { name: 'Vonk BV', address: 'Kade 1', city: 'Utrecht', kvk: '1', added: '2023-01-01' },
  },
  user: null,
  locale: 'nl',
  theme: null,
  hasEntered: true,
  visitorMay: { search: true, signUp: true },
  origin: 'http://localhost',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

const FAILURES = [
  [new Refusal('NOT_FOUND'), 'Deze pagina is niet gevonden'],
  [new Refusal('SERVICE_UNAVAILABLE'), 'We zijn zo terug'],
  [new Error('no connection'), 'Er ging iets mis'],
] as const

afterEach(() => vi.restoreAllMocks())

test.each(FAILURES)(
  'after a navigation the tab says what the page says: %s [LAY-11]',
  async (error, words) => {
    const router = await open('/login', error)
    await expect.poll(() => document.title).toBe('Inloggen · Vonk')

    await router.navigate('/')

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words)
    await expect.poll(() => document.title).toBe(`${words} · Vonk`)
    await router.navigate('/login')
    await expect.poll(() => document.title).toBe('Inloggen · Vonk')
  },
)

test('a member who turns out to be gone while their page is shown changes the tab too [LAY-11]', async () => {
  const answer = () => Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()))
  const router = await open('/login', new Refusal('NOT_FOUND'))

  await router.navigate('/members/00000000-0000-4000-8000-000000000000')

  await expect.poll(() => document.title).toBe('Deze pagina is niet gevonden · Vonk')
})

test('an address that is nowhere has a title of its own inside the application as well [LAY-11]', async () => {
  const router = await open('/login', new Error('no calls here'))

  await router.navigate('/no-such-page')

  await expect.poll(() => document.title).toBe('Deze pagina is niet gevonden · Vonk')
})

/** The application at an address, where every call ends in this error. */
async function open(path: string, error: Error) {
  const app = openApp(BOOT, (() => Promise.reject(error)) as Call)
  await app.catalogue.load(['shell'])
  const router = createMemoryRouter(
    makeRoutes(() => app),
    { initialEntries: [path] },
  )
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return router
}
