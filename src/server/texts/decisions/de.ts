import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  policies: {
    under_18: {
      name: 'Unter 18',
      text: 'Alle auf dieser Seite sind 18 oder älter. Konten von Jüngeren schließen wir.',
    },
    child_content: {
      name: 'Minderjährige und Sex',
      text: 'Bilder oder Texte, die Sex mit einer Person unter 18 verbinden, sind nie erlaubt, auch wenn die Person nur jünger aussieht oder nicht echt ist.',
    },
    intimate_without_consent: {
      name: 'Intime Bilder ohne Einwilligung',
      text: 'Du veröffentlichst oder verschickst keine Nackt- oder Sexbilder einer Person, die damit nicht einverstanden ist.',
    },
    threats: {
      name: 'Drohen und belästigen',
      text: 'Du drohst niemandem, erpresst niemanden und stellst niemandem nach. Bittet dich jemand aufzuhören, hörst du auf.',
    },
    hate: {
      name: 'Hass',
      text: 'Du machst niemanden wegen Herkunft, Hautfarbe, Religion, Geschlecht, sexueller Orientierung, Behinderung oder Alter schlecht und rufst nicht zu Hass auf.',
    },
    unwanted_sexual: {
      name: 'Unerwünschte sexuelle Nachrichten',
      text: 'Du schickst keine sexuellen Nachrichten oder Fotos an Menschen, die nicht darum gebeten haben oder zeigen, dass sie das nicht wollen.',
    },
    scam: {
      name: 'Betrug und Geldforderungen',
      text: 'Du bittest niemanden um Geld, Gutscheine, Bankdaten oder Codes und verleitest niemanden zu einer Zahlung.',
    },
    impersonation: {
      name: 'Foto oder Name einer anderen Person',
      text: 'Du verwendest Fotos von dir selbst und gibst dich nicht als jemand anderes aus.',
    },
    fake_profile: {
      name: 'Falsches Profil',
      text: 'Hinter jedem Konto steht ein echter Mensch, der es selbst benutzt. Erfundene, gekaufte und von Software gesteuerte Konten schließen wir.',
    },
    contact_details: {
      name: 'Kontaktdaten im Profil',
      text: 'Ohne Premium stehen im Profil und auf Fotos keine Telefonnummern, Adressen, Links oder Namen anderer Dienste.',
    },
    advertising: {
      name: 'Spam und Werbung',
      text: 'Du machst keine Werbung und schickst nicht vielen Menschen dieselbe Nachricht.',
    },
    paid_services: {
      name: 'Bezahlte oder verbotene Dienste',
      text: 'Du bietest keinen Sex gegen Geld, keine Drogen, Waffen oder andere verbotene Ware an und suchst sie hier auch nicht.',
    },
    nudity: {
      name: 'Nacktheit, wo sie nicht erlaubt ist',
      text: 'Auf Fotos, die alle sehen, sind keine Geschlechtsteile und kein Sex zu sehen.',
    },
    unfit_photo: {
      name: 'Foto, das nicht passt',
      text: 'Auf einem Profilfoto bist du zu sehen. Landschaften, Logos, Zeichnungen und unklare Bilder zeigen wir nicht.',
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
      photo: 'Wir haben ein Foto von dir entfernt.',
      message: 'Wir haben eine Nachricht von dir entfernt.',
      about: 'Wir haben die Texte in deinem Profil entfernt.',
      photos: 'Wir haben deine Fotos entfernt.',
      about_photos: 'Wir haben deine Fotos und die Texte in deinem Profil entfernt.',
      hide: 'Wir haben dein Profil verborgen. Andere sehen es nicht.',
      suspend: 'Wir haben dein Konto für {days} stillgelegt.',
      ban: 'Wir haben dein Konto gesperrt.',
    },
    scope: {
      lasting: 'Die Entscheidung gilt überall auf {site}, in jedem Land, und hat kein Enddatum.',
      ending:
        'Die Entscheidung gilt überall auf {site}, in jedem Land, bis {end}. Dann endet sie von selbst.',
    },
    found: {
      notice: 'Jemand hat uns darauf hingewiesen.',
      own: 'Wir haben es selbst gefunden, ohne Meldung.',
    },
    decided: {
      by_person:
        'Ein Mensch hat es sich angesehen und entschieden; nichts davon geschah automatisch.',
      by_rule:
        'Eine automatische Regel hat es gefunden und entschieden. Legst du Beschwerde ein, sieht ein Mensch es sich an.',
    },
    grounds: {
      terms:
        '{name}. {text} Das steht in Artikel {article} unserer AGB, und was wir festgestellt haben, verstößt dagegen.',
      law: '{name}. {text} Das Gesetz verbietet das ({article}), und was wir festgestellt haben, fällt darunter.',
    },
    contest:
      'Bis einschließlich {until} kannst du kostenlos Beschwerde einlegen, mit dem Link in dieser E-Mail und ohne dich einzuloggen. Dann sieht jemand anderes noch einmal hin als die Person, die entschieden hat.',
    elsewhere: {
      named:
        'Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle wie {body} oder an ein Gericht wenden.',
      any: 'Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden. Die Liste dieser Stellen führt die Europäische Kommission.',
    },
  },
}
