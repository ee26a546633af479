import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  policies: {
    under_18: {
      name: 'Moins de 18 ans',
      text: 'Tout le monde sur ce site a 18 ans ou plus. Nous fermons les comptes des personnes plus jeunes.',
    },
    child_content: {
      name: 'Mineurs et sexe',
      text: 'Les images ou textes qui associent le sexe à une personne de moins de 18 ans sont toujours interdits, même si elle paraît seulement plus jeune ou n’existe pas.',
    },
    intimate_without_consent: {
      name: 'Images intimes sans consentement',
      text: 'Tu ne publies et n’envoies aucune image nue ou sexuelle d’une personne qui n’a pas donné son accord.',
    },
    threats: {
      name: 'Menaces et harcèlement',
      text: 'Tu ne menaces, ne fais chanter et ne poursuis personne. Si on te demande d’arrêter, tu arrêtes.',
    },
    hate: {
      name: 'Haine',
      text: 'Tu ne rabaisses personne pour son origine, sa couleur de peau, sa religion, son genre, son orientation, un handicap ou son âge, et tu n’appelles pas à la haine.',
    },
    unwanted_sexual: {
      name: 'Messages sexuels non désirés',
      text: 'Tu n’envoies pas de messages ou de photos à caractère sexuel à des personnes qui ne l’ont pas demandé ou qui montrent qu’elles n’en veulent pas.',
    },
    scam: {
      name: 'Arnaques et demandes d’argent',
      text: 'Tu ne demandes à personne de l’argent, des cartes cadeaux, des données bancaires ou des codes, et tu n’entraînes personne à payer.',
    },
    impersonation: {
      name: 'Photo ou nom de quelqu’un d’autre',
      text: 'Tu utilises des photos de toi et tu ne te fais pas passer pour quelqu’un d’autre.',
    },
    fake_profile: {
      name: 'Faux profil',
      text: 'Derrière chaque compte, il y a une seule vraie personne qui s’en sert elle-même. Nous fermons les comptes inventés, achetés ou pilotés par un logiciel.',
    },
    contact_details: {
      name: 'Coordonnées dans le profil',
      text: 'Sans Premium, il n’y a ni numéro de téléphone, ni adresse, ni lien, ni nom d’un autre service dans ton profil ou sur tes photos.',
    },
    advertising: {
      name: 'Spam et publicité',
      text: 'Tu ne fais pas de publicité et tu n’envoies pas le même message à beaucoup de monde.',
    },
    paid_services: {
      name: 'Services payants ou interdits',
      text: 'Tu ne proposes ni sexe contre de l’argent, ni drogues, ni armes, ni autres biens interdits, et tu n’en cherches pas ici.',
    },
    nudity: {
      name: 'Nudité là où elle n’est pas permise',
      text: 'Les photos que tout le monde voit ne montrent ni parties génitales ni sexe.',
    },
    unfit_photo: {
      name: 'Photo qui ne convient pas',
      text: 'Une photo de profil te montre, toi. Nous n’affichons pas de paysages, de logos, de dessins ni d’images floues.',
    },
  },
  statement: {
    title: 'Une décision sur ton compte',
    terms: {
      measure: 'Ce que nous avons fait',
      scope: 'Où et pour combien de temps',
      facts: 'Ce que nous avons constaté',
      found: 'Comment nous l’avons su',
      rule: 'La règle',
      contest: 'Si tu n’es pas d’accord',
    },
    measures: {
      photo: 'Nous avons retiré une de tes photos.',
      message: 'Nous avons retiré un de tes messages.',
      about: 'Nous avons retiré les textes de ton profil.',
      photos: 'Nous avons retiré tes photos.',
      about_photos: 'Nous avons retiré tes photos et les textes de ton profil.',
      hide: 'Nous avons masqué ton profil. Les autres ne le voient pas.',
      suspend: 'Nous avons suspendu ton compte pour {days}.',
      ban: 'Nous avons bloqué ton compte.',
    },
    scope: {
      lasting: 'La décision s’applique partout sur {site}, dans tous les pays, sans date de fin.',
      ending:
        'La décision s’applique partout sur {site}, dans tous les pays, jusqu’au {end}. Elle prend fin d’elle-même à ce moment-là.',
    },
    found: {
      notice: 'Quelqu’un nous l’a signalé.',
      own: 'Nous l’avons trouvé nous-mêmes, sans signalement.',
    },
    decided: {
      by_person:
        'Une personne a examiné la situation et a décidé ; rien n’a été décidé automatiquement.',
      by_rule:
        'Une règle automatique l’a trouvé et a décidé. Si tu contestes, une personne l’examinera.',
    },
    grounds: {
      terms:
        '{name}. {text} C’est l’article {article} de nos conditions, et ce que nous avons constaté y est contraire.',
      law: '{name}. {text} La loi l’interdit ({article}), et ce que nous avons constaté en relève.',
    },
    contest:
      'Jusqu’au {until} inclus, tu peux contester gratuitement, avec le lien de cet e-mail et sans te connecter. Une autre personne que celle qui a décidé réexaminera alors le dossier.',
    elsewhere: {
      named:
        'Tu peux aussi t’adresser à un organe certifié de règlement extrajudiciaire des litiges, comme {body}, ou à un tribunal.',
      any: 'Tu peux aussi t’adresser à un organe certifié de règlement extrajudiciaire des litiges ou à un tribunal. La Commission européenne tient la liste de ces organes.',
    },
  },
}
