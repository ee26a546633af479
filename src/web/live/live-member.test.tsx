import { QueryObserver } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { MemberEvent } from '#contract/events.ts'
import type { LikeTile } from '#contract/likes.ts'
import type { Boot } from '#contract/page.ts'
import type { User } from '#contract/user.ts'
import { FakeEventSource } from '#test/fakes/event-source.ts'
import { holdTime } from '#test/held-time.ts'
import { ordersKey } from '#web/api/keys.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { keepToldMatch } from '#web/features/likes/likes.ts'
import { keepToasts } from '#web/testing/steady-page.ts'
import { dismissToast } from '#web/ui/toast-store.ts'
import { LiveMember } from './live-member.tsx'

const BOOT = {
  settings: {
    name: 'Vonk',
    time_zone: 'Europe/Amsterdam',
    cdn_prefix: '',
    message_credits: 1,
    fictional_warning: null,
    fictional_singular: null,
    fictional_plural: null,
  },
  user: SAMPLE_USER,
  lastEvent: null,
  locale: 'nl',
  origin: 'http://localhost',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

function aLike(changes: Partial<LikeTile> = {}): LikeTile {
  return {
    id: crypto.randomUUID(),
    name: 'Lotte',
    age: 31,
    city: 'Haarlem',
    country: 'NL',
    fictional_icon: false,
    is_online: false,
    is_new: false,
    main_image: null,
    distance_km: null,
    is_liked: false,
    about_line: null,
    liked_at: '2026-03-01T11:00:00Z',
    is_match: false,
    has_chat: false,
    ...changes,
  }
}

/** A server with one member and these likes of theirs. */
function aServer(likes: readonly LikeTile[] = []) {
  const state = { user: SAMPLE_USER as User | null, asked: [] as string[] }
  const page = { profiles: likes, liked_by: [], total_new_likes: 0, next: null }
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = address.split('?')[0]!
    state.asked.push(`${method} ${path}`)
    const answers: Record<string, unknown> = {
      '/api/user.php': { user: state.user },
      '/api/likes.php': page,
      '/api/auto-like.php': { profile: likes[0] ?? null },
      '/api/like.php': { new_likes: 0 },
    }
    return Promise.resolve(new Response(JSON.stringify(answers[path])))
  })
  const count = (call: string) => state.asked.filter((asked) => asked === call).length
  return Object.assign(state, { count })
}

function Screen() {
  const user = useUser()
  return user ? <LiveMember user={user} /> : <p>Nobody</p>
}

function anApp(changes: Partial<Boot> = {}) {
  return openApp({ ...BOOT, ...changes }, () => Promise.reject(new Error('no calls here')))
}

async function show(address = '/likes', app = anApp()) {
  await app.catalogue.load(['shell', 'live'])
  const screens = ['likes', 'members-id', 'swipe-game'].map((id) => ({
    id,
    path: { likes: '/likes', 'members-id': '/members/:id', 'swipe-game': '/swipe-game' }[id]!,
    Component: Screen,
  }))
  const router = createMemoryRouter(screens, { initialEntries: [address] })
  const screen = await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await expect.poll(() => FakeEventSource.opened.at(-1)).toBeDefined()
  const emit = (id: number, event: MemberEvent) => FakeEventSource.opened.at(-1)!.emit(id, event)
  return { app, router, screen, emit }
}

keepToasts()
beforeEach(() => {
  FakeEventSource.opened.length = 0
  vi.stubGlobal('EventSource', FakeEventSource)
  for (let id = 0; id < 20; id += 1) dismissToast(id)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('member and likes are asked for five seconds after the start, then every minute, and on a push message [LIV-1]', async () => {
  const server = aServer()
  holdTime()
  await show()
  const counts: number[] = []
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    counts.push(server.count('GET /api/user.php'))
  }

  await after(4_900)
  await after(200)
  await after(60_000)
  await after(60_000)
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message'))
  await after(10)

  expect(counts).toEqual([0, 1, 2, 3, 4])
})

test('purchases that are on the screen are asked for again, too [LIV-1] [PAY-4]', async () => {
  aServer()
  holdTime()
  const { app } = await show()
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('completed'))
  const observer = new QueryObserver(app.queries, {
    queryKey: [...ordersKey, 'one'],
    queryFn: ask,
    initialData: 'failed',
  })
  const end = observer.subscribe(() => undefined)

  await vi.advanceTimersByTimeAsync(5_100)
  end()

  expect(ask).toHaveBeenCalledTimes(1)
})

test('with push it is every five minutes [LIV-1]', async () => {
  const server = aServer()
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted')
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager: { getSubscription: async () => ({ endpoint: 'https://push.example/1' }) },
  } as unknown as ServiceWorkerRegistration)
  holdTime()
  await show()

  await vi.advanceTimersByTimeAsync(299_000)
  const before = server.count('GET /api/user.php')
  await vi.advanceTimersByTimeAsync(2_000)

  expect([before, server.count('GET /api/user.php')]).toEqual([1, 2])
  vi.restoreAllMocks()
})

