import type { MailTexts } from './mail-texts.ts'

export const nl: MailTexts = {
  mails: {
    activation: {
      subject: 'Bevestig je e-mailadres',
      preheader: 'Nog één stap, dan is je account klaar.',
      title: 'Nog één stap',
      body: [
        'Fijn dat je er bent. Bevestig met de knop dat dit adres van jou is, dan is je account klaar.',
      ],
      button: 'Bevestig mijn adres',
      after: [
        'De link werkt zeven dagen, en één keer.',
        'Heb jij geen account gemaakt? Dan hoef je niets te doen: zonder bevestiging gebeurt er niets.',
      ],
    },
    welcome: {
      subject: 'Welkom bij {site}',
      preheader: 'Je account is klaar.',
      title: 'Welkom',
      body: [
        'Je adres is bevestigd en je account is klaar.',
        'Een goede foto en een paar zinnen over jezelf helpen het meest. De rest gaat vanzelf.',
      ],
      button: 'Naar {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Je hebt al een account',
      preheader: 'Iemand vulde dit adres opnieuw in.',
      title: 'Dit adres heeft al een account',
      body: [
        'Iemand wilde dit e-mailadres gebruiken voor een account op {site}, maar er is er al een. Was jij dat? Dan kun je gewoon inloggen.',
      ],
      button: 'Inloggen',
      after: [
        'Wachtwoord vergeten? Dan vraag je bij het inloggen een nieuw aan.',
        'Was jij het niet? Dan hoef je niets te doen: er is niets veranderd.',
      ],
    },
    no_account: {
      subject: 'Er is geen account met dit adres',
      preheader: 'Er is om een nieuw wachtwoord gevraagd.',
      title: 'Geen account met dit adres',
      body: [
        'Voor dit e-mailadres is op {site} om een nieuw wachtwoord gevraagd, maar er is geen account met dit adres. Misschien gebruikte je een ander.',
      ],
      button: 'Account maken',
      after: ['Heb jij dit niet gevraagd? Dan kun je deze mail vergeten.'],
    },
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      preheader: 'De link werkt een uur.',
      title: 'Een nieuw wachtwoord',
      body: ['Je vroeg om een nieuw wachtwoord. Met de knop kies je er zelf een.'],
      button: 'Kies een wachtwoord',
      after: [
        'De link werkt een uur, en één keer. Daarna log je op al je apparaten opnieuw in.',
        'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
    },
    password_changed: {
      subject: 'Je wachtwoord is gewijzigd',
      preheader: 'Was jij het niet? Dan draai je het terug.',
      title: 'Je wachtwoord is gewijzigd',
      body: [
        'Het wachtwoord van je account is zojuist gewijzigd. Was jij dat, dan is alles in orde.',
        'Was jij het niet? Draai het dan meteen terug.',
      ],
      button: 'Wijziging terugdraaien',
      after: ['De link werkt 48 uur, en één keer.'],
    },
    mail_change_confirm: {
      subject: 'Bevestig je nieuwe e-mailadres',
      preheader: 'Daarna log je in met dit adres.',
      title: 'Je nieuwe e-mailadres',
      body: [
        'Je wilt dit adres voortaan gebruiken voor je account op {site}. Bevestig met de knop dat het van jou is; tot dan geldt je oude adres.',
      ],
      button: 'Bevestig dit adres',
      after: [
        'De link werkt 24 uur, en één keer.',
        'Heb jij dit niet gevraagd? Dan hoef je niets te doen.',
      ],
    },
    mail_change_requested: {
      subject: 'Er is om een ander e-mailadres gevraagd',
      preheader: 'Er is nog niets veranderd.',
      title: 'Een ander e-mailadres',
      body: [
        'Er is gevraagd om het e-mailadres van je account te wijzigen. Er verandert pas iets als het nieuwe adres is bevestigd.',
        'Was jij het niet? Kies dan meteen een nieuw wachtwoord, want iemand kent het oude.',
      ],
      button: 'Nieuw wachtwoord aanvragen',
      after: [],
    },
    email_changed: {
      subject: 'Je e-mailadres is gewijzigd',
      preheader: 'Was jij het niet? Dan draai je het terug.',
      title: 'Je e-mailadres is gewijzigd',
      body: [
        'Je account heeft vanaf nu een ander e-mailadres. Was jij dat, dan is alles in orde.',
        'Was jij het niet? Draai het dan meteen terug.',
      ],
      button: 'Wijziging terugdraaien',
      after: ['De link werkt 48 uur, en één keer.'],
    },
    change_undone: {
      subject: 'Een wijziging is teruggedraaid',
      preheader: 'Alle apparaten zijn uitgelogd.',
      title: 'De wijziging is teruggedraaid',
      body: [
        'Het vorige e-mailadres of wachtwoord van je account geldt weer, en alle apparaten zijn uitgelogd.',
        'Kies een nieuw wachtwoord dat je nergens anders gebruikt. Was jij dit niet? Schrijf ons dan op {support}.',
      ],
      button: 'Nieuw wachtwoord aanvragen',
      after: [],
    },
    new_device: {
      subject: 'Er is ingelogd op een nieuw apparaat',
      preheader: 'Was jij dat? Dan hoef je niets te doen.',
      title: 'Een nieuw apparaat',
      body: [
        'Er is op je account ingelogd met een apparaat dat we nog niet kenden.',
        'Was jij dat? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord.',
      ],
      fact: '{device}\n{at}',
      button: 'Nieuw wachtwoord aanvragen',
      after: [],
    },
    deleted: {
      subject: 'Je account is verwijderd',
      preheader: 'Je kunt nog terug tot {erased_at}.',
      title: 'Je account is verwijderd',
      body: [
        'Je profiel is nergens meer te zien en je bent overal uitgelogd. Op {erased_at} wissen we je gegevens voorgoed.',
        'Bedenk je je voor die dag? Dan staat alles er nog zoals je het achterliet.',
      ],
      button: 'Account herstellen',
      after: [],
    },
    reactivate: {
      subject: 'Herstel je account',
      preheader: 'Dat kan tot {erased_at}.',
      title: 'Terug naar je account',
      body: [
        'Je account is verwijderd, maar nog niet gewist. Tot {erased_at} zet je het met de knop terug zoals het was.',
      ],
      button: 'Account herstellen',
      after: ['Heb jij dit niet gevraagd? Dan hoef je niets te doen.'],
    },
    reactivated: {
      subject: 'Je account is terug',
      preheader: 'Alles is zoals je het achterliet.',
      title: 'Fijn dat je er weer bent',
      body: ['Je account is hersteld. Je profiel en instellingen zijn zoals je ze achterliet.'],
      button: 'Inloggen',
      after: ['Was jij dit niet? Schrijf ons dan meteen op {support}.'],
    },
    message: {
      subject: 'Je hebt een nieuw bericht',
      preheader: 'Iemand heeft je geschreven.',
      title: 'Er wacht een bericht op je',
      body: ['Iemand schreef je terwijl je er niet was. Lezen is gratis.'],
      button: 'Lees je bericht',
      after: ['Over dit gesprek krijg je pas weer een mail als je het hebt gelezen.'],
      named: {
        subject: '{who} heeft je geschreven',
        title: '{who} heeft je geschreven',
        body: ['{who} schreef je terwijl je er niet was. Lezen is gratis.'],
      },
    },
    like: {
      subject: 'Je hebt een nieuwe like',
      preheader: 'Kijk van wie die is.',
      title: 'Iemand vindt je leuk',
      body: [
        'Iemand heeft je een like gegeven terwijl je weg was. Like terug, dan is het wederzijds.',
      ],
      button: 'Bekijk je likes',
      after: ['Hierover krijg je hoogstens één mail per dag.'],
      named: {
        subject: '{who} vindt je leuk',
        title: '{who} vindt je leuk',
        body: [
          '{who} heeft je een like gegeven terwijl je weg was. Like terug, dan is het wederzijds.',
        ],
      },
    },
    match: {
      subject: 'Het is wederzijds',
      preheader: 'Er is nieuws voor je.',
      title: 'Het is een match',
      body: ['Iemand die jij leuk vindt, vindt jou ook leuk. Zeg iets, dan begint het gesprek.'],
      button: 'Bekijk je match',
      after: [],
      named: {
        subject: 'Het is wederzijds met {who}',
        title: 'Het is een match met {who}',
        body: ['{who} en jij vinden elkaar leuk. Zeg iets, dan begint het gesprek.'],
      },
    },
    search_news: {
      subject: 'Er is nieuws in je zoekopdracht',
      preheader: 'Iets wat je bewaarde, is veranderd.',
      title: 'Nieuw in je zoekopdracht',
      body: [
        'Sinds de vorige keer zijn er nieuwe leden bij gekomen die passen bij wat je bewaarde:',
      ],
      fact: '{search}',
      button: 'Bekijk wie er nieuw is',
      after: ['Over deze zoekopdracht krijg je hoogstens één mail per dag.'],
    },
    photo_rejected: {
      subject: 'Je foto is niet goedgekeurd',
      preheader: 'Je leest hier waarom.',
      title: 'Je foto is niet goedgekeurd',
      body: [
        'We hebben een foto van je bekeken en kunnen hem niet laten zien. Hij is verwijderd. Dit is de reden:',
      ],
      fact: '{reason}',
      button: 'Kies een andere foto',
      after: ['Klopt dit volgens jou niet? Schrijf naar {support}, dan kijken we er opnieuw naar.'],
    },
    banned: {
      subject: 'Je account is geblokkeerd',
      preheader: 'Je leest hier waarom.',
      title: 'Je account is geblokkeerd',
      body: ['We hebben je account geblokkeerd. Dit is de reden:'],
      fact: '{reason}',
      after: ['Klopt dit volgens jou niet? Schrijf naar {support}, dan kijken we er opnieuw naar.'],
    },
  },
  fallback: 'Werkt de knop niet? Open dan dit adres:',
  help: 'Vragen? Schrijf naar {support}.',
  whyMember: 'Je krijgt deze mail omdat dit adres bij een account op {site} hoort.',
  whyStranger: 'Je krijgt deze mail omdat iemand dit adres op {site} invulde.',
  company:
    '{site} is een dienst van {company}, {address} {city}, {country}. Handelsregister {kvk}.',
  unsubscribe: 'Mails uitzetten',
  privacy: 'Privacy',
}
