import { expect, test } from './fixtures.ts'
import { inspectOffice, logIn } from './office-steps.ts'
import { picture } from './picture.ts'

test.use({ expectedErrors: /status of (?:403|409)/ })

test('an operator adds a passkey, names it, keeps the last one, and makes new recovery codes [OFF-1] [OFF-15]', async ({
  page,
  context,
  baseURL,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await logIn(page, baseURL, 'Auditor')
  await page.getByTitle('My access').click()
  await expect(page.getByRole('heading', { name: 'Where you are in' })).toBeVisible()

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What you call it').fill('Desk')
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'Desk' })
  await expect(row).toBeVisible()
  await inspectOffice(page)
  await picture(page, 'office-account')
  await row.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByLabel('What you call it').fill('Laptop')
  await page.keyboard.press('Enter')
  const laptop = page.getByRole('listitem').filter({ hasText: 'Laptop' })
  await expect(laptop).toBeVisible()

  await page.getByRole('button', { name: 'Make ten new ones' }).click()
  await dialog.getByRole('button', { name: 'Make ten new ones' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await inspectOffice(page)
  await picture(page, 'office-account-codes', false)
  await dialog.getByRole('button', { name: 'I have kept them, go on' }).click()
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()
  await laptop.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  // Somebody of the demo has nothing else: what would shut them out is refused.
  await expect(page.getByRole('alert')).toContainText('This is the only thing you get in with')
  await expect(laptop).toBeVisible()
})

test('light or dark is chosen for this browser, and the page is so before it is drawn [OFF-15]', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await logIn(page, baseURL, 'Auditor')
  await page.getByTitle('My access').click()
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await paper()).toBe('light')

  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(paper).toBe('dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await paper()).toBe('dark')

  await page.getByRole('radio', { name: 'As the system has it' }).check()
  await expect.poll(paper).toBe('light')
})
