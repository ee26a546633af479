import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof:
    'Nach dem Altersnachweis, der von deinem Konto aus gegeben wurde, ist die Inhaberin oder der Inhaber unter 18.',
  policies: {
    under_18: {
      name: 'Unter 18',
      text: 'Alle auf dieser Seite müssen 18 oder älter sein. Konten von Jüngeren schließen wir.',
    },
    child_content: {
      name: 'Minderjährige und Sex',
      text: 'Bilder oder Texte, die eine Person unter 18 sexualisieren, sind nie erlaubt, auch wenn die Person nur jünger aussieht oder nicht echt ist.',
    },
    intimate_without_consent: {
      name: 'Intime Bilder ohne Einwilligung',
      text: 'Veröffentliche und verschicke keine Nackt- oder Sexbilder einer Person, die damit nicht einverstanden ist.',
    },
    threats: {
      name: 'Drohen und belästigen',
      text: 'Drohe niemandem, erpresse niemanden und stelle niemandem nach. Bittet dich jemand aufzuhören, hör auf.',
    },
    hate: {
      name: 'Hass',
      text: 'Mach niemanden wegen Herkunft, Hautfarbe, Religion, Geschlecht, sexueller Orientierung, Behinderung oder Alter schlecht und ruf nicht zu Hass auf.',
    },
    unwanted_sexual: {
      name: 'Unerwünschte sexuelle Nachrichten',
      text: 'Schick keine sexuellen Nachrichten oder Fotos an Menschen, die nicht darum gebeten haben oder zeigen, dass sie das nicht wollen.',
    },
    scam: {
      name: 'Betrug und Geldforderungen',
      text: 'Bitte niemanden um Geld, Gutscheine, Bankdaten oder Codes und verleite niemanden zu einer Zahlung.',
    },
    impersonation: {
      name: 'Foto oder Name einer anderen Person',
      text: 'Verwende Fotos von dir selbst und gib dich nicht als jemand anderes aus.',
    },
    fake_profile: {
      name: 'Falsches Profil',
      text: 'Hinter jedem Konto steht ein echter Mensch, der es selbst benutzt. Erfundene, gekaufte und von Software gesteuerte Konten schließen wir.',
    },
    contact_details: {
      name: 'Kontaktdaten im Profil',
      text: 'Ohne Premium gehören Telefonnummern, Adressen, Links und Namen anderer Dienste nicht ins Profil oder auf Fotos.',
    },
    advertising: {
      name: 'Spam und Werbung',
      text: 'Mach keine Werbung und schick nicht vielen Menschen dieselbe Nachricht.',
    },
    paid_services: {
      name: 'Bezahlte oder verbotene Dienste',
      text: 'Biete keinen Sex gegen Geld, keine Drogen, Waffen oder anderes Verbotenes an und such hier auch nicht danach.',
    },
    nudity: {
      name: 'Unerlaubte Nacktheit',
      text: 'Auf Fotos, die alle sehen, dürfen weder Geschlechtsteile noch Sex zu sehen sein.',
    },
    unfit_photo: {
      name: 'Foto, das nicht passt',
      text: 'Auf deinem Profilfoto musst du zu sehen sein. Landschaften, Logos, Zeichnungen und unklare Bilder zeigen wir nicht.',
    },
  },
  statement: {
    title: 'Eine Entscheidung über dein Konto',
    terms: {
      measure: 'Was wir getan haben',
      scope: 'Wo und wie lange',
      facts: 'Was wir festgestellt haben',
      found: 'Wie wir darauf kamen',
      rule: 'Die Regel',
      contest: 'Falls du nicht einverstanden bist',
    },
    measures: {
      warn: 'Wir geben dir eine Verwarnung.',
      photo: 'Wir haben ein Foto von dir entfernt.',
      message: 'Wir haben eine Nachricht von dir entfernt.',
      about: 'Wir haben die Texte in deinem Profil entfernt.',
      photos: 'Wir haben deine Fotos entfernt.',
      about_photos: 'Wir haben deine Fotos und die Texte in deinem Profil entfernt.',
      hide: 'Wir haben dein Profil verborgen. Niemand sonst kann es sehen.',
      suspend: 'Wir haben dein Konto für {days} stillgelegt.',
      ban: 'Wir haben dein Konto gesperrt.',
    },
    scope: {
      warning: 'Es ist nichts eingeschränkt: Du kannst {site} weiter wie gewohnt nutzen.',
      lasting: 'Die Entscheidung gilt überall auf {site}, in jedem Land, und hat kein Enddatum.',
      ending:
        'Die Entscheidung gilt überall auf {site}, in jedem Land, bis {end}. Dann endet sie von selbst.',
    },
    found: {
      notice: 'Jemand hat uns darauf hingewiesen.',
      own: 'Wir haben es selbst gefunden, ohne Meldung.',
    },
    decided: {
      by_person: 'Ein Mensch hat es geprüft und entschieden. Nichts davon geschah automatisch.',
      by_rule:
        'Eine automatische Regel hat das erkannt und entschieden. Legst du Beschwerde ein, prüft es ein Mensch.',
    },
    grounds: {
      terms:
        '{name}. {text} Das steht in Artikel {article} unserer AGB, und was wir festgestellt haben, verstößt dagegen.',
      law: '{name}. {text} Das Gesetz verbietet das ({article}), und was wir festgestellt haben, fällt darunter.',
    },
    contest:
      'Du kannst bis einschließlich {until} kostenlos Beschwerde einlegen, mit dem Link in dieser E-Mail und ohne dich einzuloggen. Geprüft wird sie von jemandem, der die Entscheidung nicht getroffen hat.',
    elsewhere: {
      named:
        'Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle wie {body} oder an ein Gericht wenden.',
      any: 'Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden. Die Liste dieser Stellen führt die Europäische Kommission.',
    },
  },
}
