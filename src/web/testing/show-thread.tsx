import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Message } from '#contract/chats.ts'
import type { Boot } from '#contract/page.ts'
import type { User } from '#contract/user.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import type { OpenChat, Thread as Known } from '#web/features/chats/data/thread.ts'
import { Thread } from '#web/features/chats/thread/thread.tsx'

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
export const ID = crypto.randomUUID()

/** What is asked of the server: how, and for which messages. */
type Asked = { readonly method: string; readonly path: string; readonly query: URLSearchParams }

type Wishes = {
  user?: Partial<User>
  messages?: Message[]
  chat?: Partial<OpenChat>
  older?: Known['older']
  /** What the server answers otherwise than it would; undefined where it answers as ever. */
  answer?: (asked: Asked) => Response | Promise<Response> | undefined
}

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
    is_muted: false,
    is_pinned: false,
    is_archived: false,
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
function aServer(thread: Known, answer: Wishes['answer']) {
  const marks: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, location.href)
    const other = answer?.({ method, path, query })
    if (other) return other
    if (method === 'PUT') marks.push(JSON.parse(body as string))
    const answers: Record<string, unknown> = {
      'GET /api/chat.php': thread,
      'PUT /api/chat.php': { num_unread_messages: 0, total_unread: 0 },
    }
    return new Response(JSON.stringify(answers[`${method} ${path}`] ?? {}))
  })
  return marks
}

/** Shows a conversation in a window of 600 pixels, and what the server is told of it. */
export async function showThread(wishes: Wishes) {
  const thread = aThread(wishes)
  const marks = aServer(thread, wishes.answer)
  const app = openApp({ ...BOOT, user: { ...USER, ...wishes.user } }, () =>
    Promise.reject(new Error('no calls here')),
  )
  await app.catalogue.load(['shell', 'chats', 'chat-tools', 'profile-words', 'refusal'])
  const address = { conversation_id: ID }
  const Component = () => (
    <div style={{ display: 'grid', height: 600 }}>
      <Thread address={address} loaded={thread} />
    </div>
  )
  const router = createMemoryRouter([{ path: '/', Component }, { path: '*' }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return { app, thread, marks }
}
