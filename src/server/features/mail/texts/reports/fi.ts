import type { ReportTexts } from './report-texts.ts'

export const fi: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Olemme saaneet ilmoituksesi',
      preheader: 'Kerromme sinulle, mitä päätetään.',
      title: 'Ilmoituksesi on perillä',
      body: [
        'Kiitos, että kerroit meille. Saimme sinulta tämän:',
        'Työntekijämme tutkii ilmoituksesi ja päättää, mitä tehdään; sitä emme jätä koskaan tietokoneelle. Yleensä siihen menee muutama arkipäivä. Sen jälkeen lähetämme sinulle päätöksen ja perustelut.',
        'Se, josta ilmoitit, ei saa tietää, että ilmoittaja olit sinä.',
      ],
      fact: 'Ilmoitus {number}\n{what}: {why}\n{at}',
      after: [
        'Haluatko lisätä jotain? Kirjoita osoitteeseen {support} ja mainitse numero.',
        'Onko joku vaarassa? Soita heti hätänumeroon.',
      ],
    },
    report_outcome: {
      subject: 'Ilmoituksestasi on päätetty',
      preheader: 'Täältä luet mitä ja miksi.',
      title: 'Päätös ilmoituksestasi',
      body: [
        'Työntekijämme on käsitellyt ilmoituksesi. Tämä on päätös:',
        'Totesimme seuraavaa: {facts}',
        '{ground}',
        'Päätöksen teki ihminen. Mitään ei ratkaistu automaattisesti.',
      ],
      fact: '{decision}\nIlmoitus {number}, {what}, {at}',
      button: 'Tee valitus',
      after: [
        'Oletko eri mieltä? Voit valittaa maksutta {until} asti. Mainitse numero {number}, niin toinen työntekijä käsittelee asian uudelleen.',
        'Voit kääntyä myös hyväksytyn riidanratkaisuelimen tai tuomioistuimen puoleen.',
      ],
    },
    statement_of_reasons: {
      subject: 'Päätös tilistäsi',
      preheader: 'Täältä luet mitä ja miksi.',
      title: 'Päätös tilistäsi',
      body: [
        'Ilmoituksen jälkeen työntekijämme tarkasti tilisi. Tämä on päätös:',
        'Totesimme seuraavaa: {facts}',
        '{ground}',
        'Päätös koskee koko sivustoa {site} ja on voimassa toistaiseksi. Sen teki ihminen; mitään ei ratkaistu automaattisesti.',
      ],
      fact: '{decision}\nPäätös {number}, {what}, {at}',
      button: 'Tee valitus',
      after: [
        'Oletko eri mieltä? Voit valittaa maksutta {until} asti, myös sähköpostilla osoitteeseen {support}. Mainitse numero {number}, niin toinen työntekijä käsittelee asian uudelleen.',
        'Voit kääntyä myös hyväksytyn riidanratkaisuelimen tai tuomioistuimen puoleen.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profiili', photo: 'Kuva', message: 'Viesti' },
    reasons: {
      minor: 'Alle 18-vuotias',
      illegal_content: 'Jotain laitonta',
      threats_or_hate: 'Uhkailu tai viha',
      scam_or_money: 'Huijaus tai rahan pyytäminen',
      impersonation: 'Esiintyy toisena ihmisenä',
      nudity_without_consent: 'Alastonkuva ilman lupaa',
      contact_or_advertising: 'Yhteystietoja tai mainontaa',
      something_else: 'Jotain muuta',
    },
    decisions: {
      no_action: 'Emme puutu asiaan.',
      remove_content: 'Olemme poistaneet sen, mistä ilmoitit.',
      ban: 'Olemme estäneet tilin.',
    },
    own_decisions: {
      remove_content: 'Olemme poistaneet jotain sinun lisäämääsi.',
      ban: 'Olemme estäneet tilisi.',
    },
    grounds: {
      terms: 'Arvioimme tämän ehtojemme mukaan: {ground}',
      law: 'Arvioimme tämän lain mukaan: {ground}',
    },
  },
}
