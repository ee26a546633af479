import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { INTERESTS, PROFILE_FIELDS, SEARCH_FIELDS } from '#contract/settings.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { MatchFinder } from './match-finder.tsx'
import type { Match } from './data/answers.ts'

afterEach(() => vi.unstubAllGlobals())

const BOOT = {
  settings: {
    time_zone: 'Europe/Amsterdam',
    cdn_prefix: '',
    countries: ['NL'],
    region_data: { country: 'NL', regions: [{ code: 'UT', name: 'Utrecht' }] },
    search_fields: SEARCH_FIELDS,
    visible_profile_fields: PROFILE_FIELDS,
    interests: INTERESTS,
    fictional_singular: null,
    identities: [],
  },
  user: null,
  locale: 'en',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot
const PROFILE = {
  seeks: 'male',
  date_of_birth: '1990-05-17',
  interests: ['wine'],
} as OwnProfile

function aMatch(name: string, changes: Partial<Match> = {}): Match {
  return {
    member: {
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
    },
    score: 50,
    parts: [],
    ...changes,
  }
}

/** A server that finds these, and remembers what it was asked. */
function serverThatFinds(...answers: { status?: number; body: object }[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://localhost').search)
    const { status = 200, body } = answers[Math.min(asked.length, answers.length) - 1]!
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

async function show(path: string) {
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'match-finder', 'member-tile', 'profile-words', 'refusal'])
  const loaded = { profile: PROFILE, matches: null }
  const routes = [{ path: '/match-finder', element: <MatchFinder loaded={loaded} /> }]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const screen = await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  const go = (name: string) => screen.getByRole('button', { name, exact: true }).click()
  const question = () => screen.getByRole('heading', { level: 1 })
  return { screen, router, go, question }
}

test('question by question to the result, with what the profile suggests and what was chosen [FIN-1]', async () => {
  const asked = serverThatFinds({ body: { matches: [aMatch('Sem')] } })
  const { screen, router, go, question } = await show('/match-finder')
  await expect.element(screen.getByRole('radio', { name: 'Men', exact: true })).toBeChecked()

  await screen.getByRole('radio', { name: 'Men and women' }).click()
  await go('Next')
  await expect.element(question()).toHaveFocus()
  await expect.element(screen.getByText('Ages 27 to 43')).toBeVisible()
  await screen.getByRole('slider', { name: 'From this age' }).fill('40')
  await expect.element(screen.getByText('Ages 40 to 43')).toBeVisible()
  await go('Next')
  await expect.element(screen.getByText('Question 3 of 6')).toBeVisible()
  await go('Skip')
  await expect.element(screen.getByRole('checkbox', { name: 'Wine' })).toBeChecked()
  await screen.getByRole('checkbox', { name: 'Yoga' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Yoga' })).toBeChecked()
  await go('Next')
  await screen.getByRole('group', { name: 'Eye colour' }).getByText('Green').click()
  await expect.element(screen.getByRole('checkbox', { name: 'Green' })).toBeChecked()
  await go('Next')
  await expect.element(screen.getByText('Question 6 of 6')).toBeVisible()
  await go('Show my matches')

  await expect.element(screen.getByText('Sem', { exact: true })).toBeVisible()
  const search = 'gender=both&min_age=40&max_age=43&interests=wine,yoga&eye_color=green'
  await expect.poll(() => router.state.location.search).toBe(`?step=result&${search}`)
  expect(asked.map((each) => decodeURIComponent(each))).toEqual([`?${search}`])
})

test('back keeps every answer, also those further on [FIN-1]', async () => {
  const { screen, router, go } = await show('/match-finder?step=interests&gender=male')
  await screen.getByRole('checkbox', { name: 'Cars' }).click()

  await go('Back')
  await screen.getByText('100 km').click()
  await router.navigate(-1)
  await expect.element(screen.getByRole('checkbox', { name: 'Cars' })).toBeChecked()
  await go('Next')

  await expect
    .poll(() => router.state.location.search)
    .toBe('?step=looks&gender=male&distance=100&interests=cars')
})

test('an age that passes the other takes it along [FIN-1]', async () => {
  const { screen } = await show('/match-finder?step=age&min_age=30&max_age=40')

  await screen.getByRole('slider', { name: 'From this age' }).fill('50')

  await expect.element(screen.getByText('Ages 50 to 50')).toBeVisible()
})

test('a card says why, in words and in points; what does not fit is not told [FIN-1]', async () => {
  const parts: Match['parts'] = [
    { part: 'interests', points: 27, out_of: 40, fits: ['cooking', 'wine'] },
    { part: 'place', points: 15, out_of: 20, fits: ['same_region'] },
    { part: 'looks', points: 20, out_of: 20, fits: ['hair_color.brown', 'eye_color.blue'] },
    { part: 'relationship', points: 0, out_of: 10, fits: [] },
    { part: 'mutual', points: 7, out_of: 10, fits: ['seeks_you'] },
  ]
  serverThatFinds({ body: { matches: [aMatch('Sem', { score: 69, parts })] } })
  const { screen } = await show('/match-finder?step=result&interests=cooking,wine')

  await expect.element(screen.getByText('69%')).toBeVisible()
  const why =
    'You both like: cooking, wine · same region · hair colour, eye colour: just what you’re looking for · looking for someone like you'
  await expect.element(screen.getByText(why)).toBeVisible()
  await expect.element(screen.getByText('27 of 40')).toBeVisible()
  await expect.element(screen.getByText('0 of 10')).toBeVisible()
})

test('few and none say how to find more, and lead back with all answers [FIN-1]', async () => {
  serverThatFinds({ body: { matches: [] } })
  const { screen, router, go } = await show('/match-finder?step=result&gender=male&max_age=40')
  await expect.element(screen.getByText('Nobody found yet')).toBeVisible()

  await go('Widen my search')

  await expect.element(screen.getByRole('radio', { name: 'Men', exact: true })).toBeChecked()
  await expect.poll(() => router.state.location.search).toBe('?step=whom&gender=male&max_age=40')
})

test('a fictional profile is marked among the matches [PRO-2]', async () => {
  const { member } = aMatch('Sem')
  const match = aMatch('Sem', { member: { ...member, fictional_icon: true } })
  serverThatFinds({ body: { matches: [match] } })
  const { screen } = await show('/match-finder?step=result')

  await expect.element(screen.getByText('Fictional profile', { exact: true })).toBeVisible()
})

test('what cannot be loaded can be tried again [FIN-1]', async () => {
  const refused = { status: 500, body: { error: { code: 'UNEXPECTED' } } }
  serverThatFinds(refused, { body: { matches: [aMatch('Sem')] } })
  const { screen, go } = await show('/match-finder?step=result')

  await go('Try again')

  await expect.element(screen.getByText('Sem', { exact: true })).toBeVisible()
})
