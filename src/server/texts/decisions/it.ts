import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof: 'La prova dell’età data dal tuo account dice che chi lo usa ha meno di 18 anni.',
  policies: {
    under_18: {
      name: 'Meno di 18 anni',
      text: 'Questo sito è riservato a chi ha almeno 18 anni. Chiudiamo gli account di chi è più giovane.',
    },
    child_content: {
      name: 'Minori e sesso',
      text: 'Immagini o testi che sessualizzano una persona sotto i 18 anni non sono mai permessi, nemmeno se quella persona sembra soltanto più giovane o non esiste.',
    },
    intimate_without_consent: {
      name: 'Immagini intime senza consenso',
      text: 'Non pubblicare e non inviare immagini di nudo o di sesso di una persona che non ha dato il consenso.',
    },
    threats: {
      name: 'Minacce e molestie',
      text: 'Non minacciare, non ricattare e non perseguitare nessuno. Se qualcuno ti chiede di smettere, smetti.',
    },
    hate: {
      name: 'Odio',
      text: 'Non offendere nessuno per origine, colore della pelle, religione, genere, orientamento, disabilità o età, e non incitare all’odio.',
    },
    unwanted_sexual: {
      name: 'Messaggi sessuali indesiderati',
      text: 'Non inviare messaggi o foto a sfondo sessuale a chi non li ha chiesti o mostra di non volerli.',
    },
    scam: {
      name: 'Truffe e richieste di denaro',
      text: 'Non chiedere a nessuno denaro, carte regalo, dati bancari o codici e non indurre nessuno a pagare.',
    },
    impersonation: {
      name: 'Foto o nome di un’altra persona',
      text: 'Usa foto tue e non fingerti un’altra persona.',
    },
    fake_profile: {
      name: 'Profilo falso',
      text: 'Dietro ogni account c’è una sola persona vera che lo usa. Chiudiamo gli account inventati, comprati o gestiti da un software.',
    },
    contact_details: {
      name: 'Contatti nel profilo',
      text: 'Senza Premium, non mettere numeri di telefono, indirizzi, link o nomi di altri servizi nel profilo o sulle foto.',
    },
    advertising: {
      name: 'Spam e pubblicità',
      text: 'Non fare pubblicità e non inviare lo stesso messaggio a tante persone.',
    },
    paid_services: {
      name: 'Servizi a pagamento o vietati',
      text: 'Non offrire sesso a pagamento, droghe, armi o altre cose vietate, e non cercarle qui.',
    },
    nudity: {
      name: 'Nudo non permesso',
      text: 'Nelle foto che tutti vedono non devono comparire genitali né atti sessuali.',
    },
    unfit_photo: {
      name: 'Foto non adatta',
      text: 'Nella foto del profilo devi esserci tu. Non mostriamo paesaggi, loghi, disegni o immagini poco chiare.',
    },
  },
  statement: {
    title: 'Una decisione sul tuo account',
    terms: {
      measure: 'Che cosa abbiamo fatto',
      scope: 'Dove e per quanto',
      facts: 'Che cosa abbiamo accertato',
      found: 'Come l’abbiamo saputo',
      rule: 'La regola',
      contest: 'Se non sei d’accordo',
    },
    measures: {
      warn: 'Ti diamo un avvertimento.',
      photo: 'Abbiamo tolto una tua foto.',
      message: 'Abbiamo tolto un tuo messaggio.',
      about: 'Abbiamo tolto i testi del tuo profilo.',
      photos: 'Abbiamo tolto le tue foto.',
      about_photos: 'Abbiamo tolto le tue foto e i testi del tuo profilo.',
      hide: 'Abbiamo nascosto il tuo profilo. Nessun altro può vederlo.',
      suspend: 'Abbiamo sospeso il tuo account per {days}.',
      ban: 'Abbiamo bloccato il tuo account.',
    },
    scope: {
      warning: 'Non abbiamo limitato nulla: puoi continuare a usare {site} come prima.',
      lasting: 'La decisione vale ovunque su {site}, in ogni paese, senza una data di fine.',
      ending: 'La decisione vale ovunque su {site}, in ogni paese. Scade da sola: {end}.',
    },
    found: {
      notice: 'Qualcuno ce l’ha segnalato.',
      own: 'L’abbiamo trovato noi, senza una segnalazione.',
    },
    decided: {
      by_person: 'Ha esaminato e deciso una persona. Nulla è stato deciso in modo automatico.',
      by_rule:
        'L’ha rilevato e deciso una regola automatica. Se contesti la decisione, la esamina una persona.',
    },
    grounds: {
      terms:
        '{name}. {text} Lo dice l’articolo {article} delle nostre condizioni, e ciò che abbiamo accertato lo viola.',
      law: '{name}. {text} La legge lo vieta ({article}), e ciò che abbiamo accertato vi rientra.',
    },
    contest:
      'Puoi contestare la decisione gratis, con il link di questa e-mail e senza accedere. Termine: {until} compreso. La riesaminerà una persona diversa da chi l’ha presa.',
    elsewhere: {
      named:
        'Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie, come {body}, o al giudice.',
      any: 'Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie o al giudice. L’elenco di questi organismi è tenuto dalla Commissione europea.',
    },
  },
}
