import type { FormTexts } from './form-texts.ts'

export const nl: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Klacht {number} is ontvangen',
      preheader: 'Je krijgt binnen 14 dagen antwoord.',
      title: 'Je klacht is binnen',
      body: [
        'We hebben je klacht ontvangen. Dit is het nummer ervan:',
        'Een medewerker leest je klacht en antwoordt binnen 14 dagen, op dit e-mailadres en met de redenen erbij.',
      ],
      fact: 'Klacht {number}\n{kind}\n{at}',
      after: [
        'Wil je nog iets toevoegen? Schrijf naar {support} en noem het nummer.',
        'Heb jij geen klacht gestuurd? Dan hoef je niets te doen.',
      ],
    },
    complaint: {
      subject: 'Nieuwe klacht {number}',
      preheader: 'Antwoord binnen 14 dagen.',
      title: 'Er is een klacht binnengekomen',
      body: [
        'Via het formulier op {site} kwam deze klacht binnen. De afzender heeft een bevestiging met het nummer gekregen.',
        '{text}',
      ],
      fact: 'Klacht {number}\n{kind}\n{at}\nNaam: {name}\nE-mailadres: {email}\nKenmerk: {reference}',
      after: [
        'Beantwoord de klacht binnen 14 dagen met: npm run complaints -- answer. Zo blijft het antwoord erbij bewaard.',
      ],
      why: 'Je krijgt deze mail omdat dit het adres van de klantenservice van {site} is.',
    },
    complaint_answer: {
      subject: 'Antwoord op klacht {number}',
      preheader: 'Je leest hier wat we hebben gedaan en waarom.',
      title: 'Het antwoord op je klacht',
      body: ['Een medewerker heeft je klacht bekeken:', '{answer}'],
      fact: '{kind}\nKlacht {number}, {at}',
      button: 'Wat je nog kunt doen',
      after: [
        'Ben je het er niet mee eens? Op de pagina over klachten staat waar je daarna terechtkunt.',
      ],
    },
    exclusion: {
      subject: 'Bevestig dat je dit adres wilt uitsluiten',
      preheader: 'Er verandert pas iets als je bevestigt.',
      title: 'Dit adres uitsluiten',
      body: [
        'Iemand heeft gevraagd om dit e-mailadres uit te sluiten van aanmelden op {site}. Ben jij dat, bevestig het dan met de knop. Daarna kan niemand zich er nog mee aanmelden, jij ook niet.',
        'Heb je al een account met dit adres? Dat blijft bestaan. Wil je het verwijderen, log dan in en kies in je instellingen voor het verwijderen van je account.',
      ],
      button: 'Dit adres uitsluiten',
      after: [
        'De link werkt zeven dagen, en één keer. Het adres zelf bewaren we niet, alleen een code waaruit het niet is af te lezen.',
        'Heb jij dit niet gevraagd? Dan hoef je niets te doen: zonder bevestiging gebeurt er niets.',
        'Bewaar deze mail: met de link hieronder maak je de uitsluiting weer ongedaan.',
      ],
      second: 'Uitsluiting ongedaan maken',
    },
  },
  kinds: {
    payment: 'Een betaling of credits',
    profile_or_message: 'Een profiel of bericht',
    decision: 'Een besluit over een melding',
    privacy: 'Privacy en gegevens',
    other: 'Iets anders',
  },
}
