import type { MailTexts } from './mail-texts.ts'

export const it: MailTexts = {
  mails: {
    activation: {
      subject: 'Conferma il tuo indirizzo e-mail',
      preheader: 'Ancora un passo e il tuo account è pronto.',
      title: 'Ancora un passo',
      body: [
        'Che bello averti qui. Conferma con il pulsante che questo indirizzo è tuo e il tuo account è pronto.',
      ],
      button: 'Conferma il mio indirizzo',
      after: [
        'Il link funziona per sette giorni, e una volta sola.',
        'Non hai creato un account? Non devi fare nulla: senza conferma non succede niente.',
      ],
    },
    welcome: {
      subject: 'Ti diamo il benvenuto su {site}',
      preheader: 'Il tuo account è pronto.',
      title: 'Ti diamo il benvenuto',
      body: [
        'Il tuo indirizzo è confermato e il tuo account è pronto.',
        'Una bella foto e due righe su di te aiutano più di tutto. Il resto viene da sé.',
      ],
      button: 'Vai su {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Hai già un account',
      preheader: 'Qualcuno ha inserito di nuovo questo indirizzo.',
      title: 'Questo indirizzo ha già un account',
      body: [
        'Qualcuno voleva usare questo indirizzo e-mail per un account su {site}, ma ne esiste già uno. Eri tu? Allora ti basta accedere.',
      ],
      button: 'Accedi',
      after: [
        'Hai dimenticato la password? Puoi chiederne una nuova quando accedi.',
        'Non eri tu? Non devi fare nulla: non è cambiato niente.',
      ],
    },
    no_account: {
      subject: 'Non c’è un account con questo indirizzo',
      preheader: 'È stata chiesta una nuova password.',
      title: 'Nessun account con questo indirizzo',
      body: [
        'Su {site} è stata chiesta una nuova password per questo indirizzo e-mail, ma non esiste un account che lo usa. Forse ne avevi usato un altro.',
      ],
      button: 'Crea un account',
      after: ['Non l’hai chiesto tu? Puoi dimenticare questa e-mail.'],
    },
    reset: {
      subject: 'Scegli una nuova password',
      preheader: 'Il link funziona per un’ora.',
      title: 'Una nuova password',
      body: ['Hai chiesto una nuova password. Con il pulsante la scegli tu.'],
      button: 'Scegli una password',
      after: [
        'Il link funziona per un’ora, e una volta sola. Poi accedi di nuovo su tutti i tuoi dispositivi.',
        'Non l’hai chiesto tu? Non devi fare nulla: la tua password resta com’è.',
      ],
    },
    password_changed: {
      subject: 'La tua password è stata cambiata',
      preheader: 'Non eri tu? Annulla la modifica.',
      title: 'La tua password è stata cambiata',
      body: [
        'La password del tuo account è appena stata cambiata. Se eri tu, è tutto a posto.',
        'Non eri tu? Annulla subito la modifica.',
      ],
      button: 'Annulla la modifica',
      after: ['Il link funziona per 48 ore, e una volta sola.'],
    },
    mail_change_confirm: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      preheader: 'Poi accederai con questo indirizzo.',
      title: 'Il tuo nuovo indirizzo e-mail',
      body: [
        'D’ora in poi vuoi usare questo indirizzo per il tuo account su {site}. Conferma con il pulsante che è tuo; fino ad allora vale il vecchio indirizzo.',
      ],
      button: 'Conferma questo indirizzo',
      after: [
        'Il link funziona per 24 ore, e una volta sola.',
        'Non l’hai chiesto tu? Non devi fare nulla.',
      ],
    },
    mail_change_requested: {
      subject: 'È stato chiesto un altro indirizzo e-mail',
      preheader: 'Non è ancora cambiato niente.',
      title: 'Un altro indirizzo e-mail',
      body: [
        'Qualcuno ha chiesto di cambiare l’indirizzo e-mail del tuo account. Non cambia niente finché il nuovo indirizzo non è confermato.',
        'Non eri tu? Scegli subito una nuova password, perché qualcuno conosce quella vecchia.',
      ],
      button: 'Chiedi una nuova password',
      after: [],
    },
    email_changed: {
      subject: 'Il tuo indirizzo e-mail è stato cambiato',
      preheader: 'Non eri tu? Annulla la modifica.',
      title: 'Il tuo indirizzo e-mail è stato cambiato',
      body: [
        'Il tuo account ha ora un altro indirizzo e-mail. Se eri tu, è tutto a posto.',
        'Non eri tu? Annulla subito la modifica.',
      ],
      button: 'Annulla la modifica',
      after: ['Il link funziona per 48 ore, e una volta sola.'],
    },
    change_undone: {
      subject: 'Una modifica è stata annullata',
      preheader: 'Tutti i dispositivi sono stati disconnessi.',
      title: 'La modifica è stata annullata',
      body: [
        'Valgono di nuovo l’e-mail o la password precedenti del tuo account, e tutti i dispositivi sono stati disconnessi.',
        'Scegli una nuova password che non usi altrove. Non sei stato tu? Scrivici a {support}.',
      ],
      button: 'Richiedi una nuova password',
      after: [],
    },
    new_device: {
      subject: 'Nuovo accesso al tuo account',
      preheader: 'Eri tu? Non devi fare nulla.',
      title: 'Un nuovo dispositivo',
      body: [
        'È stato fatto l’accesso al tuo account con un dispositivo che non conoscevamo ancora.',
        'Eri tu? Non devi fare nulla. Altrimenti scegli subito una nuova password.',
      ],
      fact: '{device}\n{at}',
      button: 'Chiedi una nuova password',
      after: [],
    },
    deleted: {
      subject: 'Il tuo account è stato eliminato',
      preheader: 'Puoi ancora tornare: hai tempo fino al giorno {erased_at}.',
      title: 'Il tuo account è stato eliminato',
      body: [
        'Il tuo profilo non si vede più da nessuna parte e tutte le tue sessioni sono chiuse. Il giorno {erased_at} cancelleremo i tuoi dati per sempre.',
        'Cambi idea prima? È ancora tutto come l’hai lasciato.',
      ],
      button: 'Ripristina il mio account',
      after: [],
    },
    reactivate: {
      subject: 'Ripristina il tuo account',
      preheader: 'Hai tempo fino al giorno {erased_at}.',
      title: 'Torna al tuo account',
      body: [
        'Il tuo account è stato eliminato, ma i tuoi dati ci sono ancora. Fino al giorno {erased_at} il pulsante lo rimette com’era.',
      ],
      button: 'Ripristina il mio account',
      after: ['Non l’hai chiesto tu? Non devi fare nulla.'],
    },
    reactivated: {
      subject: 'Il tuo account è di nuovo qui',
      preheader: 'È tutto come l’hai lasciato.',
      title: 'Che bello riaverti qui',
      body: [
        'Il tuo account è ripristinato. Il tuo profilo e le tue impostazioni sono come li hai lasciati.',
      ],
      button: 'Accedi',
      after: ['Non eri tu? Scrivici subito a {support}.'],
    },
    message: {
      subject: 'Hai un nuovo messaggio',
      preheader: 'Qualcuno ti ha scritto.',
      title: 'Un messaggio ti aspetta',
      body: ['Qualcuno ti ha scritto mentre non c’eri. Leggere è gratis.'],
      button: 'Leggi il messaggio',
      after: ['Su questa conversazione non ricevi altre e-mail finché non l’hai letta.'],
      named: {
        subject: '{who} ti ha scritto',
        title: '{who} ti ha scritto',
        body: ['{who} ti ha scritto mentre non c’eri. Leggere è gratis.'],
      },
    },
    like: {
      subject: 'Hai un nuovo like',
      preheader: 'Guarda di chi è.',
      title: 'Piaci a qualcuno',
      body: ['Qualcuno ti ha messo un like mentre non c’eri. Ricambia e sarà reciproco.'],
      button: 'Vedi i tuoi like',
      after: ['Su questo ricevi al massimo un’e-mail al giorno.'],
      named: {
        subject: 'Piaci a {who}',
        title: 'Piaci a {who}',
        body: ['{who} ti ha messo un like mentre non c’eri. Ricambia e sarà reciproco.'],
      },
    },
    match: {
      subject: 'È reciproco',
      preheader: 'Ci sono novità per te.',
      title: 'È un match',
      body: [
        'A una persona che ti piace piaci anche tu. Di’ qualcosa e la conversazione comincia.',
      ],
      button: 'Vedi il tuo match',
      after: [],
      named: {
        subject: 'È reciproco con {who}',
        title: 'È un match con {who}',
        body: ['Tu e {who} vi piacete. Di’ qualcosa e la conversazione comincia.'],
      },
    },
    search_news: {
      subject: 'Ci sono novità nella tua ricerca',
      preheader: 'Qualcosa che hai salvato è cambiato.',
      title: 'Novità nella tua ricerca',
      body: [
        'Dall’ultima volta sono arrivati nuovi iscritti che corrispondono a quello che hai salvato:',
      ],
      fact: '{search}',
      button: 'Guarda chi è nuovo',
      after: ['Su questa ricerca ricevi al massimo un’e-mail al giorno.'],
    },
    photo_rejected: {
      subject: 'La tua foto non è stata approvata',
      preheader: 'Qui leggi perché.',
      title: 'La tua foto non è stata approvata',
      body: [
        'Abbiamo guardato una delle tue foto e non possiamo mostrarla. L’abbiamo eliminata. Questo è il motivo:',
      ],
      fact: '{reason}',
      button: 'Scegli un’altra foto',
      after: ['Pensi che non sia giusto? Scrivi a {support} e guarderemo di nuovo.'],
    },
    banned: {
      subject: 'Il tuo account è bloccato',
      preheader: 'Qui leggi perché.',
      title: 'Il tuo account è bloccato',
      body: ['Abbiamo bloccato il tuo account. Questo è il motivo:'],
      fact: '{reason}',
      after: ['Pensi che non sia giusto? Scrivi a {support} e guarderemo di nuovo.'],
    },
  },
  fallback: 'Il pulsante non funziona? Apri questo indirizzo:',
  help: 'Domande? Scrivi a {support}.',
  whyMember: 'Ricevi questa e-mail perché questo indirizzo appartiene a un account su {site}.',
  whyStranger: 'Ricevi questa e-mail perché qualcuno ha inserito questo indirizzo su {site}.',
  company:
    '{site} è un servizio di {company}, {address} {city}, {country}. Registro delle imprese {kvk}.',
  unsubscribe: 'Disattiva le e-mail',
  privacy: 'Privacy',
}
