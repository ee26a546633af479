import { randomBytes } from 'node:crypto'
import type { Gender, Seeks } from '#contract/fields.ts'
import type { Db } from '#server/db/connect.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { expect, test } from './member-fixtures.ts'
import { agree, newAddress, SECRET } from './sign-up.ts'
import { fillDate } from './signup-answers.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedErrors: /status of (400|409|410)/,
})

const DAY = 24 * 60 * 60 * 1000

test('an account that a partner began asks only for what is missing, and reminds in a modal [SGN-6, SGN-7]', async ({
  page,
  visit,
  db,
}) => {
  const email = newAddress()
  await visit(await begunBy(db, { email, gender: 'male', seeks: 'female' }))
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Ik ben' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()
  await expect(page.getByLabel('Profielnaam')).toBeFocused()
  await expect(page.getByRole('group', { name: 'Geboortedatum' })).toHaveAccessibleDescription(
    'Vul uw geboortedatum in (18+ jaar)',
  )

  await page.getByLabel('Profielnaam').fill('Koen')
  await fillDate(page, '1990')
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Utrecht')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(SECRET)
  await agree(page)
  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()

  await expect(page).toHaveURL('/signup-matches?api_signup_complete=1')
  const reminder = page.getByRole('dialog', { name: 'Bevestig je e-mailadres' })
  await expect(reminder).toContainText('Je berichten worden bezorgd')
  await reminder.getByRole('button', { name: 'Sluiten' }).click()
  await expect(page.getByRole('region', { name: 'Bevestig je e-mailadres' })).toBeVisible()
  await page.reload()
  await expect(reminder).toBeVisible()
})

test('what the partner did not know is asked, too, and an address that got an account in the meantime is told so [SGN-7] @night', async ({
  page,
  visit,
  db,
  newMember,
}) => {
  await visit(await begunBy(db, { email: newAddress(), gender: 'male', seeks: null }))
  await expect(page.getByRole('group', { name: 'Ik ben' }).getByLabel('Man')).toBeChecked()
  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()
  await expect(page.getByText('Kies wie je zoekt.')).toBeVisible()

  const { email } = await newMember()
  await visit(await begunBy(db, { email, gender: 'male', seeks: 'female' }))
  await page.getByLabel('Profielnaam').fill('Koen')
  await fillDate(page, '1990')
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Utrecht')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(SECRET)
  await agree(page)
  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()

  await expect(page.getByRole('alert')).toHaveText(
    'Dit e-mailadres heeft al een account op deze site.',
  )
})

test('a link that is none, or used up, is told in both languages [SGN-7] @night', async ({
  page,
  visit,
}) => {
  const dutch = 'Link verlopen of invalide, vraag een nieuwe e-mail aan'
  for (const [query, text] of [
    ['token=', dutch],
    ['token=nonsense', dutch],
    [`token=${newToken()}`, dutch],
    [`token=${newToken()}&lang=en`, 'This link has expired or isn’t valid. Request a new e-mail.'],
  ] as const) {
    await visit(`/complete-signup?${query}`)
    await expect(page.getByText(text)).toBeVisible()
  }
})

type Begun = { email: string; gender: Gender; seeks: Seeks | null }

/** The path where the new member finishes what a partner began. */
async function begunBy(db: Db, begun: Begun): Promise<string> {
  const token = newToken()
  const { id: siteId } = await db
    .selectFrom('site')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  const partner = await db
    .insertInto('partner')
    .values({
      site_id: siteId,
      name: token,
      key_hash: randomBytes(32),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('partner_signup')
    .values({
      site_id: siteId,
      partner_id: partner.id,
      token_hash: sha256(token),
      ...begun,
      country: 'NL',
      language: 'nl',
      created_at: new Date(),
      expires_at: new Date(Date.now() + DAY),
    })
    .execute()
  return `/complete-signup?token=${token}`
}