test('whoever is not logged in any more is a visitor with the next refresh [A7] [AUT-2]', async () => {
  const server = aServer()
  const { emit } = await show()
  const ended = vi.fn<() => void>()
  const { sessionEnd } = await import('#web/api/session.ts')
  sessionEnd.subscribe(ended)

  server.user = null
  emit(1, { kind: 'user_changed' })

  await expect.poll(() => ended.mock.calls.length).toBe(1)
})

test('a like that is told shows a toast and the new count, and no modal [LIK-2] [LAY-4]', async () => {
  const like = aLike()
  const server = aServer([like])
  const { app, emit } = await show()

  server.user = { ...SAMPLE_USER, new_likes: 1 }
  emit(1, { kind: 'like', profile_id: like.id })

  await expect.element(page.getByText('Lotte vindt je leuk')).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(app.queries.getQueryData<User>(['user'])!.new_likes).toBe(1)
})

test('listening begins where the page was made, and begins again where it ended [C4]', async () => {
  aServer()
  const app = anApp({ lastEvent: 7 })
  const { screen, emit } = await show('/likes', app)
  emit(8, { kind: 'likes_changed' })

  await screen.unmount()
  await show('/swipe-game', app)
  await expect.poll(() => FakeEventSource.opened.length).toBe(2)

  expect(FakeEventSource.opened.map(({ url }) => url.split('?')[1])).toEqual(['after=7', 'after=8'])
})

test('a match that is told shows the modal, and the next one waits its turn as a toast [LIK-2]', async () => {
  const [one, other] = [aLike(), aLike({ name: 'Vera' })]
  aServer([one, other])
  const { emit } = await show()

  emit(1, { kind: 'match', profile_id: one.id })
  await expect.element(page.getByRole('dialog', { name: 'Het is een match' })).toBeVisible()
  emit(2, { kind: 'match', profile_id: other.id })

  await expect.element(page.getByText('Vera en jij vinden elkaar leuk')).toBeInTheDocument()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
})

test.each([
  ['Lotte en jij vinden elkaar leuk', {}],
  ['Lotte (Fictief profiel) vindt je leuk', { fictional_icon: true }],
])('in the swipe game a match is told without a modal: %s [LIK-2] [PRO-2]', async (text, wish) => {
  const like = aLike(wish)
  aServer([like])
  const { emit } = await show('/swipe-game')
  emit(1, { kind: 'match', profile_id: like.id })

  await expect.element(page.getByText(text)).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('a match that a screen has told of itself is not told again [LIK-2] [SWI-1]', async () => {
  const [own, other] = [aLike(), aLike({ name: 'Vera' })]
  aServer([own, other])
  const { app, emit } = await show('/swipe-game')
  keepToldMatch(app.queries, own.id)

  emit(1, { kind: 'match', profile_id: own.id })
  emit(2, { kind: 'match', profile_id: other.id })

  await expect.element(page.getByText('Vera en jij vinden elkaar leuk')).toBeVisible()
  expect(page.getByText('Lotte en jij vinden elkaar leuk').query()).toBeNull()
})

test('t in the address shows a like after so many seconds, is gone from it, and likes are loaded anew [LIK-2] [LIK-3]', async () => {
  const server = aServer([aLike({ fictional_icon: true })])
  holdTime()
  const { router } = await show('/likes?t=3&x=1')
  await expect.poll(() => router.state.location.search).toBe('?x=1')

  await vi.advanceTimersByTimeAsync(2_900)
  const early = server.count('GET /api/auto-like.php')
  await vi.advanceTimersByTimeAsync(200)
  await expect.element(page.getByRole('dialog', { name: 'Nieuwe like!' })).toBeVisible()
  const before = server.count('GET /api/user.php')
  await vi.advanceTimersByTimeAsync(600)

  expect([early, server.count('GET /api/auto-like.php')]).toEqual([0, 1])
  expect(server.count('GET /api/user.php')).toBe(before + 1)
})

test('a fictional profile is marked in the modal, with what that means [PRO-2]', async () => {
  const server = aServer([aLike({ fictional_icon: true })])
  await show('/likes?t=0')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByText(/^Fictief profiel$|afspreken kan niet/).nth(1)).toBeVisible()
  await expect.poll(() => server.count('GET /api/user.php')).toBeGreaterThan(0)
})

test('whoever opens a profile has seen its like; without news nothing is said [LIK-1]', async () => {
  const id = crypto.randomUUID()
  const server = aServer()
  const { router, emit } = await show()
  await router.navigate(`/members/${id}`)
  const without = server.count('PUT /api/like.php')

  server.user = { ...SAMPLE_USER, new_likes: 2 }
  emit(1, { kind: 'likes_changed' })

  await expect.poll(() => server.count('PUT /api/like.php')).toBe(1)
  expect(without).toBe(0)
})

test('when another tab is taken over by somebody else, or logged out, this one asks at once who is there [P11]', async () => {
  const server = aServer()
  holdTime()
  await show()
  const emit = (newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key: 'owner', newValue }))

  emit(SAMPLE_USER.key)
  const before = server.count('GET /api/user.php')
  emit(null)

  await expect.poll(() => [before, server.count('GET /api/user.php')]).toEqual([0, 1])
})
