import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  policies: {
    under_18: {
      name: 'Under 18 år',
      text: 'Alle på dette site er 18 år eller ældre. Konti, der tilhører yngre personer, lukker vi.',
    },
    child_content: {
      name: 'Mindreårige og sex',
      text: 'Billeder eller tekst, der forbinder sex med en person under 18 år, er aldrig tilladt, heller ikke hvis personen kun ser yngre ud eller ikke findes.',
    },
    intimate_without_consent: {
      name: 'Intime billeder uden samtykke',
      text: 'Du lægger ikke nøgen- eller sexbilleder op af en person, der ikke har sagt ja til det, og du sender dem heller ikke.',
    },
    threats: {
      name: 'Trusler og chikane',
      text: 'Du truer, afpresser og forfølger ingen. Beder nogen dig om at holde op, holder du op.',
    },
    hate: {
      name: 'Had',
      text: 'Du nedgør ingen for oprindelse, hudfarve, religion, køn, orientering, handicap eller alder, og du opfordrer ikke til had.',
    },
    unwanted_sexual: {
      name: 'Uønskede seksuelle beskeder',
      text: 'Du sender ikke seksuelle beskeder eller fotos til nogen, der ikke har bedt om dem eller viser, at de er uønskede.',
    },
    scam: {
      name: 'Svindel og at bede om penge',
      text: 'Du beder ingen om penge, gavekort, bankoplysninger eller koder og lokker ingen til at betale.',
    },
    impersonation: {
      name: 'En andens foto eller navn',
      text: 'Du bruger fotos af dig selv og giver dig ikke ud for at være en anden.',
    },
    fake_profile: {
      name: 'Falsk profil',
      text: 'Bag hver konto står ét rigtigt menneske, der selv bruger den. Opdigtede, købte og programstyrede konti lukker vi.',
    },
    contact_details: {
      name: 'Kontaktoplysninger i profilen',
      text: 'Uden premium er der ingen telefonnumre, adresser, links eller navne på andre tjenester i din profil eller på dine fotos.',
    },
    advertising: {
      name: 'Spam og reklame',
      text: 'Du reklamerer ikke og sender ikke den samme besked til mange.',
    },
    paid_services: {
      name: 'Betalte eller forbudte ydelser',
      text: 'Du tilbyder ikke sex mod betaling, stoffer, våben eller andre forbudte varer, og du søger dem heller ikke her.',
    },
    nudity: {
      name: 'Nøgenhed, hvor den ikke er tilladt',
      text: 'På fotos, som alle ser, er der hverken kønsdele eller sex.',
    },
    unfit_photo: {
      name: 'Foto, der ikke passer',
      text: 'På et profilfoto er det dig, man ser. Landskaber, logoer, tegninger og utydelige billeder viser vi ikke.',
    },
  },
  statement: {
    title: 'En afgørelse om din konto',
    terms: {
      measure: 'Hvad vi gjorde',
      scope: 'Hvor og hvor længe',
      facts: 'Hvad vi konstaterede',
      found: 'Hvordan vi fandt ud af det',
      rule: 'Reglen',
      contest: 'Hvis du er uenig',
    },
    measures: {
      photo: 'Vi har fjernet et af dine fotos.',
      message: 'Vi har fjernet en af dine beskeder.',
      about: 'Vi har fjernet teksterne i din profil.',
      photos: 'Vi har fjernet dine fotos.',
      about_photos: 'Vi har fjernet dine fotos og teksterne i din profil.',
      hide: 'Vi har skjult din profil. Andre ser den ikke.',
      suspend: 'Vi har lukket din konto i {days}.',
      ban: 'Vi har spærret din konto.',
    },
    scope: {
      lasting: 'Afgørelsen gælder overalt på {site}, i alle lande, og har ingen slutdato.',
      ending:
        'Afgørelsen gælder overalt på {site}, i alle lande, til {end}. Så ophører den af sig selv.',
    },
    found: {
      notice: 'Nogen har gjort os opmærksom på det.',
      own: 'Vi fandt det selv, uden en anmeldelse.',
    },
    decided: {
      by_person: 'Et menneske har set på det og afgjort det; intet er afgjort automatisk.',
      by_rule: 'En automatisk regel fandt det og afgjorde det. Klager du, ser et menneske på det.',
    },
    grounds: {
      terms:
        '{name}. {text} Det står i punkt {article} i vores vilkår, og det, vi konstaterede, er i strid med det.',
      law: '{name}. {text} Loven forbyder det ({article}), og det, vi konstaterede, hører ind under den.',
    },
    contest:
      'Til og med den {until} kan du klage gratis, med linket i denne e-mail og uden at logge ind. Så ser en anden end den, der afgjorde sagen, på den igen.',
    elsewhere: {
      named:
        'Du kan også gå til et certificeret tvistbilæggelsesorgan, såsom {body}, eller til domstolene.',
      any: 'Du kan også gå til et certificeret tvistbilæggelsesorgan eller til domstolene. Europa-Kommissionen fører listen over disse organer.',
    },
  },
}
