import type { PaymentTexts } from './payment-texts.ts'

export const de: PaymentTexts = {
  receipt: {
    subject: 'Deine Zahlung hat geklappt',
    preheader: 'Hier steht, was du bezahlt hast.',
    title: 'Danke, deine Zahlung ist da',
    body: [
      'Deine Credits stehen bereit. Das ist dein Beleg:',
      'Verkauft von {company}, USt-IdNr. {vat_number}.',
    ],
    fact: 'Beleg {receipt}, {day}\n{credits} Credits: {total}\nDarin {rate} MwSt.: {vat}',
    button: 'Beleg ansehen',
    after: ['Dort findest du den Beleg auch als PDF.'],
  },
  refund: {
    subject: 'Du bekommst Geld zurück',
    preheader: 'Hier steht, wie viel und wofür.',
    title: 'Wir zahlen dir Geld zurück',
    body: [
      'Wir erstatten dir etwas von einer früheren Zahlung. Das Geld kommt so zurück, wie du bezahlt hast, meist innerhalb weniger Werktage.',
      'Die Credits, die dazugehören, haben wir von deinem Guthaben abgezogen.',
    ],
    fact: 'Erstattung: {amount}\nAbgezogene Credits: {credits}\nBeleg {receipt}, {day}',
    button: 'Zahlung ansehen',
    after: [],
  },
  payment_returned: {
    subject: 'Eine Zahlung wurde zurückgebucht',
    preheader: 'Hier steht, was das bedeutet.',
    title: 'Deine Zahlung wurde zurückgebucht',
    body: [
      'Eine deiner Zahlungen wurde von dir oder deiner Bank zurückgebucht. Die Credits daraus haben wir zurückgenommen.',
      'Was du davon schon verbraucht hattest, ist noch offen. Stimmt etwas nicht? Schreib an {support}.',
    ],
    fact: 'Zurückgebucht: {total}\nSchon verbrauchte Credits: {owed}\nBeleg {receipt}, {day}',
    button: 'Zahlung ansehen',
    after: [],
  },
}
