import type { Page } from '@playwright/test'
import { ROUTES, type RouteName } from '#contract/routes.ts'
import { cookieOf, makeConversation } from '#test/make.ts'
import { expect, type Member, test as base } from './member-fixtures.ts'
import { lookForUnmarked } from './unmarked.ts'

const WORLD = { name: 'Xq', mark: 'Fictief profiel' }

type World = {
  readonly origin: string
  readonly viewer: Member
  readonly partner: Member
  readonly conversationId: string
}

/** A site with one member, and nobody else but fictional profiles. */
const test = base.extend<{ world: World }>({
  world: async ({ newMember, db, baseURL }, give) => {
    const site = 'fiction.localhost'
    const him = { name: 'Bas', gender: 'male', seeks: 'female', city: 'Haarlem' } as const
    const viewer = await newMember({ ...him, credits: 20 }, site)
    const wishes = { is_fictional: true, seeks: 'both', gender: 'female' } as const
    const others: Member[] = []
    for (const name of ['Xqarla', 'Xqoor', 'Xqilde', 'Xqien'])
      others.push(await newMember({ ...wishes, hasPhoto: true, name, about: 'Verzonnen.' }, site))
    const [partner, match, blocked] = others as [Member, Member, Member]
    const { id } = await makeConversation(db, viewer, partner, [
      { from: viewer, text: 'Hoi' },
      { from: partner, text: 'Hallo', reply_to: 1 },
      { from: partner, kind: 'gift', gift: 'rose' },
      { from: viewer, text: 'Dank je', reply_to: 2 },
    ])
    const created_at = new Date()
    const likes = [
      { from_id: viewer.id, to_id: match.id, created_at },
      { from_id: match.id, to_id: viewer.id, created_at },
      { from_id: partner.id, to_id: viewer.id, created_at },
    ]
    await db.insertInto('member_like').values(likes).execute()
    const block = { blocker_id: viewer.id, blocked_id: blocked.id, created_at }
    await db.insertInto('block').values(block).execute()
    await give({
      origin: baseURL!.replace('localhost', site),
      viewer,
      partner,
      conversationId: id,
    })
  },
})

// Some addresses need what is not in this world.
test.use({ expectedErrors: /status of 404/ })

test('where everybody is fictional, no name leaves the server without the mark, on whatever screen [PRO-2]', async ({
  page,
  world,
  db,
}) => {
  const { origin, viewer } = world
  const [session, token] = (await cookieOf(db, viewer.id)).split('=') as [string, string]
  const named = new Set<string>()
  const unmarked: Record<string, string[]> = {}
  await page.goto(`${origin}/login`)
  // The site's own pages may turn no text into a document.
  const reader = await page.context().newPage()

  for (const { route, path, who } of placesOf(world)) {
    await page.context().clearCookies()
    const cookie = { name: session, value: token, url: origin, httpOnly: true }
    if (who === 'member') await page.context().addCookies([cookie])
    const html = await page.evaluate(async (at) => (await fetch(at)).text(), path)
    const seen = await reader.evaluate(lookForUnmarked, { html, ...WORLD })
    if (seen.count > 0) named.add(route)
    if (seen.unmarked.length > 0) unmarked[`${path} for a ${who}`] = seen.unmarked
  }

  expect(unmarked).toEqual({})
  expect([...named].toSorted()).toEqual(WITH_NAMES)
})

test('where everybody is fictional, no name stands without the mark on screens and in dialogs of the browser [PRO-2]', async ({
  page,
  world,
  enterAs,
}) => {
  const { origin, viewer, partner, conversationId } = world
  await enterAs(viewer, origin)
  await page.context().addCookies([{ name: 'entry', value: '1', url: origin }])

  for (const path of ['/likes/received', '/swipe-game', '/signup-matches', '/notifications']) {
    await page.goto(origin + path)
    await expectMarks(page, path)
  }
  for (const item of ['Blokkeren', 'Melden']) {
    await page.goto(`${origin}/members/${partner.id}`)
    await page.getByTitle('Meer', { exact: true }).click()
    await page.getByRole('button', { name: item }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectMarks(page, item)
  }
  await page.goto(`${origin}/chats/${conversationId}`)
  await expectMarks(page, 'the conversation')

  // A mark that is taken away is missed.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    for (const mark of heading.querySelectorAll('.visually-hidden')) mark.remove()
  })
  const { unmarked } = await page.evaluate(lookForUnmarked, WORLD)
  expect(unmarked).toHaveLength(1)
})

async function expectMarks(page: Page, where: string): Promise<void> {
  await expect(page.getByText(new RegExp(WORLD.name)).first(), where).toBeAttached()
  const { unmarked } = await page.evaluate(lookForUnmarked, WORLD)
  expect(unmarked, where).toEqual([])
}

/** The screens that come with names in such a world; the others were looked at, too. */
const WITH_NAMES: readonly RouteName[] = [
  'chats',
  'chats-id',
  'index',
  'likes',
  'likes-m-id',
  'likes-type',
  'members',
  'members-id',
  'members-id-chat',
  'members-id-landing',
  'members-id-landing2',
  'members-id-landing3',
  'members-id-signup',
  'signup',
  'swipe-game',
]

type Place = {
  readonly route: RouteName
  readonly path: string
  readonly who: 'member' | 'visitor'
}

/** Every screen, for everybody it is for, with the one profile or conversation in its address. */
function placesOf({ partner, conversationId }: World): Place[] {
  return (Object.keys(ROUTES) as RouteName[]).flatMap((route): Place[] => {
    const { path, access } = ROUTES[route]
    const filled = path
      .replace(':type', 'received')
      .replaceAll(/\/:\w+\?/g, '')
      .replace(':id', route === 'chats-id' ? conversationId : partner.id)
    const target = route === 'signup' ? `?profile=${partner.id}` : ''
    const whom = access === 'anyone' ? (['member', 'visitor'] as const) : [access]
    return whom.map((who) => ({ route, path: filled + target, who }))
  })
}
