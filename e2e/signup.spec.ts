import type { Page } from '@playwright/test'
import { kept } from './kept.ts'
import { expect, test } from './member-fixtures.ts'
import { answerUntil, begin, finish, newAddress, question } from './sign-up.ts'

test.use({ expectedErrors: /status of (400|403|409)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Gratis lid worden' })

test('from the quick start to the first profiles, over the page one is on [SGN-1, SGN-2, SGN-7]', async ({
  page,
  visit,
  openLink,
}) => {
  const email = newAddress()
  await visit('/')
  await page.getByRole('group', { name: 'Ik zoek' }).getByText('Man').click()
  await begin(page)
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(page.getByRole('group', { name: 'Ik ben' }).last().getByLabel('Man')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Ik zoek' }).last().getByLabel('Man')).toBeChecked()

  await answerUntil(page, 'password', { email })
  await finish(page)
  await expect(dialogOf(page)).toContainText(`We hebben een e-mail gestuurd naar ${email}.`)
  await expect.poll(() => kept(page)).toEqual([])
  await page.getByRole('link', { name: 'Bekijk alvast wie er zijn' }).click()
  await expect(page).toHaveURL('/signup-matches')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent erbij, Noor')

  await openLink(email, '/activate/done')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Noor')
})

test('the keyboard alone is enough, and the focus follows the questions [SGN-2, LAY-9]', async ({
  page,
  visit,
}) => {
  await visit('/')
  await begin(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Profielnaam')).toBeFocused()
  await page.keyboard.type('Noor')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Dag')).toBeFocused()
  await page.keyboard.type('14')
  await page.keyboard.press('Tab')
  await page.keyboard.type('maart')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1990')
  const place = page.getByRole('combobox', { name: 'Woonplaats' })
  while (!(await place.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.type('amst')
  await expect(page.getByRole('option', { name: /^Amsterdam/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('Amsterdam')
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('E-mailadres')).toBeFocused()
})

test('with a profile in mind, signup begins with a first message and says who is fictional; one that cannot be shown is left out [SGN-2, SGN-7]', async ({
  page,
  visit,
  newMember,
}) => {
  const target = await newMember({ name: 'Mila', is_fictional: true, gender: 'female' })
  await visit('/signup?profile=00000000-0000-4000-8000-000000000000')
  await question(page, 'Wie ben je, en wie zoek je?')

  await visit(`/signup?profile=${target.id}`)
  await expect(dialogOf(page)).toContainText('Fictief profiel')
  await page.getByLabel('Je eerste bericht aan Mila').fill('Dans je mee?')
  await page.getByRole('group', { name: 'Ik ben' }).getByText('Man').click()
  await page.getByRole('group', { name: 'Ik zoek' }).getByText('Vrouw').click()
  await answerUntil(page, 'password')
  await finish(page)
  await page.getByRole('link', { name: 'Bekijk alvast wie er zijn' }).click()

  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toContainText('Mila')
  await expect(first).toContainText('Fictief profiel')
})
