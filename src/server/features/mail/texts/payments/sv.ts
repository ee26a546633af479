import type { PaymentTexts } from './payment-texts.ts'

export const sv: PaymentTexts = {
  receipt: {
    subject: 'Din betalning har gått igenom',
    preheader: 'Här ser du vad du har betalat.',
    title: 'Tack, din betalning har kommit fram',
    body: [
      'Dina credits är klara. Det här är ditt kvitto:',
      'Säljs av {company}, momsnummer {vat_number}.',
    ],
    fact: 'Kvitto {receipt}, {day}\n{credits} credits: {total}\nVarav {rate} moms: {vat}',
    button: 'Visa ditt kvitto',
    after: ['Där finns kvittot också som PDF.'],
  },
  refund: {
    subject: 'Du får pengar tillbaka',
    preheader: 'Här ser du hur mycket och för vad.',
    title: 'Vi betalar tillbaka',
    body: [
      'Vi betalar tillbaka pengar från en tidigare betalning. De kommer tillbaka på samma sätt som du betalade, oftast inom några arbetsdagar.',
      'De credits som hör till har dragits från ditt saldo.',
    ],
    fact: 'Tillbaka: {amount}\nAvdragna credits: {credits}\nKvitto {receipt}, {day}',
    button: 'Visa betalningen',
    after: [],
  },
  payment_returned: {
    subject: 'En betalning har återkallats',
    preheader: 'Här ser du vad det betyder.',
    title: 'Din betalning har återkallats',
    body: [
      'En av dina betalningar har återkallats av dig eller din bank. Vi har tagit tillbaka dess credits.',
      'Det du redan hade använt är fortfarande obetalt. Är något fel? Skriv till {support}.',
    ],
    fact: 'Återkallat: {total}\nRedan använda credits: {owed}\nKvitto {receipt}, {day}',
    button: 'Visa betalningen',
    after: [],
  },
}
