import { PASSWORD } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (403|429)/ })

for (const { lang, fields, submit, text } of [
  {
    lang: 'nl',
    fields: ['E-mailadres', 'Wachtwoord'] as const,
    submit: 'Inloggen',
    text: 'Dit account is geblokkeerd. Neem contact op met de klantenservice als je denkt dat dit niet klopt.',
  },
  {
    lang: 'en',
    fields: ['E-mail address', 'Password'] as const,
    submit: 'Log in',
    text: 'This account has been blocked. Contact customer service if you think this is wrong.',
  },
]) {
  test(`a banned member is told so in ${lang}, and whom to write to [AUT-3]`, async ({
    page,
    visit,
    newMember,
  }) => {
    const { email } = await newMember({ status: 'banned', language: lang })
    await visit(`/login?lang=${lang}`)

    await page.getByLabel(fields[0]).fill(email)
    await page.getByLabel(fields[1], { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: submit }).click()

    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(page.getByRole('link', { name: 'support@localhost' })).toHaveAttribute(
      'href',
      'mailto:support@localhost',
    )
  })
}

for (const { lang, text } of [
  { lang: 'nl', text: 'Te veel foute pogingen, account voor 27 min geblokkeerd.' },
  { lang: 'en', text: 'Too many wrong attempts, account locked for 27 min.' },
]) {
  test(`a locked login says in ${lang} for how long [AUT-4]`, async ({ page, visit }) => {
    await page.route('**/api/user.php', (route) =>
      route.fulfill({
        status: 429,
        json: { error: { code: 'ACCOUNT_LOCKED', params: { minutes: 27 } } },
      }),
    )
    await visit(`/login?lang=${lang}`)

    await page.locator('[name=email]').fill('noor@example.com')
    await page.locator('[name=password]').fill(PASSWORD)
    await page.getByRole('main').locator('[type=submit]').click()

    await expect(page.getByRole('alert')).toHaveText(text)
  })
}

test('nothing personal is left in the browser after logging out [P11]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const member = await newMember()
  await enterAs(member)
  await visit('/profile')
  await page.evaluate(() => {
    localStorage.setItem('draft-42', 'dear Sanne')
    sessionStorage.setItem('signup', 'Noor')
    localStorage.setItem('hide-enrich-alert', '1')
  })

  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')

  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(kept.filter((key) => !key.startsWith('react-router'))).toEqual(['hide-enrich-alert'])
  expect(await page.content()).not.toContain(member.email)
  await page.goBack()
  await expect(page).toHaveURL('/login?target=%2Fprofile')
})
