import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { FirstMessageNote } from './first-message-note.tsx'

afterEach(() => vi.unstubAllGlobals())

const ID = '5a1b4c6e-0000-4000-8000-000000000001'
const BO = {
  id: ID,
  name: 'Bo',
  age: 31,
  city: 'Utrecht',
  country: 'NL',
  fictional_icon: false,
  is_online: false,
  is_new: false,
  main_image: null,
}

async function show(message: 'sent' | 'kept' | null, status: 'active' | 'not_confirmed') {
  const answer = { target_id: ID, message, members: [BO] }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)))
  const user = { ...SAMPLE_USER, status }
  const boot = { settings: { name: 'Vonk' }, user, locale: 'nl' } as unknown as Boot
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['signup-matches'])
  const router = createMemoryRouter([{ path: '*', Component: FirstMessageNote }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return app
}

test.each([
  ['sent', 'not_confirmed', 'Je bericht aan Bo ligt klaar. Het wordt bezorgd zodra'],
  ['sent', 'active', 'Je bericht aan Bo is bezorgd.'],
  ['kept', 'active', 'Je bericht aan Bo is bewaard. Met credits kun je het versturen.'],
] as const)(
  'of a message that was %s somebody who is %s learns: %s [SGN-6]',
  async (...example) => {
    const [message, status, told] = example

    await show(message, status)

    await expect.element(page.getByRole('status')).toHaveTextContent(told)
    await expect
      .element(page.getByRole('link', { name: 'Naar het gesprek' }))
      .toHaveAttribute('href', `/members/${ID}/chat`)
  },
)

test('whoever wrote nothing is told of no message [SGN-6]', async () => {
  const app = await show(null, 'active')

  await expect.poll(() => app.queries.isFetching()).toBe(0)
  expect(page.getByRole('status').query()).toBeNull()
})
