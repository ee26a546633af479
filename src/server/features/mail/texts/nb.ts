import type { MailTexts } from './mail-texts.ts'

export const nb: MailTexts = {
  mails: {
    activation: {
      subject: 'Bekreft e-postadressen din',
      preheader: 'Ett steg til, så er kontoen din klar.',
      title: 'Ett steg til',
      body: [
        'Så fint at du er her. Bekreft med knappen at adressen er din, så er kontoen din klar.',
      ],
      button: 'Bekreft adressen min',
      after: [
        'Lenken virker i sju dager, og bare én gang.',
        'Har du ikke opprettet en konto? Da trenger du ikke gjøre noe: uten bekreftelse skjer det ingenting.',
      ],
    },
    welcome: {
      subject: 'Velkommen til {site}',
      preheader: 'Kontoen din er klar.',
      title: 'Velkommen',
      body: [
        'Adressen din er bekreftet og kontoen din er klar.',
        'Et godt bilde og noen linjer om deg selv hjelper mest. Resten kommer av seg selv.',
      ],
      button: 'Gå til {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Du har allerede en konto',
      preheader: 'Noen har skrevet inn adressen på nytt.',
      title: 'Adressen har allerede en konto',
      body: [
        'Noen ville bruke denne e-postadressen til en konto på {site}, men det finnes allerede en. Var det deg? Da kan du bare logge inn.',
      ],
      button: 'Logg inn',
      after: [
        'Glemt passordet? Du kan be om et nytt når du logger inn.',
        'Var det ikke deg? Da trenger du ikke gjøre noe: ingenting er endret.',
      ],
    },
    no_account: {
      subject: 'Det finnes ingen konto med denne adressen',
      preheader: 'Det er bedt om et nytt passord.',
      title: 'Ingen konto med denne adressen',
      body: [
        'Det er bedt om et nytt passord på {site} for denne e-postadressen, men det finnes ingen konto med den. Kanskje brukte du en annen.',
      ],
      button: 'Opprett en konto',
      after: ['Har du ikke bedt om dette? Da kan du glemme denne e-posten.'],
    },
    reset: {
      subject: 'Velg et nytt passord',
      preheader: 'Lenken virker i en time.',
      title: 'Et nytt passord',
      body: ['Du ba om et nytt passord. Med knappen velger du et selv.'],
      button: 'Velg et passord',
      after: [
        'Lenken virker i en time, og bare én gang. Etterpå logger du inn på nytt på alle enhetene dine.',
        'Har du ikke bedt om dette? Da trenger du ikke gjøre noe: passordet ditt er som før.',
      ],
    },
    password_changed: {
      subject: 'Passordet ditt er endret',
      preheader: 'Var det ikke deg? Da angrer du det.',
      title: 'Passordet ditt er endret',
      body: [
        'Passordet til kontoen din er nettopp endret. Var det deg, er alt i orden.',
        'Var det ikke deg? Da bør du angre det med en gang.',
      ],
      button: 'Angre endringen',
      after: ['Lenken virker i 48 timer, og bare én gang.'],
    },
    mail_change_confirm: {
      subject: 'Bekreft den nye e-postadressen din',
      preheader: 'Deretter logger du inn med denne adressen.',
      title: 'Den nye e-postadressen din',
      body: [
        'Du vil heretter bruke denne adressen til kontoen din på {site}. Bekreft med knappen at den er din; fram til da gjelder den gamle adressen.',
      ],
      button: 'Bekreft adressen',
      after: [
        'Lenken virker i 24 timer, og bare én gang.',
        'Har du ikke bedt om dette? Da trenger du ikke gjøre noe.',
      ],
    },
    mail_change_requested: {
      subject: 'Det er bedt om en annen e-postadresse',
      preheader: 'Ingenting er endret ennå.',
      title: 'En annen e-postadresse',
      body: [
        'Noen har bedt om å endre e-postadressen til kontoen din. Ingenting endres før den nye adressen er bekreftet.',
        'Var det ikke deg? Da bør du velge et nytt passord med en gang, for noen kjenner det gamle.',
      ],
      button: 'Be om et nytt passord',
      after: [],
    },
    email_changed: {
      subject: 'E-postadressen din er endret',
      preheader: 'Var det ikke deg? Da angrer du det.',
      title: 'E-postadressen din er endret',
      body: [
        'Kontoen din har fra nå av en annen e-postadresse. Var det deg, er alt i orden.',
        'Var det ikke deg? Da bør du angre det med en gang.',
      ],
      button: 'Angre endringen',
      after: ['Lenken virker i 48 timer, og bare én gang.'],
    },
    change_undone: {
      subject: 'En endring er angret',
      preheader: 'Alle enheter er logget ut.',
      title: 'Endringen er angret',
      body: [
        'Den forrige e-postadressen eller det forrige passordet for kontoen din gjelder igjen, og alle enheter er logget ut.',
        'Velg et nytt passord som du ikke bruker andre steder. Var det ikke deg? Skriv til oss på {support}.',
      ],
      button: 'Be om et nytt passord',
      after: [],
    },
    new_device: {
      subject: 'Ny innlogging på kontoen din',
      preheader: 'Var det deg? Da trenger du ikke gjøre noe.',
      title: 'En ny enhet',
      body: [
        'Noen har logget inn på kontoen din med en enhet vi ikke kjente.',
        'Var det deg? Da trenger du ikke gjøre noe. Hvis ikke, bør du velge et nytt passord med en gang.',
      ],
      fact: '{device}\n{at}',
      button: 'Be om et nytt passord',
      after: [],
    },
    deleted: {
      subject: 'Kontoen din er slettet',
      preheader: 'Du kan fortsatt komme tilbake fram til {erased_at}.',
      title: 'Kontoen din er slettet',
      body: [
        'Profilen din vises ikke lenger noe sted, og du er logget ut overalt. Den {erased_at} sletter vi opplysningene dine for godt.',
        'Ombestemmer du deg før det? Da er alt fortsatt slik du forlot det.',
      ],
      button: 'Gjenopprett kontoen min',
      after: [],
    },
    reactivate: {
      subject: 'Gjenopprett kontoen din',
      preheader: 'Det kan du gjøre fram til {erased_at}.',
      title: 'Tilbake til kontoen din',
      body: [
        'Kontoen din er slettet, men opplysningene dine finnes ennå. Fram til {erased_at} får du den med knappen tilbake slik den var.',
      ],
      button: 'Gjenopprett kontoen min',
      after: ['Har du ikke bedt om dette? Da trenger du ikke gjøre noe.'],
    },
    reactivated: {
      subject: 'Kontoen din er tilbake',
      preheader: 'Alt er slik du forlot det.',
      title: 'Så fint at du er tilbake',
      body: ['Kontoen din er gjenopprettet. Profilen og innstillingene er slik du forlot dem.'],
      button: 'Logg inn',
      after: ['Var det ikke deg? Skriv til oss med en gang på {support}.'],
    },
    like: {
      subject: 'Du har en ny like',
      preheader: 'Se hvem den er fra.',
      title: 'Noen liker deg',
      body: ['Noen likte deg mens du var borte. Lik tilbake, så er det gjensidig.'],
      button: 'Se dine likes',
      after: ['Du får høyst én e-post om dagen om dette.'],
      named: {
        subject: '{who} liker deg',
        title: '{who} liker deg',
        body: ['{who} likte deg mens du var borte. Lik tilbake, så er det gjensidig.'],
      },
    },
    match: {
      subject: 'Det er gjensidig',
      preheader: 'Det er nytt til deg.',
      title: 'Det er en match',
      body: ['En du liker, liker deg også. Si noe, så begynner samtalen.'],
      button: 'Se matchen din',
      after: [],
      named: {
        subject: 'Det er gjensidig med {who}',
        title: 'Det er en match med {who}',
        body: ['Du og {who} liker hverandre. Si noe, så begynner samtalen.'],
      },
    },
    search_news: {
      subject: 'Det er noe nytt i søket ditt',
      preheader: 'Noe du har lagret, har endret seg.',
      title: 'Nytt i søket ditt',
      body: ['Siden sist har det kommet nye medlemmer som passer til det du har lagret:'],
      fact: '{search}',
      button: 'Se hvem som er ny',
      after: ['Du får høyst én e-post om dagen om dette søket.'],
    },
    photo_rejected: {
      subject: 'Bildet ditt ble ikke godkjent',
      preheader: 'Her kan du lese hvorfor.',
      title: 'Bildet ditt ble ikke godkjent',
      body: [
        'Vi har sett på et av bildene dine og kan ikke vise det. Det er slettet. Dette er grunnen:',
      ],
      fact: '{reason}',
      button: 'Velg et annet bilde',
      after: ['Mener du at dette er feil? Skriv til {support}, så ser vi på det på nytt.'],
    },
    banned: {
      subject: 'Kontoen din er sperret',
      preheader: 'Her kan du lese hvorfor.',
      title: 'Kontoen din er sperret',
      body: ['Vi har sperret kontoen din. Dette er grunnen:'],
      fact: '{reason}',
      after: ['Mener du at dette er feil? Skriv til {support}, så ser vi på det på nytt.'],
    },
  },
  fallback: 'Virker ikke knappen? Åpne denne adressen:',
  help: 'Spørsmål? Skriv til {support}.',
  whyMember: 'Du får denne e-posten fordi adressen hører til en konto på {site}.',
  whyStranger: 'Du får denne e-posten fordi noen skrev inn adressen på {site}.',
  company:
    '{site} er en tjeneste fra {company}, {address} {city}, {country}. Handelsregister {kvk}.',
  unsubscribe: 'Slå av e-poster',
  privacy: 'Personvern',
}
