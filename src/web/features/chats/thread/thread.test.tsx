import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Message } from '#contract/chats.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { forgetPersonal } from '#web/browser/forget-personal.ts'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { lastChat } from '#web/features/members/last-chat.ts'
import type { OpenChat, Thread as Known } from '../data/thread.ts'
import { Thread } from './thread.tsx'

const USER = { ...SAMPLE_USER, credits: 9, paid_user: true }
const BOOT = {
  settings: {
    name: 'Vonk',
    time_zone: 'Europe/Amsterdam',
    cdn_prefix: '',
    message_credits: 1,
    photo_credits: 2,
    gift_credits: 5,
    message_length: 500,
    minimum_message_costs: { NL: { costs: 48, currency: 'EUR' } },
    region_data: { country: 'NL', regions: [] },
    visible_profile_fields: ['age', 'city'],
    fictional_warning: null,
    fictional_singular: null,
    fictional_plural: null,
  },
  user: USER,
  locale: 'nl',
  origin: 'http://localhost',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot
const ID = crypto.randomUUID()

function aMessage(seq: number, changes: Partial<Message> = {}): Message {
  return {
    id: crypto.randomUUID(),
    seq,
    is_own: false,
    client_id: null,
    kind: 'text',
    text: `Regel ${seq}.`,
    gift: null,
    photo: null,
    state: 'there',
    has_hidden_word: false,
    reply_to: null,
    my_reaction: null,
    their_reaction: null,
    created_at: new Date(Date.parse('2026-03-01T08:00:00Z') + seq * 1000).toISOString(),
    ...changes,
  }
}

type Wishes = { messages?: Message[]; chat?: Partial<OpenChat>; older?: Known['older'] }

function aThread({ messages = [], chat = {}, older = 'none' }: Wishes): Known {
  const profile = {
    id: crypto.randomUUID(),
    name: 'Sem',
    age: 36,
    city: 'Haarlem',
    country: 'NL',
    fictional_icon: false,
    is_online: true,
    is_new: false,
    main_image: null,
    is_liked: false,
  }
  const open: OpenChat = {
    conversation: { id: ID },
    profile,
    num_unread_messages: 0,
    last_message: messages.at(-1) ?? null,
    can_write: 'yes',
    read_seq: messages.at(-1)?.seq ?? 0,
    their_read_seq: 0,
    their_delivered_seq: 0,
    both_wrote: true,
    is_held: false,
    shared_interests: [],
    is_match: false,
    is_same_town: false,
    draft: null,
    ...chat,
  }
  return { chat: open, messages, older }
}

/** A server that knows this conversation. */
function aServer(thread: Known) {
  const marks: unknown[] = []
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = address.split('?')[0]!
    if (method === 'PUT') marks.push(JSON.parse(body as string))
    const answers: Record<string, unknown> = {
      'GET /api/chat.php': thread,
      'PUT /api/chat.php': { num_unread_messages: 0, total_unread: 0 },
    }
    return Promise.resolve(new Response(JSON.stringify(answers[`${method} ${path}`] ?? {})))
  })
  return marks
}

async function show(wishes: Wishes) {
  const thread = aThread(wishes)
  const marks = aServer(thread)
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'chats', 'chat-tools', 'profile-words', 'refusal'])
  const address = { conversation_id: ID }
  const Component = () => (
    <div className="tall">
      <Thread address={address} loaded={thread} />
    </div>
  )
  const router = createMemoryRouter([{ path: '/', Component }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return { app, thread, marks }
}

const sheet = new CSSStyleSheet()
sheet.replaceSync('.tall { display: grid; height: 600px }')

beforeEach(() => {
  document.adoptedStyleSheets = [sheet]
  forgetPersonal()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a message is read once somebody really looks at it, and not before [CHA-6]', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const { marks } = await show({ messages: [aMessage(1)], chat: { read_seq: 0 } })
  await expect.element(page.getByText('Regel 1.').first()).toBeVisible()
  await new Promise((done) => setTimeout(done, 300))
  const unattended = [...marks]

  hasFocus.mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))

  expect(unattended).toEqual([])
  await expect.poll(() => marks).toEqual([{ conversation_id: ID, read_seq: 1 }])
})

test('what was not read stands below a line, and what is out of sight is not read [CHA-2] [CHA-6]', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const messages = Array.from({ length: 100 }, (_, at) => aMessage(at + 1))

  const { marks } = await show({ messages, chat: { read_seq: 40 } })

  const [log, line] = [page.getByRole('log').element(), page.getByText('Nieuwe berichten').first()]
  const fromTop = () => line.element().getBoundingClientRect().top - log.getBoundingClientRect().top
  await expect.poll(fromTop).toBeGreaterThanOrEqual(0)
  await expect.poll(fromTop).toBeLessThan(log.clientHeight / 2)
  await expect.poll(() => marks.length).toBeGreaterThan(0)
  const [{ read_seq: read }] = marks as [{ read_seq: number }]
  expect(read).toBeGreaterThan(40)
  expect(read).toBeLessThan(70)
  await expect.element(page.getByRole('button', { name: /nieuwe berichten$/ })).toBeVisible()
})

