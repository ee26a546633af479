import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof:
    'La preuve d’âge donnée depuis ton compte indique que son titulaire a moins de 18 ans.',
  policies: {
    under_18: {
      name: 'Moins de 18 ans',
      text: 'Ce site est réservé aux personnes de 18 ans et plus. Nous fermons les comptes des personnes plus jeunes.',
    },
    child_content: {
      name: 'Mineurs et sexe',
      text: 'Les images ou textes qui sexualisent une personne de moins de 18 ans sont toujours interdits, même si elle paraît seulement plus jeune ou n’existe pas.',
    },
    intimate_without_consent: {
      name: 'Images intimes sans consentement',
      text: 'Ne publie et n’envoie aucune image de nu ou à caractère sexuel d’une personne qui n’a pas donné son accord.',
    },
    threats: {
      name: 'Menaces et harcèlement',
      text: 'Ne menace, ne fais chanter et ne traque personne. Si on te demande d’arrêter, arrête.',
    },
    hate: {
      name: 'Haine',
      text: 'Ne rabaisse personne pour son origine, sa couleur de peau, sa religion, son genre, son orientation, un handicap ou son âge, et n’appelle pas à la haine.',
    },
    unwanted_sexual: {
      name: 'Messages sexuels non désirés',
      text: 'N’envoie pas de messages ou de photos à caractère sexuel à des personnes qui ne l’ont pas demandé ou qui montrent qu’elles n’en veulent pas.',
    },
    scam: {
      name: 'Arnaques et demandes d’argent',
      text: 'Ne demande à personne de l’argent, des cartes cadeaux, des données bancaires ou des codes, et n’incite personne à payer.',
    },
    impersonation: {
      name: 'Photo ou nom de quelqu’un d’autre',
      text: 'Utilise des photos de toi et ne te fais pas passer pour quelqu’un d’autre.',
    },
    fake_profile: {
      name: 'Faux profil',
      text: 'Derrière chaque compte, il y a une seule vraie personne qui s’en sert elle-même. Nous fermons les comptes inventés, achetés ou pilotés par un logiciel.',
    },
    contact_details: {
      name: 'Coordonnées dans le profil',
      text: 'Sans Premium, ne mets ni numéro de téléphone, ni adresse, ni lien, ni nom d’un autre service dans ton profil ou sur tes photos.',
    },
    advertising: {
      name: 'Spam et publicité',
      text: 'Ne fais pas de publicité et n’envoie pas le même message à beaucoup de monde.',
    },
    paid_services: {
      name: 'Services payants ou interdits',
      text: 'Ne propose ni sexe contre de l’argent, ni drogues, ni armes, ni rien d’autre d’interdit, et n’en cherche pas ici.',
    },
    nudity: {
      name: 'Nudité non autorisée',
      text: 'Les photos que tout le monde voit ne doivent montrer ni parties génitales ni actes sexuels.',
    },
    unfit_photo: {
      name: 'Photo qui ne convient pas',
      text: 'Sur ta photo de profil, on doit te voir, toi. Nous n’affichons pas de paysages, de logos, de dessins ni d’images floues.',
    },
  },
  statement: {
    title: 'Une décision concernant ton compte',
    terms: {
      measure: 'Ce que nous avons fait',
      scope: 'Où et pour combien de temps',
      facts: 'Ce que nous avons constaté',
      found: 'Comment nous l’avons su',
      rule: 'La règle',
      contest: 'Si tu n’es pas d’accord',
    },
    measures: {
      warn: 'Nous te donnons un avertissement.',
      photo: 'Nous avons retiré une de tes photos.',
      message: 'Nous avons retiré un de tes messages.',
      about: 'Nous avons retiré les textes de ton profil.',
      photos: 'Nous avons retiré tes photos.',
      about_photos: 'Nous avons retiré tes photos et les textes de ton profil.',
      hide: 'Nous avons masqué ton profil. Les autres ne le voient pas.',
      suspend: 'Nous avons suspendu ton compte pendant {days}.',
      ban: 'Nous avons bloqué ton compte.',
    },
    scope: {
      warning: 'Rien n’est limité : tu peux continuer à utiliser {site} comme avant.',
      lasting: 'La décision s’applique partout sur {site}, dans tous les pays, sans date de fin.',
      ending:
        'La décision s’applique partout sur {site}, dans tous les pays, jusqu’au {end}. Elle prend fin d’elle-même à ce moment-là.',
    },
    found: {
      notice: 'Quelqu’un nous l’a signalé.',
      own: 'Nous l’avons constaté nous-mêmes, sans signalement.',
    },
    decided: {
      by_person:
        'Une personne a examiné la situation et pris la décision. Rien n’a été décidé automatiquement.',
      by_rule:
        'Une règle automatique a détecté le problème et pris la décision. Si tu contestes, une personne l’examinera.',
    },
    grounds: {
      terms:
        '{name}. {text} C’est ce que prévoit l’article {article} de nos conditions, et ce que nous avons constaté y est contraire.',
      law: '{name}. {text} La loi l’interdit ({article}), et ce que nous avons constaté en relève.',
    },
    contest:
      'Tu peux contester gratuitement jusqu’au {until} inclus, avec le lien de cet e-mail et sans te connecter. Le dossier sera alors réexaminé par une personne qui n’a pas pris la décision.',
    elsewhere: {
      named:
        'Tu peux aussi t’adresser à un organe certifié de règlement extrajudiciaire des litiges, comme {body}, ou à un tribunal.',
      any: 'Tu peux aussi t’adresser à un organe certifié de règlement extrajudiciaire des litiges ou à un tribunal. La Commission européenne tient la liste de ces organes.',
    },
  },
}
