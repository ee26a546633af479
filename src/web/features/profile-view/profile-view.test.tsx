import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { MemberProfile, ProfilePhoto } from '#contract/members.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import '#web/ui/styles/index.scss'
import { Profile } from './profile.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { PhotoViewer } from './viewer/photo-viewer.tsx'

afterEach(() => vi.unstubAllGlobals())

/** One point, under any name, so that no picture is missing. */
const PICTURES = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#'

/** A picture that the tests' own server has, seen from where photos are. */
const PRIVATE = '../src/web/ui/favicon.svg'

/** As much of a page's beginning as a profile looks at. */
const BOOT = {
  settings: {
    name: 'Vonk',
    cdn_prefix: PICTURES,
    region_data: { country: 'NL', regions: [] },
    visible_profile_fields: ['age', 'city'],
    fictional_warning: null,
    fictional_singular: null,
    fictional_plural: null,
    message_credits: 1,
    gift_credits: 5,
    time_zone: 'Europe/Amsterdam',
  },
  user: { profile: { name: 'Bas', country: 'NL' }, new_likes: 2 },
  locale: 'nl',
  theme: null,
  origin: 'http://localhost',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

const WHO = { gender: 'female', identity: null, seeks: 'male', seeks_couples: 'no' } as const
const VISITOR = { ...BOOT, user: null }

function photos(open: number, locked: number): ProfilePhoto[] {
  return Array.from({ length: open + locked }, (_, at) => ({
    id: `photo-${at}`,
    is_locked: at >= open,
    filename: `${PRIVATE}?${at}-full`,
    card_filename: `${PRIVATE}?${at}-card`,
    thumb_filename: `${PRIVATE}?${at}-thumb`,
    width: 800,
    height: 1000,
  }))
}

function aMember(changes: Partial<MemberProfile> = {}): MemberProfile {
  const shown = changes.photos ?? photos(2, 5)
  return {
    id: '5a1b4c6e-0000-4000-8000-000000000001',
    name: 'Noor',
    age: 31,
    city: 'Amsterdam',
    country: 'NL',
    fictional_icon: false,
    is_online: true,
    is_new: false,
    main_image: null,
    distance_km: 34,
    is_liked: false,
    about_line: null,
    ...WHO,
    sexuality: null,
    region: null,
    about: 'Architect, maar mijn boekenkast staat scheef.',
    hair_color: 'red',
    eye_color: null,
    body_type: null,
    relationship_status: null,
    tattoos: null,
    looks_for: [],
    shared_looks_for: [],
    relationship_style: null,
    boundaries: [],
    prompts: [],
    interests: ['wine', 'cooking', 'travel'],
    shared_interests: ['cooking'],
    last_active: 'online',
    photos: shown,
    num_photos: shown.length,
    likes_me: false,
    is_match: false,
    ...changes,
  }
}

async function show(content: ReactNode, boot: Boot = BOOT) {
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load([
    'shell',
    'member',
    'member-tile',
    'like-note',
    'profile-words',
    'refusal',
  ])
  const router = createMemoryRouter([{ path: '*', element: <main>{content}</main> }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return router
}

function aProfile(changes: Partial<MemberProfile> = {}) {
  return <Profile member={aMember(changes)} related={[]} onBlocked={() => undefined} />
}

test('a profile shows who it is, what both share ticked, and only facts that have a value [PRO-1]', async () => {
  await show(aProfile())

  await expect.element(page.getByRole('heading', { name: 'Noor, 31' })).toBeVisible()
  await expect.element(page.getByText('Nu online · Amsterdam, 34 km van jou')).toBeVisible()
  const chips = page.getByRole('listitem').elements()
  expect(chips.slice(-3).map((chip) => chip.textContent)).toEqual([
    'Delen jullie: Koken',
    'Wijn',
    'Reizen',
  ])
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts).toEqual([
    'GeslachtVrouw',
    'Op zoek naarMannen',
    'HaarkleurRood',
    'WoonplaatsAmsterdam',
  ])
})

test('locked photos say what opens them, to members and to visitors [PHO-3] [PRO-3]', async () => {
  await show(aProfile())
  await expect.element(page.getByText('Nog 5 foto’s met Premium')).toBeVisible()
  await expect.element(page.getByText('1 van 7 foto’s')).toBeVisible()
  expect(document.querySelectorAll('[data-count] img')).toHaveLength(4)

  await show(aProfile({ photos: photos(1, 1) }), VISITOR)
  await expect.element(page.getByText('Nog 1 foto voor leden')).toBeVisible()
})

test.each([
  ['a visitor', VISITOR, 'https://cdn.example/'],
  ['a member, whose session only the site knows', BOOT, '/'],
])(
  '%s gets photos from the delivery network only if they are for everybody [PHO-3] [PHO-5]',
  async (_, boot, origin) => {
    const settings = { ...BOOT.settings, cdn_prefix: 'https://cdn.example' }
    await show(aProfile({ photos: photos(1, 3) }), { ...boot, settings })
    const sources = [...document.querySelectorAll('[data-count] img')].map((image) =>
      image.getAttribute('src')!.replace(/photos.*/, ''),
    )

    expect(sources).toEqual(Array(4).fill(origin))
  },
)

test('a fictional profile says so before anything can be done, and neither when it was here nor how far it is [PRO-2]', async () => {
  await show(aProfile({ fictional_icon: true, last_active: null, distance_km: null }))

  const notice = page.getByText(/Dit is geen echte persoon/)
  await expect.element(notice).toHaveTextContent(/afspreken kan niet/)
  expect(page.getByText('Fictief profiel').elements().length).toBeGreaterThan(1)
  const like = page
    .getByRole('button', { name: 'Noor (Fictief profiel) liken', exact: true })
    .element()
  const isBefore = notice.element().compareDocumentPosition(like) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/online|km van jou/)
})

test('with conversations there are a gift and a message, each with its price [PRO-1] [CHA-3]', async () => {
  const press = vi.fn<() => void>()
  const like = { isLiked: false, press }
  await show(<ProfileActions member={aMember()} like={like} />)

  const write = page.getByRole('link', { name: /bericht/i })
  await expect.element(write).toHaveTextContent('1 credit')
  await expect
    .element(write)
    .toHaveAttribute('href', '/members/5a1b4c6e-0000-4000-8000-000000000001/chat')
  await expect.element(page.getByRole('link', { name: 'Cadeau sturen, 5 credits' })).toBeVisible()
  await page.getByRole('button', { name: 'Noor liken' }).click()
  await expect.poll(() => press).toHaveBeenCalledOnce()
})

test('for a visitor whatever is for members leads to signup with this profile as target [PRO-3]', async () => {
  await page.viewport(600, 900)
  const like = { isLiked: false, press: () => undefined }
  const router = await show(<ProfileActions member={aMember()} like={like} />, VISITOR)

  await page.getByRole('button', { name: /bericht/i }).click()

  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/signup?profile=5a1b4c6e-0000-4000-8000-000000000001')
})

async function openViewer(first = 0) {
  const told = {
    onReport: vi.fn<(id: string) => void>(),
    onLike: vi.fn<(id: string) => void>(),
    onClose: vi.fn<() => void>(),
  }
  await show(<PhotoViewer member={aMember()} first={first} {...told} />)
  await expect.element(page.getByRole('dialog', { name: 'Foto’s van Noor' })).toBeVisible()
  return told
}

function which(): string {
  return document.querySelector('[aria-live]')?.textContent ?? ''
}

test('each photo that is open is liked from the page, with a word, and a locked one is not [LIK-5]', async () => {
  await page.viewport(390, 844)
  await show(<Profile member={aMember()} related={[]} onBlocked={() => undefined} />)
  const hearts = page.getByRole('button', { name: /^Deze foto liken/ })
  await expect.poll(() => hearts.all().length).toBe(2)

  await hearts.nth(1).click()

  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox')).toBeVisible()
  expect(dialog.getByRole('presentation').element().getAttribute('src')).toContain('1-thumb')
})

test('the viewer goes by arrow keys and ends with Escape, and counts along [PRO-1]', async () => {
  const { onClose } = await openViewer()

  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(which).toBe('Noor1 van 7')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(which).toBe('Noor2 van 7')
  await userEvent.keyboard('{End}')
  await expect.poll(which).toBe('Noor7 van 7')
  await userEvent.keyboard('{Escape}')

  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a locked photo in the viewer says what opens it, and can be reported like any other [PHO-3] [P9]', async () => {
  const { onReport } = await openViewer(2)

  await expect.element(page.getByText('Deze foto is vergrendeld')).toBeVisible()
  await expect.element(page.getByText('Met Premium zie je alle foto’s van iedereen.')).toBeVisible()
  await page.getByRole('button', { name: 'Deze foto melden' }).click()

  await expect.poll(() => onReport).toHaveBeenCalledExactlyOnceWith('photo-2')
})

/** What fingers do at a moment; without one they do it at once. */
function touch(type: string, points: readonly (readonly [number, number])[], timeStamp = 1000) {
  const photo = document.querySelector('dialog img')!
  for (const [id, [clientX, clientY]] of points.entries()) {
    const finger = { pointerId: id + 1, clientX, clientY, pointerType: 'touch', bubbles: true }
    const event = new PointerEvent(type, finger)
    photo.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
  }
}

function largeness(): number {
  const { transform } = getComputedStyle(document.querySelector('dialog img')!)
  return new DOMMatrix(transform).a
}

test('fingers turn to the next photo, make it large by pinch and double tap, and put it away [PRO-1]', async () => {
  // Fingers that are not real cannot be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  const { onClose } = await openViewer()

  touch('pointerdown', [[300, 300]])
  touch('pointermove', [[180, 305]])
  touch('pointerup', [[180, 305]])
  await expect.poll(which).toBe('Noor2 van 7')

  touch('pointerdown', [[200, 300], [300, 300]]) // prettier-ignore
  touch('pointermove', [[150, 300], [350, 300]]) // prettier-ignore
  touch('pointerup', [[150, 300], [350, 300]]) // prettier-ignore
  await expect.poll(largeness).toBeCloseTo(2, 1)

  for (const at of [2000, 2200]) {
    touch('pointerdown', [[250, 300]], at)
    touch('pointerup', [[250, 300]], at)
  }
  await expect.poll(largeness).toBe(1)

  touch('pointerdown', [[250, 200]])
  touch('pointermove', [[255, 420]])
  touch('pointerup', [[255, 420]])
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})
