import { randomUUID } from 'node:crypto'
import { axe } from './axe.ts'
import { inspectInBoth } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { untilAlive } from './is-alive.ts'
import { PHONE } from './windows.ts'

test.use({ ...PHONE, expectedErrors: /status of (?:403|503)/ })

const SITE = 'of-age.localhost'
const siteOf = (baseURL: string) => baseURL.replace('localhost', SITE)

test('a member proves their age once before there are photos, and is not asked again [LAW-8]', async ({
  page,
  baseURL,
  visit,
  newMember,
  enterAs,
}) => {
  const origin = siteOf(baseURL!)
  await enterAs(await newMember({}, SITE), origin)
  await visit(`${origin}/profile`)
  const main = page.getByRole('main')
  await expect(main.getByText('willen we zeker weten dat je 18 of ouder bent')).toBeVisible()
  await expect(main.locator('input[type=file]')).toHaveCount(0)

  await main.getByRole('link', { name: 'Bewijs je leeftijd' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewijs je leeftijd')
  await inspectInBoth(page, 'age-needed')
  await page.getByRole('button', { name: 'Leeftijd bewijzen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewijs van leeftijd (test)')
  await axe(page)
  await page.getByRole('button', { name: 'Stoppen zonder bewijs' }).click()
  await untilAlive(page)
  await expect(main.getByText('of je hebt het afgebroken')).toBeVisible()
  await page.getByRole('button', { name: 'Leeftijd bewijzen' }).click()
  await page.getByRole('button', { name: '18 of ouder' }).click()
  await untilAlive(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je leeftijd is bewezen')
  await inspectInBoth(page, 'age-done')
  await main.getByRole('link', { name: 'Naar je foto’s' }).click()
  await expect(main.locator('input[type=file]').first()).toBeAttached()
  await visit(`${origin}/age`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je leeftijd is bewezen')
})

test('who proves to be a child is told so, and has no account any more [LAW-8]', async ({
  page,
  baseURL,
  visit,
  newMember,
  enterAs,
}) => {
  const origin = siteOf(baseURL!)
  const member = await newMember({}, SITE)
  await enterAs(member, origin)
  await visit(`${origin}/age`)
  await page.getByRole('button', { name: 'Leeftijd bewijzen' }).click()
  await page.getByRole('button', { name: 'Jonger dan 18' }).click()
  await untilAlive(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je kunt hier nog niet terecht')
  await inspectInBoth(page, 'age-refused')
  await visit(`${origin}/profile`)
  await expect(page).toHaveURL(/\/login/)
})

test('a visitor proves their age before signup, and the account has the proof [LAW-8]', async ({
  page,
  context,
  baseURL,
  visit,
}) => {
  const origin = siteOf(baseURL!)
  await context.addCookies([
    { name: 'country', value: 'BE', url: origin },
    { name: 'entry', value: '1', url: origin },
  ])
  await visit(`${origin}/signup`)
  await expect(page.getByRole('heading', { name: 'Eerst je leeftijd' })).toBeVisible()
  await inspectInBoth(page, 'age-before-signup')
  await page.getByRole('link', { name: 'Bewijs je leeftijd' }).click()
  await page.getByRole('button', { name: 'Leeftijd bewijzen' }).click()
  await page.getByRole('button', { name: '18 of ouder' }).click()
  await untilAlive(page)
  await page.getByRole('link', { name: 'Account maken' }).click()

  await expect(page.getByRole('heading', { name: 'Eerst je leeftijd' })).toHaveCount(0)
  await expect(page.getByRole('radio').first()).toBeAttached()
})

test('an app on this phone is a press away, one on another is scanned, and what is away says so [LAW-8] @night', async ({
  page,
  baseURL,
  visit,
  newMember,
  enterAs,
}) => {
  const origin = siteOf(baseURL!)
  await enterAs(await newMember({}, SITE), origin)
  await page.route('**/api/age.php', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: { code: 'AGE_PROVIDER_AWAY' } } })
      : route.continue(),
  )
  await visit(`${origin}/age`)
  const begin = page.getByRole('button', { name: 'Leeftijd bewijzen' })
  await begin.click()
  await expect(page.getByRole('alert')).toContainText('lukt nu even niet')
  await page.unroute('**/api/age.php')
  await page.route('**/api/age-check.php', (route) => route.fulfill({ json: { state: 'open' } }))
  await page.route('**/api/age.php', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const path = Array.from({ length: 20 }, (_, y) => `M${y} ${y}h9v1H${y}z`).join('')
    const app = { kind: 'app', url: 'av://?state=x', qr: { size: 33, path } }
    const check = { id: randomUUID(), secret: 'x'.repeat(43) }
    return route.fulfill({ json: { check, ...app, expires_at: new Date().toISOString() } })
  })
  await begin.click()

  await expect(page.getByRole('link', { name: 'Open de app' })).toHaveAttribute('href', /^av:/)
  await expect(page.getByRole('main').getByText('gaat vanzelf verder')).toBeVisible()
  await inspectInBoth(page, 'age-under-way')
})
