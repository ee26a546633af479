import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '#test/child-server.ts'
import { chromiumArguments } from '#test/chromium.ts'
import { freshDatabase } from '#test/database.ts'
import { SCRIPT_PAYLOADS } from '#test/hostile/script-payloads.ts'
import { inWaves } from '#test/in-waves.ts'
import { cookieOf, makeConversation, makeMember, makeSite } from '#test/make.ts'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'

const SCREENS = [
  '/members',
  '/likes',
  '/likes/given',
  '/likes/matches',
  '/chats',
  '/profile',
  '/notifications',
  '/swipe-game',
  '/match-finder',
  '/signup-matches',
]

const { db, url, ownerUrl } = await freshDatabase()
const browsers: Browser[] = []

beforeAll(async () => {
  const executablePath = ensureChromium().WHOLE_CHROMIUM_PATH
  browsers.push(await chromium.launch({ executablePath, args: chromiumArguments }))
})
afterAll(() => browsers[0]?.close())

test('of 120 scripts in every text that members write none runs on any screen [W2]', async () => {
  const site = await makeSite(db)
  const server = await startServer({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl })
  const [first = ''] = SCRIPT_PAYLOADS
  const viewer = await makeMember(db, site.id, {
    ...textsOf(first),
    gender: 'male',
    seeks: 'female',
    paid_user: true,
    credits: 50,
    hidden_words: SCRIPT_PAYLOADS.slice(0, 20).map((payload) => payload.slice(0, 40)),
  })
  const writers = await inWaves([...SCRIPT_PAYLOADS], (payload) =>
    makeMember(db, site.id, { ...textsOf(payload), last_active_at: new Date() }),
  )
  await db
    .insertInto('member_like')
    .values(writers.map(({ id }) => ({ from_id: id, to_id: viewer.id, created_at: new Date() })))
    .execute()
  const chat = await makeConversation(
    db,
    viewer,
    writers[0]!,
    SCRIPT_PAYLOADS.map((text, nth) => ({ from: nth % 2 ? viewer : writers[0]!, text })),
  )
  const { page, seen } = await openAs(viewer.id, server.port)

  const profiles = writers.map(({ id }) => `/members/${id}`)
  for (const path of [...SCREENS, `/chats/${chat.id}`, ...profiles]) {
    await page.goto(`http://localhost:${server.port}${path}`)
    await page.waitForLoadState('networkidle')
    await goThrough(page)
    seen.push(...(await page.evaluate(foreignIn)).map((found) => `${path}: ${found}`))
  }

  expect(seen).toEqual([])
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})

/** A payload in every text of a profile, as much of it as fits. */
function textsOf(payload: string) {
  const written = payload.replaceAll(/\p{Cc}/gu, ' ')
  return { name: written.slice(0, 40), city: written.slice(0, 60), about: `${written}\n${written}` }
}

async function openAs(memberId: string, port: number) {
  const context = await browsers[0]!.newContext({ reducedMotion: 'reduce' })
  const [name = '', value = ''] = (await cookieOf(db, memberId)).split('=')
  const address = `http://localhost:${port}`
  await context.addCookies([
    { name, value, url: address, httpOnly: true },
    { name: 'entry', value: '1', url: address },
  ])
  const page = await context.newPage()
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/api/csp-report.php')) seen.push(`policy: ${request.postData()}`)
  })
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy']
    const isPage = response.request().resourceType() === 'document'
    if (isPage && !policy?.includes('require-trusted-types-for'))
      seen.push(`no trusted types: ${response.url()}`)
  })
  return { page, seen }
}

/** Whatever comes when one scrolls or moves over it, comes. */
async function goThrough(page: Page): Promise<void> {
  await page.mouse.move(300, 400)
  await page.mouse.wheel(0, 3_000)
  await page.keyboard.press('Tab')
}

/** Everything in a document that none of us put there. It runs in the page, so nothing from here is known to it. */
function foreignIn(): string[] {
  const scripts = [...document.scripts].filter(
    ({ src, nonce, type }) =>
      !src.startsWith(`${location.origin}/`) && !nonce && type !== 'application/json',
  )
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ protocol, origin, rel }) =>
      !/^(https?|mailto|tel):$/.test(protocol) ||
      (protocol.startsWith('http') &&
        origin !== location.origin &&
        !['noopener', 'noreferrer', 'nofollow'].every((word) => rel.split(' ').includes(word))),
  )
  const frames = [...document.querySelectorAll('iframe, object, embed, base, meta[http-equiv]')]
  const hacked = 'hacked' in window ? ['a script ran'] : []
  return [...hacked, ...[...scripts, ...links, ...frames].map(({ outerHTML }) => outerHTML)]
}
