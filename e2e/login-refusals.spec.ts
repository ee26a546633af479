import type { Page } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (403|429)/ })

test('a banned member is told so in both languages, and whom to write to [AUT-3]', async ({
  page,
  visit,
  newMember,
}) => {
  const { email } = await newMember({ status: 'banned' })
  for (const { lang, text } of [
    {
      lang: 'nl',
      text: 'Dit account is geblokkeerd. Neem contact op met de klantenservice als je denkt dat dit niet klopt.',
    },
    {
      lang: 'en',
      text: 'This account has been blocked. Contact customer service if you think this is wrong.',
    },
  ]) {
    await logIn(page, visit, { lang, email })

    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(page.getByRole('link', { name: 'support@localhost' })).toHaveAttribute(
      'href',
      'mailto:support@localhost',
    )
  }
})

test('a locked login says in both languages for how long [AUT-4]', async ({ page, visit }) => {
  await page.route('**/api/user.php', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'ACCOUNT_LOCKED', params: { minutes: 27 } } },
    }),
  )
  for (const { lang, text } of [
    { lang: 'nl', text: 'Te veel foute pogingen, account voor 27 min geblokkeerd.' },
    { lang: 'en', text: 'Too many wrong attempts, account locked for 27 min.' },
  ]) {
    await logIn(page, visit, { lang, email: 'noor@example.com' })

    await expect(page.getByRole('alert')).toHaveText(text)
  }
})

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

  const kept = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => !key.startsWith('react-router'),
      ),
    )
  await expect.poll(kept).toEqual(['hide-enrich-alert'])
  await expect.poll(() => page.content()).not.toContain(member.email)
  await page.goBack()
  await expect(page).toHaveURL('/login?target=%2Fprofile')
})

type Visit = (path: string) => Promise<void>

async function logIn(page: Page, visit: Visit, { lang, email }: { lang: string; email: string }) {
  await visit(`/login?lang=${lang}`)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('main').locator('[type=submit]').click()
}