test('a text with a hidden word and a photo of a stranger show when they are asked for [CHA-9]', async () => {
  const photo = { filename: 'clear.webp', blurred_filename: 'blurred.webp', width: 8, height: 8 }
  await show({
    messages: [
      aMessage(1, { text: 'Crypto?', has_hidden_word: true }),
      aMessage(2, { kind: 'photo', text: '', photo }),
    ],
    chat: { both_wrote: false },
  })
  const picture = page.getByRole('log').getByRole('img', { name: /^Foto van Sem/ })
  expect(page.getByText('Crypto?').query()).toBeNull()
  await expect.element(picture).toHaveAttribute('src', '/photos/blurred.webp')

  await page.getByRole('button', { name: 'Bericht tonen' }).click()
  await page.getByRole('button', { name: /Foto tonen/ }).click()

  await expect.element(page.getByText('Crypto?').first()).toBeVisible()
  await expect.element(picture).toHaveAttribute('src', '/photos/clear.webp')
})

test('an address is only words until both have written [CHA-9]', async () => {
  await show({
    messages: [aMessage(1, { text: 'https://vonk.example' })],
    chat: { both_wrote: false },
  })

  await expect.element(page.getByText('https://vonk.example').first()).toBeVisible()
  expect(page.getByRole('log').getByRole('link').query()).toBeNull()
})

test('what is gone leaves a trace, and marks say how far own messages came [CHA-6]', async () => {
  await show({
    messages: [
      aMessage(1, { state: 'deleted', text: '' }),
      aMessage(2, { state: 'erased', text: '' }),
      aMessage(3, { is_own: true, client_id: crypto.randomUUID() }),
      aMessage(4, { is_own: true, client_id: crypto.randomUUID() }),
      aMessage(5, { is_own: true, client_id: crypto.randomUUID() }),
    ],
    chat: { their_delivered_seq: 4, their_read_seq: 3 },
  })

  await expect.element(page.getByText('Dit bericht is verwijderd')).toBeVisible()
  await expect.element(page.getByText('Dit bericht is er niet meer')).toBeVisible()
  const marks = page.getByRole('img', { name: /^(Gelezen|Bezorgd|Verstuurd)$/ }).elements()
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Gelezen',
    'Bezorgd',
    'Verstuurd',
  ])
})

test('before the first paid message to a fictional profile it says what it is; a fee is on the button [P9] [CHA-3]', async () => {
  const { thread } = await show({})
  const fictional = { ...thread.chat.profile!, fictional_icon: true, is_online: false }
  await show({ chat: { profile: fictional } })

  await expect.element(page.getByText('Sem bestaat niet echt.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Verstuur 1 credit' }).last()
  await expect.element(send).toHaveAttribute('title', expect.stringContaining('0,48'))
})

test('a conversation of 10,000 messages draws a few of them at first, and more as one goes up [CHA-2]', async () => {
  const messages = Array.from({ length: 10_000 }, (_, at) => aMessage(at + 1))
  const startedAt = performance.now()
  await show({ messages })
  await expect.element(page.getByText('Regel 10000.').first()).toBeVisible()
  const took = performance.now() - startedAt
  const drawn = () => document.querySelectorAll('[data-seq]').length

  const atFirst = drawn()
  const log = page.getByRole('log').element()
  log.scrollTop = -log.scrollHeight

  expect(atFirst).toBeLessThanOrEqual(240)
  expect(took).toBeLessThan(5_000)
  await expect.poll(drawn, { timeout: 10_000 }).toBeGreaterThan(atFirst)
})

test('a free member is told why there is nothing older [CHA-4]', async () => {
  await show({ messages: [aMessage(31)], older: 'premium' })

  await expect.element(page.getByText('Oudere berichten zijn voor premiumleden.')).toBeVisible()
})

test('where a conversation is gone, what was being written to it is kept, to be copied, and it is offered no more [CHA-2] [CHA-5]', async () => {
  const { app } = await show({ messages: [aMessage(1)] })
  await page.getByRole('textbox', { name: 'Bericht aan Sem' }).fill('Ben je er nog?')
  expect(lastChat.get()).toMatchObject({ name: 'Sem' })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

  await becomeGone(app)

  await expect.element(page.getByRole('heading', { name: 'Dit gesprek is er niet' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Dit had je nog niet verstuurd' })
    .getByRole('button', { name: 'Kopiëren' })
    .click()
  await expect.element(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(copy).toHaveBeenCalledWith('Ben je er nog?')
  expect(lastChat.get()).toBeNull()
})

async function becomeGone({ queries }: Pick<Awaited<ReturnType<typeof show>>['app'], 'queries'>) {
  const gone = JSON.stringify({ error: { code: 'NOT_FOUND' } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(gone, { status: 404 })))
  await queries.invalidateQueries({ queryKey: ['chats'] })
}
