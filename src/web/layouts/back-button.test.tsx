import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { ROUTES } from '#contract/routes.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { BackButton } from './top-bar.tsx'

const BOOT = { settings: {}, user: null, locale: 'nl', now: '2026-03-01T12:00:00Z' }

/** A member who came from the search to their likes, or whose window began there. */
async function show(route: string) {
  const app = openApp(BOOT as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell'])
  const routes = [{ path: '*', element: <BackButton route={route} /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/chats', '/likes'] })
  const { container } = await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return { router, button: container.querySelector('button') }
}

test('there is a way back on profiles, likes, credits and payment methods, and nowhere else [LAY-5]', async () => {
  const withButton: string[] = []
  for (const route of Object.keys(ROUTES)) {
    const { button } = await show(route)
    if (button) withButton.push(route)
  }

  expect(withButton.toSorted()).toEqual([
    'credits',
    'credits-id-paymentmethod',
    'likes',
    'likes-m-id',
    'likes-type',
    'members-id',
    'profile',
  ])
})

test.each([
  [2, '/chats'],
  [1, '/members'],
])('with %i pages in the window the way back leads to %s [LAY-5]', async (pages, path) => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(pages)
  const { router, button } = await show('likes')

  button!.click()

  await expect.poll(() => router.state.location.pathname).toBe(path)
})
