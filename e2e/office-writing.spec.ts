import { expect, test } from './fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

test('a writer answers by keys alone: a denial is not sent, the truth comes first, then care [OFF-13] [OFF-15]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Writer')
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page.getByRole('heading', { name: 'Writers’ inbox' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Asks if real/ }).first()).toBeVisible()
  await inspectOffice(page)
  await page.getByRole('button', { name: /ben je eigenlijk echt/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You write as an entertainer.')).toBeVisible()
  await inspectOffice(page)

  await page.keyboard.press('f')
  await page.keyboard.type('Natuurlijk ben ik echt. 1 2 e')
  await expect(page.getByText('This denies it. It cannot be sent.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await page.getByLabel('Your own words').fill('Vertel nog eens over de ijsvogels.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: 'Send the honest answer' })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText(
    /Eerlijk antwoord, .+ Vertel nog eens over de ijsvogels\./,
  )
  await page.keyboard.press('f')
  await page.keyboard.type('Nog iets.')
  await expect(page.getByText('See to the care card first')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('3')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText('Even een pauze')
  await expect(page.getByText(/has not answered yet/)).toBeVisible()
})

test('an auditor reads conversations and has nothing to write with [OFF-13]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Auditor')
  await page.goto(office(baseURL, '/writing'))
  await page.getByRole('button', { name: /Erzähl mir mehr/ }).click()
  await expect(page.getByText('You can read here, and not write.')).toBeVisible()
  await expect(page.getByLabel('Your own words')).toHaveCount(0)
})
