import type { Page } from '@playwright/test'
import { expect, test } from './member-fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

// A domain that is the office's is refused, and a factor is asked for.
test.use({ expectedErrors: /(400 \(Bad Request\)|403 \(Forbidden\)).*site/ })

test('a new site is made, prepared in five steps, checked, and opened for everybody [OFF-12] [OFF-15]', async ({
  page,
  baseURL,
  db,
}) => {
  const domain = `funke-${Date.now()}.example`
  await logIn(page, baseURL, 'Owner')
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page.getByRole('heading', { name: 'Sites' })).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.type('office.localhost')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('not the office’s own')
  await page.getByRole('textbox', { name: /^Domain/ }).fill(domain)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Funke')
  await expect(page.getByRole('textbox', { name: 'Sender of mails' })).toHaveValue('Funke')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/members pay in euros?,/i)).toBeVisible()
  await page.keyboard.press(']')
  await page.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#0b6e3f')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('It begins with the packages that every site sells.')).toBeVisible()
  await page.getByRole('button', { name: /^Check and open/ }).click()
  await expect(page.getByText(/^Fill in before it opens: Company, Street/)).toBeVisible()
  await expect(page.getByRole('button', { name: `Open ${domain}` })).toBeDisabled()
  await inspectOffice(page)

  await fillInCompany(page)
  await openAfterCheck(page, domain)

  const site = db.selectFrom('site').select(['is_live', 'settings']).where('domain', '=', domain)
  expect(await site.executeTakeFirstOrThrow()).toMatchObject({
    is_live: true,
    settings: { name: 'Funke', brand: '#0b6e3f' },
  })
  await page.getByRole('link', { name: 'Sites' }).click()
  await expect(page.getByRole('row', { name: new RegExp(domain) })).toContainText('Open')
})

test('an auditor sees the sites, and makes none [OFF-2] [OFF-12] @night', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Auditor')
  await page.goto(office(baseURL, '/sites'))

  await expect(page.getByRole('row', { name: /localhost \(default\)/ })).toContainText('Open')
  await expect(page.getByRole('button', { name: 'New site' })).toHaveCount(0)
  await inspectOffice(page)
})

async function fillInCompany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Company and law', exact: true }).click()
  const own = [
    ['Company', 'Funke B.V.'],
    ['Street and postcode', 'Kade 1, 3011 AA'],
    ['Registration number', '87654321'],
    ['VAT numbers', 'NL009876543B01'],
    ['Telephone for questions', '+31 10 123 45 67'],
  ] as const
  for (const [name, value] of own)
    await page.getByRole('textbox', { name, exact: true }).fill(value)
}

async function openAfterCheck(page: Page, domain: string): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: `Open ${domain}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Open ${domain}` })
    .click()
  const confirm = page.getByRole('button', { name: 'Confirm (demo)' })
  const opened = page.getByRole('heading', { name: `${domain} is open.` })
  await expect(opened.or(confirm)).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  await expect(opened).toBeVisible()
}
