import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode, localeOf } from '#contract/locales.ts'
import { RECEIPT_PATH } from '#contract/orders.ts'
import { defaultSettings } from '#server/features/settings/settings-schema.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { makeOrder } from '#test/make-order.ts'
import { ownReceipt, receiptSheet } from './receipt.ts'
import { receiptPen, runsOf } from './pdf.ts'
import { textsIn } from '#server/texts/texts.ts'

const AT = new Date('2026-03-01T23:30:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

async function asked(memberId: string | null, id: string) {
  const cookie = memberId === null ? '' : await cookieOf(db, memberId)
  const url = `${RECEIPT_PATH}?id=${id}`
  return app.fastify.inject({ method: 'GET', url, headers: { ...CLIENT, cookie } })
}

async function aBuyer(language: LocaleCode = 'nl') {
  return makeMember(db, site.id, { language })
}

async function sheetOf(changes: Parameters<typeof makeOrder>[2], language: LocaleCode = 'nl') {
  const buyer = await aBuyer(language)
  const { id } = await makeOrder(db, buyer, { created_at: AT, ...changes })
  const order = await ownReceipt(db, { id, memberId: buyer.id })
  return receiptSheet(order!, defaultSettings('vonk.example'))
}

const DISCOUNTED = {
  discount_kind: 'time_bonus',
  discount_code: 'TIMEBONUS25',
  discount_percentage: 25,
  total_minor: 4496,
}

function written(rows: readonly { label: string; amount: string }[]) {
  return rows.map(({ label, amount }) => `${label}: ${amount.replaceAll('\u00A0', ' ')}`)
}

test('a completed purchase has its receipt as a PDF, for whoever bought it [PAY-8]', async () => {
  const buyer = await aBuyer()
  const order = await makeOrder(db, buyer)

  const answer = await asked(buyer.id, order.id)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''bon-${order.receipt_number}.pdf`,
  )
  expect(answer.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(answer.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF')
})

test('a receipt of somebody else, of what is not paid, or of nothing is not there [PAY-8] [P1]', async () => {
  const [buyer, other] = [await aBuyer(), await aBuyer()]
  const paid = await makeOrder(db, buyer)
  const ids = [
    (await makeOrder(db, other, { status: 'pending' })).id,
    (await makeOrder(db, other, { status: 'failed' })).id,
    paid.id,
    '00000000-0000-4000-8000-000000000000',
    'nonsense',
  ]

  for (const id of ids) {
    const answer = await asked(other.id, id)
    expect([id, answer.statusCode, answer.json().error.code]).toEqual([id, 404, 'NOT_FOUND'])
  }
  expect((await asked(null, paid.id)).json().error.code).toBe('LOGIN_REQUIRED')
})

test('it says who sold what to which price, with discount and VAT, on the day it was there [PAY-8]', async () => {
  const { title, seller, facts, rows } = await sheetOf({ ...DISCOUNTED, receipt_number: 4711 })

  expect(title).toBe('Bon 4711')
  expect(seller.lines).toEqual([
    'Vonk B.V.',
    'Vonkengracht 12, 1000 AA',
    'Amsterdam, Nederland',
    'Handelsregister 12345678',
    'Btw-nummer NL001234567B01',
  ])
  expect(facts.slice(0, 3).map(({ value }) => value)).toEqual(['4711', '2 maart 2026', 'iDEAL'])
  expect(written(rows)).toEqual([
    '75 credits: € 59,95',
    'Korting 25% (TIMEBONUS25): € -14,99',
    'Totaal: € 44,96',
    'Exclusief btw: € 37,16',
    'Btw 21%, inbegrepen: € 7,80',
  ])
})

test('where there is no VAT the receipt does not speak of it [PAY-8]', async () => {
  const { rows } = await sheetOf({ currency: 'USD', country: 'US', vat_rate: 0 })

  expect(written(rows)).toEqual(['75 credits: US$ 59,95', 'Totaal: US$ 59,95'])
})

test('what went back stands on it, and what is left [PAY-7] [PAY-8]', async () => {
  const buyer = await aBuyer('en')
  const changes = { status: 'charged_back', refunded_minor: 1000, refunded_credits: 12 }
  const { id } = await makeOrder(db, buyer, { created_at: AT, ...changes })
  const refund = { order_id: id, key: 'k', amount_minor: 1000, credits: 12, status: 'done' }
  await db
    .insertInto('order_refund')
    .values({ ...refund, created_at: new Date('2026-03-05T10:00:00Z') })
    .execute()

  const order = await ownReceipt(db, { id, memberId: buyer.id })

  const { rows } = receiptSheet(order!, defaultSettings('vonk.example'))
  expect(written(rows).slice(-3)).toEqual([
    'Refunded on 5 March 2026: -€10.00',
    'Reversed: -€49.95',
    'Remaining: €0.00',
  ])
})

test('what cost nothing has a receipt, too [PAY-8]', async () => {
  const { facts, rows } = await sheetOf({
    ...DISCOUNTED,
    discount_percentage: 100,
    total_minor: 0,
  })

  expect(facts[2]!.value).toBe('Volledige korting')
  expect(written(rows).slice(2)).toEqual([
    'Totaal: € 0,00',
    'Exclusief btw: € 0,00',
    'Btw 21%, inbegrepen: € 0,00',
  ])
})

test.each(LOCALE_CODES)(
  'in %s every letter of a receipt is in our fonts [PAY-8] [LOC-8]',
  (language) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: false,
      info: {},
    })
    receiptPen(doc)
    const has = (style: string, { part, text }: { part: string; text: string }) => {
      doc.font(`${style}:${part}`)
      const { _font: known } = doc as unknown as {
        _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } }
      }
      return Array.from(text).every((letter) =>
        known.font.hasGlyphForCodePoint(letter.codePointAt(0)!),
      )
    }
    const { iso } = localeOf(language)
    const texts = [
      ...Object.values(textsIn(language).receipt),
      new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(AT),
      ...['EUR', 'PLN', 'DKK', 'CHF', 'GBP'].map((currency) =>
        new Intl.NumberFormat(iso, { style: 'currency', currency }).format(-123_456.78),
      ),
    ]

    const missing = texts.filter((text) =>
      runsOf(text).some((run) => !['text', 'strong', 'title'].every((style) => has(style, run))),
    )

    expect(missing).toEqual([])
  },
)

test('in no two languages a receipt is the same, and none has a gap [PAY-8] [LOC-8]', async () => {
  const sheets = []
  for (const language of LOCALE_CODES)
    sheets.push(await sheetOf({ ...DISCOUNTED, method: 'directdebit' }, language))

  const words = sheets.map(({ facts, head, foot }) =>
    JSON.stringify([facts.map(({ label }) => label), head, foot]),
  )

  expect(new Set(words).size).toBe(LOCALE_CODES.length)
  expect(sheets.map(({ language }) => language)).toEqual(LOCALE_CODES)
  expect(JSON.stringify(sheets)).not.toMatch(/[{]\w+[}]|undefined|NaN/)
})
