import type { PaymentTexts } from './payment-texts.ts'

export const pl: PaymentTexts = {
  receipt: {
    subject: 'Twoja płatność się powiodła',
    preheader: 'Tu zobaczysz, za co zapłacono.',
    title: 'Dziękujemy, płatność dotarła',
    body: [
      'Twoje kredyty już czekają. Oto twój paragon:',
      'Sprzedawca: {company}, numer VAT {vat_number}.',
    ],
    fact: 'Paragon {receipt}, {day}\nKredyty ({credits}): {total}\nW tym VAT {rate}: {vat}',
    button: 'Zobacz paragon',
    after: ['Znajdziesz tam też paragon w pliku PDF.'],
  },
  refund: {
    subject: 'Dostaniesz zwrot pieniędzy',
    preheader: 'Tu zobaczysz, ile i za co.',
    title: 'Zwracamy ci pieniądze',
    body: [
      'Zwracamy pieniądze z wcześniejszej płatności. Wrócą tą samą drogą, którą zapłacono, zwykle w ciągu kilku dni roboczych.',
      'Kredyty z tej płatności zostały odjęte od twojego salda.',
    ],
    fact: 'Zwrot: {amount}\nOdjęte kredyty: {credits}\nParagon {receipt}, {day}',
    button: 'Zobacz płatność',
    after: [],
  },
  payment_returned: {
    subject: 'Płatność została cofnięta',
    preheader: 'Tu zobaczysz, co to oznacza.',
    title: 'Twoja płatność została cofnięta',
    body: [
      'Jedna z twoich płatności została cofnięta przez ciebie lub twój bank. Odebraliśmy pochodzące z niej kredyty.',
      'Kredyty, które były już wykorzystane, pozostają do zapłaty. Coś się nie zgadza? Napisz na {support}.',
    ],
    fact: 'Cofnięta kwota: {total}\nJuż wykorzystane kredyty: {owed}\nParagon {receipt}, {day}',
    button: 'Zobacz płatność',
    after: [],
  },
}
