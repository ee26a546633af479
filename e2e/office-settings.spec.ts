import type { Page } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'
import { makeSite } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

// What is typed wrongly is refused, and so is whoever comes second.
test.use({ expectedErrors: /(400 \(Bad Request\)|409 \(Conflict\)|403 \(Forbidden\)).*settings/ })

test('by keys alone a setting is found, changed, seen in the phone, published, and taken back [OFF-12] [OFF-15]', async ({
  page,
  baseURL,
  db,
}) => {
  const line = `Zin in elkaar ${Date.now()}`
  await toSettings(page, baseURL, await aSite(db))
  await page.keyboard.press('/')
  await page.keyboard.type('company.city')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Town' })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(line)

  await expect(page.getByText('1 change in draft')).toBeVisible()
  await page.getByRole('button', { name: 'Mail', exact: true }).click()
  const phone = page.frameLocator('iframe[tabindex="0"]')
  await expect(phone.getByText(line)).toBeVisible()
  await page.getByRole('button', { name: 'Live', exact: true }).click()
  await expect(phone.getByText(line)).toHaveCount(0)
  await inspectOffice(page)

  await page.keyboard.press('Control+Enter')
  await page.getByRole('textbox', { name: /^Why/ }).fill('We moved.')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Nothing is prepared/)).toBeVisible()
  await page.getByRole('heading', { name: 'Settings' }).click()
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: 'Town' })).toBeVisible()
  await expect(page.getByText('“We moved.”').first()).toBeVisible()
  await inspectOffice(page)
  await page.keyboard.press('u')
  await expect(page.getByText('1 change in draft')).toBeVisible()
  await page.getByRole('heading', { name: 'Settings' }).click()
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog').getByText(line)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await page
    .getByRole('button', { name: /^Publish to/ })
    .last()
    .click()
  await expect(page.getByText(/^Nothing is prepared/)).toBeVisible()
})

test('what is wrong is marked with what it must be, contradictions hold the draft back, and both are put right [OFF-12] [SITE-4]', async ({
  page,
  baseURL,
  db,
}) => {
  await toSettings(page, baseURL, await aSite(db))
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const before = await name.inputValue()
  const brand = page.getByRole('textbox', { name: 'Brand colour', exact: true })

  await name.fill('')
  await expect(page.getByRole('alert')).toContainText('One line of 1 to 40 characters.')
  await name.fill(before)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await brand.fill('#ffd0d8')
  await expect(page.getByText('Does not fit with “Text on the brand colour”.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publish to/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Undo this change' }).click()
  await expect(page.getByText(/^Nothing is prepared/)).toBeVisible()
})

test('of two who work on one draft the second hears who was first, and puts theirs on top [OFF-12] @night', async ({
  page,
  baseURL,
  browser,
  db,
}) => {
  const site = await aSite(db)
  await toSettings(page, baseURL, site)
  const other = await browser.newPage()
  await toSettings(other, baseURL, site)
  const mine = page.getByRole('textbox', { name: 'Style of landing pages' })

  await other.getByRole('textbox', { name: 'Style of landing pages' }).fill('3')
  await expect(other.getByText('1 change in draft')).toBeVisible()
  await mine.fill('4')
  await expect(page.getByText(/changed the draft meanwhile/)).toBeVisible()
  await expect(mine).toHaveValue('4')
  await page.getByRole('button', { name: 'Put mine on top' }).click()
  await expect(page.getByText('1 change in draft')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(/^Nothing is prepared/)).toBeVisible()
  await other.close()
})

test('an auditor reads settings and changes none [OFF-2] [OFF-12]', async ({
  page,
  baseURL,
  db,
}) => {
  await logIn(page, baseURL, 'Auditor')
  await page.goto(office(baseURL, `/settings?site=${await aSite(db)}`))

  await expect(page.getByText('Your role reads settings. An owner changes them.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
})

/** One of its own, so that no test changes what another sees. */
async function aSite(db: Db): Promise<string> {
  return (await makeSite(db)).id
}

async function toSettings(page: Page, baseURL: string | undefined, site: string): Promise<void> {
  await logIn(page, baseURL, 'Owner')
  await page.goto(office(baseURL, `/settings?site=${site}`))
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
}
