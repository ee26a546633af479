import { DEMO_LOGINS } from '#server/demo/logins.ts'
import { expect, test } from './member-fixtures.ts'
import { newAddress, SECRET } from './sign-up.ts'
import { answerUntilEmail, chooseWho, enter, fillDate, finishWith } from './signup-answers.ts'
import { DUTCH, ENGLISH } from './signup-words.ts'

test.use({ expectedErrors: /status of (400|403|409|429)/ })

for (const [lang, words] of [
  ['nl', DUTCH],
  ['en', ENGLISH],
] as const) {
  test(`every question says in ${lang} what is missing, and the focus goes there [SGN-2, SGN-3]`, async ({
    page,
    visit,
  }) => {
    await visit(`/signup?lang=${lang}`)
    const press = () => page.getByRole('button', { name: words.next, exact: true }).click()
    const field = (name: string) => page.getByLabel(name, { exact: true })

    await press()
    await expect(page.getByText(words.gender_missing)).toBeVisible()
    await expect(page.getByText(words.seeks_missing)).toBeVisible()
    await expect(page.locator('input[name=gender]').first()).toBeFocused()
    await chooseWho(page)
    await press()

    await field(words.name).fill('N')
    await press()
    await expect(field(words.name)).toHaveAccessibleDescription(new RegExp(words.name_short))
    await expect(field(words.name)).toBeFocused()
    await field(words.name).fill('@noor')
    await press()
    await expect(page.getByText(words.name_not_allowed)).toBeVisible()
    await field(words.name).fill('Noor')
    await expect(page.getByText(words.name_not_allowed)).toBeHidden()
    await press()

    const date = page.getByRole('group', { name: words.date })
    const place = page.getByRole('combobox', { name: words.place })
    await expect(date).toBeVisible()
    await press()
    await expect(date).toHaveAccessibleDescription(words.too_young)
    await expect(date.locator('input').first()).toBeFocused()
    await expect(place).toHaveAccessibleDescription(words.place_missing)
    await fillDate(page, `${new Date().getFullYear() - 17}`)
    await place.fill('Atlantis')
    await press()
    await expect(date).toHaveAccessibleDescription(words.too_young)
    await expect(place).toHaveAccessibleDescription(words.place_unknown)
    await fillDate(page, '1990')
    await place.fill('utrecht')
    await press()

    await expect(field(words.email)).toBeVisible()
    await press()
    await expect(field(words.email)).toHaveAccessibleDescription(new RegExp(words.email_missing))
    await field(words.email).fill('noor')
    await press()
    await expect(field(words.email)).toHaveAccessibleDescription(new RegExp(words.email_invalid))
    await field(words.email).fill(newAddress())
    await press()

    await field(words.password).fill('abcdefg')
    await page.getByRole('button', { name: words.finish }).click()
    await expect(field(words.password)).toHaveAccessibleDescription(
      new RegExp(words.password_short),
    )
    await expect(page.getByText(words.terms_missing)).toBeVisible()
    await field(words.password).fill('abcdefgh')
    await expect(page.getByText(words.weak)).toBeVisible()
  })

  test(`an address that has an account or had one is told so in ${lang}, with the way on [SGN-4]`, async ({
    page,
    visit,
    newMember,
  }) => {
    const deleted = await newMember({ status: 'deleted' })
    await visit(`/signup?lang=${lang}`)
    await answerUntilEmail(page, words)

    await page.getByLabel(words.email).fill(deleted.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(words.deleted)
    await page.getByRole('button', { name: words.reactivate }).click()
    await expect(page.getByText(words.reactivation_sent)).toBeVisible()

    await page.getByLabel(words.email).fill(DEMO_LOGINS.emails.free)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(words.email_taken)
    await page.getByRole('alert').getByRole('link', { name: words.login }).click()
    await expect(page).toHaveURL('/login')
  })

  test(`what the server refuses leads in ${lang} to the question it is about [SGN-2]`, async ({
    page,
    visit,
    newMember,
  }) => {
    const target = await newMember({ name: 'Mila' })
    await visit(`/signup?lang=${lang}&profile=${target.id}`)
    await page.getByLabel(words.message).fill('Bel me: 06 12345678')
    await answerUntilEmail(page, words)
    await page.getByLabel(words.email).fill(newAddress())
    await page.keyboard.press('Enter')
    await page.getByLabel(words.password, { exact: true }).fill('password123')
    await page.getByRole('checkbox').check()

    await page.getByRole('button', { name: words.finish }).click()
    await expect(page.getByText(words.too_common)).toBeVisible()
    await page.getByLabel(words.password, { exact: true }).fill(SECRET)
    await page.getByRole('button', { name: words.finish }).click()

    await expect(page.getByText(words.contact)).toBeVisible()
    await expect(page.getByLabel(words.message)).toBeFocused()
  })

  test(`too many signups, and an address that was taken meanwhile, are told in ${lang} where one is [SGN-4]`, async ({
    page,
    visit,
    newMember,
  }) => {
    const email = newAddress()
    const [path, alert] = ['**/api/signup.php', page.getByRole('alert')]
    await page.route(path, (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'RATE_LIMITED' } } }),
    )
    await visit(`/signup?lang=${lang}`)
    await answerUntilEmail(page, words)
    await finishWith(page, words, email)
    await expect(alert).toHaveText(words.too_fast)

    await newMember({ email })
    await page.unroute(path)
    await page.getByRole('button', { name: words.finish }).click()

    await expect(alert).toContainText(words.email_taken)
    await expect(page.getByLabel(words.email)).toHaveValue(email)
  })

  test(`a closed site says so in ${lang}, and nothing on it leads to signup [SGN-5]`, async ({
    page,
    visit,
    baseURL,
  }) => {
    const at = (path: string) => baseURL!.replace('localhost', 'closed.localhost') + path
    await visit(at(`/signup?lang=${lang}`))
    await enter(page)
    await expect(page.getByRole('heading', { name: words.closed })).toBeVisible()

    for (const path of ['/', '/login']) {
      await visit(at(path))
      await expect(page.locator('a[href^="/signup"], form[action^="/signup"]')).toHaveCount(0)
    }
  })
}
