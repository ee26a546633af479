import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { defaultSettings } from '#server/features/settings/settings-schema.ts'
import type { PaymentMail } from './mail-content.ts'
import { textOf } from './compose-mail.ts'
import { writeLetter } from './write-letter.ts'

const ORDER = {
  id: '4c47edbc-bce9-49d3-b09e-18046041b0ab',
  receipt_number: 1017,
  at: '2026-03-01T23:05:00Z',
  credits: 75,
  currency: 'EUR',
  total_minor: 4496,
  vat_minor: 780,
  vat_rate: 2100,
  owed_credits: 31,
} as const

function written(content: PaymentMail, language: LocaleCode): string {
  return textOf(letterOf(content, language, null))
}

function letterOf(content: PaymentMail, language: LocaleCode, secondAddress: string | null) {
  return writeLetter({
    content,
    language,
    settings: defaultSettings('vonk.example'),
    who: null,
    origin: 'https://vonk.example',
    address: 'https://vonk.example/transactions',
    secondAddress,
    unsubscribeAddress: null,
  })
}

test.each(LOCALE_CODES)(
  'in %s a receipt has its number, what was bought, VAT, and who sold it [PAY-8]',
  (language) => {
    const text = written({ name: 'receipt', order: ORDER }, language)

    const told = ['1017', '75', '44', '96', '7', '80', '21', 'Vonk B.V.', 'NL001234567B01', '2026']
    for (const part of told) expect(text).toContain(part)
  },
)

test.each(LOCALE_CODES)(
  'in %s a receipt without VAT does not speak of a rate [PAY-8]',
  (language) => {
    const order = { ...ORDER, currency: 'USD', vat_minor: 0, vat_rate: 0 }

    const text = written({ name: 'receipt', order }, language)

    expect(text).toContain('1017')
    expect(text).not.toContain('%')
  },
)

test('money that went back is named with its credits, and what is owed with it [PAY-7] [PAY-8]', () => {
  const refund = { amount_minor: 1798, credits: 30 }

  const refunded = written({ name: 'refund', order: ORDER, refund }, 'nl')
  const returned = written({ name: 'payment_returned', order: ORDER }, 'en')

  expect(refunded).toContain(
    'Terug: €\u00A017,98\nCredits van je saldo: 30\nBon 1017, 2 maart 2026',
  )
  expect(returned).toContain(
    'Reversed: €44.96\nCredits already used: 31\nReceipt 1017, 2 March 2026',
  )
})

test.each(LOCALE_CODES)(
  'in %s the receipt of a withdrawal says what was withdrawn from, when to the minute, and what comes back [LAW-1]',
  (language) => {
    const refund = { amount_minor: 1798, credits: 30 }
    const at = '2026-03-02T13:42:00Z'

    const text = written({ name: 'withdrawal', order: ORDER, refund, at }, language)

    const told = [ORDER.id, '1017', '17', '98', '30', '2026', '42', 'Vonk']
    for (const part of told) expect(text).toContain(part)
    expect(text).toMatch(/\b(14|2)[.:]42/)
  },
)

test.each(LOCALE_CODES)(
  'in %s a receipt says how to withdraw, by its order’s number and a link, where a site gives days for it [LAW-1]',
  (language) => {
    const link = `https://vonk.example/withdraw?order=${ORDER.id}`
    const content = { name: 'receipt', order: ORDER } as const

    const text = textOf(letterOf(content, language, link))
    const without = textOf(letterOf(content, language, null))

    expect(text.split(ORDER.id)).toHaveLength(3)
    expect(text).toContain(link)
    expect(without).not.toContain(ORDER.id)
  },
)
