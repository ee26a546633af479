import type { FormTexts } from './form-texts.ts'

export const de: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Beschwerde {number} ist eingegangen',
      preheader: 'Du bekommst innerhalb von 14 Tagen Antwort.',
      title: 'Deine Beschwerde ist da',
      body: [
        'Wir haben deine Beschwerde erhalten. Das ist ihre Nummer:',
        'Jemand aus unserem Team liest deine Beschwerde und antwortet innerhalb von 14 Tagen an diese E-Mail-Adresse, mit den Gründen.',
      ],
      fact: 'Beschwerde {number}\n{kind}\n{at}',
      after: [
        'Möchtest du noch etwas ergänzen? Schreib an {support} und nenne die Nummer.',
        'Du hast keine Beschwerde geschickt? Dann musst du nichts tun.',
      ],
    },
    complaint: {
      subject: 'Neue Beschwerde {number}',
      preheader: 'Antwort innerhalb von 14 Tagen.',
      title: 'Eine Beschwerde ist eingegangen',
      body: [
        'Über das Formular auf {site} ist diese Beschwerde eingegangen. Der Absender hat eine Bestätigung mit der Nummer bekommen.',
        '{text}',
      ],
      fact: 'Beschwerde {number}\n{kind}\n{at}\nName: {name}\nE-Mail-Adresse: {email}\nAngabe dazu: {reference}',
      after: [
        'Beantworte die Beschwerde innerhalb von 14 Tagen mit: npm run complaints -- answer. So bleibt die Antwort dabei gespeichert.',
      ],
      why: 'Du bekommst diese E-Mail, weil das die Adresse des Kundenservice von {site} ist.',
    },
    complaint_answer: {
      subject: 'Antwort auf Beschwerde {number}',
      preheader: 'Hier liest du, was wir getan haben und warum.',
      title: 'Die Antwort auf deine Beschwerde',
      body: ['Jemand aus unserem Team hat sich deine Beschwerde angesehen:', '{answer}'],
      fact: '{kind}\nBeschwerde {number}, {at}',
      button: 'Was du noch tun kannst',
      after: [
        'Du bist nicht einverstanden? Auf der Seite über Beschwerden steht, wohin du dich dann wenden kannst.',
      ],
    },
    exclusion: {
      subject: 'Bestätige, dass du diese Adresse ausschließen willst',
      preheader: 'Bis du bestätigst, ändert sich nichts.',
      title: 'Diese Adresse ausschließen',
      body: [
        'Jemand hat darum gebeten, diese E-Mail-Adresse von der Anmeldung bei {site} auszuschließen. Warst du das, dann bestätige es mit dem Button. Danach kann sich niemand mehr damit anmelden, auch du nicht.',
        'Hast du schon ein Konto mit dieser Adresse? Es bleibt bestehen. Möchtest du es löschen, dann logge dich ein und lösche dein Konto in den Einstellungen.',
      ],
      button: 'Diese Adresse ausschließen',
      after: [
        'Der Link gilt sieben Tage und einmal. Die Adresse selbst speichern wir nicht, nur einen Code, aus dem sie sich nicht ablesen lässt.',
        'Du hast nicht darum gebeten? Dann musst du nichts tun: Ohne Bestätigung passiert nichts.',
        'Bewahre diese E-Mail auf: Mit dem Link unten hebst du den Ausschluss wieder auf.',
      ],
      second: 'Ausschluss aufheben',
    },
  },
  kinds: {
    payment: 'Eine Zahlung oder Credits',
    profile_or_message: 'Ein Profil oder eine Nachricht',
    decision: 'Eine Entscheidung über eine Meldung',
    privacy: 'Datenschutz und Daten',
    other: 'Etwas anderes',
  },
}
