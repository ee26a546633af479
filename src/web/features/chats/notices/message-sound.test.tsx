import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { messageSound } from '#web/browser/message-sound.ts'
import { forgetPersonal } from '#web/browser/storage.ts'
import { keepToasts } from '#web/testing/steady-page.ts'
import { toldKey } from '../data/apply-chat-event.ts'
import { aMessage } from '../data/sample-message.ts'
import { useMessageNews } from './toasts.tsx'

const BOOT = {
  settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam', cdn_prefix: '' },
  user: null,
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot
const PATHS = { members: '/members', 'chats-id': '/chats/:id' }
const TONES = 2

/** What was played, by the number of its tones. */
const played = { tones: 0 }
class SilentContext {
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
  createOscillator = () => {
    played.tones += 1
    const source = { frequency: { value: 0 }, connect: (to: unknown) => to }
    return { ...source, start: () => undefined, stop: () => undefined }
  }
  createGain = () => {
    const none = () => undefined
    const gain = { setValueAtTime: none, linearRampToValueAtTime: none }
    return { gain: { ...gain, exponentialRampToValueAtTime: none }, connect: (to: unknown) => to }
  }
}

keepToasts()
beforeEach(() => {
  forgetPersonal()
  messageSound.set(true)
  vi.stubGlobal('AudioContext', SilentContext)
  played.tones = 0
})
afterEach(() => vi.unstubAllGlobals())

type Told = { readonly isOwn?: boolean; readonly isMuted?: boolean }

/** The member is at this address, and hears of one message for every button that is pressed. */
async function at(address: string, messages: Record<string, Told>) {
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'live'])
  const seq = Math.floor(Math.random() * 1e9)
  for (const [id, { isOwn = false, isMuted = false }] of Object.entries(messages)) {
    const told = {
      conversation: { id },
      profile: { id: `of ${id}`, name: 'Sem', main_image: null },
      last_message: aMessage(seq, { is_own: isOwn }),
      is_muted: isMuted,
      num_unread_messages: 1,
    }
    app.queries.setQueryData(toldKey(id), told as never)
  }
  function Screen() {
    const tell = useMessageNews()
    return Object.keys(messages).map((id) => (
      <button
        key={id}
        onClick={() => tell({ kind: 'message', conversation_id: id, profile_id: `of ${id}`, seq })}
      >
        {id}
      </button>
    ))
  }
  const routes = Object.entries(PATHS).map(([id, path]) => ({ id, path, Component: Screen }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  for (const id of Object.keys(messages)) await page.getByRole('button', { name: id }).click()
}

test('a message sounds once, however many tabs hear of it [CHA-11]', async () => {
  await at('/members', { seven: {} })
  await page.getByRole('button', { name: 'seven' }).click()

  await expect.poll(() => played.tones).toBe(TONES)
})

test('neither the conversation on the screen sounds, nor a muted one, nor what one wrote elsewhere [CHA-11]', async () => {
  await at('/chats/seven', { seven: {}, muted: { isMuted: true }, own: { isOwn: true }, other: {} })

  await expect.poll(() => played.tones).toBe(TONES)
})

test('a browser that was not asked for it is silent [CHA-11]', async () => {
  messageSound.forget()
  await at('/members', { seven: {} })
  messageSound.set(true)
  await page.getByRole('button', { name: 'seven' }).click()

  await expect.poll(() => played.tones).toBe(TONES)
})
