import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { ChatLayout } from './chat-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { LanderLayout } from './lander-layout.tsx'

/** As much of a page's beginning as layouts look at. */
const BOOT = {
  settings: {
    name: 'Vonk',
    visible_locales: ['nl', 'en'],
    countries: ['NL'],
    region_data: { country: 'NL', regions: [] },
    geoip_country: 'NL',
    geoip_selected_country: null,
    enable_site_entry_popup: 'yes',
    minimum_message_costs: {},
    fictional_warning: null,
    fictional_singular: null,
    fictional_plural: null,
    support_email: 'help@vonk.example',
    support_phone: '',
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
  isDevelopment: false,
  demoLogins: null,
  lastEvent: null,
} as unknown as Boot

async function show(layout: ComponentType, path = '/', changes: Partial<Boot> = {}) {
  const app = openApp({ ...BOOT, ...changes }, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell'])
  const screen = { index: true, element: <h1>The screen</h1> }
  const router = createMemoryRouter([{ path: '/', Component: layout, children: [screen] }], {
    initialEntries: [path],
  })
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await expect.element(page.getByRole('heading', { name: 'The screen' })).toBeVisible()
}

test('the default layout has navigation, footer and disclaimer around the screen, and the entry warning', async () => {
  await show(DefaultLayout, '/', { hasEntered: false })

  await expect.element(page.getByRole('dialog', { name: 'Belangrijke informatie' })).toBeVisible()
  expect(document.querySelector('header')?.textContent).toContain('Inloggen')
  expect(document.querySelector('footer')?.textContent).toContain('alleen voor volwassenen (18+)')
})

test('the chat layout is bare [LAY-2]', async () => {
  await show(ChatLayout)

  expect(document.querySelector('header, footer, nav')).toBeNull()
})

test('the lander layout has the footer, and no navigation: a landing page brings its own logo [LAY-2]', async () => {
  await show(LanderLayout)

  expect(document.querySelector('header, nav')).toBeNull()
  expect(document.querySelector('footer')).not.toBeNull()
})

test('the empty layout has nothing around the screen [LAY-2]', async () => {
  await show(EmptyLayout)

  expect(document.querySelector('header, footer, nav, dialog')).toBeNull()
})
