import type { PaymentTexts } from './payment-texts.ts'

export const en: PaymentTexts = {
  receipt: {
    subject: 'Your payment went through',
    preheader: 'Here is what you paid for.',
    title: 'Thank you, your payment has arrived',
    body: [
      'Your credits are ready. This is your receipt:',
      'Sold by {company}, VAT number {vat_number}.',
    ],
    fact: 'Receipt {receipt}, {day}\n{credits} credits: {total}\nIncluding {rate} VAT: {vat}',
    button: 'View your receipt',
    after: ['You will find the receipt there as a PDF, too.'],
  },
  refund: {
    subject: 'You are getting money back',
    preheader: 'Here is how much, and what it is for.',
    title: 'We are paying you back',
    body: [
      'We are refunding an earlier payment. The money comes back the way you paid, usually within a few working days.',
      'The credits that belong to it have been taken off your balance.',
    ],
    fact: 'Refund: {amount}\nCredits taken off: {credits}\nReceipt {receipt}, {day}',
    button: 'View the payment',
    after: [],
  },
  payment_returned: {
    subject: 'A payment was reversed',
    preheader: 'Here is what that means.',
    title: 'Your payment was reversed',
    body: [
      'One of your payments was reversed by you or your bank. We have taken its credits back.',
      'What you had already used of them is still owed. Is something wrong? Write to {support}.',
    ],
    fact: 'Reversed: {total}\nCredits already used: {owed}\nReceipt {receipt}, {day}',
    button: 'View the payment',
    after: [],
  },
}
