import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DEMO_LOGINS } from '#server/demo/identity.ts'
import { expect, test } from './member-fixtures.ts'
import { agree, newAddress, SECRET } from './sign-up.ts'
import { answerUntilEmail, chooseWho, enter, fillDate } from './signup-answers.ts'
import { DUTCH as WORDS, ENGLISH, type SignupWords } from './signup-words.ts'

test.use({ expectedErrors: /status of (400|403|409|429)/ })

const fieldOf = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: WORDS.next, exact: true }).click()
const finish = (page: Page) => page.getByRole('button', { name: WORDS.finish }).click()

test('every question says what is missing, what the server refuses leads to the question it is about, and the focus goes there [SGN-2, SGN-3]', async ({
  page,
  visit,
  newMember,
}) => {
  const target = await newMember({ name: 'Mila' })
  await visit(`/signup?profile=${target.id}`)
  await fieldOf(page, WORDS.message).fill('Bel me: 06 12345678')

  await goOn(page)
  await expect(page.getByText(WORDS.gender_missing)).toBeVisible()
  await expect(page.getByText(WORDS.seeks_missing)).toBeVisible()
  await expect(page.locator('input[name=gender]').first()).toBeFocused()
  await chooseWho(page)
  await goOn(page)
  await nameWrongly(page)
  await beBornWrongly(page)
  await addressWrongly(page)

  const password = fieldOf(page, WORDS.password)
  await password.fill('abcdefg')
  await finish(page)
  await expect(password).toHaveAccessibleDescription(new RegExp(WORDS.password_short))
  await expect(page.getByText(WORDS.terms_missing)).toBeVisible()
  await expect(page.getByText(WORDS.orientation_missing)).toBeVisible()
  await password.fill('abcdefgh')
  await expect(page.getByText(WORDS.weak)).toBeVisible()
  await password.fill('password123')
  await agree(page)
  await finish(page)
  await expect(page.getByText(WORDS.too_common)).toBeVisible()
  await password.fill(SECRET)
  await finish(page)

  await expect(page.getByText(WORDS.contact)).toBeVisible()
  await expect(fieldOf(page, WORDS.message)).toBeFocused()
})

async function nameWrongly(page: Page): Promise<void> {
  const name = fieldOf(page, WORDS.name)
  await name.fill('N')
  await goOn(page)
  await expect(name).toHaveAccessibleDescription(new RegExp(WORDS.name_short))
  await expect(name).toBeFocused()
  await name.fill('@noor')
  await goOn(page)
  await expect(page.getByText(WORDS.name_not_allowed)).toBeVisible()
  await name.fill('Noor')
  await expect(page.getByText(WORDS.name_not_allowed)).toBeHidden()
  await goOn(page)
}

async function beBornWrongly(page: Page): Promise<void> {
  const date = page.getByRole('group', { name: WORDS.date })
  const place = page.getByRole('combobox', { name: WORDS.place })
  await expect(date).toBeVisible()
  await goOn(page)
  await expect(date).toHaveAccessibleDescription(WORDS.too_young)
  await expect(date.locator('input').first()).toBeFocused()
  await expect(place).toHaveAccessibleDescription(WORDS.place_missing)
  await fillDate(page, `${new Date().getFullYear() - 17}`)
  await place.fill('Atlantis')
  await goOn(page)
  await expect(date).toHaveAccessibleDescription(WORDS.too_young)
  await expect(place).toHaveAccessibleDescription(WORDS.place_unknown)
  await fillDate(page, '1990')
  await place.fill('utrecht')
  await goOn(page)
}

async function addressWrongly(page: Page): Promise<void> {
  const email = fieldOf(page, WORDS.email)
  await expect(email).toBeVisible()
  await goOn(page)
  await expect(email).toHaveAccessibleDescription(new RegExp(WORDS.email_missing))
  await email.fill('noor')
  await goOn(page)
  await expect(email).toHaveAccessibleDescription(new RegExp(WORDS.email_invalid))
  await email.fill(newAddress())
  await goOn(page)
}

test('an address that has an account, had one or was taken meanwhile is told so with the way on, and so are too many signups [SGN-4] @night', async ({
  page,
  visit,
  newMember,
}) => {
  const deleted = await newMember({ status: 'deleted' })
  const [path, alert, email] = ['**/api/signup.php', page.getByRole('alert'), newAddress()]
  const field = page.getByLabel(WORDS.email)
  await visit('/signup')
  await answerUntilEmail(page, WORDS)
  await field.fill(deleted.email)
  await page.keyboard.press('Enter')
  await expect(alert).toContainText(WORDS.deleted)
  await page.getByRole('button', { name: WORDS.reactivate }).click()
  await expect(page.getByText(WORDS.reactivation_sent)).toBeVisible()
  await field.fill(DEMO_LOGINS.emails.free)
  await page.keyboard.press('Enter')
  await expect(alert).toContainText(WORDS.email_taken)

  await page.route(path, (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'RATE_LIMITED' } } }),
  )
  await field.fill(email)
  await page.keyboard.press('Enter')
  await fieldOf(page, WORDS.password).fill(SECRET)
  await agree(page)
  await finish(page)
  await expect(alert).toHaveText(WORDS.too_fast)
  await newMember({ email })
  await page.unroute(path)
  await finish(page)
  await expect(alert).toContainText(WORDS.email_taken)
  await expect(field).toHaveValue(email)
  await alert.getByRole('link', { name: WORDS.login }).click()

  await expect(page).toHaveURL('/login')
})

test('a closed site says so, and nothing on it leads to signup [SGN-5]', async ({
  page,
  visit,
  baseURL,
}) => {
  const at = (path: string) => baseURL!.replace('localhost', 'closed.localhost') + path
  await visit(at('/signup'))
  await enter(page)
  await expect(page.getByRole('heading', { name: WORDS.closed })).toBeVisible()

  for (const path of ['/', '/login']) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href^="/signup"], form[action^="/signup"]')).toHaveCount(0)
  }
})

test('all of it has its words in English, too [SGN-2, SGN-3, SGN-4, SGN-5]', () => {
  const [dutch, english] = [textsIn('nl'), textsIn('en')]
  const isToldInEnglish = (word: keyof SignupWords) =>
    [...dutch].some(
      ([name, text]) => text.includes(WORDS[word]) && english.get(name)?.includes(ENGLISH[word]),
    )

  const words = Object.keys(WORDS) as (keyof SignupWords)[]
  expect(words.filter((word) => !isToldInEnglish(word))).toEqual([])
})

/** Every text in a language by the name that it has in all of them, with what a test puts into it. */
function textsIn(locale: string): Map<string, string> {
  const folder = `src/web/i18n/messages/${locale}`
  const found = new Map<string, string>()
  const add = (name: string, text: unknown): void => {
    if (typeof text === 'string')
      found.set(name, text.replace('{min_age}', '18').replace('{name}', 'Mila'))
    else for (const [key, inner] of Object.entries(text as object)) add(`${name}.${key}`, inner)
  }
  for (const file of readdirSync(folder))
    if (file.endsWith('.json')) add(file, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
  return found
}
