import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof: 'Åldersbeviset som gavs från ditt konto visar att ägaren är under 18 år.',
  policies: {
    under_18: {
      name: 'Under 18 år',
      text: 'Alla på den här sajten måste vara 18 år eller äldre. Vi stänger konton som tillhör yngre.',
    },
    child_content: {
      name: 'Minderåriga och sex',
      text: 'Bilder eller texter som sexualiserar någon under 18 år är aldrig tillåtna, inte ens om personen bara ser yngre ut eller inte finns.',
    },
    intimate_without_consent: {
      name: 'Intima bilder utan samtycke',
      text: 'Lägg inte upp och skicka inte naken- eller sexbilder på någon som inte har gått med på det.',
    },
    threats: {
      name: 'Hot och trakasserier',
      text: 'Hota, utpressa eller förfölj inte någon. Om någon ber dig sluta, sluta.',
    },
    hate: {
      name: 'Hat',
      text: 'Kränk ingen på grund av ursprung, hudfärg, religion, kön, läggning, funktionsnedsättning eller ålder, och uppmana inte till hat.',
    },
    unwanted_sexual: {
      name: 'Oönskade sexuella meddelanden',
      text: 'Skicka inte sexuella meddelanden eller foton till den som inte har bett om dem eller visar att de är ovälkomna.',
    },
    scam: {
      name: 'Bedrägeri och att be om pengar',
      text: 'Be ingen om pengar, presentkort, bankuppgifter eller koder, och lura ingen att betala.',
    },
    impersonation: {
      name: 'Någon annans foto eller namn',
      text: 'Använd foton på dig själv och utge dig inte för att vara någon annan.',
    },
    fake_profile: {
      name: 'Falsk profil',
      text: 'Bakom varje konto finns en enda riktig människa som själv använder det. Vi stänger påhittade, köpta och programstyrda konton.',
    },
    contact_details: {
      name: 'Kontaktuppgifter i profilen',
      text: 'Utan premium får du inte ha telefonnummer, adresser, länkar eller namn på andra tjänster i din profil eller på dina foton.',
    },
    advertising: {
      name: 'Skräppost och reklam',
      text: 'Gör inte reklam och skicka inte samma meddelande till många.',
    },
    paid_services: {
      name: 'Betalda eller förbjudna tjänster',
      text: 'Erbjud inte sex mot betalning, droger, vapen eller annat förbjudet, och leta inte efter det här.',
    },
    nudity: {
      name: 'Otillåten nakenhet',
      text: 'På foton som alla ser får varken könsorgan eller sex synas.',
    },
    unfit_photo: {
      name: 'Foto som inte passar',
      text: 'På ditt profilfoto ska du synas. Vi visar inte landskap, loggor, teckningar eller otydliga bilder.',
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
      warn: 'Vi ger dig en varning.',
      photo: 'Vi har tagit bort ett av dina foton.',
      message: 'Vi har tagit bort ett av dina meddelanden.',
      about: 'Vi har tagit bort texterna i din profil.',
      photos: 'Vi har tagit bort dina foton.',
      about_photos: 'Vi har tagit bort dina foton och texterna i din profil.',
      hide: 'Vi har dolt din profil. Ingen annan kan se den.',
      suspend: 'Vi har stängt av ditt konto i {days}.',
      ban: 'Vi har spärrat ditt konto.',
    },
    scope: {
      warning: 'Inget har begränsats: du kan fortsätta använda {site} som vanligt.',
      lasting: 'Beslutet gäller överallt på {site}, i alla länder, och har inget slutdatum.',
      ending:
        'Beslutet gäller överallt på {site}, i alla länder, till {end}. Sedan upphör det av sig självt.',
    },
    found: {
      notice: 'Någon har gjort oss uppmärksamma på det.',
      own: 'Vi hittade det själva, utan anmälan.',
    },
    decided: {
      by_person: 'En människa har granskat och beslutat. Inget har avgjorts automatiskt.',
      by_rule:
        'En automatisk regel upptäckte det och fattade beslutet. Om du överklagar granskas det av en människa.',
    },
    grounds: {
      terms:
        '{name}. {text} Det står i punkt {article} i våra villkor, och det vi kom fram till strider mot den.',
      law: '{name}. {text} Lagen förbjuder det ({article}), och det vi kom fram till omfattas av den.',
    },
    contest:
      'Du kan överklaga gratis till och med den {until}, med länken i det här mejlet och utan att logga in. Då prövas beslutet igen av någon annan än den som fattade det.',
    elsewhere: {
      named:
        'Du kan också vända dig till ett certifierat organ för tvistlösning utanför domstol, till exempel {body}, eller till domstol.',
      any: 'Du kan också vända dig till ett certifierat organ för tvistlösning utanför domstol eller till domstol. EU-kommissionen har en lista över dem.',
    },
  },
}
