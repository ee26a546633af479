import type { MailTexts } from './mail-texts.ts'

export const da: MailTexts = {
  mails: {
    activation: {
      subject: 'Bekræft din e-mailadresse',
      preheader: 'Et trin til, så er din konto klar.',
      title: 'Et trin til',
      body: [
        'Dejligt, at du er her. Bekræft med knappen, at adressen er din, så er din konto klar.',
      ],
      button: 'Bekræft min adresse',
      after: [
        'Linket virker i syv dage, og kun én gang.',
        'Har du ikke oprettet en konto? Så behøver du ikke gøre noget: uden bekræftelse sker der ingenting.',
      ],
    },
    welcome: {
      subject: 'Velkommen til {site}',
      preheader: 'Din konto er klar.',
      title: 'Velkommen',
      body: [
        'Din adresse er bekræftet, og din konto er klar.',
        'Et godt billede og et par linjer om dig selv hjælper mest. Resten kommer af sig selv.',
      ],
      button: 'Gå til {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Du har allerede en konto',
      preheader: 'Nogen har indtastet adressen igen.',
      title: 'Adressen har allerede en konto',
      body: [
        'Nogen ville bruge denne e-mailadresse til en konto på {site}, men der findes allerede en. Var det dig? Så kan du bare logge ind.',
      ],
      button: 'Log ind',
      after: [
        'Glemt adgangskoden? Du kan bede om en ny, når du logger ind.',
        'Var det ikke dig? Så behøver du ikke gøre noget: intet er ændret.',
      ],
    },
    no_account: {
      subject: 'Der er ingen konto med denne adresse',
      preheader: 'Der er bedt om en ny adgangskode.',
      title: 'Ingen konto med denne adresse',
      body: [
        'Der er bedt om en ny adgangskode på {site} til denne e-mailadresse, men der er ingen konto med den. Måske brugte du en anden.',
      ],
      button: 'Opret en konto',
      after: ['Har du ikke bedt om det? Så kan du glemme denne mail.'],
    },
    reset: {
      subject: 'Vælg en ny adgangskode',
      preheader: 'Linket virker i en time.',
      title: 'En ny adgangskode',
      body: ['Du bad om en ny adgangskode. Med knappen vælger du selv en.'],
      button: 'Vælg en adgangskode',
      after: [
        'Linket virker i en time, og kun én gang. Bagefter logger du ind igen på alle dine enheder.',
        'Har du ikke bedt om det? Så behøver du ikke gøre noget: din adgangskode er stadig den samme.',
      ],
    },
    password_changed: {
      subject: 'Din adgangskode er ændret',
      preheader: 'Var det ikke dig? Så fortryd det.',
      title: 'Din adgangskode er ændret',
      body: [
        'Adgangskoden til din konto er lige blevet ændret. Var det dig, er alt i orden.',
        'Var det ikke dig? Så fortryd det med det samme.',
      ],
      button: 'Fortryd ændringen',
      after: ['Linket virker i 48 timer, og kun én gang.'],
    },
    mail_change_confirm: {
      subject: 'Bekræft din nye e-mailadresse',
      preheader: 'Derefter logger du ind med denne adresse.',
      title: 'Din nye e-mailadresse',
      body: [
        'Du vil fremover bruge denne adresse til din konto på {site}. Bekræft med knappen, at den er din; indtil da gælder din gamle adresse.',
      ],
      button: 'Bekræft adressen',
      after: [
        'Linket virker i 24 timer, og kun én gang.',
        'Har du ikke bedt om det? Så behøver du ikke gøre noget.',
      ],
    },
    mail_change_requested: {
      subject: 'Der er bedt om en anden e-mailadresse',
      preheader: 'Intet er ændret endnu.',
      title: 'En anden e-mailadresse',
      body: [
        'Nogen har bedt om at ændre e-mailadressen på din konto. Intet ændres, før den nye adresse er bekræftet.',
        'Var det ikke dig? Så vælg en ny adgangskode med det samme, for nogen kender den gamle.',
      ],
      button: 'Bed om en ny adgangskode',
      after: [],
    },
    email_changed: {
      subject: 'Din e-mailadresse er ændret',
      preheader: 'Var det ikke dig? Så fortryd det.',
      title: 'Din e-mailadresse er ændret',
      body: [
        'Din konto har fra nu af en anden e-mailadresse. Var det dig, er alt i orden.',
        'Var det ikke dig? Så fortryd det med det samme.',
      ],
      button: 'Fortryd ændringen',
      after: ['Linket virker i 48 timer, og kun én gang.'],
    },
    change_undone: {
      subject: 'En ændring er fortrudt',
      preheader: 'Alle enheder er logget ud.',
      title: 'Ændringen er fortrudt',
      body: [
        'Den tidligere e-mailadresse eller adgangskode til din konto gælder igen, og alle enheder er logget ud.',
        'Vælg en ny adgangskode, som du ikke bruger andre steder. Var det ikke dig? Så skriv til os på {support}.',
      ],
      button: 'Få en ny adgangskode',
      after: [],
    },
    new_device: {
      subject: 'Nyt login på din konto',
      preheader: 'Var det dig? Så behøver du ikke gøre noget.',
      title: 'En ny enhed',
      body: [
        'Der er logget ind på din konto med en enhed, vi ikke kendte.',
        'Var det dig? Så behøver du ikke gøre noget. Hvis ikke, så vælg en ny adgangskode med det samme.',
      ],
      fact: '{device}\n{at}',
      button: 'Bed om en ny adgangskode',
      after: [],
    },
    deleted: {
      subject: 'Din konto er slettet',
      preheader: 'Du kan stadig komme tilbage indtil {erased_at}.',
      title: 'Din konto er slettet',
      body: [
        'Din profil kan ikke længere ses nogen steder, og du er logget ud overalt. Den {erased_at} sletter vi dine data for altid.',
        'Fortryder du inden da? Så er alt stadig, som du forlod det.',
      ],
      button: 'Gendan min konto',
      after: [],
    },
    reactivate: {
      subject: 'Gendan din konto',
      preheader: 'Det kan du indtil {erased_at}.',
      title: 'Tilbage til din konto',
      body: [
        'Din konto er slettet, men dine data er der endnu. Indtil {erased_at} kan du med knappen få den tilbage, som den var.',
      ],
      button: 'Gendan min konto',
      after: ['Har du ikke bedt om det? Så behøver du ikke gøre noget.'],
    },
    reactivated: {
      subject: 'Din konto er tilbage',
      preheader: 'Alt er, som du forlod det.',
      title: 'Dejligt at have dig tilbage',
      body: ['Din konto er gendannet. Din profil og dine indstillinger er, som du forlod dem.'],
      button: 'Log ind',
      after: ['Var det ikke dig? Så skriv til os med det samme på {support}.'],
    },
    like: {
      subject: 'Du har et nyt like',
      preheader: 'Se, hvem det er fra.',
      title: 'Der er en, der kan lide dig',
      body: ['Nogen gav dig et like, mens du var væk. Giv et like tilbage, så er det gensidigt.'],
      button: 'Se dine likes',
      after: ['Du får højst én mail om dagen om det her.'],
      named: {
        subject: '{who} kan lide dig',
        title: '{who} kan lide dig',
        body: ['{who} gav dig et like, mens du var væk. Giv et like tilbage, så er det gensidigt.'],
      },
    },
    match: {
      subject: 'Det er gensidigt',
      preheader: 'Der er nyt til dig.',
      title: 'Det er et match',
      body: ['En, du kan lide, kan også lide dig. Sig noget, så begynder samtalen.'],
      button: 'Se dit match',
      after: [],
      named: {
        subject: 'Det er gensidigt med {who}',
        title: 'Det er et match med {who}',
        body: ['Du og {who} kan lide hinanden. Sig noget, så begynder samtalen.'],
      },
    },
    search_news: {
      subject: 'Der er nyt i din søgning',
      preheader: 'Noget, du har gemt, har ændret sig.',
      title: 'Nyt i din søgning',
      body: ['Siden sidst er der kommet nye medlemmer, der passer til det, du har gemt:'],
      fact: '{search}',
      button: 'Se, hvem der er ny',
      after: ['Du får højst én mail om dagen om denne søgning.'],
    },
    photo_rejected: {
      subject: 'Dit foto blev ikke godkendt',
      preheader: 'Her kan du læse hvorfor.',
      title: 'Dit foto blev ikke godkendt',
      body: [
        'Vi har set på et af dine fotos og kan ikke vise det. Det er slettet. Dette er grunden:',
      ],
      fact: '{reason}',
      button: 'Vælg et andet foto',
      after: ['Mener du, at det er forkert? Skriv til {support}, så ser vi på det igen.'],
    },
    banned: {
      subject: 'Din konto er spærret',
      preheader: 'Her kan du læse hvorfor.',
      title: 'Din konto er spærret',
      body: ['Vi har spærret din konto. Dette er grunden:'],
      fact: '{reason}',
      after: ['Mener du, at det er forkert? Skriv til {support}, så ser vi på det igen.'],
    },
  },
  fallback: 'Virker knappen ikke? Så åbn denne adresse:',
  help: 'Spørgsmål? Skriv til {support}.',
  whyMember: 'Du får denne mail, fordi adressen hører til en konto på {site}.',
  whyStranger: 'Du får denne mail, fordi nogen har indtastet adressen på {site}.',
  company:
    '{site} er en tjeneste fra {company}, {address} {city}, {country}. Handelsregister {kvk}.',
  unsubscribe: 'Slå mails fra',
  privacy: 'Privatliv',
}
