import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  policies: {
    under_18: {
      name: 'Under 18 år',
      text: 'Alla på den här sajten är 18 år eller äldre. Konton som tillhör yngre personer stänger vi.',
    },
    child_content: {
      name: 'Minderåriga och sex',
      text: 'Foton eller text som förenar sex med någon under 18 år är aldrig tillåtna, inte heller om personen bara ser yngre ut eller inte finns.',
    },
    intimate_without_consent: {
      name: 'Intima bilder utan samtycke',
      text: 'Du lägger inte upp eller skickar naken- eller sexbilder på någon som inte har gått med på det.',
    },
    threats: {
      name: 'Hot och trakasserier',
      text: 'Du hotar, utpressar och förföljer ingen. Ber någon dig sluta så slutar du.',
    },
    hate: {
      name: 'Hat',
      text: 'Du kränker ingen för ursprung, hudfärg, religion, kön, läggning, funktionsnedsättning eller ålder, och du uppmanar inte till hat.',
    },
    unwanted_sexual: {
      name: 'Oönskade sexuella meddelanden',
      text: 'Du skickar inte sexuella meddelanden eller foton till den som inte har bett om dem eller visar att de är ovälkomna.',
    },
    scam: {
      name: 'Bedrägeri och att be om pengar',
      text: 'Du ber ingen om pengar, presentkort, bankuppgifter eller koder och lurar ingen att betala.',
    },
    impersonation: {
      name: 'Någon annans foto eller namn',
      text: 'Du använder foton på dig själv och utger dig inte för att vara någon annan.',
    },
    fake_profile: {
      name: 'Falsk profil',
      text: 'Bakom varje konto finns en enda riktig människa som själv använder det. Påhittade, köpta och programstyrda konton stänger vi.',
    },
    contact_details: {
      name: 'Kontaktuppgifter i profilen',
      text: 'Utan premium finns inga telefonnummer, adresser, länkar eller namn på andra tjänster i din profil eller på dina foton.',
    },
    advertising: {
      name: 'Skräppost och reklam',
      text: 'Du gör inte reklam och skickar inte samma meddelande till många.',
    },
    paid_services: {
      name: 'Betalda eller förbjudna tjänster',
      text: 'Du erbjuder inte sex mot betalning, droger, vapen eller andra förbjudna varor, och du letar inte efter dem här.',
    },
    nudity: {
      name: 'Nakenhet där den inte är tillåten',
      text: 'På foton som alla ser syns inga könsorgan och inget sex.',
    },
    unfit_photo: {
      name: 'Foto som inte passar',
      text: 'På ett profilfoto syns du. Landskap, loggor, teckningar och otydliga bilder visar vi inte.',
    },
  },
  statement: {
    title: 'Ett beslut om ditt konto',
    terms: {
      measure: 'Vad vi gjorde',
      scope: 'Var och hur länge',
      facts: 'Vad vi kom fram till',
      found: 'Hur vi fick veta det',
      rule: 'Regeln',
      contest: 'Om du inte håller med',
    },
    measures: {
      photo: 'Vi har tagit bort ett av dina foton.',
      message: 'Vi har tagit bort ett av dina meddelanden.',
      about: 'Vi har tagit bort texterna i din profil.',
      photos: 'Vi har tagit bort dina foton.',
      about_photos: 'Vi har tagit bort dina foton och texterna i din profil.',
      hide: 'Vi har dolt din profil. Andra ser den inte.',
      suspend: 'Vi har stängt av ditt konto i {days}.',
      ban: 'Vi har spärrat ditt konto.',
    },
    scope: {
      lasting: 'Beslutet gäller överallt på {site}, i alla länder, och har inget slutdatum.',
      ending:
        'Beslutet gäller överallt på {site}, i alla länder, till {end}. Sedan upphör det av sig självt.',
    },
    found: {
      notice: 'Någon har gjort oss uppmärksamma på det.',
      own: 'Vi hittade det själva, utan anmälan.',
    },
    decided: {
      by_person: 'En människa har tittat på det och beslutat; inget har avgjorts automatiskt.',
      by_rule:
        'En automatisk regel hittade det och beslutade. Överklagar du så tittar en människa på det.',
    },
    grounds: {
      terms:
        '{name}. {text} Det står i punkt {article} i våra villkor, och det vi kom fram till strider mot den.',
      law: '{name}. {text} Lagen förbjuder det ({article}), och det vi kom fram till omfattas av den.',
    },
    contest:
      'Till och med den {until} kan du överklaga gratis, med länken i det här mejlet och utan att logga in. Då tittar någon annan än den som beslutade på det igen.',
    elsewhere: {
      named:
        'Du kan också vända dig till ett certifierat organ för tvistlösning utanför domstol, till exempel {body}, eller till domstol.',
      any: 'Du kan också vända dig till ett certifierat organ för tvistlösning utanför domstol eller till domstol. EU-kommissionen har en lista över dem.',
    },
  },
}
