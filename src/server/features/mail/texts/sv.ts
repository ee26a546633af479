import type { MailTexts } from './mail-texts.ts'

export const sv: MailTexts = {
  mails: {
    activation: {
      subject: 'Bekräfta din e-postadress',
      preheader: 'Ett steg till, så är ditt konto klart.',
      title: 'Ett steg till',
      body: [
        'Vad roligt att du är här. Bekräfta med knappen att adressen är din, så är ditt konto klart.',
      ],
      button: 'Bekräfta min adress',
      after: [
        'Länken fungerar i sju dagar, och bara en gång.',
        'Har du inte skapat något konto? Då behöver du inte göra något: utan bekräftelse händer ingenting.',
      ],
    },
    welcome: {
      subject: 'Välkommen till {site}',
      preheader: 'Ditt konto är klart.',
      title: 'Välkommen',
      body: [
        'Din adress är bekräftad och ditt konto är klart.',
        'En bra bild och några rader om dig själv hjälper mest. Resten kommer av sig självt.',
      ],
      button: 'Till {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Du har redan ett konto',
      preheader: 'Någon har skrivit in adressen igen.',
      title: 'Adressen har redan ett konto',
      body: [
        'Någon ville använda den här e-postadressen till ett konto på {site}, men det finns redan ett. Var det du? Då är det bara att logga in.',
      ],
      button: 'Logga in',
      after: [
        'Glömt lösenordet? Du kan be om ett nytt när du loggar in.',
        'Var det inte du? Då behöver du inte göra något: ingenting har ändrats.',
      ],
    },
    no_account: {
      subject: 'Det finns inget konto med den här adressen',
      preheader: 'Någon har bett om ett nytt lösenord.',
      title: 'Inget konto med den här adressen',
      body: [
        'Någon har bett om ett nytt lösenord på {site} för den här e-postadressen, men det finns inget konto med den. Kanske använde du en annan.',
      ],
      button: 'Skapa ett konto',
      after: ['Har du inte bett om det? Då kan du glömma det här mejlet.'],
    },
    reset: {
      subject: 'Välj ett nytt lösenord',
      preheader: 'Länken fungerar i en timme.',
      title: 'Ett nytt lösenord',
      body: ['Du bad om ett nytt lösenord. Med knappen väljer du ett själv.'],
      button: 'Välj ett lösenord',
      after: [
        'Länken fungerar i en timme, och bara en gång. Sedan loggar du in igen på alla dina enheter.',
        'Har du inte bett om det? Då behöver du inte göra något: ditt lösenord är som förut.',
      ],
    },
    password_changed: {
      subject: 'Ditt lösenord har ändrats',
      preheader: 'Var det inte du? Ångra ändringen.',
      title: 'Ditt lösenord har ändrats',
      body: [
        'Lösenordet till ditt konto har precis ändrats. Var det du är allt i sin ordning.',
        'Var det inte du? Ångra ändringen på en gång.',
      ],
      button: 'Ångra ändringen',
      after: ['Länken fungerar i 48 timmar, och bara en gång.'],
    },
    mail_change_confirm: {
      subject: 'Bekräfta din nya e-postadress',
      preheader: 'Sedan loggar du in med den här adressen.',
      title: 'Din nya e-postadress',
      body: [
        'Du vill använda den här adressen till ditt konto på {site}. Bekräfta med knappen att den är din; tills dess gäller din gamla adress.',
      ],
      button: 'Bekräfta adressen',
      after: [
        'Länken fungerar i 24 timmar, och bara en gång.',
        'Har du inte bett om det? Då behöver du inte göra något.',
      ],
    },
    mail_change_requested: {
      subject: 'Någon har bett om en annan e-postadress',
      preheader: 'Ingenting har ändrats än.',
      title: 'En annan e-postadress',
      body: [
        'Någon har bett om att ändra e-postadressen till ditt konto. Ingenting ändras förrän den nya adressen är bekräftad.',
        'Var det inte du? Välj ett nytt lösenord på en gång, för någon känner till det gamla.',
      ],
      button: 'Be om ett nytt lösenord',
      after: [],
    },
    email_changed: {
      subject: 'Din e-postadress har ändrats',
      preheader: 'Var det inte du? Ångra ändringen.',
      title: 'Din e-postadress har ändrats',
      body: [
        'Ditt konto har från och med nu en annan e-postadress. Var det du är allt i sin ordning.',
        'Var det inte du? Ångra ändringen på en gång.',
      ],
      button: 'Ångra ändringen',
      after: ['Länken fungerar i 48 timmar, och bara en gång.'],
    },
    change_undone: {
      subject: 'En ändring har ångrats',
      preheader: 'Alla enheter har loggats ut.',
      title: 'Ändringen har ångrats',
      body: [
        'Den tidigare e-postadressen eller det tidigare lösenordet för ditt konto gäller igen, och alla enheter har loggats ut.',
        'Välj ett nytt lösenord som du inte använder någon annanstans. Var det inte du? Skriv till oss på {support}.',
      ],
      button: 'Begär ett nytt lösenord',
      after: [],
    },
    new_device: {
      subject: 'Ny inloggning på ditt konto',
      preheader: 'Var det du? Då behöver du inte göra något.',
      title: 'En ny enhet',
      body: [
        'Någon har loggat in på ditt konto med en enhet som vi inte kände till.',
        'Var det du? Då behöver du inte göra något. Om inte, välj ett nytt lösenord på en gång.',
      ],
      fact: '{device}\n{at}',
      button: 'Be om ett nytt lösenord',
      after: [],
    },
    deleted: {
      subject: 'Ditt konto är raderat',
      preheader: 'Du kan komma tillbaka fram till {erased_at}.',
      title: 'Ditt konto är raderat',
      body: [
        'Din profil syns inte längre någonstans och du är utloggad överallt. Den {erased_at} raderar vi dina uppgifter för gott.',
        'Ångrar du dig innan dess? Då är allt kvar som du lämnade det.',
      ],
      button: 'Återställ mitt konto',
      after: [],
    },
    reactivate: {
      subject: 'Återställ ditt konto',
      preheader: 'Det går fram till {erased_at}.',
      title: 'Tillbaka till ditt konto',
      body: [
        'Ditt konto är raderat, men dina uppgifter finns kvar. Fram till {erased_at} får du med knappen tillbaka det som det var.',
      ],
      button: 'Återställ mitt konto',
      after: ['Har du inte bett om det? Då behöver du inte göra något.'],
    },
    reactivated: {
      subject: 'Ditt konto är tillbaka',
      preheader: 'Allt är som du lämnade det.',
      title: 'Vad roligt att du är tillbaka',
      body: ['Ditt konto är återställt. Din profil och dina inställningar är som du lämnade dem.'],
      button: 'Logga in',
      after: ['Var det inte du? Skriv till oss på en gång: {support}.'],
    },
    like: {
      subject: 'Du har en ny like',
      preheader: 'Se vem den är från.',
      title: 'Någon gillar dig',
      body: ['Någon gillade dig medan du var borta. Gilla tillbaka, så är det ömsesidigt.'],
      button: 'Se dina likes',
      after: ['Du får högst ett mejl om dagen om det här.'],
      named: {
        subject: '{who} gillar dig',
        title: '{who} gillar dig',
        body: ['{who} gillade dig medan du var borta. Gilla tillbaka, så är det ömsesidigt.'],
      },
    },
    match: {
      subject: 'Det är ömsesidigt',
      preheader: 'Det finns nyheter till dig.',
      title: 'Det är en matchning',
      body: ['Någon du gillar gillar dig också. Säg något, så börjar samtalet.'],
      button: 'Se din matchning',
      after: [],
      named: {
        subject: 'Det är ömsesidigt med {who}',
        title: 'Det är en matchning med {who}',
        body: ['Du och {who} gillar varandra. Säg något, så börjar samtalet.'],
      },
    },
    search_news: {
      subject: 'Det finns nytt i din sökning',
      preheader: 'Något du har sparat har ändrats.',
      title: 'Nytt i din sökning',
      body: ['Sedan sist har det kommit nya medlemmar som passar det du har sparat:'],
      fact: '{search}',
      button: 'Se vem som är ny',
      after: ['Du får högst ett mejl om dagen om den här sökningen.'],
    },
    photo_rejected: {
      subject: 'Ditt foto godkändes inte',
      preheader: 'Här kan du läsa varför.',
      title: 'Ditt foto godkändes inte',
      body: [
        'Vi har tittat på ett av dina foton och kan inte visa det. Det är borttaget. Det här är skälet:',
      ],
      fact: '{reason}',
      button: 'Välj ett annat foto',
      after: ['Tycker du att det är fel? Skriv till {support}, så tittar vi på det igen.'],
    },
    banned: {
      subject: 'Ditt konto är spärrat',
      preheader: 'Här kan du läsa varför.',
      title: 'Ditt konto är spärrat',
      body: ['Vi har spärrat ditt konto. Det här är skälet:'],
      fact: '{reason}',
      after: ['Tycker du att det är fel? Skriv till {support}, så tittar vi på det igen.'],
    },
  },
  fallback: 'Fungerar inte knappen? Öppna då den här adressen:',
  help: 'Frågor? Skriv till {support}.',
  whyMember: 'Du får det här mejlet för att adressen hör till ett konto på {site}.',
  whyStranger: 'Du får det här mejlet för att någon har skrivit in adressen på {site}.',
  company:
    '{site} är en tjänst från {company}, {address} {city}, {country}. Handelsregister {kvk}.',
  unsubscribe: 'Stäng av mejl',
  privacy: 'Integritet',
}
