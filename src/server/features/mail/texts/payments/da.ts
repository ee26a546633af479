import type { PaymentTexts } from './payment-texts.ts'

export const da: PaymentTexts = {
  receipt: {
    subject: 'Din betaling er gået igennem',
    preheader: 'Her kan du se, hvad du har betalt.',
    title: 'Tak, din betaling er modtaget',
    body: [
      'Dine credits er klar. Her er din kvittering:',
      'Solgt af {company}, momsnummer {vat_number}.',
    ],
    fact: 'Kvittering {receipt}, {day}\n{credits} credits: {total}\nHeraf {rate} moms: {vat}',
    button: 'Se din kvittering',
    after: ['Der finder du også kvitteringen som PDF.'],
  },
  refund: {
    subject: 'Du får penge tilbage',
    preheader: 'Her kan du se hvor meget og for hvad.',
    title: 'Vi betaler dig tilbage',
    body: [
      'Vi refunderer en tidligere betaling. Pengene kommer tilbage på samme måde, som du betalte, som regel inden for få hverdage.',
      'De credits, der hører til, er trukket fra din saldo.',
    ],
    fact: 'Tilbage: {amount}\nCredits trukket fra: {credits}\nKvittering {receipt}, {day}',
    button: 'Se betalingen',
    after: [],
  },
  payment_returned: {
    subject: 'En betaling er ført tilbage',
    preheader: 'Her kan du se, hvad det betyder.',
    title: 'Din betaling er ført tilbage',
    body: [
      'En af dine betalinger er ført tilbage af dig eller din bank. Vi har taget dens credits tilbage.',
      'Det, du allerede havde brugt, mangler stadig at blive betalt. Er der noget galt? Skriv til {support}.',
    ],
    fact: 'Ført tilbage: {total}\nCredits, der allerede er brugt: {owed}\nKvittering {receipt}, {day}',
    button: 'Se betalingen',
    after: [],
  },
}
