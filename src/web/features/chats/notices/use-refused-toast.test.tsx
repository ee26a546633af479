import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { forgetPersonal } from '#web/browser/storage.ts'
import { keepToasts } from '#web/testing/steady-page.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { threadKey } from '../data/chat-queries.ts'
import { useRefusedToast } from './toasts.tsx'

const BOOT = {
  settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
  user: null,
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

const PATHS = {
  members: '/members',
  'members-id-chat': '/members/:id/chat',
  'chats-id': '/chats/:id',
}

keepToasts()
beforeEach(forgetPersonal)

function Screen() {
  const tell = useRefusedToast()
  return (
    <>
      <button onClick={() => tell('sem')}>Weigeren</button>
      <ToastRegion />
    </>
  )
}

/** The member is at this address when a message to Sem, their partner in conversation 7, is refused. */
async function refuseAt(address: string) {
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'live'])
  const chat = { conversation: { id: '7' }, profile: { id: 'sem' } }
  app.queries.setQueryData(threadKey({ conversation_id: '7' }), { chat } as never)
  const routes = Object.entries(PATHS).map(([id, path]) => ({ id, path, Component: Screen }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await page.getByRole('button', { name: 'Weigeren' }).click()
}

test.each(['/members', '/chats/8', '/members/bo/chat'])(
  'that a message was refused is told at %s, with the way to it [CHA-5]',
  async (address) => {
    await refuseAt(address)

    const toast = page.getByRole('link', { name: /Je bericht is niet verstuurd/ })
    await expect.element(toast).toHaveAttribute('href', '/members/sem/chat')
  },
)

test.each(['/chats/7', '/members/sem/chat'])(
  'at %s, where the reason stands, nothing more is told [CHA-5]',
  async (address) => {
    await refuseAt(address)

    expect(page.getByText('Je bericht is niet verstuurd').query()).toBeNull()
  },
)
