import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import type { SwipeCard } from '#contract/swipe-game.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { keepToasts } from '#web/testing/steady-page.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { SwipeGame } from './swipe-game.tsx'

keepToasts()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const BOOT = {
  settings: { time_zone: 'Europe/Amsterdam', cdn_prefix: '', fictional_singular: null },
  user: null,
  locale: 'en',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot
const HOUR = 60 * 60 * 1000

type Answer = { readonly status?: number; readonly body: object }

function aCard(name: string, changes: Partial<SwipeCard> = {}): SwipeCard {
  return {
    id: crypto.randomUUID(),
    name,
    age: 30,
    city: 'Utrecht',
    country: 'NL',
    fictional_icon: false,
    is_online: false,
    is_new: false,
    main_image: null,
    distance_km: null,
    is_liked: false,
    about_line: null,
    identity: null,
    seeks: 'male',
    seeks_couples: 'no',
    body_type: null,
    eye_color: null,
    relationship_status: null,
    interests: [],
    shared_interests: [],
    ...changes,
  }
}

/** The server's clock is an hour ahead of this one. */
function aState(changes: object = {}) {
  const now = new Date(Date.now() + HOUR)
  const resets = new Date(now.getTime() + 2 * HOUR + 500)
  return {
    likes_left: 4,
    can_undo: false,
    now: now.toISOString(),
    resets_at: resets.toISOString(),
    ...changes,
  }
}

/** A server that answers by method, and remembers what it was sent. */
function serverThat(
  answers: Partial<Record<'GET' | 'POST' | 'DELETE', () => Answer | Promise<never>>>,
) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: 'GET'; body?: string }) => {
    if (body) sent.push(JSON.parse(body))
    const { status = 200, body: answer } = await answers[method]!()
    return new Response(JSON.stringify(answer), { status })
  })
  return sent
}

async function show(user: object | null = null) {
  const app = openApp({ ...BOOT, user } as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'swipe-game', 'member-tile', 'profile-words', 'refusal'])
  const onMatch = vi.fn<(card: SwipeCard) => void>()
  const game = (
    <>
      <SwipeGame loaded={null} onMatch={onMatch} />
      <ToastRegion />
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: game },
    { path: '*', element: <p>Elsewhere</p> },
  ])
  const screen = await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return { screen, onMatch, top: () => screen.getByRole('heading', { level: 2 }) }
}

/** Moves the top card by so many pixels, slowly, and lets it go. */
function drag(far: number) {
  const card = document.querySelector<HTMLElement>('article[data-place="top"]')!
  const { left, top } = card.getBoundingClientRect()
  const fire = (type: string, x: number, timeStamp: number) => {
    const [clientX, clientY] = [left + 50 + x, top + 50]
    const where = { pointerId: 1, isPrimary: true, bubbles: true, clientX, clientY }
    const event = new PointerEvent(type, where)
    card.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
  }
  card.setPointerCapture = () => undefined
  fire('pointerdown', 0, 1000)
  fire('pointermove', far, 1010)
  const seen = {
    transform: card.style.transform,
    like: getComputedStyle(card).getPropertyValue('--to-right'),
    pass: getComputedStyle(card).getPropertyValue('--to-left'),
  }
  fire('pointerup', far, 1130)
  return seen
}

test('a like leaves at once and takes one of the day, before the server has answered [SWI-1]', async () => {
  const [noor, sem] = [aCard('Noor'), aCard('Sem')]
  const sent = serverThat({
    GET: () => ({ body: { cards: [noor, sem], ...aState() } }),
    POST: () => new Promise<never>(() => undefined),
  })
  const { screen, top } = await show()
  await expect.element(screen.getByText('4 likes left today')).toBeVisible()

  await screen.getByRole('button', { name: 'Like Noor' }).click()

  await expect.element(top()).toHaveTextContent('Sem, 30')
  await expect.element(screen.getByText('3 likes left today')).toBeVisible()
  await expect.element(screen.getByText(/You liked Noor\. On top now: Sem/)).toBeInTheDocument()
  await expect.poll(() => sent).toEqual([{ profile_id: noor.id, choice: 'like' }])
})

test('a like that the server refuses brings its card back and says why; at the limit none is left [SWI-1]', async () => {
  const [noor, sem] = [aCard('Noor'), aCard('Sem')]
  serverThat({
    GET: () => ({ body: { cards: [noor, sem], ...aState() } }),
    POST: vi
      .fn<() => Answer>()
      .mockReturnValueOnce({ status: 500, body: { error: { code: 'UNEXPECTED' } } })
      .mockReturnValueOnce({ status: 409, body: { error: { code: 'SWIPE_LIMIT' } } }),
  })
  const { screen, top } = await show()

  await screen.getByRole('button', { name: 'Like Noor' }).click()
  await expect.element(screen.getByText(/Noor is back on top/)).toBeInTheDocument()
  await expect.element(top()).toHaveTextContent('Noor, 30')
  await expect.element(screen.getByText('4 likes left today')).toBeVisible()
  await screen.getByRole('button', { name: 'Like Noor' }).click()

  await expect.element(top()).toHaveTextContent('You’ve used up your likes for today')
  await expect.element(top()).toHaveFocus()
  await expect.element(screen.getByText('No likes left today')).toBeVisible()
})

test('whoever is premium is not told to become it when the likes of the day are given [SWI-1]', async () => {
  serverThat({ GET: () => ({ body: { cards: [aCard('Noor')], ...aState({ likes_left: 0 }) } }) })
  const free = await show({ paid_user: false })
  await expect.element(free.screen.getByRole('link', { name: 'Premium' })).toBeVisible()
  await free.screen.unmount()

  const premium = await show({ paid_user: true })

  await expect.element(premium.top()).toHaveTextContent('You’ve used up your likes for today')
  await expect
    .element(premium.screen.getByRole('link', { name: 'Premium' }))
    .not.toBeInTheDocument()
})

