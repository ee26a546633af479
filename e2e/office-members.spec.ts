import { makeCase } from '#test/make-case.ts'
import { expect, test } from './member-fixtures.ts'
import { forgetLogin, inspectOffice, logIn, office } from './office-steps.ts'

test('a member is found, written about and suspended from one page by keys alone, and each look is in the record [OFF-8] [OFF-15]', async ({
  page,
  baseURL,
  db,
  newMember,
}) => {
  const { id, email } = await newMember({ name: 'Quirijntje', hasPhoto: true })
  await logIn(page, baseURL, 'Moderator')
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page.getByText('Who is it about?')).toBeVisible()
  await page.getByLabel('Find a member').pressSequentially('quirijnt')
  await expect(page.getByRole('row', { name: /Quirijntje/ })).toBeVisible()
  await inspectOffice(page)
  await page.getByLabel('Find a member').press('Enter')
  await expect(page.getByRole('heading', { name: /^Quirijntje, / })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await inspectOffice(page)

  await page.keyboard.press('t')
  await page.keyboard.type('Wrote to us twice. a m 3')
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Wrote to us twice. a m 3' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Choose first' })).toBeDisabled()
  await expect(page.locator('option', { hasText: '4 Threats' })).toHaveCount(1)
  await page.keyboard.press('l')
  await page.keyboard.type('4')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Proposed: Suspend, 7 days')).toBeVisible()
  await page.keyboard.press('.')
  await page.keyboard.press('f')
  await page.keyboard.type('On Monday you threatened a member.')
  await expect(page.getByRole('region', { name: 'What the member reads' })).toContainText(
    'All parts of the statement are there',
  )
  await inspectOffice(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')

  await expect(page.getByText(/^Decision \d+ is made\.$/)).toBeVisible()
  await expect(page.getByText(/^Suspended until/)).toBeVisible()
  const record = await db
    .selectFrom('operator_record')
    .select('action')
    .where('subject_id', '=', id)
    .where('who', '=', 'Ana Ribeiro')
    .orderBy('number')
    .execute()
  const actions = new Set(record.map(({ action }) => action))
  expect(actions).toEqual(new Set(['member_opened', 'member_noted', 'decided']))
})

test('an owner switches a rule off, a case that had chosen it says so, and a moderator reads it only [OFF-7] [OFF-15]', async ({
  page,
  baseURL,
  db,
  newMember,
}) => {
  const { id: memberId } = await newMember({ name: 'Roos' })
  const { site_id: siteId } = await db
    .selectFrom('member')
    .select('site_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const at = new Date(Date.now() - 60_000)
  const { id } = await makeCase(db, { kind: 'report', siteId, memberId, at })
  await logIn(page, baseURL, 'Owner')
  await page.goto(office(baseURL, `/case?id=${id}`))
  await page.getByLabel('Rule').selectOption('12 Paid or illegal services')
  await expect(page.getByText(/^Terms 9\. 2 strikes/)).toBeVisible()

  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  const row = page.getByRole('row', { name: /Paid or illegal services/ })
  await expect(row).toContainText('In use')
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('j')
  const pane = page.getByRole('complementary', { name: 'Paid or illegal services' })
  await expect(pane).toBeVisible()
  await inspectOffice(page)
  await pane.getByRole('button', { name: 'Switch off' }).click()
  await expect(row).toContainText('Off')

  await page.goto(office(baseURL, `/case?id=${id}`))
  await expect(page.getByText(/^The rule that was chosen is not in use any more/)).toBeVisible()
  await page.goto(office(baseURL, '/rules'))
  await row.getByRole('button').click()
  await pane.getByRole('button', { name: 'Switch on' }).click()
  await expect(row).toContainText('In use')
  await forgetLogin(page)
  await logIn(page, baseURL, 'Moderator')
  await page.goto(office(baseURL, '/rules'))
  await row.getByRole('button').click()
  await expect(pane).toContainText('Your role reads rules.')
  await expect(pane.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
