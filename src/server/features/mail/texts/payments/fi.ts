import type { PaymentTexts } from './payment-texts.ts'

export const fi: PaymentTexts = {
  receipt: {
    subject: 'Maksusi onnistui',
    preheader: 'Tästä näet, mitä maksoit.',
    title: 'Kiitos, maksusi on saapunut',
    body: [
      'Krediittisi ovat valmiina. Tässä on kuittisi:',
      'Myyjä: {company}, ALV-tunniste {vat_number}.',
    ],
    fact: 'Kuitti {receipt}, {day}\n{credits} krediittiä: {total}\nSisältää ALV:n {rate}: {vat}',
    button: 'Katso kuitti',
    after: ['Sieltä löydät kuitin myös PDF-tiedostona.'],
  },
  refund: {
    subject: 'Saat rahaa takaisin',
    preheader: 'Tästä näet, kuinka paljon ja mistä.',
    title: 'Maksamme sinulle takaisin',
    body: [
      'Palautamme sinulle rahaa aiemmasta maksusta. Raha tulee takaisin samaa tietä kuin maksoit, yleensä muutamassa arkipäivässä.',
      'Maksuun kuuluvat krediitit on poistettu saldostasi.',
    ],
    fact: 'Palautus: {amount}\nPoistetut krediitit: {credits}\nKuitti {receipt}, {day}',
    button: 'Katso maksu',
    after: [],
  },
  payment_returned: {
    subject: 'Maksu on peruutettu',
    preheader: 'Tästä näet, mitä se tarkoittaa.',
    title: 'Maksusi on peruutettu',
    body: [
      'Sinä tai pankkisi peruutti yhden maksuistasi. Olemme ottaneet sen krediitit takaisin.',
      'Jo käyttämäsi osuus on vielä maksamatta. Onko jokin vialla? Kirjoita osoitteeseen {support}.',
    ],
    fact: 'Peruutettu: {total}\nJo käytetyt krediitit: {owed}\nKuitti {receipt}, {day}',
    button: 'Katso maksu',
    after: [],
  },
}
