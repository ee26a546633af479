import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { codeOf, stepAt } from '#server/features/operators/codes.ts'
import { PASSWORD } from '#test/make.ts'
import { expect, test } from './fixtures.ts'
import { forgetLogin, inspectOffice, logIn, office } from './office-steps.ts'

test('an owner invites by keys alone, and who is invited takes the link with an app and has a way back [OFF-1] [OFF-15]', async ({
  page,
  baseURL,
}) => {
  await page.goto(office(baseURL))
  await focusOn(page, 'Owner')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hello Mirte Vos')).toBeVisible()
  await focusOn(page, 'People and roles')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: 'Ana Ribeiro' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('complementary', { name: 'Ana Ribeiro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: 'Ana Ribeiro' })).toHaveCount(0)
  await page.keyboard.press('c')
  await page.keyboard.type('lena@funke.example')
  await page.keyboard.press('Enter')
  const link = (await page.getByRole('dialog').locator('code').textContent())!
  await page.keyboard.press('Escape')
  await expect(page.getByRole('rowheader', { name: 'lena@funke.example' })).toBeVisible()
  await forgetLogin(page)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible()
  await page.getByLabel('Your name, as colleagues read it').fill('Lena Fuchs')
  await page.getByRole('button', { name: 'Use an app with codes instead' }).click()
  const key = page.locator('code').first()
  await expect(key).toHaveText(/^(?:[A-Z2-7]{4} ?){8}$/)
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  await inspectOffice(page)
  await page.getByLabel('A new password').fill(PASSWORD)
  await page.getByLabel('Code from your app').fill(codeNow((await key.textContent())!))
  await page.getByRole('button', { name: 'Finish and log in' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  const [code = ''] = await page.getByRole('listitem').allTextContents()
  await inspectOffice(page)
  await page.getByRole('button', { name: 'I have kept them, go on' }).click()
  await expect(page.getByText('Hello Lena Fuchs')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()

  await page.getByLabel('E-mail').fill('lena@funke.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Hello Lena Fuchs')).toBeVisible()
})

test('a passkey made from an invitation logs in by one press [OFF-1]', async ({
  page,
  baseURL,
}) => {
  await useDevice(page)
  await logIn(page, baseURL, 'Owner')
  const link = await inviteAs(page, baseURL, 'joost@vonk.example')
  await forgetLogin(page)

  await page.goto(link)
  await page.getByLabel('Your name, as colleagues read it').fill('Joost de Wit')
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByRole('button', { name: 'I have kept them, go on' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Continue with your passkey' }).click()

  await expect(page.getByText('Hello Joost de Wit')).toBeVisible()
})

test('roles are changed and access is ended beside the list, and the record tells of both [OFF-2] [OFF-3]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Owner')
  const link = await inviteAs(page, baseURL, 'tim@vonk.example')
  await forgetLogin(page)
  await useDevice(page)
  await page.goto(link)
  await page.getByLabel('Your name, as colleagues read it').fill('Tim Vos')
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByRole('button', { name: 'I have kept them, go on' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

  await logIn(page, baseURL, 'Owner')
  await page.getByRole('link', { name: 'People and roles' }).click()
  await page.getByRole('button', { name: 'Tim Vos' }).click()
  await page.getByLabel('all sites').selectOption('Analyst')
  await page.getByRole('button', { name: 'Save roles' }).click()
  await expect(page.getByRole('row', { name: /Tim Vos/ })).toContainText('Analyst')
  await page.getByRole('button', { name: 'End access' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click()
  await expect(page.getByRole('row', { name: /Tim Vos/ })).toContainText('Ended')

  await page.getByRole('button', { name: 'Their record' }).click()
  await expect(page.getByRole('row', { name: /Took an invitation/ })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page
    .getByRole('row', { name: /Changed roles.*Tim Vos/ })
    .getByRole('button')
    .click()
  await expect(page.getByRole('complementary').last()).toContainText('analyst')
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('The chain is whole')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('operator_ended')
})

test('every screen of the office is whole in both themes and languages, from 320 to 1920 pixels [OFF-15] @night', async ({
  page,
  baseURL,
}) => {
  await page.goto(office(baseURL))
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByRole('button', { name: 'Nederlands' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await inspectOffice(page)
  await page.getByRole('button', { name: 'Controleur' }).click()
  await page.getByText('Petra Lang', { exact: true }).waitFor()
  await inspectOffice(page)
  for (const path of ['/people', '/record']) {
    await page.goto(office(baseURL, path))
    await page.getByRole('row').nth(1).getByRole('button').first().click()
    await expect(page.getByRole('complementary')).toHaveCount(2)
    await inspectOffice(page)
  }
})

test('who may not, is shown no way to it [OFF-2]', async ({ page, baseURL }) => {
  await logIn(page, baseURL, 'Writer')
  await page.goto(office(baseURL, '/people'))

  await expect(page.getByText('Hello Tim Albers')).toBeVisible()
  await expect(page.getByRole('link', { name: 'People and roles' })).toHaveCount(0)
  await expect(page.getByText('Answer as fictional profiles')).toBeVisible()
})

test('members load nothing of the office, and it stays within its budget [OFF-15]', () => {
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:br|gz|woff2)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))

  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((text) => /api\/office|operator_|PERMISSION_REQUIRED/.test(text))).toEqual([])
  const [[first = '']] = [Object.keys(officeFiles()).filter((key) => officeFiles()[key]?.isEntry)]
  const [begin, all] = [loadedBy(first, 'imports'), loadedBy(first, 'dynamicImports')]
  expect(all.length).toBeGreaterThan(begin.length)
  expect(sizeOf(begin)).toBeLessThan(130 * 1024)
  expect(sizeOf(all)).toBeLessThan(280 * 1024)
})

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>

function officeFiles(): Manifest {
  return JSON.parse(readFileSync('dist/office/.vite/manifest.json', 'utf8')) as Manifest
}

/** Scripts that come with one: at once, or sooner or later. */
function loadedBy(first: string, how: 'imports' | 'dynamicImports'): string[] {
  const files = officeFiles()
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    const { imports = [], dynamicImports = [] } = files[key]!
    for (const next of how === 'imports' ? imports : [...imports, ...dynamicImports]) visit(next)
  }
  visit(first)
  return [...found].map((key) => files[key]!.file)
}

function sizeOf(scripts: readonly string[]): number {
  const sizes = scripts.map((file) => readFileSync(join('dist/office', `${file}.br`)).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function inviteAs(page: Page, baseURL: string | undefined, email: string): Promise<string> {
  await page.goto(office(baseURL, '/people'))
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Make the link' }).click()
  return (await page.getByRole('dialog').locator('code').textContent())!
}

/** Brings the keyboard to something by tabs alone. */
async function focusOn(page: Page, name: string): Promise<void> {
  const there = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
  await there.waitFor()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await there.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error(`The keyboard does not come to ${name}`)
}

/** A device that knows its owner and keeps passkeys. */
async function useDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** What an app shows that was given this key. */
function codeNow(key: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = key
    .replaceAll(' ', '')
    .split('')
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return codeOf(Buffer.from(bytes), stepAt(new Date()))
}
