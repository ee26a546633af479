import type { ReportTexts } from './report-texts.ts'

export const it: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Abbiamo ricevuto la tua segnalazione',
      preheader: 'Ti diremo che cosa è stato deciso.',
      title: 'La tua segnalazione è arrivata',
      body: [
        'Grazie per averci avvisato. Ecco che cosa abbiamo ricevuto da te:',
        'Una persona del nostro team esamina la segnalazione e decide che cosa fare; non lo lasciamo mai a un computer. Di solito servono alcuni giorni lavorativi. Poi ti scriviamo la decisione e i motivi.',
        'Chi hai segnalato non saprà che la segnalazione viene da te.',
      ],
      fact: 'Segnalazione {number}\n{what}: {why}\n{at}',
      after: [
        'Vuoi aggiungere qualcosa? Scrivi a {support} indicando il numero.',
        'Qualcuno è in pericolo? Chiama subito il numero di emergenza.',
      ],
    },
    report_outcome: {
      subject: 'C’è una decisione sulla tua segnalazione',
      preheader: 'Qui leggi quale e perché.',
      title: 'La decisione sulla tua segnalazione',
      body: [
        'Una persona del nostro team ha valutato la tua segnalazione. Questa è la decisione:',
        'Ecco che cosa abbiamo accertato: {facts}',
        '{ground}',
        'La decisione è stata presa da una persona. Nulla è stato deciso in modo automatico.',
      ],
      fact: '{decision}\nSegnalazione {number}, {what}, {at}',
      button: 'Presenta un reclamo',
      after: [
        'Non sei d’accordo? Fino al {until} compreso puoi presentare un reclamo gratuito. Indica il numero {number}; un’altra persona del team lo riesaminerà.',
        'Puoi anche rivolgerti a un organismo certificato di risoluzione delle controversie o al giudice.',
      ],
    },
    statement_of_reasons: {
      subject: 'Una decisione sul tuo account',
      preheader: 'Qui leggi quale e perché.',
      title: 'Una decisione sul tuo account',
      body: [
        'Dopo una segnalazione, una persona del nostro team ha esaminato il tuo account. Questa è la decisione:',
        'Ecco che cosa abbiamo accertato: {facts}',
        '{ground}',
        'La decisione vale ovunque su {site} e a tempo indeterminato. È stata presa da una persona; nulla è stato deciso in modo automatico.',
      ],
      fact: '{decision}\nDecisione {number}, {what}, {at}',
      button: 'Presenta un reclamo',
      after: [
        'Non sei d’accordo? Fino al {until} compreso puoi presentare un reclamo gratuito, anche per e-mail a {support}. Indica il numero {number}; un’altra persona del team lo riesaminerà.',
        'Puoi anche rivolgerti a un organismo certificato di risoluzione delle controversie o al giudice.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profilo', photo: 'Foto', message: 'Messaggio' },
    reasons: {
      minor: 'Una persona minore di 18 anni',
      illegal_content: 'Qualcosa di illegale',
      threats_or_hate: 'Minacce o odio',
      scam_or_money: 'Truffa o richiesta di denaro',
      impersonation: 'Si spaccia per qualcun altro',
      nudity_without_consent: 'Nudità senza consenso',
      contact_or_advertising: 'Contatti o pubblicità',
      something_else: 'Altro',
    },
    decisions: {
      no_action: 'Non interveniamo.',
      remove_content: 'Abbiamo rimosso ciò che hai segnalato.',
      ban: 'Abbiamo bloccato l’account.',
    },
    own_decisions: {
      remove_content: 'Abbiamo rimosso un tuo contenuto.',
      ban: 'Abbiamo bloccato il tuo account.',
    },
    grounds: {
      terms: 'Abbiamo valutato in base alle nostre condizioni: {ground}',
      law: 'Abbiamo valutato in base alla legge: {ground}',
    },
  },
}
