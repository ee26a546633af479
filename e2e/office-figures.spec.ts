import { expect, test } from './member-fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

test('figures are read, turned into tables and narrowed by keys alone, and a file leaves a record [OFF-14] [OFF-15]', async ({
  page,
  baseURL,
  db,
}) => {
  await logIn(page, baseURL, 'Owner')
  await expect(page.getByRole('region', { name: 'Today so far' })).toContainText('New members')
  await expect(page.getByRole('region', { name: 'The machine' })).toContainText('Backup')
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  const plot = page.getByRole('slider', { name: /^Revenue by day/ })
  await expect(plot).toBeVisible()
  await inspectOffice(page)

  await plot.focus()
  const last = await plot.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(plot).not.toHaveAttribute('aria-valuetext', last!)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Revenue by day/ }).getByRole('row')).toHaveCount(
    31,
  )
  await inspectOffice(page)
  await page.keyboard.press('t')
  await expect(plot).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Compare with the days before' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await page.getByRole('button', { name: 'Country', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'By country' })).toContainText('All')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).press('Enter')
  expect((await file).suggestedFilename()).toBe('figures.csv')
  const recorded = await db
    .selectFrom('operator_record')
    .select('action')
    .where('action', '=', 'figures_exported')
    .execute()
  expect(recorded).not.toEqual([])
})

test('days of which nothing was counted teach what would stand there, and an analyst is told of no few [OFF-14]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Analyst')
  await page.goto(office(baseURL, '/figures?period=day&until=2020-01-01'))
  await expect(page.getByText('Nothing was counted in these days')).toBeVisible()
  await inspectOffice(page)
  await page.goto(office(baseURL, '/figures'))

  await expect(
    page.getByText(/^Figures about fewer than five people are not for your role/),
  ).toBeVisible()
})
