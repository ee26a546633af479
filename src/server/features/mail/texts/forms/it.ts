import type { FormTexts } from './form-texts.ts'

export const it: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Abbiamo ricevuto il reclamo {number}',
      preheader: 'Ti rispondiamo entro 14 giorni.',
      title: 'Il tuo reclamo è arrivato',
      body: [
        'Abbiamo ricevuto il tuo reclamo. Questo è il numero:',
        'Una persona del nostro team legge il tuo reclamo e ti risponde entro 14 giorni, a questo indirizzo e-mail e con i motivi.',
      ],
      fact: 'Reclamo {number}\n{kind}\n{at}',
      after: [
        'Vuoi aggiungere qualcosa? Scrivi a {support} e indica il numero.',
        'Non hai inviato nessun reclamo? Allora non devi fare nulla.',
      ],
    },
    complaint: {
      subject: 'Nuovo reclamo {number}',
      preheader: 'Rispondere entro 14 giorni.',
      title: 'È arrivato un reclamo',
      body: [
        'Questo reclamo è arrivato dal modulo di {site}. Chi lo ha inviato ha ricevuto una conferma con il numero.',
        '{text}',
      ],
      fact: 'Reclamo {number}\n{kind}\n{at}\nNome: {name}\nIndirizzo e-mail: {email}\nRiferimento: {reference}',
      after: [
        'Rispondi al reclamo entro 14 giorni con: npm run complaints -- answer. Così la risposta resta conservata insieme.',
      ],
      why: "Ricevi questa e-mail perché questo è l'indirizzo dell'assistenza clienti di {site}.",
    },
    complaint_answer: {
      subject: 'Risposta al reclamo {number}',
      preheader: 'Qui leggi che cosa abbiamo fatto e perché.',
      title: 'La risposta al tuo reclamo',
      body: ['Una persona del nostro team ha esaminato il tuo reclamo:', '{answer}'],
      fact: '{kind}\nReclamo {number}, {at}',
      button: 'Che cosa puoi ancora fare',
      after: ["Non sei d'accordo? Nella pagina dei reclami trovi a chi rivolgerti dopo."],
    },
    exclusion: {
      subject: 'Conferma che vuoi bloccare questo indirizzo',
      preheader: 'Non cambia nulla finché non confermi.',
      title: 'Bloccare questo indirizzo',
      body: [
        "Qualcuno ha chiesto di bloccare questo indirizzo e-mail per l'iscrizione a {site}. Se sei tu, conferma con il pulsante. Dopo nessuno potrà più iscriversi con questo indirizzo, nemmeno tu.",
        "Hai già un account con questo indirizzo? Resta com'è. Se vuoi eliminarlo, accedi ed elimina il tuo account nelle impostazioni.",
      ],
      button: 'Blocca questo indirizzo',
      after: [
        "Il link funziona per sette giorni e una volta sola. Non conserviamo l'indirizzo, solo un codice da cui non si può leggere.",
        'Non lo hai chiesto tu? Allora non devi fare nulla: senza conferma non succede niente.',
        'Conserva questa e-mail: con il link qui sotto annulli il blocco.',
      ],
      second: 'Annulla il blocco',
    },
  },
  kinds: {
    payment: 'Un pagamento o i crediti',
    profile_or_message: 'Un profilo o un messaggio',
    decision: 'Una decisione su una segnalazione',
    privacy: 'Privacy e dati',
    other: 'Altro',
  },
}
