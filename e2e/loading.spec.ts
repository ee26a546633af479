import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { untilAlive } from './is-alive.ts'

const FAQ_CHUNK = '**/assets/faq-screen-*.js'

test.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ })

test('a part that cannot be loaded makes one full reload, and then works [LAY-12]', async ({
  page,
  visit,
}) => {
  await visit('/pricing')
  const loads = countLoads(page)
  await markDocument(page)
  await page.route(FAQ_CHUNK, (route) => (loads() === 0 ? route.abort() : route.continue()))

  await openFaq(page)
  await reloaded(page)
  expect(loads()).toBe(1)
  await openFaq(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veelgestelde vragen')
  expect(loads()).toBe(1)
})

test('a part that stays away makes no second reload within a minute [LAY-12] @night', async ({
  page,
  visit,
}) => {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await visit('/pricing')
  const loads = countLoads(page)
  await markDocument(page)
  await page.route(FAQ_CHUNK, (route) => route.abort())
  await openFaq(page)
  await reloaded(page)
  expect(loads()).toBe(1)

  await openFaq(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er ging iets mis')
  expect(loads()).toBe(1)

  await page.clock.setFixedTime(now + 61_000)
  await visit('/pricing')
  await openFaq(page)
  await expect.poll(loads).toBe(3)
})

test('a slow navigation shows a bar that grows, ends at 100 and hides [LAY-6] @night', async ({
  page,
  visit,
}) => {
  await visit('/pricing')
  const held: (() => void)[] = []
  await page.route(FAQ_CHUNK, async (route) => {
    await new Promise<void>((come) => held.push(come))
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await watchBar(page)
  const barAfter = async (ms: number) => {
    await page.clock.runFor(ms)
    return (await barSeen(page)).at(-1)?.value
  }

  await openFaq(page)
  await expect.poll(() => held.length).toBe(1)
  await expect.poll(() => barAfter(100)).toBeGreaterThan(10)
  held[0]!()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veelgestelde vragen')
  await expect.poll(() => barAfter(10)).toBe(100)
  await expect.poll(() => barAfter(100)).toBeNull()

  const seen = (await barSeen(page)).filter(({ value }) => value !== null)
  expect(seen[0]!.after).toBeGreaterThanOrEqual(200)
  const growing = seen.map(({ value }) => value!)
  expect(growing).toEqual(growing.toSorted((one, other) => one - other))
  expect(growing.at(-1)).toBe(100)
  for (const { after, value } of seen.slice(0, -1)) expect(value).toBeLessThanOrEqual(after / 50)
})

test('a navigation that takes less than 200 ms shows no bar [LAY-6] @night', async ({
  page,
  visit,
}) => {
  await visit('/pricing')
  await page.route(FAQ_CHUNK, async (route) => {
    await page.clock.runFor(190)
    await route.continue()
  })
  await watchBar(page)
  await page.clock.pauseAt(Date.now() + 60_000)

  await openFaq(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veelgestelde vragen')
  await page.clock.runFor(1000)

  expect(await barSeen(page)).toEqual([])
})

function openFaq(page: Page): Promise<void> {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Veelgestelde vragen' }).click()
}

function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

/** Waits until another document than the marked one is there and answers to presses. */
async function reloaded(page: Page): Promise<void> {
  await page.locator('html:not([data-marked])').waitFor()
  await untilAlive(page)
}

/** How many documents the page has loaded since. */
function countLoads(page: Page): () => number {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(request.url())
  })
  return () => seen.length
}

type Seen = { after: number; value: number | null }

/** Notes every state of the progress bar, with the milliseconds since the last press, by the clock that the test holds. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = []
    const state = { pressed: Date.now() }
    addEventListener('click', () => (state.pressed = Date.now()), true)
    new MutationObserver(() => {
      const done = document.querySelector('svg[viewBox="0 0 100 1"] rect')
      const value = done ? Number(done.getAttribute('width')) : null
      if (value !== (seen.at(-1)?.value ?? null))
        seen.push({ after: Date.now() - state.pressed, value })
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
    Object.assign(window, { barSeen: seen })
  })
}

function barSeen(page: Page): Promise<Seen[]> {
  return page.evaluate(() => (window as unknown as { barSeen: Seen[] }).barSeen)
}
