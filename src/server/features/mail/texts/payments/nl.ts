import type { PaymentTexts } from './payment-texts.ts'

export const nl: PaymentTexts = {
  receipt: {
    subject: 'Je betaling is gelukt',
    preheader: 'Je leest hier wat je betaald hebt.',
    title: 'Bedankt, je betaling is binnen',
    body: [
      'Je credits staan klaar. Dit is je bon:',
      'Verkocht door {company}, btw-nummer {vat_number}.',
    ],
    fact: 'Bon {receipt}, {day}\n{credits} credits: {total}\nWaarvan {rate} btw: {vat}',
    button: 'Bekijk je bon',
    after: ['Op die pagina staat de bon ook als PDF.'],
  },
  refund: {
    subject: 'Je krijgt geld terug',
    preheader: 'Je leest hier hoeveel en waarvan.',
    title: 'We betalen je terug',
    body: [
      'We storten geld terug van een eerdere betaling. Het komt terug zoals je betaald hebt, meestal binnen een paar werkdagen.',
      'De credits die erbij horen, zijn van je saldo gehaald.',
    ],
    fact: 'Terug: {amount}\nCredits van je saldo: {credits}\nBon {receipt}, {day}',
    button: 'Bekijk de betaling',
    after: [],
  },
  payment_returned: {
    subject: 'Een betaling is teruggeboekt',
    preheader: 'Je leest hier wat dat betekent.',
    title: 'Je betaling is teruggeboekt',
    body: [
      'Een betaling van je is door jou of je bank teruggeboekt. De credits ervan hebben we teruggenomen.',
      'Wat je er al van gebruikt had, staat nog open. Klopt er iets niet? Schrijf dan naar {support}.',
    ],
    fact: 'Teruggeboekt: {total}\nAl gebruikte credits: {owed}\nBon {receipt}, {day}',
    button: 'Bekijk de betaling',
    after: [],
  },
}
