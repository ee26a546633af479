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
  const letter = writeLetter({
    content,
    language,
    settings: defaultSettings('vonk.example'),
    who: null,
    origin: 'https://vonk.example',
    address: 'https://vonk.example/transactions',
    unsubscribeAddress: null,
  })
  return textOf(letter)
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
