import type { PaymentTexts } from './payment-texts.ts'

export const nb: PaymentTexts = {
  receipt: {
    subject: 'Betalingen din er gjennomført',
    preheader: 'Her ser du hva du har betalt.',
    title: 'Takk, betalingen din er mottatt',
    body: [
      'Dine credits er klare. Dette er kvitteringen din:',
      'Solgt av {company}, mva-nummer {vat_number}.',
    ],
    fact: 'Kvittering {receipt}, {day}\n{credits} credits: {total}\nHerav {rate} mva.: {vat}',
    button: 'Se kvitteringen',
    after: ['Der finner du også kvitteringen som PDF.'],
  },
  refund: {
    subject: 'Du får penger tilbake',
    preheader: 'Her ser du hvor mye og for hva.',
    title: 'Vi betaler deg tilbake',
    body: [
      'Vi refunderer en tidligere betaling. Pengene kommer tilbake på samme måte som du betalte, vanligvis innen noen få virkedager.',
      'De credits som hører til, er trukket fra saldoen din.',
    ],
    fact: 'Tilbake: {amount}\nCredits trukket fra: {credits}\nKvittering {receipt}, {day}',
    button: 'Se betalingen',
    after: [],
  },
  payment_returned: {
    subject: 'En betaling er tilbakeført',
    preheader: 'Her ser du hva det betyr.',
    title: 'Betalingen din er tilbakeført',
    body: [
      'En av betalingene dine er tilbakeført av deg eller banken din. Vi har tatt tilbake de credits som hørte til.',
      'Det du allerede hadde brukt, er fortsatt ubetalt. Er noe feil? Skriv til {support}.',
    ],
    fact: 'Tilbakeført: {total}\nCredits som alt er brukt: {owed}\nKvittering {receipt}, {day}',
    button: 'Se betalingen',
    after: [],
  },
}
