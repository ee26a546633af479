import type { ReportTexts } from './report-texts.ts'

export const de: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Wir haben deine Meldung erhalten',
      preheader: 'Du hörst von uns, was entschieden wird.',
      title: 'Deine Meldung ist da',
      body: [
        'Danke, dass du uns Bescheid gibst. Das haben wir von dir erhalten:',
        'Jemand aus unserem Team sieht sich deine Meldung an und entscheidet, was geschieht; das überlassen wir nie einem Computer. Meist dauert es ein paar Werktage. Danach mailen wir dir die Entscheidung und die Gründe.',
        'Wen du gemeldet hast, erfährt nicht, dass du es warst.',
      ],
      fact: 'Meldung {number}\n{what}: {why}\n{at}',
      after: [
        'Möchtest du etwas ergänzen? Schreib an {support} und nenne die Nummer.',
        'Ist jemand in Gefahr? Dann ruf sofort den Notruf.',
      ],
    },
    report_outcome: {
      subject: 'Über deine Meldung ist entschieden',
      preheader: 'Hier liest du, was und warum.',
      title: 'Die Entscheidung zu deiner Meldung',
      body: [
        'Jemand aus unserem Team hat deine Meldung geprüft. Das ist die Entscheidung:',
        'Das haben wir festgestellt: {facts}',
        '{ground}',
        'Ein Mensch hat das entschieden. Nichts davon geschah automatisch.',
      ],
      fact: '{decision}\nMeldung {number}, {what}, {at}',
      button: 'Beschwerde einlegen',
      after: [
        'Bist du nicht einverstanden? Bis einschließlich {until} kannst du kostenlos Beschwerde einlegen. Nenne dabei die Nummer {number}; jemand anderes aus dem Team sieht dann noch einmal hin.',
        'Du kannst dich auch an eine zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.',
      ],
    },
    statement_of_reasons: {
      subject: 'Eine Entscheidung über dein Konto',
      preheader: 'Hier liest du, was und warum.',
      title: 'Eine Entscheidung über dein Konto',
      body: [
        'Nach einer Meldung hat sich jemand aus unserem Team dein Konto angesehen. Das ist die Entscheidung:',
        'Das haben wir festgestellt: {facts}',
        '{ground}',
        'Die Entscheidung gilt überall auf {site} und auf unbestimmte Zeit. Ein Mensch hat sie getroffen; nichts davon geschah automatisch.',
      ],
      fact: '{decision}\nEntscheidung {number}, {what}, {at}',
      button: 'Beschwerde einlegen',
      after: [
        'Bist du nicht einverstanden? Bis einschließlich {until} kannst du kostenlos Beschwerde einlegen, auch per Mail an {support}. Nenne dabei die Nummer {number}; jemand anderes aus dem Team sieht dann noch einmal hin.',
        'Du kannst dich auch an eine zugelassene Streitbeilegungsstelle oder an ein Gericht wenden.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profil', photo: 'Foto', message: 'Nachricht' },
    reasons: {
      minor: 'Jemand unter 18',
      illegal_content: 'Etwas Strafbares',
      threats_or_hate: 'Drohungen oder Hass',
      scam_or_money: 'Betrug oder Bitte um Geld',
      impersonation: 'Gibt sich als jemand anderes aus',
      nudity_without_consent: 'Nacktbilder ohne Einwilligung',
      contact_or_advertising: 'Kontaktdaten oder Werbung',
      something_else: 'Etwas anderes',
    },
    decisions: {
      no_action: 'Wir greifen nicht ein.',
      remove_content: 'Wir haben entfernt, was du gemeldet hast.',
      ban: 'Wir haben das Konto gesperrt.',
    },
    own_decisions: {
      remove_content: 'Wir haben etwas von dir entfernt.',
      ban: 'Wir haben dein Konto gesperrt.',
    },
    grounds: {
      terms: 'Maßstab waren unsere Nutzungsbedingungen: {ground}',
      law: 'Maßstab war das Gesetz: {ground}',
    },
  },
}
