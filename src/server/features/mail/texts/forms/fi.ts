import type { FormTexts } from './form-texts.ts'

export const fi: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Valitus {number} on vastaanotettu',
      preheader: 'Saat vastauksen 14 päivän kuluessa.',
      title: 'Valituksesi on perillä',
      body: [
        'Olemme saaneet valituksesi. Tämä on sen numero:',
        'Työntekijämme lukee valituksesi ja vastaa perusteluineen 14 päivän kuluessa tähän sähköpostiosoitteeseen.',
      ],
      fact: 'Valitus {number}\n{kind}\n{at}',
      after: [
        'Haluatko lisätä jotain? Kirjoita osoitteeseen {support} ja mainitse numero.',
        'Etkö ole lähettänyt valitusta? Silloin sinun ei tarvitse tehdä mitään.',
      ],
    },
    complaint: {
      subject: 'Uusi valitus {number}',
      preheader: 'Vastaa 14 päivän kuluessa.',
      title: 'Valitus on saapunut',
      body: [
        'Tämä valitus saapui sivuston {site} lomakkeella. Lähettäjä on saanut vahvistuksen ja numeron.',
        '{text}',
      ],
      fact: 'Valitus {number}\n{kind}\n{at}\nNimi: {name}\nSähköpostiosoite: {email}\nViite: {reference}',
      after: [
        'Vastaa valitukseen 14 päivän kuluessa komennolla: npm run complaints -- answer. Näin vastaus säilyy sen yhteydessä.',
      ],
      why: 'Saat tämän viestin, koska tämä on sivuston {site} asiakaspalvelun osoite.',
    },
    complaint_answer: {
      subject: 'Vastaus valitukseen {number}',
      preheader: 'Tästä luet, mitä teimme ja miksi.',
      title: 'Vastaus valitukseesi',
      body: ['Työntekijämme on käsitellyt valituksesi:', '{answer}'],
      fact: '{kind}\nValitus {number}, {at}',
      button: 'Mitä voit vielä tehdä',
      after: [
        'Etkö ole samaa mieltä? Valituksia koskevalla sivulla kerrotaan, mihin voit kääntyä seuraavaksi.',
      ],
    },
    exclusion: {
      subject: 'Vahvista, että haluat estää tämän osoitteen',
      preheader: 'Mikään ei muutu ennen kuin vahvistat.',
      title: 'Tämän osoitteen estäminen',
      body: [
        'Joku on pyytänyt, että tällä sähköpostiosoitteella ei voisi rekisteröityä sivustolle {site}. Jos se olit sinä, vahvista painikkeella. Sen jälkeen kukaan ei voi rekisteröityä sillä, et sinäkään.',
        'Onko sinulla jo tili tällä osoitteella? Se säilyy. Jos haluat poistaa sen, kirjaudu sisään ja poista tilisi asetuksissa.',
      ],
      button: 'Estä tämä osoite',
      after: [
        'Linkki toimii seitsemän päivää ja yhden kerran. Emme säilytä itse osoitetta, vain koodin, josta sitä ei voi lukea.',
        'Etkö pyytänyt tätä? Silloin sinun ei tarvitse tehdä mitään: ilman vahvistusta mitään ei tapahdu.',
        'Säilytä tämä viesti: alla olevalla linkillä voit perua eston.',
      ],
      second: 'Peru esto',
    },
  },
  kinds: {
    payment: 'Maksu tai krediitit',
    profile_or_message: 'Profiili tai viesti',
    decision: 'Ilmoituksesta tehty päätös',
    privacy: 'Yksityisyys ja tiedot',
    other: 'Jokin muu',
  },
}
