import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Chat } from '#contract/chats.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { ChatList } from './chat-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const BOOT = {
  settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam', cdn_prefix: '' },
  user: { ...SAMPLE_USER, credits: 9 },
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

function aChat(name: string): Chat {
  const profile = { id: crypto.randomUUID(), name, fictional_icon: false, main_image: null }
  return {
    conversation: { id: crypto.randomUUID() },
    profile,
    num_unread_messages: 2,
    last_message: { seq: 1, kind: 'text', text: 'Hoi', state: 'there', created_at: BOOT.now },
    can_write: 'yes',
    is_muted: false,
    is_pinned: false,
    is_archived: false,
  } as unknown as Chat
}

/** A list before a server that keeps what is arranged, or refuses to. */
async function show(refusal?: string) {
  let chats = [aChat('Sem'), aChat('Kim')]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const isArchive = new URL(address, location.href).searchParams.has('archived')
    if (method === 'PUT') {
      if (refusal)
        return new Response(JSON.stringify({ error: { code: refusal } }), {
          status: 409,
          headers: { 'content-type': 'application/json' },
        })
      const { conversation_id: id, ...how } = JSON.parse(body as string) as Record<string, unknown>
      chats = chats.map((chat) => (chat.conversation?.id === id ? { ...chat, ...how } : chat))
      return new Response(JSON.stringify({ total_unread: 0 }))
    }
    const listed = chats.filter((chat) => chat.is_archived === isArchive)
    const numArchived = chats.filter((chat) => chat.is_archived).length
    return new Response(
      JSON.stringify({ chats: listed, total_unread: 0, num_archived: numArchived, next: null }),
    )
  })
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'chats', 'chat-tools', 'refusal', 'live'])
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}

function Screen() {
  return (
    <>
      <ChatList loaded={null} isScreen />
      <ToastRegion />
    </>
  )
}

async function choose(name: string, what: string) {
  const row = page.getByRole('listitem').filter({ hasText: name })
  // The menu shows where the row has the focus.
  row.getByRole('link').element().focus()
  await userEvent.keyboard('{Tab}{Enter}')
  await row.getByRole('button', { name: what, exact: true }).click()
}

test('a conversation is put away from its menu, is found in the archive, and comes back [CHA-10]', async () => {
  await show()
  await expect.element(page.getByText('Kim', { exact: true })).toBeVisible()

  await choose('Sem', 'Archiveren')
  await expect.element(page.getByText('Sem', { exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Gearchiveerd (1)' }).click()
  await expect.element(page.getByRole('heading', { name: 'Gearchiveerd' })).toHaveFocus()
  await choose('Sem', 'Terugzetten in de lijst')
  await expect.element(page.getByText('Niets gearchiveerd')).toBeVisible()
  await page.getByRole('button', { name: 'Alle gesprekken' }).click()

  await expect.element(page.getByText('Sem', { exact: true })).toBeVisible()
})

test('a muted conversation says so [CHA-10]', async () => {
  await show()
  await expect.element(page.getByText('Kim', { exact: true })).toBeVisible()

  await choose('Kim', 'Dempen')

  await expect.element(page.getByRole('img', { name: 'Gedempt' })).toBeVisible()
})

test('a pin that is refused is taken back, and the reason is told [CHA-10]', async () => {
  await show('PIN_LIMIT')
  await expect.element(page.getByText('Kim', { exact: true })).toBeVisible()

  await choose('Kim', 'Bovenaan vastzetten')

  await expect.element(page.getByText(/Je kunt vijf gesprekken vastzetten/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Vastgezet' })).not.toBeInTheDocument()
})
