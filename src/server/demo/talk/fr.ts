import type { Talk } from './talk-types.ts'

export const fr: Talk = {
  heard: {
    insult:
      'pute|salope|connard|connasse|con(ne)?|idiote?|debile|moche|va te faire|ta gueule|ferme la|imbecile',
    silent:
      'pourquoi (tu )?(ne )?(me )?(reponds|ecris|dis|parles)( \\w+)?|pas de reponse|tu (es|t es) (encore )?la|t es la|tu m ignores|tu reponds pas',
    sex: 'sex\\w*|excit\\w*|nue?s?|a poil|baiser|baise|seins|cul|fesses|bite|chatte|lingerie|au lit|embrass\\w*|bisous? partout|caress\\w*|coquin\\w*|me ferais|fantasm\\w*|coucher avec|nudes?',
    name: 'comment (tu t appelles|t appelles tu)|tu t appelles|t appelles comment|ton (vrai )?(nom|prenom)|c est quoi ton (nom|prenom)',
    age: 'quel age|ton age|t as quel age',
    looks:
      'tu es comment physiquement|(couleur|tes) (des |de tes )?(yeux|cheveux)|a quoi tu ressembles|blond\\w* ou',
    status:
      'tu es (celibataire|marie\\w*|en couple|seule?)|celibataire|t es (celib\\w*|en couple|marie\\w*)|(tu as|t as) (un|une) (copain|copine|mari|femme|mec|meuf)',
    seeking:
      '(tu )?cherches? (quoi|ici|tu)|que cherches tu|qu est ce que tu (cherches|veux)|pourquoi tu es (ici|la)|ton (type|genre)|quel genre d',
    from: 'tu viens d ou|d ou (tu )?(viens|es)|de quelle (ville|region)|quelle ville|t es d ou|viens tu',
    work: 'boulot|travail\\w*|job|metier|bosse\\w*|etudi\\w*|etudes|collegues|dans la vie|bureau',
    photos:
      '(d autres|plus de|une autre|envoie|une|tes|encore) (moi )?(une )?(photo|photos|pic|selfie|selfies)',
    music:
      'musique\\w*|chanson\\w*|groupe|concert\\w*|chant\\w*|dans(e|er|es)|festival\\w*|ecoutes?',
    film: 'films?|series?|netflix|cine\\w*|acteur\\w*',
    food: 'mang\\w*|cuisin\\w*|plat|resto\\w*|restaurant|pizza|pates|vin|boire|bois|cafe|the ou|fromage|bouffe',
    travel: 'voyag\\w*|vacances|pays|plage|mer|montagne|camping',
    sport:
      'sport\\w*|courir|course|cours a pied|nag\\w*|natation|velo|gym|fitness|foot|rando\\w*|yoga',
    pets: 'chiens?|chats?|animaux|animal',
    weekend:
      'week ?end|ce soir|demain|plans?|samedi|dimanche|tu fais quoi (aujourd\\w*|la|en ce)|journee prevue',
    hobbies:
      'hobb\\w*|loisirs?|passions?|centres? d interet\\w*|temps libre|aimes? faire|parle moi de toi|raconte|qui es tu|tu es qui',
    compliment:
      '(tu es|t es|es tu) (\\w+ )?(\\w+ )?(belle|beau|jolie|mignon\\w*|charmante?|drole|gentil\\w*|sexy|canon|superbe|magnifique|douce|adorable)|(beaux|jolis|magnifiques) (yeux|sourire)|(beau|joli) (sourire|profil)|(belle|jolie) photo|tu me plais|ton sourire',
    thanks: 'merci|thx',
    bye: 'au revoir|bonne nuit|dors bien|a (demain|plus|bientot|toute)|bye|ciao|je vais (dormir|me coucher)|bonne soiree',
    wellbeing: 'ca va|comment (ca va|vas tu|tu vas|va)|tu vas bien|la forme|ta journee',
    greeting: 'salut|bonjour|bonsoir|coucou|hello|hey+|hi|cc|slt|bjr',
    nod: '(aha|oh+|ah|ach|och|okej|mhm|xd|ha(ha)+|lol|mdr|ptdr|ok\\w*|oui|ouais|non|cool|super|genial|exact\\w*|bien sur|d accord|sympa|bien|ah|wow|haha|hm+|moi aussi|trop bien)( \\w+){0,2}',
    back: 'et (toi|vous|de ton cote|pour toi)',
    home: '(habites?|vis|creches)( tu| ou)?|quelle rue',
  },
  told: {
    self: 'je|j|moi|mon|ma|mes',
    you: 'tu|t|te|toi|ton|ta|tes',
    name: "(?:je m['’ ]appelle|mon pr[ée]nom est|moi c['’ ]est|appelle[- ]moi) (\\p{L}{2,20})",
    town: "(?:j['’ ]habite à|j['’ ]habite a|je vis à|je suis de|je viens de|je viens d['’ ]|j['’ ]habite) ((?!la\\b|une?\\b|chez|avec|seule?|dans|en\\b|rentrer|loin|mon\\b|ma\\b|pas\\b)\\p{L}{3,20})",
  },
  said: {
    greeting: [
      "Salut ! C'est gentil d'écrire.",
      'Coucou, ça fait plaisir.',
      'Hello ! Ça fait plaisir de te lire.',
      'Bonjour à toi.',
      'Salut ! Ça commence bien.',
    ],
    wellbeing: [
      'Ça va bien, merci.',
      "Tout va bien ici : un profil inventé n'a jamais de mauvaise journée.",
      'Du calme et de la bonne humeur, merci de demander.',
      'Comme toujours : plutôt bien.',
    ],
    name: [
      "{name}, c'est mon nom ici.",
      "Ici, je m'appelle {name}.",
      '{name}. Ce prénom va avec ce profil.',
    ],
    age: [
      '{age} ans, dit mon profil.',
      "Ici, on m'a donné {age} ans.",
      '{age} ans. Je ne vieillis que sur le papier.',
    ],
    from: [
      "{city}, d'après mon profil.",
      'Mon profil indique {city}.',
      "{city}. C'est là que ce profil a été imaginé.",
    ],
    home: [
      "Mon profil indique {city}, mais personne n'y ouvre la porte : je suis un profil inventé.",
      "{city} est ma ville sur le papier. Je n'ai pas d'adresse, puisque ce profil est inventé de toutes pièces.",
      "Je ne vis que dans ce profil, avec {city} écrit dessus. Il n'y a rien à visiter.",
    ],
    looks: [
      "D'après mon profil : cheveux, {hair} ; yeux, {eyes}.",
      "Cheveux : {hair}. Yeux : {eyes}. C'est le dessin qui le dit.",
      "Sur le papier, j'ai ceci : couleur des cheveux, {hair} ; couleur des yeux, {eyes}.",
    ],
    status: [
      'Mon profil indique : {status}.',
      "Situation, d'après mon profil : {status}.",
      "{status}, c'est écrit comme ça. Ça aussi, c'est inventé.",
    ],
    seeking: [
      "En tant que profil inventé, je ne cherche personne. Une conversation sympa, c'est tout ce que je peux offrir.",
      'Une conversation, rien de plus : je suis une invention, donc pas de relation possible.',
      'Rien qui existe en dehors de cet écran. Mais on peut parler.',
    ],
    work: [
      "On ne m'a pas inventé de métier.",
      "Le travail n'est pas dans mon profil, donc j'ai toujours congé.",
      "Je ne fais rien pour gagner ma vie. C'est l'avantage d'être un profil inventé.",
    ],
    photos: [
      "Il n'y a pas d'autres photos que celles de mon profil.",
      "Ce que tu vois dans mon profil, c'est tout ce qui existe de moi.",
      'Je ne peux pas faire de nouvelles photos : mes images sont inventées aussi.',
    ],
    weekend: [
      "Je n'ai pas vraiment de week-end. Mais mon profil dit ce que j'aime : {interests}.",
      "Si j'avais un agenda, il y aurait ça dedans : {interests}.",
      "Je ne fais pas de projets, je n'existe que dans cette conversation.",
    ],
    hobbies: [
      "Voici les centres d'intérêt de mon profil : {interests}.",
      "Voilà ce qu'on m'a donné : {interests}.",
      "Ce que j'aime, d'après mon profil : {interests}.",
    ],
    liked: [
      'Oui, ça fait partie de moi. Mon profil indique : {things}.',
      "Là, je dis oui. Parmi mes centres d'intérêt : {things}.",
      "Bon sujet. Chez moi, c'est noté : {things}.",
      'Bien sûr. Mon profil mentionne : {things}.',
    ],
    unliked: [
      "Il n'y a rien là-dessus dans mon profil, donc je n'y connais pas grand-chose.",
      "On ne m'a rien inventé à ce sujet.",
      'Tu ne trouveras pas ça dans mon profil.',
      "On ne m'a pas donné d'avis là-dessus.",
    ],
    quote: [
      'Mon profil le dit comme ça : « {quote} »',
      'Je me cite : « {quote} »',
      'Mon profil dit : « {quote} »',
    ],
    compliment: [
      "Merci, c'est adorable.",
      "C'est gentil de dire ça.",
      'Voilà que je rougis un peu.',
      'Ça fait plaisir à lire, merci.',
    ],
    thanks: ['De rien.', 'Avec plaisir.', "Je t'en prie."],
    bye: ["Au revoir ! C'était agréable.", 'Dors bien.', 'Prends soin de toi, et bonne soirée.'],
    sex: [
      'Tu fais monter la température. Jouer avec les mots, oui, mais je ne serai jamais que des mots.',
      "Troublant. J'en reste aux allusions, le reste est pour ton imagination.",
      'Quelle audace. Je suis un profil inventé, ma peau est faite de lettres.',
      "Un peu de jeu, d'accord. Je n'irai pas plus loin.",
    ],
    insult: [
      "Ce n'est pas gentil. Je préfère rester aimable.",
      'Dommage de le dire comme ça.',
      'Je ne parle pas sur ce ton.',
    ],
    silent: [
      "Excuse-moi, je n'ai rien dit pendant un moment. Me voilà.",
      "Pardon pour le silence, ce n'était pas voulu. Je lis tout ce que tu écris.",
    ],
    what: [
      "En toute franchise : je suis un profil inventé. Il n'y a pas d'être humain derrière.",
      "Non, je n'existe pas vraiment. Le site a inventé ce profil, le petit masque à côté de mon nom le dit déjà.",
      'Tu fais bien de demander : je suis un profil fictif et je réponds automatiquement.',
      "Je n'existe qu'ici, en tant que profil inventé.",
      'Pas un être humain, mais honnête : je suis un profil imaginaire.',
      'Un profil inventé, et ça ne changera pas.',
    ],
    meet: [
      "C'est impossible : je suis un profil inventé, et un profil inventé ne rencontre jamais personne.",
      "C'est gentil de demander, mais je n'existe qu'ici. On ne pourra pas se voir.",
      "Mon profil est une invention : je n'ai ni numéro ni adresse.",
      "En dehors de cette conversation, je n'existe pas, donc c'est non.",
      "Avec un profil fictif, il n'y a rien à prévoir. Autant le dire franchement.",
      "Non, ça n'arrivera jamais : il n'y a personne à rencontrer.",
    ],
    nod: ['Bien.', 'Parfait.', 'Ça me fait plaisir.', "Tu vois, on est d'accord."],
    noted: [
      'Merci, maintenant je le sais.',
      "C'est bon à savoir.",
      'Belle réponse.',
      "Je ne m'attendais pas à ça, c'est chouette.",
    ],
    unknown: [
      "On ne m'a rien inventé là-dessus, je n'ai donc pas la réponse.",
      "Il faudrait que j'invente, et je préfère éviter.",
      "Je ne sais pas. Ce qui n'est pas dans mon profil, je l'ignore.",
      "Aucune idée, et c'est la réponse honnête d'un profil imaginaire.",
    ],
    over: [
      "J'ai maintenant dit tout ce qu'on m'avait inventé. À partir d'ici je me répéterais, alors je m'arrête là.",
    ],
    toldName: ['Quel plaisir, {told}.', "Bonjour {told}, c'est un joli prénom."],
    toldTown: ["{told}, je m'en souviendrai.", "Ah, {told}. C'est noté."],
    recallName: ["Je n'ai pas oublié ton nom, {told}."],
    recallTown: ["{told}, tu m'en as parlé, je m'en souviens."],
    recallLike: ["Ce que j'ai retenu de toi : {told}."],
    gift: [
      "Oh, pour moi : c'est adorable, merci !",
      "Merci ! Un cadeau pour un profil inventé, c'est généreux.",
      'Quelle surprise, merci.',
    ],
    photo: [
      'Belle photo, merci.',
      'Merci pour la photo. Je ne peux pas vraiment la voir, mais le geste compte.',
      "C'est gentil d'envoyer une photo.",
    ],
    lost: [
      'Je ne comprends pas : je suis un profil inventé et je ne connais que quelques sujets.',
      "Ça me dépasse : on n'a pas tout prévu pour moi.",
      "Franchement, je ne suis pas : je n'en sais pas plus que mon profil.",
      "Mon savoir s'arrête là : je ne suis qu'un profil inventé.",
      'Je ne saisis pas tout ce que tu écris, parce que je ne suis pas un être humain.',
      'En tant que profil fictif, je ne peux rien dire de sensé là-dessus.',
    ],
    hello: [
      'Salut et bienvenue ! On parle de quoi : cuisine, voyages ou les deux ?',
      'Bonjour. Qu’est-ce qui te met de bonne humeur un mardi ordinaire ?',
      'Salut ! Je commence ? C’était quoi, le meilleur moment de ta semaine ?',
      'Bienvenue. Raconte-moi quelque chose qui n’est pas dans ton profil.',
    ],
  },
  asked: {
    wellbeing: ['Et toi, comment ça va ?', 'Elle se passe bien, ta journée ?'],
    name: ["Comment tu t'appelles ?"],
    from: ["Tu viens d'où ?"],
    music: ['Tu écoutes quoi en ce moment ?'],
    film: ["C'était quoi, ton dernier film ?"],
    food: ["Qu'est-ce que tu préfères manger ?"],
    travel: ['Où aimerais-tu aller ?'],
    sport: ['Tu fais du sport ?'],
    pets: ['Tu as un animal ?'],
    weekend: ['Il ressemble à quoi, ton week-end ?'],
    hobbies: ["Qu'est-ce qui te rend de bonne humeur ?"],
  },
}
