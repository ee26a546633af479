import type { ReportTexts } from './report-texts.ts'

export const fr: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Nous avons bien reçu ton signalement',
      preheader: 'Nous te dirons ce qui est décidé.',
      title: 'Ton signalement est arrivé',
      body: [
        'Merci de nous avoir prévenus. Voici ce que nous avons reçu de toi :',
        'Une personne de notre équipe examine ton signalement et décide de la suite ; nous ne laissons jamais cela à un ordinateur. Il faut en général quelques jours ouvrables. Ensuite, nous t’envoyons la décision et ses raisons.',
        'La personne signalée ne saura pas que c’était toi.',
      ],
      fact: 'Signalement {number}\n{what} : {why}\n{at}',
      after: [
        'Tu veux ajouter quelque chose ? Écris à {support} en indiquant le numéro.',
        'Quelqu’un est en danger ? Appelle tout de suite les secours.',
      ],
    },
    report_outcome: {
      subject: 'Une décision sur ton signalement',
      preheader: 'Tu liras ici laquelle, et pourquoi.',
      title: 'La décision sur ton signalement',
      body: [
        'Une personne de notre équipe a examiné ton signalement. Voici la décision :',
        'Voici ce que nous avons constaté : {facts}',
        '{ground}',
        'La décision a été prise par une personne. Rien n’a été décidé automatiquement.',
      ],
      fact: '{decision}\nSignalement {number}, {what}, {at}',
      button: 'Déposer une réclamation',
      after: [
        'Tu n’es pas d’accord ? Jusqu’au {until} inclus, tu peux déposer une réclamation gratuitement. Indique le numéro {number} ; une autre personne de l’équipe réexaminera alors le dossier.',
        'Tu peux aussi t’adresser à un organisme agréé de règlement des litiges ou à un tribunal.',
      ],
    },
    statement_of_reasons: {
      subject: 'Une décision sur ton compte',
      preheader: 'Tu liras ici laquelle, et pourquoi.',
      title: 'Une décision sur ton compte',
      body: [
        'À la suite d’un signalement, une personne de notre équipe a examiné ton compte. Voici la décision :',
        'Voici ce que nous avons constaté : {facts}',
        '{ground}',
        'La décision vaut partout sur {site}, pour une durée indéterminée. Elle a été prise par une personne ; rien n’a été décidé automatiquement.',
      ],
      fact: '{decision}\nDécision {number}, {what}, {at}',
      button: 'Déposer une réclamation',
      after: [
        'Tu n’es pas d’accord ? Jusqu’au {until} inclus, tu peux déposer une réclamation gratuitement, aussi par e-mail à {support}. Indique le numéro {number} ; une autre personne de l’équipe réexaminera alors le dossier.',
        'Tu peux aussi t’adresser à un organisme agréé de règlement des litiges ou à un tribunal.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profil', photo: 'Photo', message: 'Message' },
    reasons: {
      minor: 'Une personne de moins de 18 ans',
      illegal_content: 'Quelque chose d’illégal',
      threats_or_hate: 'Menaces ou haine',
      scam_or_money: 'Arnaque ou demande d’argent',
      impersonation: 'Se fait passer pour quelqu’un d’autre',
      nudity_without_consent: 'Nudité sans consentement',
      contact_or_advertising: 'Coordonnées ou publicité',
      something_else: 'Autre chose',
    },
    decisions: {
      no_action: 'Nous n’intervenons pas.',
      remove_content: 'Nous avons supprimé ce que tu as signalé.',
      ban: 'Nous avons bloqué le compte.',
    },
    own_decisions: {
      remove_content: 'Nous avons supprimé un de tes contenus.',
      ban: 'Nous avons bloqué ton compte.',
    },
    grounds: {
      terms: 'Nous nous sommes appuyés sur nos conditions : {ground}',
      law: 'Nous nous sommes appuyés sur la loi : {ground}',
    },
  },
}
