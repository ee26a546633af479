import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { MailChangeDoScreen } from './mail-change-do-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const BOOT = {
  settings: { time_zone: 'Europe/Amsterdam' },
  user: null,
  locale: 'en',
  now: '2026-03-01',
}

function serverThatSays(status: number, body: object) {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function screenAt(path: string) {
  const app = openApp(BOOT as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['mail-change', 'refusal'])
  const routes = [{ path: '/mail-change/do', Component: MailChangeDoScreen }]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  return (
    <StrictMode>
      <AppProviders app={app}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>
  )
}

test('opening the link sends it once [AUT-6]', async () => {
  const fetch = serverThatSays(200, { email: 'new@example.com' })

  const screen = await render(await screenAt('/mail-change/do?token=secret'))

  await expect.element(screen.getByText(/log in with new@example.com/)).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
})

test('a link without its secret is dead, and nothing is sent [AUT-6]', async () => {
  const fetch = serverThatSays(200, {})

  const screen = await render(await screenAt('/mail-change/do'))

  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This link has expired or isn’t valid. Request a new e-mail.')
  expect(fetch).not.toHaveBeenCalled()
})

test('what failed for a moment can be tried again [AUT-6]', async () => {
  const fetch = serverThatSays(500, { error: { code: 'UNEXPECTED' } })
  const screen = await render(await screenAt('/mail-change/do?token=secret'))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  fetch.mockResolvedValueOnce(new Response(JSON.stringify({ email: 'new@example.com' })))

  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText(/log in with new@example.com/)).toBeVisible()
})
