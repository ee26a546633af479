import { expect, test } from './fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

// What somebody has decided is refused to whoever comes second.
test.use({ expectedErrors: /409 \(Conflict\).*case-open/ })

test('a moderator finds, opens and decides a report by keys alone, and words that are typed press nothing [OFF-4] [OFF-5]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Moderator')
  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: /^Reports/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('cell', { name: 'Photo', exact: true })).toHaveCount(0)
  await expect(page.getByRole('cell', { name: 'Report', exact: true }).first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Everywhere')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(page.getByRole('complementary').last()).toContainText('What was said')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Yours, 10 min')).toBeVisible()
  const first = page.url()

  await page.keyboard.press('f')
  await page.keyboard.type('n e 3: nothing was found in it')
  await expect(page.getByLabel('Facts, in your words')).toHaveValue(
    'n e 3: nothing was found in it',
  )
  expect(page.url()).toBe(first)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('4.2')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('n')

  await expect(page).not.toHaveURL(first)
  await page.goto(first)
  await expect(page.getByRole('alert')).toContainText(
    'Ana Ribeiro decided this before you: no action.',
  )
})

test('photos are decided by single keys six at a time, and the last one can be taken back [OFF-5]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Moderator')
  await page.goto(office(baseURL, '/photos'))
  const state = (value: string) => page.locator(`figure[data-state=${value}]`)
  await expect(page.locator('figure')).toHaveCount(12)
  await expect(page.locator('figure:not([aria-hidden=true])')).toHaveCount(6)
  const names = await page.locator('figure b').allTextContents()

  await page.keyboard.press('a')
  await expect(state('approved')).toHaveCount(1)
  await page.keyboard.press('2')
  await expect(state('rejected')).toHaveCount(0)
  await page.keyboard.press('r')
  await page.keyboard.press('8')
  await expect(state('rejected')).toContainText('Too dark or no face')
  await page.keyboard.press('u')
  await expect(state('rejected')).toHaveCount(0)
  await expect(page.locator('figure[aria-current=true]')).toContainText(names[1]!)
  await page.keyboard.press('r')
  await page.keyboard.press('9')
  await page.keyboard.type('a photo of a car, as it is')
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(
    'a photo of a car, as it is',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(state('rejected')).toHaveCount(1)
  for (let nth = 2; nth < 6; nth += 1) await page.keyboard.press('a')

  await expect(page.locator('figure[aria-current=true]')).toContainText(names[6]!)
  await expect(page.locator('figure')).toHaveCount(18)
  await page.keyboard.press('r')
  await page.keyboard.press('2')
  await page.keyboard.press('.')
  await expect(state('rejected')).toHaveCount(3)
  await page.keyboard.press('Shift+A')
  await expect(state('approved')).toHaveCount(9)
  const after = await page.locator('figure b').allTextContents()
  await expect(page.locator('figure[aria-current=true]')).toContainText(after[12]!)
})

test('the screens of cases are whole in both themes, from 320 to 1920 pixels [OFF-15]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Owner')
  await inspectOffice(page)
  await page.goto(office(baseURL, '/queue?kind=notice'))
  await page.getByRole('row').last().getByRole('button').click()
  await inspectOffice(page)
  await page.getByRole('button', { name: /^Open/ }).click()
  await expect(page.getByLabel('Facts, in your words')).toBeVisible()
  await inspectOffice(page)
  await page.goto(office(baseURL, '/photos'))
  await expect(page.locator('figure[aria-current=true]')).toBeVisible()
  await inspectOffice(page)
})
