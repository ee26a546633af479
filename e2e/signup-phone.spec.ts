import { expect, test } from './member-fixtures.ts'
import { answerUntil, begin, finish, goOn, newAddress, question } from './sign-up.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test('on a phone signup is a page, from the quick start to the request to confirm [SGN-1] @night', async ({
  page,
  visit,
}) => {
  const email = newAddress()
  await visit('/')
  await begin(page)
  await expect(page).toHaveURL('/signup?gender=male&seeks=female')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveText('Wie ben je, en wie zoek je?')

  await answerUntil(page, 'password', { email })
  await finish(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bevestig je e-mailadres')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk alvast wie er zijn' }).click()

  await expect(page).toHaveURL('/signup-matches')
})

test('on a low phone the first page asks its question without scrolling [SGN-1]', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit('/')

  await expect(page.getByRole('button', { name: 'Gratis beginnen' })).toBeInViewport({ ratio: 1 })
})

test('on a phone the way back leads to the question before, and out of the first one [SGN-2]', async ({
  page,
  visit,
}) => {
  await visit('/login')
  await page.getByRole('link', { name: 'Gratis lid worden' }).click()
  await page.getByText('Allebei').click()
  await page.getByText('Vrouw').first().click()
  await answerUntil(page, 'birth')

  await page.goBack()
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Noor')
  await page.getByRole('button', { name: 'Vorige' }).click()
  await question(page, 'Wie ben je, en wie zoek je?')
  await page.goBack()

  await expect(page).toHaveURL('/login')
})

test('each question begins at the top of the page, at the real height of a phone, too [SGN-1] [LAY-9]', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit('/signup?gender=male&seeks=female')
  const scrolled = () => page.evaluate(() => scrollY)

  await answerUntil(page, 'name')
  await page.getByLabel('Profielnaam').fill('Noor')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await goOn(page)
  await question(page, /^Wanneer ben je geboren/)

  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect.poll(scrolled).toBe(0)
})

test('a step cannot be skipped by its address, and a window that grows makes a modal of the page and keeps what was entered [SGN-1, SGN-2] @night', async ({
  page,
  visit,
}) => {
  await visit('/signup#4')
  await question(page, 'Wie ben je, en wie zoek je?')

  await visit('/signup?gender=male&seeks=female')
  await answerUntil(page, 'birth', { name: 'Koen' })

  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.getByRole('dialog', { name: 'Gratis lid worden' })).toBeVisible()
  await page.getByRole('button', { name: 'Vorige' }).click()

  await expect(page.getByLabel('Profielnaam')).toHaveValue('Koen')
})
