import type { MailTexts } from './mail-texts.ts'

export const de: MailTexts = {
  mails: {
    activation: {
      subject: 'Bestätige deine E-Mail-Adresse',
      preheader: 'Noch ein Schritt, dann ist dein Konto fertig.',
      title: 'Noch ein Schritt',
      body: [
        'Schön, dass du da bist. Bestätige mit dem Button, dass diese Adresse dir gehört, dann ist dein Konto fertig.',
      ],
      button: 'Meine Adresse bestätigen',
      after: [
        'Der Link funktioniert sieben Tage lang, und nur einmal.',
        'Du hast kein Konto angelegt? Dann musst du nichts tun: Ohne Bestätigung passiert nichts.',
      ],
    },
    welcome: {
      subject: 'Willkommen bei {site}',
      preheader: 'Dein Konto ist fertig.',
      title: 'Willkommen',
      body: [
        'Deine Adresse ist bestätigt und dein Konto ist fertig.',
        'Ein gutes Foto und ein paar Sätze über dich helfen am meisten. Der Rest ergibt sich.',
      ],
      button: 'Zu {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Du hast schon ein Konto',
      preheader: 'Jemand hat diese Adresse noch einmal eingegeben.',
      title: 'Diese Adresse hat schon ein Konto',
      body: [
        'Jemand wollte diese E-Mail-Adresse für ein Konto bei {site} verwenden, aber es gibt schon eines. Warst du das? Dann melde dich einfach an.',
      ],
      button: 'Anmelden',
      after: [
        'Passwort vergessen? Beim Anmelden kannst du ein neues anfordern.',
        'Du warst es nicht? Dann musst du nichts tun: Es hat sich nichts geändert.',
      ],
    },
    no_account: {
      subject: 'Es gibt kein Konto mit dieser Adresse',
      preheader: 'Ein neues Passwort wurde angefordert.',
      title: 'Kein Konto mit dieser Adresse',
      body: [
        'Für diese E-Mail-Adresse wurde bei {site} ein neues Passwort angefordert, aber es gibt kein Konto mit ihr. Vielleicht hast du eine andere verwendet.',
      ],
      button: 'Konto anlegen',
      after: ['Du hast das nicht angefordert? Dann kannst du diese Mail vergessen.'],
    },
    reset: {
      subject: 'Wähle ein neues Passwort',
      preheader: 'Der Link funktioniert eine Stunde lang.',
      title: 'Ein neues Passwort',
      body: ['Du hast um ein neues Passwort gebeten. Mit dem Button wählst du selbst eines.'],
      button: 'Passwort wählen',
      after: [
        'Der Link funktioniert eine Stunde lang, und nur einmal. Danach meldest du dich auf allen Geräten neu an.',
        'Du hast das nicht angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
      ],
    },
    password_changed: {
      subject: 'Dein Passwort wurde geändert',
      preheader: 'Du warst es nicht? Dann mach es rückgängig.',
      title: 'Dein Passwort wurde geändert',
      body: [
        'Das Passwort deines Kontos wurde gerade geändert. Warst du das, ist alles in Ordnung.',
        'Du warst es nicht? Dann mach es gleich rückgängig.',
      ],
      button: 'Änderung rückgängig machen',
      after: ['Der Link funktioniert 48 Stunden lang, und nur einmal.'],
    },
    mail_change_confirm: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      preheader: 'Danach meldest du dich mit dieser Adresse an.',
      title: 'Deine neue E-Mail-Adresse',
      body: [
        'Du möchtest diese Adresse künftig für dein Konto bei {site} verwenden. Bestätige mit dem Button, dass sie dir gehört; bis dahin gilt deine alte Adresse.',
      ],
      button: 'Diese Adresse bestätigen',
      after: [
        'Der Link funktioniert 24 Stunden lang, und nur einmal.',
        'Du hast das nicht angefordert? Dann musst du nichts tun.',
      ],
    },
    mail_change_requested: {
      subject: 'Eine andere E-Mail-Adresse wurde angefordert',
      preheader: 'Noch hat sich nichts geändert.',
      title: 'Eine andere E-Mail-Adresse',
      body: [
        'Jemand möchte die E-Mail-Adresse deines Kontos ändern. Es ändert sich erst etwas, wenn die neue Adresse bestätigt ist.',
        'Du warst es nicht? Dann wähle gleich ein neues Passwort, denn jemand kennt das alte.',
      ],
      button: 'Neues Passwort anfordern',
      after: [],
    },
    email_changed: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      preheader: 'Du warst es nicht? Dann mach es rückgängig.',
      title: 'Deine E-Mail-Adresse wurde geändert',
      body: [
        'Dein Konto hat ab jetzt eine andere E-Mail-Adresse. Warst du das, ist alles in Ordnung.',
        'Du warst es nicht? Dann mach es gleich rückgängig.',
      ],
      button: 'Änderung rückgängig machen',
      after: ['Der Link funktioniert 48 Stunden lang, und nur einmal.'],
    },
    change_undone: {
      subject: 'Eine Änderung wurde rückgängig gemacht',
      preheader: 'Alle Geräte wurden abgemeldet.',
      title: 'Die Änderung wurde rückgängig gemacht',
      body: [
        'Die vorige E-Mail-Adresse oder das vorige Passwort deines Kontos gilt wieder, und alle Geräte wurden abgemeldet.',
        'Wähle ein neues Passwort, das du sonst nirgends benutzt. Warst du das nicht? Dann schreib uns an {support}.',
      ],
      button: 'Neues Passwort anfordern',
      after: [],
    },
    new_device: {
      subject: 'Neue Anmeldung bei deinem Konto',
      preheader: 'Warst du das? Dann musst du nichts tun.',
      title: 'Ein neues Gerät',
      body: [
        'Bei deinem Konto hat sich ein Gerät angemeldet, das wir noch nicht kannten.',
        'Warst du das? Dann musst du nichts tun. Wenn nicht, wähle gleich ein neues Passwort.',
      ],
      fact: '{device}\n{at}',
      button: 'Neues Passwort anfordern',
      after: [],
    },
    deleted: {
      subject: 'Dein Konto ist gelöscht',
      preheader: 'Bis zum {erased_at} kannst du noch zurück.',
      title: 'Dein Konto ist gelöscht',
      body: [
        'Dein Profil ist nirgends mehr zu sehen und du bist überall abgemeldet. Am {erased_at} löschen wir deine Daten endgültig.',
        'Du überlegst es dir vorher anders? Dann ist noch alles da, wie du es verlassen hast.',
      ],
      button: 'Konto wiederherstellen',
      after: [],
    },
    reactivate: {
      subject: 'Stelle dein Konto wieder her',
      preheader: 'Das geht bis zum {erased_at}.',
      title: 'Zurück zu deinem Konto',
      body: [
        'Dein Konto ist gelöscht, aber deine Daten sind noch da. Bis zum {erased_at} stellst du es mit dem Button wieder her, wie es war.',
      ],
      button: 'Konto wiederherstellen',
      after: ['Du hast das nicht angefordert? Dann musst du nichts tun.'],
    },
    reactivated: {
      subject: 'Dein Konto ist wieder da',
      preheader: 'Alles ist, wie du es verlassen hast.',
      title: 'Schön, dass du wieder da bist',
      body: [
        'Dein Konto ist wiederhergestellt. Dein Profil und deine Einstellungen sind, wie du sie verlassen hast.',
      ],
      button: 'Anmelden',
      after: ['Du warst es nicht? Dann schreib uns gleich an {support}.'],
    },
    message: {
      subject: 'Du hast eine neue Nachricht',
      preheader: 'Jemand hat dir geschrieben.',
      title: 'Eine Nachricht wartet auf dich',
      body: ['Jemand hat dir geschrieben, während du weg warst. Lesen kostet nichts.'],
      button: 'Nachricht lesen',
      after: ['Zu diesem Gespräch bekommst du erst wieder eine Mail, wenn du es gelesen hast.'],
      named: {
        subject: '{who} hat dir geschrieben',
        title: '{who} hat dir geschrieben',
        body: ['{who} hat dir geschrieben, während du weg warst. Lesen kostet nichts.'],
      },
    },
    like: {
      subject: 'Du hast einen neuen Like',
      preheader: 'Sieh nach, von wem er ist.',
      title: 'Jemand mag dich',
      body: [
        'Während du weg warst, hat dir jemand einen Like gegeben. Like zurück, dann ist es gegenseitig.',
      ],
      button: 'Deine Likes ansehen',
      after: ['Dazu bekommst du höchstens eine Mail am Tag.'],
      named: {
        subject: '{who} mag dich',
        title: '{who} mag dich',
        body: [
          '{who} hat dir einen Like gegeben, während du weg warst. Like zurück, dann ist es gegenseitig.',
        ],
      },
    },
    match: {
      subject: 'Es ist gegenseitig',
      preheader: 'Es gibt Neuigkeiten für dich.',
      title: 'Es ist ein Match',
      body: ['Jemand, den du magst, mag dich auch. Sag etwas, und das Gespräch beginnt.'],
      button: 'Dein Match ansehen',
      after: [],
      named: {
        subject: 'Gegenseitig: {who} und du',
        title: 'Es ist ein Match mit {who}',
        body: ['Du und {who} mögt euch. Sag etwas, und das Gespräch beginnt.'],
      },
    },
    search_news: {
      subject: 'Es gibt Neues in deiner Suche',
      preheader: 'Etwas, das du gespeichert hast, hat sich geändert.',
      title: 'Neu in deiner Suche',
      body: [
        'Seit dem letzten Mal sind neue Mitglieder dazugekommen, die zu deiner gespeicherten Suche passen:',
      ],
      fact: '{search}',
      button: 'Ansehen, wer neu ist',
      after: ['Zu dieser Suche bekommst du höchstens eine Mail am Tag.'],
    },
    photo_rejected: {
      subject: 'Dein Foto wurde nicht freigegeben',
      preheader: 'Hier liest du, warum.',
      title: 'Dein Foto wurde nicht freigegeben',
      body: [
        'Wir haben uns eines deiner Fotos angesehen und können es nicht zeigen. Es ist gelöscht. Das ist der Grund:',
      ],
      fact: '{reason}',
      button: 'Wähle ein anderes Foto',
      after: [
        'Du meinst, das stimmt nicht? Schreib an {support}, dann sehen wir es uns noch einmal an.',
      ],
    },
    banned: {
      subject: 'Dein Konto ist gesperrt',
      preheader: 'Hier liest du, warum.',
      title: 'Dein Konto ist gesperrt',
      body: ['Wir haben dein Konto gesperrt. Das ist der Grund:'],
      fact: '{reason}',
      after: [
        'Du meinst, das stimmt nicht? Schreib an {support}, dann sehen wir es uns noch einmal an.',
      ],
    },
  },
  fallback: 'Der Button funktioniert nicht? Dann öffne diese Adresse:',
  help: 'Fragen? Schreib an {support}.',
  whyMember: 'Du bekommst diese Mail, weil diese Adresse zu einem Konto bei {site} gehört.',
  whyStranger: 'Du bekommst diese Mail, weil jemand diese Adresse bei {site} eingegeben hat.',
  company:
    '{site} ist ein Dienst von {company}, {address} {city}, {country}. Handelsregister {kvk}.',
  unsubscribe: 'Mails abschalten',
  privacy: 'Datenschutz',
}
