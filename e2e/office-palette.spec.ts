import { makeCase } from '#test/make-case.ts'
import { expect, test } from './member-fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

test('anything is found over any screen by keys alone, and the focus comes back [OFF-5] [OFF-8] [OFF-15]', async ({
  page,
  baseURL,
  db,
  newMember,
}) => {
  const { id, email } = await newMember({ name: 'Wubbelien', hasPhoto: true })
  const { site_id: siteId } = await db
    .selectFrom('member')
    .select('site_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const report = await makeCase(db, { kind: 'report', siteId, memberId: id, at: new Date() })
  const field = page.getByRole('combobox', { name: /^Name, mail, id/ })
  const current = page.getByRole('option', { selected: true })
  await logIn(page, baseURL, 'Owner')

  await page.goto(office(baseURL, '/members'))
  await expect(page.getByLabel('Find a member')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(page.getByRole('group', { name: 'Go to' }).getByRole('option')).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(page.getByLabel('Find a member')).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(email)
  await expect(current).toContainText('Wubbelien')
  await expect(page.getByRole('group', { name: /^Do with Wubbelien/ })).toContainText(
    'Give credits',
  )
  await inspectOffice(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(current).toContainText('Write a note')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Write a note')).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(report.id))
  await expect(
    page.getByRole('group', { name: 'Cases' }).getByRole('option', { name: `Report ${report.id}` }),
  ).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('zzzzzz')
  await expect(page.getByText('Nothing here has that name or number.')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('>record')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Record', level: 1 })).toBeVisible()
})

test('single keys are switched off for who does not want them, and Ctrl K stays [OFF-5] [OFF-15] @night', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Owner')
  await page.keyboard.press('?')
  await page.getByLabel('Single keys').focus()
  await page.keyboard.press('Space')
  await inspectOffice(page)
  await page.keyboard.press('Escape')

  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Name, mail, id/ })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Single keys are off' }).press('Enter')
  await page.getByLabel('Single keys').press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('q')

  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible()
})
