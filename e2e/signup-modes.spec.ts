import { expect, test } from './member-fixtures.ts'
import { newAddress } from './sign-up.ts'
import { answerUntilEmail, enter, finishWith } from './signup-answers.ts'
import { DUTCH } from './signup-words.ts'

test('where only whoever was sent may join, nobody else is asked for an answer first, and a traffic source opens signup for thirty days, from its first page on [SGN-5] @night', async ({
  page,
  visit,
  baseURL,
  context,
  db,
}) => {
  const at = (path: string) => baseURL!.replace('localhost', 'by-source.localhost') + path
  await page.goto(at('/'))
  await expect(page.getByRole('button', { name: 'Gratis beginnen' })).toHaveCount(0)
  await page.goto(at('/landers/gallery'))
  await expect(page.getByRole('main')).toContainText('Je kunt je op dit moment niet aanmelden')
  await visit(at('/signup'))
  await enter(page)
  await expect(page.getByRole('heading', { name: DUTCH.closed })).toBeVisible()

  const email = newAddress()
  await visit(at('/signup?network=partner-a&ref=7&gender=female&seeks=male'))
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', /\/second-/)
  const source = (await context.cookies(at('/'))).find(({ name }) => name === 'source')!
  expect(Math.round((source.expires - Date.now() / 1000) / 86_400)).toBe(30)
  await answerUntilEmail(page, DUTCH)
  await finishWith(page, DUTCH, email)

  await expect(page.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
  const made = await db
    .selectFrom('member')
    .select('traffic_source')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(made.traffic_source).toEqual({ network: 'partner-a', ref: '7' })
})

test('where accounts are private everybody is asked to confirm the address, and told nothing else [SGN-4]', async ({
  page,
  visit,
  baseURL,
  newMember,
}) => {
  const at = (path: string) => baseURL!.replace('localhost', 'private.localhost') + path
  const { email } = await newMember({}, 'private.localhost')

  // The server's answer is the same for an unused address: sign-up.test.ts compares the two.
  await visit(at('/signup'))
  await enter(page)
  await answerUntilEmail(page, DUTCH)
  await finishWith(page, DUTCH, email)

  await expect(page.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(email)
  await expect(page.getByRole('button', { name: 'E-mail opnieuw sturen' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Bekijk alvast wie er zijn' })).toHaveCount(0)
})

test('passing a profile on is asked only where the site does it, and is never ticked before [SGN-9] @night', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit(`${baseURL!.replace('localhost', 'resell.localhost')}/signup`)
  await enter(page)
  await answerUntilEmail(page, DUTCH)
  await page.getByLabel(DUTCH.email).fill(newAddress())
  await page.keyboard.press('Enter')

  await expect(page.getByRole('checkbox', { name: /andere datingsites/ })).not.toBeChecked()
  await expect(page.getByRole('link', { name: /^voorwaarden/ })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: /^privacyverklaring/ })).toHaveAttribute(
    'target',
    '_blank',
  )
})
