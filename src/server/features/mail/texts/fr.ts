import type { MailTexts } from './mail-texts.ts'

export const fr: MailTexts = {
  mails: {
    activation: {
      subject: 'Confirme ton adresse e-mail',
      preheader: 'Encore une étape et ton compte est prêt.',
      title: 'Encore une étape',
      body: [
        'Ravis de te compter parmi nous. Confirme avec le bouton que cette adresse est bien la tienne, et ton compte est prêt.',
      ],
      button: 'Confirmer mon adresse',
      after: [
        'Le lien fonctionne pendant sept jours, et une seule fois.',
        'Tu n’as pas créé de compte ? Tu n’as rien à faire : sans confirmation, rien ne se passe.',
      ],
    },
    welcome: {
      subject: 'Bienvenue sur {site}',
      preheader: 'Ton compte est prêt.',
      title: 'Bienvenue',
      body: [
        'Ton adresse est confirmée et ton compte est prêt.',
        'Une belle photo et quelques phrases sur toi font toute la différence. Le reste viendra tout seul.',
      ],
      button: 'Aller sur {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Tu as déjà un compte',
      preheader: 'Quelqu’un a de nouveau saisi cette adresse.',
      title: 'Cette adresse a déjà un compte',
      body: [
        'Quelqu’un a voulu utiliser cette adresse e-mail pour un compte sur {site}, mais il en existe déjà un. C’était toi ? Il te suffit de te connecter.',
      ],
      button: 'Me connecter',
      after: [
        'Mot de passe oublié ? Tu peux en demander un nouveau au moment de te connecter.',
        'Ce n’était pas toi ? Tu n’as rien à faire : rien n’a changé.',
      ],
    },
    no_account: {
      subject: 'Aucun compte avec cette adresse',
      preheader: 'Un nouveau mot de passe a été demandé.',
      title: 'Aucun compte avec cette adresse',
      body: [
        'Un nouveau mot de passe a été demandé sur {site} pour cette adresse e-mail, mais aucun compte ne l’utilise. Tu en avais peut-être donné une autre.',
      ],
      button: 'Créer un compte',
      after: ['Tu n’as rien demandé ? Tu peux oublier cet e-mail.'],
    },
    reset: {
      subject: 'Choisis un nouveau mot de passe',
      preheader: 'Le lien fonctionne pendant une heure.',
      title: 'Un nouveau mot de passe',
      body: ['Tu as demandé un nouveau mot de passe. Avec le bouton, tu le choisis toi-même.'],
      button: 'Choisir un mot de passe',
      after: [
        'Le lien fonctionne pendant une heure, et une seule fois. Ensuite, tu te reconnectes sur tous tes appareils.',
        'Tu n’as rien demandé ? Tu n’as rien à faire : ton mot de passe reste le même.',
      ],
    },
    password_changed: {
      subject: 'Ton mot de passe a été modifié',
      preheader: 'Ce n’était pas toi ? Annule la modification.',
      title: 'Ton mot de passe a été modifié',
      body: [
        'Le mot de passe de ton compte vient d’être modifié. Si c’était toi, tout va bien.',
        'Ce n’était pas toi ? Annule la modification tout de suite.',
      ],
      button: 'Annuler la modification',
      after: ['Le lien fonctionne pendant 48 heures, et une seule fois.'],
    },
    mail_change_confirm: {
      subject: 'Confirme ta nouvelle adresse e-mail',
      preheader: 'Ensuite, tu te connectes avec cette adresse.',
      title: 'Ta nouvelle adresse e-mail',
      body: [
        'Tu veux désormais utiliser cette adresse pour ton compte sur {site}. Confirme avec le bouton qu’elle est bien la tienne ; d’ici là, ton ancienne adresse reste valable.',
      ],
      button: 'Confirmer cette adresse',
      after: [
        'Le lien fonctionne pendant 24 heures, et une seule fois.',
        'Tu n’as rien demandé ? Tu n’as rien à faire.',
      ],
    },
    mail_change_requested: {
      subject: 'Une autre adresse e-mail a été demandée',
      preheader: 'Rien n’a encore changé.',
      title: 'Une autre adresse e-mail',
      body: [
        'Quelqu’un a demandé à changer l’adresse e-mail de ton compte. Rien ne change tant que la nouvelle adresse n’est pas confirmée.',
        'Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe, car quelqu’un connaît l’ancien.',
      ],
      button: 'Demander un mot de passe',
      after: [],
    },
    email_changed: {
      subject: 'Ton adresse e-mail a été modifiée',
      preheader: 'Ce n’était pas toi ? Annule la modification.',
      title: 'Ton adresse e-mail a été modifiée',
      body: [
        'Ton compte a désormais une autre adresse e-mail. Si c’était toi, tout va bien.',
        'Ce n’était pas toi ? Annule la modification tout de suite.',
      ],
      button: 'Annuler la modification',
      after: ['Le lien fonctionne pendant 48 heures, et une seule fois.'],
    },
    change_undone: {
      subject: 'Un changement a été annulé',
      preheader: 'Tous les appareils ont été déconnectés.',
      title: 'Le changement a été annulé',
      body: [
        'L’ancienne adresse e-mail ou l’ancien mot de passe de ton compte est de nouveau valable, et tous les appareils ont été déconnectés.',
        'Choisis un nouveau mot de passe que tu n’utilises nulle part ailleurs. Ce n’était pas toi ? Écris-nous à {support}.',
      ],
      button: 'Demander un nouveau mot de passe',
      after: [],
    },
    new_device: {
      subject: 'Nouvelle connexion à ton compte',
      preheader: 'C’était toi ? Tu n’as rien à faire.',
      title: 'Un nouvel appareil',
      body: [
        'Un appareil que nous ne connaissions pas encore s’est connecté à ton compte.',
        'C’était toi ? Tu n’as rien à faire. Sinon, choisis tout de suite un nouveau mot de passe.',
      ],
      fact: '{device}\n{at}',
      button: 'Demander un mot de passe',
      after: [],
    },
    deleted: {
      subject: 'Ton compte est supprimé',
      preheader: 'Tu peux encore revenir jusqu’au {erased_at}.',
      title: 'Ton compte est supprimé',
      body: [
        'Ton profil n’est plus visible nulle part et toutes tes sessions sont fermées. Le {erased_at}, nous effaçons tes données pour de bon.',
        'Tu changes d’avis d’ici là ? Tout est encore comme tu l’as laissé.',
      ],
      button: 'Restaurer mon compte',
      after: [],
    },
    reactivate: {
      subject: 'Restaure ton compte',
      preheader: 'C’est possible jusqu’au {erased_at}.',
      title: 'Retrouve ton compte',
      body: [
        'Ton compte est supprimé, mais pas encore effacé. Jusqu’au {erased_at}, le bouton le remet comme il était.',
      ],
      button: 'Restaurer mon compte',
      after: ['Tu n’as rien demandé ? Tu n’as rien à faire.'],
    },
    reactivated: {
      subject: 'Ton compte est de retour',
      preheader: 'Tout est comme tu l’as laissé.',
      title: 'Ravis de te revoir',
      body: ['Ton compte est restauré. Ton profil et tes réglages sont comme tu les as laissés.'],
      button: 'Me connecter',
      after: ['Ce n’était pas toi ? Écris-nous tout de suite à {support}.'],
    },
    message: {
      subject: 'Tu as un nouveau message',
      preheader: 'Quelqu’un t’a écrit.',
      title: 'Un message t’attend',
      body: ['Quelqu’un t’a écrit pendant ton absence. Lire est gratuit.'],
      button: 'Lire ton message',
      after: ['Tu ne recevras pas d’autre e-mail sur cette conversation avant de l’avoir lue.'],
      named: {
        subject: '{who} t’a écrit',
        title: '{who} t’a écrit',
        body: ['{who} t’a écrit pendant ton absence. Lire est gratuit.'],
      },
    },
    like: {
      subject: 'Tu as un nouveau like',
      preheader: 'Regarde de qui il vient.',
      title: 'Tu plais à quelqu’un',
      body: [
        'Quelqu’un t’a donné un like pendant ton absence. Réponds par un like, et c’est réciproque.',
      ],
      button: 'Voir tes likes',
      after: ['Tu reçois au plus un e-mail par jour à ce sujet.'],
      named: {
        subject: 'Tu plais à {who}',
        title: 'Tu plais à {who}',
        body: [
          '{who} t’a donné un like pendant ton absence. Réponds par un like, et c’est réciproque.',
        ],
      },
    },
    match: {
      subject: 'C’est réciproque',
      preheader: 'Il y a du nouveau pour toi.',
      title: 'C’est un match',
      body: [
        'Quelqu’un qui te plaît t’apprécie aussi. Dis quelque chose, et la conversation commence.',
      ],
      button: 'Voir ton match',
      after: [],
      named: {
        subject: 'C’est réciproque avec {who}',
        title: 'C’est un match avec {who}',
        body: ['{who} et toi vous plaisez. Dis quelque chose, et la conversation commence.'],
      },
    },
    search_news: {
      subject: 'Du nouveau dans ta recherche',
      preheader: 'Quelque chose que tu as enregistré a changé.',
      title: 'Il y a du nouveau dans ta recherche',
      body: [
        'Depuis la dernière fois, de nouveaux membres qui correspondent à ce que tu as enregistré nous ont rejoints :',
      ],
      fact: '{search}',
      button: 'Voir qui est nouveau',
      after: ['Tu reçois au plus un e-mail par jour sur cette recherche.'],
    },
    photo_rejected: {
      subject: 'Ta photo n’a pas été acceptée',
      preheader: 'Voici pourquoi.',
      title: 'Ta photo n’a pas été acceptée',
      body: [
        'Nous avons regardé une de tes photos et ne pouvons pas la montrer. Elle est supprimée. En voici la raison :',
      ],
      fact: '{reason}',
      button: 'Choisis une autre photo',
      after: ['Tu penses que c’est une erreur ? Écris à {support} et nous regarderons de nouveau.'],
    },
    banned: {
      subject: 'Ton compte est bloqué',
      preheader: 'Voici pourquoi.',
      title: 'Ton compte est bloqué',
      body: ['Nous avons bloqué ton compte. En voici la raison :'],
      fact: '{reason}',
      after: ['Tu penses que c’est une erreur ? Écris à {support} et nous regarderons de nouveau.'],
    },
  },
  fallback: 'Le bouton ne fonctionne pas ? Ouvre cette adresse :',
  help: 'Des questions ? Écris à {support}.',
  whyMember: 'Tu reçois cet e-mail parce que cette adresse est celle d’un compte sur {site}.',
  whyStranger: 'Tu reçois cet e-mail parce que quelqu’un a saisi cette adresse sur {site}.',
  company:
    '{site} est un service de {company}, {address} {city}, {country}. Registre du commerce {kvk}.',
  unsubscribe: 'Ne plus recevoir d’e-mails',
  privacy: 'Confidentialité',
}
