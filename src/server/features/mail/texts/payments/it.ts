import type { PaymentTexts } from './payment-texts.ts'

export const it: PaymentTexts = {
  receipt: {
    subject: 'Il tuo pagamento è andato a buon fine',
    preheader: 'Qui trovi che cosa hai pagato.',
    title: 'Grazie, il tuo pagamento è arrivato',
    body: [
      'I tuoi crediti sono pronti. Questa è la tua ricevuta:',
      'Venduto da {company}, partita IVA {vat_number}.',
    ],
    fact: 'Ricevuta {receipt}, {day}\n{credits} crediti: {total}\nDi cui IVA {rate}: {vat}',
    button: 'Vedi la ricevuta',
    after: ['Lì trovi la ricevuta anche in PDF.'],
  },
  refund: {
    subject: 'Ti arriva un rimborso',
    preheader: 'Qui trovi quanto e per che cosa.',
    title: 'Ti rimborsiamo',
    body: [
      'Ti rimborsiamo una parte di un pagamento. I soldi tornano nel modo in cui hai pagato, di solito entro pochi giorni lavorativi.',
      'I crediti corrispondenti sono stati tolti dal tuo saldo.',
    ],
    fact: 'Rimborso: {amount}\nCrediti tolti: {credits}\nRicevuta {receipt}, {day}',
    button: 'Vedi il pagamento',
    after: [],
  },
  payment_returned: {
    subject: 'Un pagamento è stato stornato',
    preheader: 'Qui trovi che cosa significa.',
    title: 'Il tuo pagamento è stato stornato',
    body: [
      'Un tuo pagamento è stato stornato da te o dalla tua banca. Abbiamo ripreso i crediti corrispondenti.',
      'Quello che ne avevi già usato resta da pagare. Qualcosa non torna? Scrivi a {support}.',
    ],
    fact: 'Importo stornato: {total}\nCrediti già usati: {owed}\nRicevuta {receipt}, {day}',
    button: 'Vedi il pagamento',
    after: [],
  },
}
