import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof: 'Aldersbeviset som ble gitt fra kontoen din, viser at eieren er under 18 år.',
  policies: {
    under_18: {
      name: 'Under 18 år',
      text: 'Alle på dette nettstedet må være 18 år eller eldre. Vi stenger kontoer til dem som er yngre.',
    },
    child_content: {
      name: 'Mindreårige og sex',
      text: 'Bilder eller tekster som seksualiserer noen under 18 år, er aldri lov, heller ikke om personen bare ser yngre ut eller ikke finnes.',
    },
    intimate_without_consent: {
      name: 'Intime bilder uten samtykke',
      text: 'Ikke legg ut eller send naken- eller sexbilder av noen som ikke har sagt ja til det.',
    },
    threats: {
      name: 'Trusler og trakassering',
      text: 'Ikke true, utpress eller forfølg noen. Hvis noen ber deg om å slutte, så slutt.',
    },
    hate: {
      name: 'Hat',
      text: 'Ikke rakk ned på noen for opphav, hudfarge, religion, kjønn, legning, funksjonsnedsettelse eller alder, og ikke oppfordre til hat.',
    },
    unwanted_sexual: {
      name: 'Uønskede seksuelle meldinger',
      text: 'Ikke send seksuelle meldinger eller bilder til noen som ikke har bedt om dem, eller som viser at de er uønsket.',
    },
    scam: {
      name: 'Svindel og å be om penger',
      text: 'Ikke be noen om penger, gavekort, bankopplysninger eller koder, og ikke lokk noen til å betale.',
    },
    impersonation: {
      name: 'Bilde av eller navnet til en annen',
      text: 'Bruk bilder av deg selv, og ikke gi deg ut for å være en annen.',
    },
    fake_profile: {
      name: 'Falsk profil',
      text: 'Bak hver konto står ett ekte menneske som bruker den selv. Vi stenger oppdiktede, kjøpte og programstyrte kontoer.',
    },
    contact_details: {
      name: 'Kontaktopplysninger i profilen',
      text: 'Uten premium kan du ikke ha telefonnumre, adresser, lenker eller navn på andre tjenester i profilen din eller på bildene dine.',
    },
    advertising: {
      name: 'Søppelpost og reklame',
      text: 'Ikke reklamer, og ikke send den samme meldingen til mange.',
    },
    paid_services: {
      name: 'Betalte eller forbudte tjenester',
      text: 'Ikke tilby sex mot betaling, narkotika, våpen eller annet forbudt, og ikke let etter det her.',
    },
    nudity: {
      name: 'Nakenhet som ikke er lov',
      text: 'På bilder som alle ser, kan det verken være kjønnsorganer eller sex.',
    },
    unfit_photo: {
      name: 'Bilde som ikke passer',
      text: 'På profilbildet ditt må du være å se. Vi viser ikke landskap, logoer, tegninger eller utydelige bilder.',
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
      warn: 'Vi gir deg en advarsel.',
      photo: 'Vi har fjernet et av bildene dine.',
      message: 'Vi har fjernet en av meldingene dine.',
      about: 'Vi har fjernet tekstene i profilen din.',
      photos: 'Vi har fjernet bildene dine.',
      about_photos: 'Vi har fjernet bildene dine og tekstene i profilen din.',
      hide: 'Vi har skjult profilen din. Ingen andre kan se den.',
      suspend: 'Vi har stengt kontoen din i {days}.',
      ban: 'Vi har sperret kontoen din.',
    },
    scope: {
      warning: 'Ingenting er begrenset: Du kan fortsette å bruke {site} som før.',
      lasting: 'Avgjørelsen gjelder overalt på {site}, i alle land, og har ingen sluttdato.',
      ending:
        'Avgjørelsen gjelder overalt på {site}, i alle land, til {end}. Da opphører den av seg selv.',
    },
    found: {
      notice: 'Noen har gjort oss oppmerksomme på det.',
      own: 'Vi fant det selv, uten rapport.',
    },
    decided: {
      by_person: 'Et menneske har sett på saken og avgjort den. Ingenting ble bestemt automatisk.',
      by_rule:
        'En automatisk regel oppdaget det og tok avgjørelsen. Klager du, ser et menneske på saken.',
    },
    grounds: {
      terms:
        '{name}. {text} Det står i punkt {article} i vilkårene våre, og det vi slo fast, er i strid med det.',
      law: '{name}. {text} Loven forbyr det ({article}), og det vi slo fast, faller inn under den.',
    },
    contest:
      'Du kan klage gratis til og med {until}, med lenken i denne e-posten og uten å logge inn. Da blir saken vurdert på nytt av en annen enn den som avgjorde den.',
    elsewhere: {
      named:
        'Du kan også gå til et sertifisert tvisteløsningsorgan, som {body}, eller til domstolene.',
      any: 'Du kan også gå til et sertifisert tvisteløsningsorgan eller til domstolene. Europakommisjonen har listen over disse organene.',
    },
  },
}
