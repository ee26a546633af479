import { randomUUID } from 'node:crypto'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'
import { makeCodes } from '#server/features/discounts/discounts.ts'
import { aPicture } from '#test/a-picture.ts'
import { cookieOf, PASSWORD } from '#test/make.ts'
import { write } from './chat-pages.ts'
import { untilAlive } from './is-alive.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { atProvider, order } from './paying.ts'
import { inspectInBoth } from './inspect.ts'
import { PHONE } from './windows.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const AGREE = /^Ik wil mijn credits/
const COLOURS = ['#8a3b2e', '#3b6b5e', '#4a4a7a', '#7a5a2a']

test.use({ ...PHONE, expectedErrors: /status of (400|403|404)/ })

test('on a phone at its real height the price and its button are in sight from the start, and hide nothing one must answer [PAY-2] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await enterAs(await newMember())
  await visit('/credits/p1')
  const pay = page.getByRole('button', { name: /^Betaal €/ })

  await expect(pay).toBeInViewport({ ratio: 1 })
  await pay.click()
  const tick = page.getByRole('checkbox', { name: AGREE })
  await expect(tick).toBeFocused()
  await expect
    .poll(async () => below(await tick.boundingBox(), await pay.boundingBox()))
    .toBe(false)
})

type Box = { y: number; height: number } | null

/** Whether the one reaches below where the other begins. */
function below(one: Box, other: Box): boolean {
  return one!.y + one!.height > other!.y
}

