import type { Db } from '#server/db/connect.ts'
import { judge } from '#server/features/decisions/decisions.ts'
import { makeDecision } from '#test/make-decision.ts'
import { PASSWORD } from '#test/make.ts'
import { inspectInBoth } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { PHONE } from './windows.ts'

test.use({ ...PHONE, expectedErrors: /status of (403|410)/ })

test('whoever is banned reads why by the link in the mail, contests it, and is back once somebody else has agreed [OFF-6] [LAW-3]', async ({
  page,
  db,
  newMember,
  findLink,
  visit,
}) => {
  const { id, email } = await newMember({ name: 'Noor' })
  const { id: decisionId } = await makeDecision(db, { memberId: id })
  const logIn = async () => {
    await visit('/login')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  }
  await logIn()
  await expect(page.getByRole('alert')).toBeVisible()

  // A mail is opened on any device, also on one that has never entered.
  await page.context().clearCookies()
  await page.goto(await findLink(email, '/statement'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een besluit over je account')
  await expect(page.getByText('Three members were asked for money.')).toBeVisible()
  await inspectInBoth(page, 'statement')
  await page.getByRole('button', { name: 'Bezwaar versturen' }).click()
  await expect(page.getByText('Schrijf waarom je het er niet mee eens bent.')).toBeVisible()
  await page.getByLabel('Waarom klopt het besluit niet?').fill('Dat was ik niet.')
  await page.getByRole('button', { name: 'Bezwaar versturen' }).click()
  await expect(page.getByText('We kijken er opnieuw naar en mailen je de uitkomst.')).toBeVisible()
  await inspectInBoth(page, 'statement-contested')

  await reverse(db, decisionId)
  await page.reload()
  await expect(page.getByText(/Dit besluit is teruggedraaid/)).toBeVisible()
  // The login asks it of a device that has never entered.
  await visit('/login')
  await page.getByRole('button', { name: 'Ik ben 18+, ga verder' }).click()
  await logIn()
  await expect(page).not.toHaveURL(/login/)
})

/** Somebody else than who decided agrees with the member. */
async function reverse(db: Db, decisionId: string): Promise<void> {
  const appeal = await db
    .selectFrom('appeal')
    .select('id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow()
  const { id, name } = await db
    .selectFrom('operator')
    .select(['id', 'name'])
    .orderBy('email')
    .executeTakeFirstOrThrow()
  await judge(db, {
    appealId: appeal.id,
    outcome: 'reversed',
    reasons: 'Iemand anders gebruikte het account.',
    scope: 'all',
    by: { operatorId: id, name, via: 'office' },
    now: new Date(),
  })
}
