import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { LOCALES } from '#contract/locales.ts'
import { makeConversation, PASSWORD } from '#test/make.ts'
import { field, write } from './chat-pages.ts'
import { expect, test } from './member-fixtures.ts'
import { chooseWho, enter } from './signup-answers.ts'

test.use({ hasEntered: false, serviceWorkers: 'allow' })

/** What only a browser with a push service keeps: push.test.ts shows it. */
const WITH_PUSH = ['push-is-on', 'push-told']
/** What is kept on the way to a payment and back: checkout.test.tsx and orders.test.tsx show it. */
const WITH_PURCHASE = ['intention', 'trip']
/** Where a member asked for a sound. */
const WITH_SOUND = ['message-sound']
const ELSEWHERE = [...WITH_PUSH, ...WITH_PURCHASE, ...WITH_SOUND]
/** What the page promises to be gone after a logout. */
const PERSONAL = [
  'session',
  'signup',
  'complaint',
  'draft',
  'outbox',
  'last-chat',
  'recent-emoji',
  'owner',
  'private',
]

test('the page about cookies lists exactly what a browser keeps, and for how long [INF-1]', async ({
  page,
  visit,
  context,
  db,
  newMember,
}) => {
  const { found, look } = watchKept(page, context)
  const noor = await newMember({ credits: 9, paid_user: true })
  const sem = await newMember({ name: 'Sem' })
  const { id } = await makeConversation(db, noor, sem, [{ from: sem, text: 'Hoi' }])

  await visit('/pages/cookies')
  expect(await context.cookies()).toEqual([])
  const listed = await listedOn(page)

  await visit('/?network=partner&lang=nl')
  await enter(page)
  await page.getByRole('contentinfo').getByText('Donker').click()
  await look('theme')
  await visit('/lang-config')
  await page.getByRole('group', { name: 'Nederland' }).getByRole('button').first().click()
  await look('country')
  await visit('/complaints')
  await page.getByLabel('Je naam').fill('Noor')
  await look('complaint')
  await visit('/signup')
  await chooseWho(page)
  await look('signup')
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  await reloaded
  await look('reloaded-at')

  await visit('/login')
  await page.getByLabel('E-mailadres').fill(noor.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/members')
  await page.getByRole('region').getByRole('button', { name: 'Sluiten' }).click()
  await look('hide-…')
  await visit(`/chats/${id}`)
  await chat(page)
  await look('draft', 'outbox', 'last-chat', 'recent-emoji', 'owner', 'private', 'assets')
  const days = await daysOf(context)
  await visit('/pages/cookies')
  const menu = page.getByRole('banner').locator('details').last()
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')
  const left = async () => (await keptBy(page, context)).filter((name) => PERSONAL.includes(name))

  expect([...found].toSorted()).toEqual(
    [...listed.keys()].filter((name) => !ELSEWHERE.includes(name)).toSorted(),
  )
  await expect.poll(left).toEqual([])
  for (const [name, kept] of days) expect(listed.get(name), name).toContain(`${kept} dagen`)
})

/** Looks until all of some names are there, and notes whatever else is. */
function watchKept(page: Page, context: BrowserContext) {
  const found = new Set<string>()
  const look = async (...names: string[]) => {
    const missing = async () => {
      for (const name of await keptBy(page, context)) found.add(name)
      return names.filter((name) => !found.has(name))
    }
    await expect.poll(missing).toEqual([])
  }
  return { found, look }
}

/** One message is sent, and another one begun. */
async function chat(page: Page): Promise<void> {
  await write(page, 'Hoi Sem')
  await field(page).fill('En nog iets')
  await page.getByRole('button', { name: 'Emoji invoegen' }).click()
  await page.getByRole('button', { name: '😊' }).click()
}

test('the page about cookies lists the same in every language [INF-1]', () => {
  const names = LOCALES.map(({ code }) => {
    const text = readFileSync(`src/web/content/${code}/cookies.md`, 'utf8')
    return [...text.matchAll(/^- \*\*(.+?)\s?:\*\*/gm)].map(([, name]) => name)
  })

  for (const each of names) expect(each).toEqual(names[0])
})

/** The names on the page, without what only https adds to them, with what is said of each. */
async function listedOn(page: Page): Promise<Map<string, string>> {
  const items = page.getByRole('article').getByRole('listitem')
  const texts = await items.evaluateAll((all) =>
    all.map((item) => [item.querySelector('b')?.textContent ?? '', item.textContent] as const),
  )
  return new Map(
    texts.map(([name, text]) => [name.replace(/\s?:$/, '').replace('__Host-', ''), text]),
  )
}

/** The names of all that this browser keeps now, with names of a kind as one. */
async function keptBy(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  return [...cookies, ...stored].map((name) =>
    name.replace(/^hide-.*/, 'hide-…').replace(/^draft:.*/, 'draft'),
  )
}

async function daysOf(context: BrowserContext): Promise<[string, number][]> {
  const cookies = await context.cookies()
  return cookies.map(({ name, expires }) => [
    name,
    Math.round((expires - Date.now() / 1000) / 86_400),
  ])
}
