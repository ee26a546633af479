import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof:
    'Met het leeftijdsbewijs dat vanuit je account is gegeven, blijkt de eigenaar jonger dan 18.',
  policies: {
    under_18: {
      name: 'Jonger dan 18',
      text: 'Iedereen op deze site moet 18 jaar of ouder zijn. Een account van iemand die jonger is, sluiten we.',
    },
    child_content: {
      name: 'Minderjarigen en seks',
      text: 'Beeld of tekst die iemand onder de 18 seksualiseert, mag nooit, ook niet als die persoon alleen jonger lijkt of niet echt bestaat.',
    },
    intimate_without_consent: {
      name: 'Intiem beeld zonder toestemming',
      text: 'Je plaatst of verstuurt geen naakt- of seksbeeld van iemand die daar geen toestemming voor gaf.',
    },
    threats: {
      name: 'Bedreigen of lastigvallen',
      text: 'Je bedreigt, chanteert en achtervolgt niemand. Vraagt iemand je om te stoppen, dan stop je.',
    },
    hate: {
      name: 'Haat',
      text: 'Je zet niemand weg om afkomst, huidskleur, geloof, geslacht, geaardheid, beperking of leeftijd, en je roept niet op tot haat.',
    },
    unwanted_sexual: {
      name: 'Ongewenste seksuele berichten',
      text: 'Je stuurt geen seksuele berichten of foto’s aan iemand die daar niet om vroeg of laat merken dat niet te willen.',
    },
    scam: {
      name: 'Oplichting of vragen om geld',
      text: 'Je vraagt niemand om geld, cadeaubonnen, bankgegevens of codes, en je verleidt niemand tot een betaling.',
    },
    impersonation: {
      name: 'Foto of naam van een ander',
      text: 'Je gebruikt foto’s waarop je zelf staat en doet je niet voor als iemand anders.',
    },
    fake_profile: {
      name: 'Nepprofiel',
      text: 'Achter elk account zit één echt mens die het zelf gebruikt. Verzonnen, gekochte en door software bestuurde accounts sluiten we.',
    },
    contact_details: {
      name: 'Contactgegevens in het profiel',
      text: 'Zonder premium staan er geen telefoonnummers, adressen, links of namen van andere diensten in je profiel of op je foto’s.',
    },
    advertising: {
      name: 'Spam en reclame',
      text: 'Je maakt geen reclame en stuurt niet steeds hetzelfde bericht aan veel mensen.',
    },
    paid_services: {
      name: 'Betaalde of verboden diensten',
      text: 'Je biedt geen seks tegen betaling, drugs, wapens of andere verboden waar aan, en je zoekt die hier ook niet.',
    },
    nudity: {
      name: 'Naakt dat niet mag',
      text: 'Op foto’s die iedereen ziet, mogen geen geslachtsdelen of seks te zien zijn.',
    },
    unfit_photo: {
      name: 'Foto die niet past',
      text: 'Op je profielfoto moet jij te zien zijn. Een landschap, een logo, een tekening of een onduidelijk beeld tonen we niet.',
    },
  },
  statement: {
    title: 'Een besluit over je account',
    terms: {
      measure: 'Wat we deden',
      scope: 'Waar en hoe lang',
      facts: 'Wat we vaststelden',
      found: 'Hoe we eraan kwamen',
      rule: 'De regel',
      contest: 'Ben je het er niet mee eens',
    },
    measures: {
      warn: 'We geven je een waarschuwing.',
      photo: 'We hebben een foto van je weggehaald.',
      message: 'We hebben een bericht van je weggehaald.',
      about: 'We hebben de teksten in je profiel weggehaald.',
      photos: 'We hebben je foto’s weggehaald.',
      about_photos: 'We hebben je foto’s en de teksten in je profiel weggehaald.',
      hide: 'We hebben je profiel verborgen. Anderen zien het niet.',
      suspend: 'We hebben je account {days} stilgezet.',
      ban: 'We hebben je account geblokkeerd.',
    },
    scope: {
      warning: 'Er is niets beperkt: je kunt {site} gewoon blijven gebruiken.',
      lasting: 'Het besluit geldt op heel {site}, in elk land, en heeft geen einddatum.',
      ending: 'Het besluit geldt op heel {site}, in elk land, tot {end}. Dan eindigt het vanzelf.',
    },
    found: {
      notice: 'Iemand heeft ons hierop gewezen.',
      own: 'We vonden dit zelf, zonder melding.',
    },
    decided: {
      by_person: 'Een mens heeft gekeken en besloten; er is niets automatisch beslist.',
      by_rule:
        'Een automatische regel heeft dit gevonden en besloten. Maak je bezwaar, dan kijkt er een mens naar.',
    },
    grounds: {
      terms:
        '{name}. {text} Dat staat in artikel {article} van onze voorwaarden, en wat we vaststelden, gaat daartegen in.',
      law: '{name}. {text} De wet verbiedt dit ({article}), en wat we vaststelden, valt eronder.',
    },
    contest:
      'Tot en met {until} kun je gratis bezwaar maken, met de link in deze e-mail en zonder in te loggen. Iemand anders dan wie besloot, kijkt er dan opnieuw naar.',
    elsewhere: {
      named:
        'Je kunt ook naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting gaan, zoals {body}, of naar de rechter.',
      any: 'Je kunt ook naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting of naar de rechter gaan. De Europese Commissie houdt de lijst van die organen bij.',
    },
  },
}
