import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof: 'Aldersbeviset, der blev givet fra din konto, viser, at ejeren er under 18 år.',
  policies: {
    under_18: {
      name: 'Under 18 år',
      text: 'Alle på dette site skal være 18 år eller ældre. Vi lukker konti, der tilhører yngre.',
    },
    child_content: {
      name: 'Mindreårige og sex',
      text: 'Billeder eller tekster, der seksualiserer en person under 18 år, er aldrig tilladt, heller ikke hvis personen bare ser yngre ud eller ikke findes.',
    },
    intimate_without_consent: {
      name: 'Intime billeder uden samtykke',
      text: 'Du må ikke lægge nøgen- eller sexbilleder op af en person, der ikke har sagt ja til det, og du må heller ikke sende dem.',
    },
    threats: {
      name: 'Trusler og chikane',
      text: 'Du må ikke true, afpresse eller forfølge nogen. Beder nogen dig om at holde op, så hold op.',
    },
    hate: {
      name: 'Had',
      text: 'Du må ikke nedgøre nogen på grund af oprindelse, hudfarve, religion, køn, orientering, handicap eller alder, og du må ikke opfordre til had.',
    },
    unwanted_sexual: {
      name: 'Uønskede seksuelle beskeder',
      text: 'Du må ikke sende seksuelle beskeder eller fotos til nogen, der ikke har bedt om dem eller viser, at de er uønskede.',
    },
    scam: {
      name: 'Svindel og at bede om penge',
      text: 'Du må ikke bede nogen om penge, gavekort, bankoplysninger eller koder eller lokke nogen til at betale.',
    },
    impersonation: {
      name: 'En andens foto eller navn',
      text: 'Brug fotos af dig selv, og giv dig ikke ud for at være en anden.',
    },
    fake_profile: {
      name: 'Falsk profil',
      text: 'Bag hver konto står ét rigtigt menneske, der selv bruger den. Vi lukker opdigtede, købte og programstyrede konti.',
    },
    contact_details: {
      name: 'Kontaktoplysninger i profilen',
      text: 'Uden premium må der ikke være telefonnumre, adresser, links eller navne på andre tjenester i din profil eller på dine fotos.',
    },
    advertising: {
      name: 'Spam og reklame',
      text: 'Du må ikke reklamere eller sende den samme besked til mange.',
    },
    paid_services: {
      name: 'Betalte eller forbudte ydelser',
      text: 'Du må ikke tilbyde sex mod betaling, stoffer, våben eller andet forbudt, og du må heller ikke søge efter det her.',
    },
    nudity: {
      name: 'Nøgenhed, der ikke er tilladt',
      text: 'På fotos, som alle kan se, må der hverken være kønsdele eller sex.',
    },
    unfit_photo: {
      name: 'Foto, der ikke passer',
      text: 'På dit profilfoto skal man kunne se dig. Vi viser ikke landskaber, logoer, tegninger eller utydelige billeder.',
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
      warn: 'Vi giver dig en advarsel.',
      photo: 'Vi har fjernet et af dine fotos.',
      message: 'Vi har fjernet en af dine beskeder.',
      about: 'Vi har fjernet teksterne i din profil.',
      photos: 'Vi har fjernet dine fotos.',
      about_photos: 'Vi har fjernet dine fotos og teksterne i din profil.',
      hide: 'Vi har skjult din profil. Ingen andre kan se den.',
      suspend: 'Vi har lukket din konto i {days}.',
      ban: 'Vi har spærret din konto.',
    },
    scope: {
      warning: 'Intet er begrænset: Du kan blive ved med at bruge {site} som før.',
      lasting: 'Afgørelsen gælder overalt på {site}, i alle lande, og har ingen slutdato.',
      ending:
        'Afgørelsen gælder overalt på {site}, i alle lande, til {end}. Så ophører den af sig selv.',
    },
    found: {
      notice: 'Nogen har gjort os opmærksom på det.',
      own: 'Vi fandt det selv, uden en anmeldelse.',
    },
    decided: {
      by_person: 'Et menneske har set på sagen og afgjort den. Intet er afgjort automatisk.',
      by_rule:
        'En automatisk regel opdagede det og traf afgørelsen. Klager du, ser et menneske på sagen.',
    },
    grounds: {
      terms:
        '{name}. {text} Det står i punkt {article} i vores vilkår, og det, vi konstaterede, er i strid med det.',
      law: '{name}. {text} Loven forbyder det ({article}), og det, vi konstaterede, hører ind under den.',
    },
    contest:
      'Du kan klage gratis til og med den {until}, med linket i denne e-mail og uden at logge ind. Så bliver sagen vurderet igen af en anden end den, der afgjorde den.',
    elsewhere: {
      named:
        'Du kan også gå til et certificeret tvistbilæggelsesorgan, såsom {body}, eller til domstolene.',
      any: 'Du kan også gå til et certificeret tvistbilæggelsesorgan eller til domstolene. Europa-Kommissionen fører listen over disse organer.',
    },
  },
}
