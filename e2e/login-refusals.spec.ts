import { DEMO_LOGINS } from '#server/demo/identity.ts'
import { PASSWORD } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (403|429)/ })

const WORDS = [
  {
    lang: 'nl',
    banned:
      'Dit account is geblokkeerd. Neem contact op met de klantenservice als je denkt dat dit niet klopt.',
    locked: 'Te veel foute pogingen, account voor 27 min geblokkeerd.',
    wrong: 'Login mislukt, probeer opnieuw',
  },
  {
    lang: 'en',
    banned: 'This account has been blocked. Contact support if you think this is a mistake.',
    locked: 'Too many wrong attempts. Your account is locked for 27 min.',
    wrong: 'That e-mail address and password don’t match. Try again, or reset your password.',
  },
]

for (const { lang, banned, locked, wrong } of WORDS) {
  test(`in ${lang} a banned member is told so and whom to write to, a locked login for how long, and a wrong password as such [AUT-3] [AUT-4]`, async ({
    page,
    visit,
    newMember,
  }) => {
    const { email } = await newMember({ status: 'banned' })
    const logIn = async (address: string) => {
      await page.locator('[name=email]').fill(address)
      await page.locator('[name=password]').fill(PASSWORD)
      await page.getByRole('main').locator('[type=submit]').click()
    }
    await visit(`/login?lang=${lang}`)

    await logIn(email)
    await expect(page.getByRole('alert')).toHaveText(banned)
    await expect(page.getByRole('link', { name: 'support@localhost' })).toHaveAttribute(
      'href',
      'mailto:support@localhost',
    )
    await logIn(DEMO_LOGINS.emails.free)
    await expect(page.getByRole('alert')).toHaveText(wrong)
    const error = { code: 'ACCOUNT_LOCKED', params: { minutes: 27 } }
    await page.route('**/api/user.php', (route) => route.fulfill({ status: 429, json: { error } }))
    await logIn(email)
    await expect(page.getByRole('alert')).toHaveText(locked)
  })
}

test('logging out is not held up by changes that are not saved, and leaves nothing personal in the browser [AUT-1] [P11] @night', async ({
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
  await page.getByRole('textbox', { name: 'Over jou' }).fill('Nog niet klaar')

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
