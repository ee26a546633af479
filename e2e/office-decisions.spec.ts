import type { Page } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'
import { appeal } from '#server/features/decisions/decisions.ts'
import { DEMO_OFFICE } from '#server/features/operators/operators.ts'
import { makeCase } from '#test/make-case.ts'
import { makeDecision } from '#test/make-decision.ts'
import { expect, test } from './member-fixtures.ts'
import { forgetLogin, inspectOffice, logIn, office } from './office-steps.ts'

// Who decided is refused an appeal, and so is whoever comes second.
test.use({ expectedErrors: /(403 \(Forbidden\)|409 \(Conflict\)).*case-open/ })

test('whoever decided is told that somebody else looks again, and a colleague reverses it by keys alone [LAW-3] [OFF-4]', async ({
  page,
  baseURL,
  db,
  newMember,
}) => {
  const { id } = await newMember({ name: 'Noor', about: 'Bel me op 06 12 34 56 78.' })
  const caseId = await contested(db, id)
  await logIn(page, baseURL, 'Moderator')
  await toAppeal(page, caseId)
  const peek = page.getByRole('complementary').last()
  await expect(peek).toContainText('You decided this, so somebody else looks again.')
  await expect(peek.getByRole('button', { name: 'Open' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You decided this' })).toBeVisible()
  await inspectOffice(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible()
  await forgetLogin(page)

  await logIn(page, baseURL, 'Owner')
  await toAppeal(page, caseId)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ana Ribeiro decided, you look again')).toBeVisible()
  await expect(page.getByText('Dat was mijn postcode.')).toBeVisible()
  await expect(page.getByText('Bel me op 06 12 34 56 78.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose first' })).toBeDisabled()
  await inspectOffice(page)
  const opened = page.url()
  await page.keyboard.press('1')
  await page.keyboard.press('f')
  await page.keyboard.type('It is a postcode and no number. 1 2 n')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page).not.toHaveURL(opened)

  await page.goto(opened)
  await expect(page.getByRole('alert')).toContainText(
    'Mirte Vos decided this before you: reversed.',
  )
  const { about } = await db
    .selectFrom('member')
    .select('about')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(about).toBe('Bel me op 06 12 34 56 78.')
})

test('a rule is chosen by keys, what it proposes is taken, and the statement stands there in the member’s language [OFF-6] [OFF-7]', async ({
  page,
  baseURL,
  db,
  newMember,
}) => {
  const { id: memberId } = await newMember({ name: 'Daan' })
  const siteId = await siteOf(db, memberId)
  const at = new Date(Date.now() - 60_000)
  await makeDecision(db, { memberId, measure: 'suspend', days: 7, policy: 'threats', now: at })
  const { id } = await makeCase(db, { kind: 'report', siteId, memberId, at })
  await logIn(page, baseURL, 'Moderator')
  await page.goto(office(baseURL, `/case?id=${id}`))
  await expect(page.getByText('2 strikes', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Suspended until/)).toBeVisible()
  await expect(page.getByText(/Threats.*command line, in force/)).toBeVisible()

  await expect(page.locator('option', { hasText: '4 Threats' })).toHaveCount(1)
  await page.keyboard.press('l')
  await page.keyboard.type('4')
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 strikes. Proposed: Suspend, 30 days')).toBeVisible()
  await page.keyboard.press('.')
  await page.keyboard.press('f')
  await page.keyboard.type('On Monday you threatened a member.')
  const statement = page.getByRole('region', { name: 'What the member reads' })
  await expect(statement).toContainText('in Dutch')
  await expect(statement).toContainText('On Monday you threatened a member.')
  await expect(statement).toContainText('All parts of the statement are there')
  await expect(statement).toContainText('Whoever reported gets an answer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('v')
  await expect(statement).toBeFocused()
  await inspectOffice(page)
  await page.keyboard.press('s')

  await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible()
  const decision = await db
    .selectFrom('decision')
    .select(['measure', 'days', 'who'])
    .where('member_id', '=', memberId)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  expect(decision).toEqual({ measure: 'suspend', days: 30, who: 'Ana Ribeiro' })
})

async function siteOf(db: Db, memberId: string): Promise<string> {
  const { site_id: siteId } = await db
    .selectFrom('member')
    .select('site_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return siteId
}

/** A profile text that the demo's moderator took away, and that is contested. */
async function contested(db: Db, memberId: string): Promise<number> {
  const { id: operatorId, name } = await db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('email', '=', `moderator${DEMO_OFFICE}`)
    .executeTakeFirstOrThrow()
  const now = new Date(Date.now() - 60_000)
  const { id: decisionId } = await makeDecision(db, {
    memberId,
    measure: 'remove',
    content: ['about'],
    policy: 'contact_details',
    facts: 'Your profile text held a telephone number.',
    by: { operatorId, name, via: 'office' },
    now,
  })
  const siteId = await siteOf(db, memberId)
  await appeal(db, { siteId, decisionId, words: 'Dat was mijn postcode.', now })
  const { id } = await db
    .selectFrom('office_case')
    .innerJoin('appeal', 'appeal.id', 'subject_id')
    .select('office_case.id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow()
  return id
}

/** To the appeal in the queue, by keys alone. */
async function toAppeal(page: Page, caseId: number): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible()
  await page.keyboard.press('7')
  await expect(page.locator(`#case-${caseId}`)).toBeVisible()
  for (let presses = 0; presses < 50; presses += 1) {
    if (page.url().endsWith(`row=${caseId}`)) return
    await page.keyboard.press('j')
  }
  throw new Error('J does not come to the appeal')
}
