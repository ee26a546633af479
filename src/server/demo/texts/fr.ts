import type { DemoTexts } from './text-types.ts'

export const fr: DemoTexts = {
  openings: [
    '{Simple et [direct/directe]|De bonne humeur|[Curieux/Curieuse]|Un peu [têtu/têtue]}, avec un faible pour {l’humour pince-sans-rire|les mauvais jeux de mots|les belles histoires|les projets de dernière minute}.',
    'Le jour {je cours partout|je suis derrière un bureau|j’ai un métier que j’aime}, le soir {je préfère les grandes tablées|j’ai envie d’une vraie conversation}.',
    'Je fais partie de [ceux/celles] qui {arrivent en avance et partent en dernier|lisent la carte et font quand même le détour|trouvent la terrasse au premier rayon de soleil}.',
    'Mes amis me disent {tendre et un peu [entêté/entêtée]|calme, jusqu’à ce que la musique commence|optimiste, avec un agenda trop plein}.',
    'Après quelques années {tranquilles|bien remplies|riches en leçons}, il y a de nouveau de la place pour {du neuf|un peu d’aventure|des papillons dans le ventre}.',
    'J’aime {les gens qui ne se prennent pas trop au sérieux|rire de presque rien|les conversations qui mènent quelque part}.',
    'Ma {meilleure|pire} qualité ? {Je me souviens de tout|Je ne tiens pas en place|Je ne refuse jamais un gâteau}.',
    'Pour être honnête, {ce profil m’a coûté trois cafés|un ami a écrit le premier brouillon|la version longue est meilleure}.',
    'Une bonne journée commence {par un café serré, sans se presser|dehors, avant le petit-déjeuner|un peu après dix heures}.',
    'Je suis plus {romantique|timide|drôle} qu’il n’y paraît, {il suffit de gratter un peu|surtout après un verre de vin}.',
  ],
  pastimes: [
    [
      'cooking',
      'Je cuisine {toujours pour trop de monde|sans recette|surtout le jeudi} ; {toujours en musique|toujours avec trop d’ail}.',
    ],
    [
      'travel',
      'Mon rêve : {un train de nuit|une valise à moitié vide|aucun programme} et {une île où personne ne me connaît|le Sud au réveil}.',
    ],
    [
      'music',
      'Chez moi il y a toujours de la musique : {de la soul, souvent|des vinyles le dimanche matin|tout ce qui a une belle ligne de basse}.',
    ],
    [
      'cycling',
      'À vélo {le long du fleuve|face au vent}, j’ai mes {meilleures idées|idées les plus folles}.',
    ],
    [
      'hiking',
      'Je marche {des heures|au bord de la mer quand je peux|même sous la pluie}, avec {un thermos|quelqu’un qui aime parler}.',
    ],
    [
      'dancing',
      'Je danse {mieux dans les cuisines que dans les clubs|avec plus de passion que de talent|dès que quelqu’un me suit}.',
    ],
    [
      'wine',
      'Un bon rouge, {un plateau de fromages|une table dehors} et {personne pour regarder l’heure|tout notre temps}.',
    ],
    [
      'art',
      'Les dimanches de pluie, je flâne {dans un musée|de galerie en galerie}, {avec commentaires|jamais avec l’audioguide}.',
    ],
    [
      'gardening',
      'Mon {balcon|jardin} est {une petite jungle|ma thérapie|comestible jusqu’en octobre}.',
    ],
    [
      'theatre',
      'Donne-moi {un petit théâtre|une place au troisième rang} et je suis {aux anges|sage comme une image} toute la soirée.',
    ],
    [
      'swimming',
      'Je nage {dehors toute l’année|dans chaque lac que je croise}, {oui, même en novembre|la serviette est toujours dans le sac}.',
    ],
    [
      'photography',
      'Je photographie {la lumière sur les façades|les marchés|ce qui va disparaître}, {souvent trop lentement|toujours avec un sourire}.',
    ],
    [
      null,
      'Il y a toujours {un roman entamé|une pile de livres} près de mon lit, {j’accepte les conseils|et je lis toujours trop tard}.',
    ],
    [
      null,
      'Un vieux film, {un plaid|du pop-corn} et {le téléphone dans une autre pièce|un débat sur la fin}.',
    ],
    [
      null,
      'Mon {chien|chat} {approuve tous ceux qui restent assez longtemps|commande dans cette maison}.',
    ],
  ],
  closings: [
    'Raconte-moi {ta meilleure mauvaise blague|ce qui t’a fait rire hier}, {ensuite c’est mon tour|et je ferai de même}.',
    'Un peu de mystère, oui, {les petits jeux, non|tant que c’est sincère}.',
    'Plutôt {une vraie conversation|une bonne question} que {dix fois coucou|cent compliments}.',
    'Une étincelle commence souvent par {une jolie phrase|une bonne question}.',
    'Je peux parler {de tout|de rien|de musique} pendant des heures.',
    'Pour une belle histoire, {je veille tard|je laisse tout en plan}.',
  ],
  invitations: [
    'Je cherche quelqu’un {avec qui rire|avec qui le silence est doux aussi|qui sait ce qu’il veut}, {sans se presser|on verra pour le reste}.',
    'Écris en premier si tu veux : {je réponds toujours|je ne mords pas|ma curiosité est piquée}.',
    'Oserais-tu {une promenade sans but|un dîner sans carte|un premier rendez-vous sans téléphone} ?',
    'Qui sait, {on se rate peut-être depuis des années|on boira peut-être un café la semaine prochaine}.',
    'Tu {choisis le lieu, j’apporte le temps|apportes l’histoire, j’apporte le vin}.',
  ],
}
