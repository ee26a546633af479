import type { FormTexts } from './form-texts.ts'

export const fr: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Réclamation {number} bien reçue',
      preheader: 'Tu auras une réponse sous 14 jours.',
      title: 'Ta réclamation est arrivée',
      body: [
        'Nous avons reçu ta réclamation. Voici son numéro :',
        'Une personne de notre équipe lit ta réclamation et te répond sous 14 jours, à cette adresse e-mail, avec les raisons.',
      ],
      fact: 'Réclamation {number}\n{kind}\n{at}',
      after: [
        'Tu veux ajouter quelque chose ? Écris à {support} en indiquant le numéro.',
        "Tu n'as pas envoyé de réclamation ? Alors tu n'as rien à faire.",
      ],
    },
    complaint: {
      subject: 'Nouvelle réclamation {number}',
      preheader: 'Répondre sous 14 jours.',
      title: 'Une réclamation est arrivée',
      body: [
        'Cette réclamation est arrivée par le formulaire de {site}. La personne a reçu une confirmation avec le numéro.',
        '{text}',
      ],
      fact: 'Réclamation {number}\n{kind}\n{at}\nNom : {name}\nAdresse e-mail : {email}\nRéférence : {reference}',
      after: [
        'Réponds à la réclamation sous 14 jours avec : npm run complaints -- answer. La réponse est ainsi conservée avec elle.',
      ],
      why: "Tu reçois cet e-mail parce que c'est l'adresse du service client de {site}.",
    },
    complaint_answer: {
      subject: 'Réponse à la réclamation {number}',
      preheader: 'Tu lis ici ce que nous avons fait et pourquoi.',
      title: 'La réponse à ta réclamation',
      body: ['Une personne de notre équipe a examiné ta réclamation :', '{answer}'],
      fact: '{kind}\nRéclamation {number}, {at}',
      button: 'Ce que tu peux encore faire',
      after: [
        "Tu n'es pas d'accord ? La page sur les réclamations indique à qui t'adresser ensuite.",
      ],
    },
    exclusion: {
      subject: 'Confirme que tu veux exclure cette adresse',
      preheader: 'Rien ne change avant ta confirmation.',
      title: 'Exclure cette adresse',
      body: [
        "Quelqu'un a demandé que cette adresse e-mail soit exclue des inscriptions sur {site}. Si c'est toi, confirme avec le bouton. Ensuite, plus personne ne pourra s'inscrire avec, toi non plus.",
        'Tu as déjà un compte avec cette adresse ? Il reste. Si tu veux le supprimer, connecte-toi et supprime ton compte dans tes paramètres.',
      ],
      button: 'Exclure cette adresse',
      after: [
        "Le lien marche pendant sept jours, une seule fois. Nous ne gardons pas l'adresse, seulement un code qui ne permet pas de la lire.",
        "Tu n'as rien demandé ? Alors tu n'as rien à faire : sans confirmation, il ne se passe rien.",
        "Garde cet e-mail : le lien ci-dessous annule l'exclusion.",
      ],
      second: "Annuler l'exclusion",
    },
  },
  kinds: {
    payment: 'Un paiement ou des crédits',
    profile_or_message: 'Un profil ou un message',
    decision: 'Une décision sur un signalement',
    privacy: 'Vie privée et données',
    other: 'Autre chose',
  },
}