test('a free member buys out of a conversation, is premium in every open tab, and goes on writing [PAY-2] [CRE-2] [DIS-2]', async ({
  page,
  context,
  db,
  playwright,
  baseURL,
  visit,
  newMember,
  enterAs,
}) => {
  const sem = await newMember({
    name: 'Sem',
    gender: 'male',
    seeks: 'female',
    paid_user: true,
  })
  await addPhotos(playwright, baseURL!, await cookieOf(db, sem.id))
  await enterAs(await newMember({ is_newcomer: true, signup_at: new Date(Date.now() - HOUR) }))
  await page.addInitScript(() => (localStorage['hide-time-bonus-modal'] = String(Date.now())))
  const profile = await context.newPage()
  const isListening = profile.waitForResponse(/events\.php/)
  await profile.goto(`/members/${sem.id}`)
  await isListening
  await expect(profile.getByText('Nog 2 foto’s met Premium')).toBeVisible()

  // Every press waits until the page was drawn, which behind another tab takes a second or two.
  await page.bringToFront()
  await visit(`/members/${sem.id}/chat`)
  await page.getByRole('link', { name: 'Credits kopen' }).first().click()
  await page.getByRole('link', { name: 'Kies 75' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoe wil je betalen?')
  await inspectInBoth(page, 'checkout')
  expect(await overflow(page, 320)).toBe(0)
  await expect(page.getByText('Kies je bank')).toHaveCount(0)
  await page.getByText('Creditcard').click()
  await expect(page).toHaveURL(/\/credits\/p2\/creditcard/)
  await page.reload()
  await untilAlive(page)
  await expect(page.getByRole('radio', { name: 'Creditcard' })).toBeChecked()
  await page.getByText('iDEAL').click()
  await order(page, { agree: AGREE, pay: /Betaal €\s44,96/ })
  await expect(page.getByText('iDEAL')).toBeVisible()
  await atProvider(page, 'pay')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je credits staan klaar')
  await expect(page.getByRole('main')).toContainText('Je saldo: 75 credits.')
  await expect(page.getByRole('main')).toContainText('Je hebt nu Premium.')
  await inspectInBoth(page, 'order-completed')
  const receipt = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Bon als PDF' }).click()
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(profile.getByText('Nog 2 foto’s met Premium')).toHaveCount(0)
  await expect(profile.locator('a[href="/credits"]').first()).toBeAttached()
  await page.getByRole('link', { name: 'Terug naar je gesprek' }).click()
  await expect(page).toHaveURL(`/members/${sem.id}/chat`)
  await write(page, 'Daar ben ik weer')
  await expect(page.getByRole('log')).toContainText('Daar ben ik weer')
})

test('a code survives a failure and a cancellation, and a bank that takes its time is asked until it has paid [DIS-1] [PAY-4] [PAY-7] [M5] [M7]', async ({
  page,
  db,
  visit,
  newMember,
  enterAs,
}) => {
  const me = await newMember()
  await enterAs(me)
  const code = await anOperatorsCode(db, me.site_id)
  await visit('/credits/p1')

  await typeCode(page, 'NERGENS')
  await expect(page.getByText('Code niet gevonden')).toBeVisible()
  await typeCode(page, code.toLowerCase())
  await expect(page.getByText(`Code ${code} 20%`)).toBeVisible()
  await order(page, { agree: AGREE, pay: /Betaal €\s23,96/ })
  await atProvider(page, 'fail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betaling mislukt')
  await inspectInBoth(page, 'order-failed')
  await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText(`Code ${code} 20%`)).toBeVisible()
  await order(page, { agree: AGREE, pay: /Betaal €\s23,96/ })
  await atProvider(page, 'cancel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestelling geannuleerd')
  await page.getByRole('link', { name: 'Opnieuw bestellen' }).click()
  await order(page, { agree: AGREE, pay: /Betaal €\s23,96/ })
  await page.goBack()
  await untilAlive(page)
  await expect(
    page.getByText(/Je bestelling van 30 credits voor €\s23,96 is nog niet betaald/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Betaling afronden' }).click()
  await atProvider(page, 'wait')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We controleren je betaling')
  await inspectInBoth(page, 'order-pending')

  // No webhook comes: the purchase is only asked about.
  await db
    .updateTable('sandbox_payment')
    .set({ status: 'paid' })
    .where('order_id', '=', page.url().split('/').at(-1)!)
    .execute()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je credits staan klaar')

  await page.getByRole('link', { name: 'Al je bestellingen' }).click()
  await expect(page.getByRole('list', { name: 'Je bestellingen' }).getByRole('link')).toContainText(
    ['Betaald', 'Geannuleerd', 'Mislukt'],
  )
  await inspectInBoth(page, 'orders')
  await page.goto(`/credits/p1?code=${code}`)
  await expect(page.getByText('Code reeds gebruikt')).toBeVisible()
})

test('a debit is signed by a code from the telephone, and ordered again by one press [PAY-5] [PAY-6] [M9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const phone = `06${String(10_000_000 + Math.floor(Math.random() * 49_999_999))}`
  await enterAs(await newMember())
  await visit('/credits/p0/directdebit')
  await page.getByRole('link', { name: /^Verder met incasso/ }).click()

  const send = page.getByRole('button', { name: 'Stuur de sms-code' })
  await send.click()
  await expect(page.getByLabel('Naam van de rekeninghouder')).toBeFocused()
  await page.getByLabel('Naam van de rekeninghouder').fill('N. de Vries')
  await page.getByLabel('IBAN').fill('nl91abna0417164301')
  await page.getByLabel('Straat').fill('Kade')
  await expect(page.getByText('Dit rekeningnummer klopt niet.')).toBeVisible()
  await page.getByLabel('IBAN').fill('nl91abna0417164300')
  await expect(page.getByLabel('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00')
  await page.getByLabel('Huisnummer').fill('12 a')
  await page.getByLabel('Postcode').fill('3511 AB')
  await page.getByLabel('Woonplaats').fill('Utrecht')
  await page.getByLabel('Mobiel nummer').fill(phone)
  await page.getByRole('checkbox', { name: /^Ik machtig/ }).check()
  await page.getByRole('checkbox', { name: AGREE }).check()
  await inspectInBoth(page, 'debit-form')
  await send.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Verder' }).click()
  await expect(
    page.getByText(new RegExp(`code van 6 cijfers.*eindigt op ${phone.slice(-3)}`)),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'De machtiging' })).toContainText('eindigt op 4300')
  await inspectInBoth(page, 'debit-code')
  const code = await codeOf(page, phone)
  await page.getByLabel('Sms-code').fill(code === '123456' ? '654321' : '123456')
  await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()
  await expect(page.getByText('Code ongeldig')).toBeVisible()
  await page.getByLabel('Sms-code').fill(code)
  await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je credits staan klaar')
  await expect(page.getByRole('main')).toContainText('Je saldo: 12 credits.')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
    /0417 ?1643|Vries|3511 ?AB/,
  )
  await page.goto('/credits/repeat-order')
  await untilAlive(page)
  await expect(page.getByRole('main')).toContainText('van je bankrekening die eindigt op 4300')
  await inspectInBoth(page, 'repeat-order')
  await page.getByRole('button', { name: /^Bestel/ }).click()
  await expect(page.getByRole('main')).toContainText('Je saldo: 24 credits.')
})

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kortingscode').fill(code)
  await page.getByRole('button', { name: 'Gebruik' }).click()
}

/** What the text message to a telephone says. */
async function codeOf(page: Page, phone: string): Promise<string> {
  const found = { code: '' }
  await expect(async () => {
    const to = encodeURIComponent(`+31${phone.slice(1)}`)
    const reply = await page.request.get(`/dev/mail.json?to=${to}`)
    found.code = /code is (\d{6})/.exec(await reply.text())?.[1] ?? ''
    expect(found.code).not.toBe('')
  }).toPass()
  return found.code
}

/** As many as it takes for a lock. */
async function addPhotos(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  cookie: string,
): Promise<void> {
  const owner = await playwright.request.newContext({ baseURL })
  const headers = { 'x-request-type': 'client', cookie, 'content-type': 'image/jpeg' }
  for (const colour of COLOURS)
    await owner.post(`/api/photos.php?client_id=${randomUUID()}`, {
      headers,
      data: await aPicture({ width: 400, height: 500, colour }),
    })
  await owner.dispose()
}

/** A code for a fifth less, for one member in all. */
async function anOperatorsCode(db: Db, siteId: string): Promise<string> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + DAY)
  const worth = { percentage: 20, minimum: null, country: null, isOnceEach: false }
  const codes = await makeCodes(db, { siteId, code: null, count: 1, ...worth, expiresAt, now })
  return codes[0]!
}
