import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  policies: {
    under_18: {
      name: 'Under 18 år',
      text: 'Alle på dette nettstedet er 18 år eller eldre. Kontoer til yngre personer stenger vi.',
    },
    child_content: {
      name: 'Mindreårige og sex',
      text: 'Bilder eller tekst som knytter sex til en person under 18 år, er aldri lov, heller ikke om personen bare ser yngre ut eller ikke finnes.',
    },
    intimate_without_consent: {
      name: 'Intime bilder uten samtykke',
      text: 'Du legger ikke ut og sender ikke naken- eller sexbilder av en person som ikke har sagt ja til det.',
    },
    threats: {
      name: 'Trusler og trakassering',
      text: 'Du truer, utpresser og forfølger ingen. Ber noen deg om å slutte, slutter du.',
    },
    hate: {
      name: 'Hat',
      text: 'Du rakker ikke ned på noen for opphav, hudfarge, religion, kjønn, legning, funksjonsnedsettelse eller alder, og du oppfordrer ikke til hat.',
    },
    unwanted_sexual: {
      name: 'Uønskede seksuelle meldinger',
      text: 'Du sender ikke seksuelle meldinger eller bilder til noen som ikke har bedt om dem, eller som viser at de er uønsket.',
    },
    scam: {
      name: 'Svindel og å be om penger',
      text: 'Du ber ingen om penger, gavekort, bankopplysninger eller koder og lokker ingen til å betale.',
    },
    impersonation: {
      name: 'Bilde av eller navnet til en annen',
      text: 'Du bruker bilder av deg selv og gir deg ikke ut for å være en annen.',
    },
    fake_profile: {
      name: 'Falsk profil',
      text: 'Bak hver konto står ett ekte menneske som bruker den selv. Oppdiktede, kjøpte og programstyrte kontoer stenger vi.',
    },
    contact_details: {
      name: 'Kontaktopplysninger i profilen',
      text: 'Uten premium er det ingen telefonnumre, adresser, lenker eller navn på andre tjenester i profilen din eller på bildene dine.',
    },
    advertising: {
      name: 'Søppelpost og reklame',
      text: 'Du reklamerer ikke og sender ikke den samme meldingen til mange.',
    },
    paid_services: {
      name: 'Betalte eller forbudte tjenester',
      text: 'Du tilbyr ikke sex mot betaling, narkotika, våpen eller andre forbudte varer, og du leter ikke etter dem her.',
    },
    nudity: {
      name: 'Nakenhet der den ikke er lov',
      text: 'På bilder som alle ser, er det verken kjønnsorganer eller sex.',
    },
    unfit_photo: {
      name: 'Bilde som ikke passer',
      text: 'På et profilbilde er det du som er å se. Landskap, logoer, tegninger og utydelige bilder viser vi ikke.',
    },
  },
  statement: {
    title: 'En avgjørelse om kontoen din',
    terms: {
      measure: 'Hva vi gjorde',
      scope: 'Hvor og hvor lenge',
      facts: 'Hva vi slo fast',
      found: 'Hvordan vi fikk vite det',
      rule: 'Regelen',
      contest: 'Hvis du er uenig',
    },
    measures: {
      photo: 'Vi har fjernet et av bildene dine.',
      message: 'Vi har fjernet en av meldingene dine.',
      about: 'Vi har fjernet tekstene i profilen din.',
      photos: 'Vi har fjernet bildene dine.',
      about_photos: 'Vi har fjernet bildene dine og tekstene i profilen din.',
      hide: 'Vi har skjult profilen din. Andre ser den ikke.',
      suspend: 'Vi har stengt kontoen din i {days}.',
      ban: 'Vi har sperret kontoen din.',
    },
    scope: {
      lasting: 'Avgjørelsen gjelder overalt på {site}, i alle land, og har ingen sluttdato.',
      ending:
        'Avgjørelsen gjelder overalt på {site}, i alle land, til {end}. Da slutter den av seg selv.',
    },
    found: {
      notice: 'Noen har gjort oss oppmerksomme på det.',
      own: 'Vi fant det selv, uten rapport.',
    },
    decided: {
      by_person: 'Et menneske har sett på det og avgjort; ingenting ble bestemt automatisk.',
      by_rule: 'En automatisk regel fant det og avgjorde. Klager du, ser et menneske på det.',
    },
    grounds: {
      terms:
        '{name}. {text} Det står i punkt {article} i vilkårene våre, og det vi slo fast, er i strid med det.',
      law: '{name}. {text} Loven forbyr det ({article}), og det vi slo fast, faller inn under den.',
    },
    contest:
      'Til og med {until} kan du klage gratis, med lenken i denne e-posten og uten å logge inn. Da ser en annen enn den som avgjorde, på saken på nytt.',
    elsewhere: {
      named:
        'Du kan også gå til et sertifisert tvisteløsningsorgan, som {body}, eller til domstolene.',
      any: 'Du kan også gå til et sertifisert tvisteløsningsorgan eller til domstolene. Europakommisjonen har listen over disse organene.',
    },
  },
}
