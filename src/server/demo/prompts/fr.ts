import type { DemoPrompts } from './prompt-types.ts'

export const fr: DemoPrompts = {
  perfect_evening: [
    '{Un plat qui mijote|Une grande table|Des bougies partout}, {un bon disque|une bouteille ouverte|la pluie sur les vitres} et {nulle part où aller|le téléphone dans l’entrée}.',
    '{Un petit concert|Un vieux cinéma|Un tour au bord de l’eau}, puis {des frites sur un banc|un dernier verre au bar du coin|des heures à refaire le monde}.',
    '{Un feu dehors|Un plaid sur le balcon} et {des histoires de plus en plus folles|les étoiles, sans appli|pas un mot sur le travail}.',
    'D’abord {un sauna|un bain|danser}, ensuite {une soupe|une pizza dans son carton}, et puis {dormir comme un loir|plus rien du tout}.',
  ],
  weak_for: [
    '{les mains chaudes|une voix grave|les taches de rousseur} et {une mauvaise idée au bon moment|l’humour pince-sans-rire|les gens qui écoutent vraiment}.',
    '{un regard qui dure une seconde de trop|une main au creux du dos|l’odeur d’un cou}. {C’est fini pour moi|À chaque fois}.',
    'les gens qui {chantent en voiture|partagent la dernière frite|cuisinent sans recette} : {ça dit tout|ça marche toujours}.',
    '{l’audace|le calme|l’autodérision} avec {un sourire|un côté tendre|une étincelle dans les yeux}.',
  ],
  attention: [
    'tu sais {rire de toi|me contredire en souriant|m’apprendre quelque chose}, {sans te presser|et recommencer ensuite}.',
    'tu {dis plus que « salut »|as vraiment lu ces lignes|poses une bonne question}. {Une phrase suffit|Le reste vient tout seul}.',
    'tu {sens bon|danses bien|salues d’abord le chien} et {tu ne le sais pas|tu n’en fais pas toute une histoire}.',
    'tu {sais ce que tu veux|restes calme quand je parle trop|parles avec les yeux} et {tu le dis|tu n’as pas peur du silence}.',
  ],
  secret: [
    'Je {chante la deuxième voix sous la douche|jongle avec trois citrons|pleure devant les publicités}, {seulement quand personne ne regarde|demande aux voisins}.',
    'Un jour, j’ai {passé une semaine dans un monastère|gagné un concours de mangeurs de tarte|joué sur scène avec une cape}. {Longue histoire|Je le referais}.',
    'Je dors {avec des chaussettes|au milieu du lit|la fenêtre ouverte}, {même en juillet|même quand il neige}.',
    'Sous {mon manteau bien sage|mon gros pull}, il y a plus {de dentelle|de malice|d’encre} {qu’on ne croit|que prévu}.',
  ],
  sunday: [
    '{La grasse matinée|Le petit déjeuner au lit|Du pain frais}, {le journal de la veille|une très longue douche} et {aucun réveil à l’horizon|pas dehors avant deux heures}.',
    '{Une balade au bord de l’eau|Du vélo sans but|Une brocante}, avec {une tarte aux pommes|une soupe|des frites} {en récompense|à mi-chemin}.',
    'Toute la journée en {pyjama|pull trop grand}, avec {un livre|de vieux disques|un film ou trois} et {aucun remords|quelque chose de sucré}.',
    '{Des crêpes|Une grande soupe|Un gâteau raté} et {un jeu qui n’en finit pas|une sieste sur le canapé}.',
  ],
  laugh: [
    '{Les chiens qui ont un avis|Les bébés fâchés|Les gens qui trébuchent sur rien}, {à chaque fois|surtout quand il ne faut pas}.',
    'Mes propres {blagues|pas de danse|messages vocaux}, {hélas|le plus souvent sans public|parfois des jours après}.',
    '{Les paroles mal comprises|Les fautes sur les menus|Un fou rire dans une salle muette} : {je n’y peux rien|j’en pleure}.',
    '{Les vieilles photos avec cette coiffure|Mon journal du collège|Les vidéos de vacances}. {Mais quelle idée|Sans pitié}.',
  ],
  first_date: [
    '{Un café qui devient un verre de vin|Un verre qui devient trois|Une balade trop longue} et {le dernier métro raté|personne qui regarde l’heure}.',
    '{Faire quelque chose : bowling, escalade, cuisine|Se perdre à deux}. {On parle sans y penser|Qui perd paie}.',
    '{Un café tranquille|Un banc au bord de l’eau|Un marché gourmand} et {pas de CV|rire de nos nerfs|voir si ça crépite}.',
    'Pas {de menu en trois plats|d’entretien d’embauche} : plutôt {une bonne blague|un baiser qui a le droit de rater|le plus long chemin du retour}.',
  ],
  fantasy: [
    '{Une chambre d’hôtel|Une cabane dans les bois|Une nuit dans une ville inconnue}, {faire comme si on ne se connaissait pas|les téléphones éteints|tout notre temps}.',
    '{Les yeux bandés|À la bougie|Dans la pénombre} et {ne pas savoir ce qui vient|juste une voix à l’oreille}.',
    '{Me laisser séduire|Me laisser regarder|Me laisser guider} par quelqu’un {de confiance|qui prend son temps}.',
    '{Nager au clair de lune|Une pluie d’été|Un sauna vide} et {pas de vêtements|personne à la ronde}. {Le reste, je le murmure|Demande-moi}.',
  ],
  turn_on: [
    '{Des baisers dans le cou|Une main dans mes cheveux|Des doigts qui prennent leur temps} et {une voix qui baisse|quelqu’un qui demande ce que j’aime}.',
    '{Taquiner|Attendre|Une bonne histoire}, {toute la journée|encore en vêtements|jusqu’à ce que je le demande}.',
    '{L’assurance et la douceur|L’esprit et un peu d’insolence|Le calme, et soudain plus du tout} : {ce mélange|oui, s’il te plaît}.',
    '{Des manches retroussées|Des épaules nues|L’odeur d’une peau chaude} et {rien d’autre|la porte fermée à clé}.',
  ],
  try_once: [
    '{Le bain de minuit|Une nuit à la belle étoile|Le tango}, {de préférence à deux|avant mon prochain anniversaire}.',
    '{Un sauna en Finlande|Le train de nuit pour Vienne|Un mois à la mer} et {aucun plan|pas de téléphone}.',
    '{Un massage à l’huile chaude|Un club avec un dress code|Un jeu avec un bandeau}. {La curiosité est là|Avec la bonne personne}.',
    '{Le saut en parachute|Le karaoké devant une salle pleine|Le surf}, {je le dis depuis des années|mais il faut me pousser}.',
  ],
  song: [
    '{Tout Sade|De la vieille soul|Marvin Gaye, évidemment}, {tout bas|lumière éteinte|en boucle}.',
    'Tout ce qui a {une basse lente|un saxophone|une voix un peu cassée}, {surtout après onze heures|surtout quand il pleut}.',
    '{Portishead|Nina Simone|D’Angelo}, {en vinyle|sur le tapis}. {Voilà|À chaque fois}.',
    '{Abba, sans honte|Prince, très fort|Le pire des années quatre-vingt-dix} : {je danse au bout d’une minute|toute la cuisine s’y met}.',
  ],
  dealbreaker: [
    '{L’impolitesse avec le serveur|Parler de soi sans rien demander|Être toujours pressé} : {soirée courte|non merci}.',
    '{Les petits jeux|Les demi-vérités|Trois jours pour répondre}. {Dis-le simplement|La franchise est plus drôle}.',
    '{Le téléphone sur la table|Des photos d’il y a dix ans}, {vraiment|même avec un beau sourire}.',
    'Les gens qui {n’entendent pas un non|regardent les autres de haut|ne s’excusent jamais} {n’ont pas à attendre un oui|n’ont pas de seconde chance}.',
  ],
}