test('somebody who has gone stays gone, and costs nothing [SWI-1]', async () => {
  serverThat({
    GET: () => ({ body: { cards: [aCard('Noor'), aCard('Sem')], ...aState() } }),
    POST: () => ({ status: 404, body: { error: { code: 'NOT_FOUND' } } }),
  })
  const { screen, top } = await show()

  await screen.getByRole('button', { name: 'Like Noor' }).click()

  await expect.element(screen.getByText('Noor is no longer here', { exact: true })).toBeVisible()
  await expect.element(top()).toHaveTextContent('Sem, 30')
  await expect.element(screen.getByText('4 likes left today')).toBeVisible()
})

test('a card follows the finger, its stamp grows with the way, and far enough it is thrown [SWI-1]', async () => {
  const sent = serverThat({
    GET: () => ({ body: { cards: [aCard('Noor'), aCard('Sem'), aCard('Fleur')], ...aState() } }),
    POST: () => ({ body: { matched: false, ...aState({ can_undo: true }) } }),
  })
  const { top } = await show()
  await expect.element(top()).toHaveTextContent('Noor, 30')

  const near = drag(60)
  await expect.element(top()).toHaveTextContent('Noor, 30')
  const far = drag(-4000)

  await expect.element(top()).toHaveTextContent('Sem, 30')
  expect(near).toMatchObject({ like: '0.5', pass: '0' })
  expect(near.transform).toContain('translate3d(60px, 0px, 0px)')
  expect(far).toMatchObject({ like: '0', pass: '1' })
  expect(far.transform).toContain('rotate(-9deg)')
  await expect.poll(() => sent).toMatchObject([{ choice: 'pass' }])
})

test('the keys do what the buttons do, and undo brings the card back [SWI-1]', async () => {
  const [noor, sem] = [aCard('Noor'), aCard('Sem')]
  const sent = serverThat({
    GET: () => ({ body: { cards: [noor, sem], ...aState({ can_undo: true }) } }),
    POST: () => ({ body: { matched: true, ...aState({ likes_left: 3, can_undo: true }) } }),
    DELETE: () => ({ body: { card: noor, ...aState() } }),
  })
  const { screen, top, onMatch } = await show()
  await expect.element(top()).toHaveTextContent('Noor, 30')

  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(top()).toHaveTextContent('Sem, 30')
  await userEvent.keyboard('z')
  await expect.element(top()).toHaveTextContent('Noor, 30')
  await expect.element(screen.getByText(/Noor is back/)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')

  await expect.element(top()).toHaveTextContent('Sem, 30')
  await expect.poll(() => onMatch.mock.calls).toContainEqual([noor])
  expect(sent).toEqual([
    { profile_id: noor.id, choice: 'pass' },
    {},
    { profile_id: noor.id, choice: 'like' },
  ])
})

test('the countdown goes by the server’s clock, and new likes come when it ends [SWI-1]', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const ends = new Date(Date.now() + HOUR + 4000).toISOString()
  serverThat({
    GET: vi
      .fn<() => Answer>()
      .mockReturnValueOnce({ body: { cards: [], ...aState({ likes_left: 0, resets_at: ends }) } })
      .mockReturnValue({ body: { cards: [aCard('Noor')], ...aState() } }),
  })
  const { screen, top } = await show()

  await expect.element(screen.getByText('New likes in 00:00:04')).toBeVisible()
  vi.advanceTimersByTime(3000)
  await expect.element(screen.getByText('New likes in 00:00:01')).toBeVisible()
  vi.advanceTimersByTime(1000)
  await expect.element(top()).toHaveTextContent('Noor, 30')

  await expect.element(screen.getByText('New likes in 02:00:01')).toBeVisible()
  await expect.element(screen.getByText('4 likes left today')).toBeVisible()
})

test('before the last card more are fetched; when there are none it says so [SWI-1]', async () => {
  const [noor, sem, fleur] = [aCard('Noor'), aCard('Sem'), aCard('Fleur')]
  serverThat({
    GET: vi
      .fn<() => Answer>()
      .mockReturnValueOnce({ body: { cards: [noor], ...aState() } })
      .mockReturnValueOnce({ body: { cards: [noor, sem, fleur], ...aState() } })
      .mockReturnValue({ body: { cards: [fleur], ...aState() } }),
    POST: () => ({ body: { matched: false, ...aState({ can_undo: true }) } }),
  })
  const { screen, top } = await show()

  for (const name of ['Noor', 'Sem', 'Fleur'])
    await screen.getByRole('button', { name: `Pass on ${name}` }).click()

  await expect.element(top()).toHaveTextContent('You’ve seen everyone')
  await expect.element(top()).toHaveFocus()
})

test('a fictional profile is marked, and is neither online nor at a distance [PRO-2]', async () => {
  const cards = [aCard('Noor', { fictional_icon: true })]
  serverThat({ GET: () => ({ body: { cards, ...aState() } }) })
  const { screen } = await show()

  await expect.element(screen.getByText('Fictional profile', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Utrecht', { exact: true })).toBeVisible()
})

test('what cannot be loaded can be tried again [SWI-1]', async () => {
  serverThat({
    GET: vi
      .fn<() => Answer>()
      .mockReturnValueOnce({ status: 500, body: { error: { code: 'UNEXPECTED' } } })
      .mockReturnValue({ body: { cards: [aCard('Noor')], ...aState() } }),
  })
  const { screen, top } = await show()

  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(top()).toHaveTextContent('Noor, 30')
})
