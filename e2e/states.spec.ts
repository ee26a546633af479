import { expect, test } from './member-fixtures.ts'
import { inspectInBoth } from './inspect.ts'
import { PHONE } from './windows.ts'

test.use(PHONE)

test('the entry warning, open menus, a login with mistakes and a search of the FAQ are whole in light and dark, on phones and desktops [LAY-9] @night', async ({
  page,
  visit,
  login,
  context,
}) => {
  const button = (name: string) => page.getByRole('button', { name })
  await context.clearCookies()
  await visit('/')
  await inspectInBoth(page, 'entry-warning', page.getByRole('dialog'))

  await visit('/pages/faq')
  const search = page.getByLabel('Zoek in de vragen')
  await search.fill('credits')
  await inspectInBoth(page, 'faq-hits', page.getByText(/^\d+ vragen gevonden$/))
  await search.fill('onderzeeboot')
  const nothing = page.getByRole('heading', { name: 'Geen vraag gevonden' })
  await inspectInBoth(page, 'faq-empty', nothing)

  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click()
  await button('Ik ben 18+, ga verder').click()
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await inspectInBoth(page, 'login-mistakes', page.getByText('Vul je wachtwoord in.'))
  await page.getByRole('banner').locator('summary').click()
  await inspectInBoth(page, 'language-menu', button('English'))

  await login('free')
  await visit('/')
  await page.getByRole('banner').locator('summary').last().click()
  await inspectInBoth(page, 'account-menu', button('Uitloggen'))
})

test('signup with a profile in mind, the reminder to activate and the first profiles are whole in long words, too [LAY-9] @night', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const target = await newMember({ name: 'Mila', is_fictional: true })
  await visit(`/signup?profile=${target.id}&lang=de`)
  await expect(page.getByLabel('Deine erste Nachricht an Mila')).toBeVisible()
  await inspectInBoth(page, 'signup-target')

  await enterAs(await newMember({ status: 'not_confirmed', name: 'Noor', seeks: 'male' }))
  for (const [name, path] of [
    ['matches', '/signup-matches?lang=pl'],
    ['activate-error', '/activate/error?lang=de'],
  ] as const) {
    await visit(path)
    await page.waitForLoadState('networkidle')
    await inspectInBoth(page, `${name}-member`)
  }
})
