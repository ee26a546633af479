import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { userKey } from '#web/api/keys.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { keepToasts } from '#web/testing/steady-page.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { SAMPLE_USER } from './sample-user.ts'
import { useLogOut } from './user.ts'

keepToasts()
afterEach(() => vi.unstubAllGlobals())

const BOOT = { settings: { name: 'Vonk' }, user: SAMPLE_USER, locale: 'nl' } as unknown as Boot

function Screen() {
  const logOut = useLogOut()
  return (
    <>
      <button onClick={() => void logOut()}>Uitloggen</button>
      <ToastRegion />
    </>
  )
}

test('whoever could not be logged out is told so, and stays where they are [AUT-1]', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell'])
  const router = createMemoryRouter([{ path: '/members', Component: Screen }], {
    initialEntries: ['/members'],
  })
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )

  await page.getByRole('button', { name: 'Uitloggen' }).click()

  await expect.element(page.getByText('Uitloggen is niet gelukt.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/members')
  expect(app.queries.getQueryData(userKey)).not.toBeNull()
})
