import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { keepToasts } from '#web/testing/steady-page.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { useLike } from './like.ts'

keepToasts()
afterEach(() => vi.unstubAllGlobals())

const BOOT = { settings: { name: 'Vonk' }, user: SAMPLE_USER, locale: 'nl' } as unknown as Boot

function Screen() {
  const like = useLike({ id: 'somebody' }, useRefusalToast())
  return (
    <>
      <button onClick={like.press}>Leuk</button>
      <ToastRegion />
    </>
  )
}

async function pressWhenAnswered(status: number, answer: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status }))
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'refusal'])
  const router = createMemoryRouter(
    [
      { path: '/members', Component: Screen },
      { path: '*', element: <ToastRegion /> },
    ],
    { initialEntries: ['/members?online=yes'] },
  )
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await page.getByRole('button', { name: 'Leuk' }).click()
  return router
}

test('a like of a member whose session is over leads to the login and back, and nothing is complained of [AUT-2]', async () => {
  const router = await pressWhenAnswered(403, {
    error: { code: 'LOGIN_REQUIRED' },
    authentication_required: true,
  })

  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/login?target=%2Fmembers%3Fonline%3Dyes')
  expect(page.getByText('Log in om verder te gaan').query()).toBeNull()
})

test('a like that was refused for another reason says so, and stays where it was [LIK-1]', async () => {
  const router = await pressWhenAnswered(409, { error: { code: 'BLOCKED' } })

  await expect.element(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible()
  expect(router.state.location.pathname).toBe('/members')
})
