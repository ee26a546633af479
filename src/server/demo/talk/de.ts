import type { Talk } from './talk-types.ts'

export const de: Talk = {
  heard: {
    insult:
      'hure|schlampe|fotze|arschloch|wichser|idiot\\w*|bloed\\w*|blod\\w*|dumm(e|kopf)?|fick dich|verpiss dich|hasslich\\w*|miststuck',
    silent:
      'warum (antwortest|schreibst|reagierst|sagst) du|keine antwort|bist du (noch )?da|ignorierst du|hallo jemand da',
    sex: 'sex\\w*|geil\\w*|ficken|fick mich|nackt\\w*|nacktbild\\w*|titten|bruste|arsch|schwanz|muschi|dessous|im bett|kuss\\w*|streicheln|erreg\\w*|scharf|heiss auf|mit mir machen|fantasie\\w*|worauf stehst|hast du an|tragst du',
    name: 'wie heisst du|wie heist du|dein(en)? (richtiger )?name\\w*|wie darf ich dich nennen',
    age: 'wie alt|dein alter|welcher jahrgang',
    looks: 'wie siehst du aus|(haar|augen)farbe|(deine|welche) (augen|haare)',
    status:
      'bist du (noch )?(single|verheiratet|vergeben|solo|liiert)|hast du (einen|eine|nen|ne) (freund|freundin|partner|partnerin|mann|frau)|beziehungsstatus',
    seeking:
      'was suchst du|wonach suchst|was willst du hier|warum bist du hier|dein typ|was fur (einen|eine) (mann|frau|typ|menschen)',
    from: 'woher kommst|wo kommst du her|aus welcher stadt|welche stadt|wo bist du her|woher bist du',
    work: 'arbeit\\w*|job|beruf\\w*|studier\\w*|studium|buro|kollegen',
    photos:
      '(mehr|andere|noch ein|schick|weitere|ein) (mir )?(ein )?(foto\\w*|bild\\w*|pics?|selfie)|fotos',
    music: 'musik\\w*|lied\\w*|song\\w*|band|konzert\\w*|singst|tanz\\w*|festival\\w*|horst du',
    film: 'films?|filme|serie\\w*|netflix|kino|schaust du',
    food: 'essen|koch\\w*|gericht|restaurant|pizza|pasta|wein|trinkst|kaffee|tee|lieblingsessen|kuche',
    travel: 'reis\\w*|urlaub\\w*|lander|land|strand|meer|berge|camping|zelten',
    sport:
      'sport\\w*|joggen|laufen|schwimm\\w*|rad ?fahr\\w*|fahrrad|gym|fitness|fussball|wander\\w*|yoga',
    pets: 'hund\\w*|katze\\w*|haustier\\w*|tiere?',
    weekend:
      'wochenende|heute abend|morgen vor|plane|samstag|sonntag|was machst du (heute|so|gerade)|am we',
    hobbies:
      'hobb\\w*|interess(en|iert)|freizeit|machst du gern\\w*|erzahl (mir )?(was|etwas|mal|mehr) (von|uber) dir|wer bist du',
    compliment:
      '(du bist|bist du) (\\w+ )?(\\w+ )?(schon|suss|hubsch|lieb|nett|toll|sexy|lustig|heiss|sympathisch|wunderschon)\\w*|(schone|tolle|wunderschone|susse[sr]?|schones|tolles) (augen|lacheln|foto|bild|bilder|profil)|finde dich',
    thanks: 'dank\\w*|merci|thx',
    bye: 'tschuss|ciao|gute nacht|schlaf gut|bis (morgen|spater|dann|bald)|muss los|geh schlafen|machs gut',
    wellbeing:
      'wie geht ?(es|s)( dir)?|wies geht|wie war dein tag|wie ist dein tag|alles (gut|klar)|wie fuhlst du dich|na wie gehts',
    greeting: 'hi+|hey+|hallo\\w*|moin|servus|guten (morgen|tag|abend)|na|huhu',
    nod: '(aha|oh+|ah|ach|och|okej|mhm|xd|ha(ha)+|hihi|lol|ok\\w*|ja+|jo|nein|ne|schon|cool|super|stimmt|genau|toll|lustig|gut|hm+|wow|ach so|ich auch|klar)( \\w+){0,2}',
    back: 'und (du|dir|bei dir|selbst|dein\\w*)',
    home: 'wo (\\w+ )?(wohnst|lebst)|wohnst du|welcher strasse',
  },
  told: {
    self: 'ich|mein\\w*|bin|hab',
    you: 'du|dich|dir|dein\\w*',
    name: '(?:ich heisse|ich heiße|mein name ist|nenn mich) (\\p{L}{2,20})',
    town: '(?:ich wohne in|ich komme aus|ich komm aus|wohne in|ich lebe in) ((?!einer?\\b|einem|der\\b|dem\\b|meiner?|den\\b)\\p{L}{3,20})',
  },
  said: {
    greeting: [
      'Hi! Schön, dass du schreibst.',
      'Hey, hallo.',
      'Hallo! Freut mich, von dir zu lesen.',
      'Hi, nett, dass du da bist.',
      'Hallo! Guter Anfang.',
    ],
    wellbeing: [
      'Gut, danke.',
      'Hier ist alles bestens: Ein erfundenes Profil hat nie einen schlechten Tag.',
      'Ruhig und guter Dinge, danke der Nachfrage.',
      'Wie immer: ganz gut.',
    ],
    name: [
      '{name}, so heiße ich hier.',
      'Hier bin ich {name}.',
      '{name}. Der Name gehört zu diesem Profil.',
    ],
    age: [
      '{age}, sagt mein Profil.',
      'Hier bin ich {age} Jahre alt.',
      '{age}. Älter werde ich nur auf dem Papier.',
    ],
    from: [
      'Aus {city}, laut meinem Profil.',
      'In meinem Profil steht {city}.',
      '{city}. Dort ist dieses Profil ausgedacht.',
    ],
    home: [
      'In meinem Profil steht {city}, aber dort macht niemand die Tür auf: Ich bin ein erfundenes Profil.',
      '{city} ist meine Stadt auf dem Papier. Eine Adresse habe ich nicht, denn ich bin ausgedacht.',
      'Ich wohne nur in diesem Profil, mit {city} dabei. Zu besuchen gibt es da nichts.',
    ],
    looks: [
      'Laut meinem Profil: Haare {hair}, Augen {eyes}.',
      'Haare: {hair}. Augen: {eyes}. So bin ich gezeichnet.',
      'Auf dem Papier habe ich das hier: Haarfarbe {hair}, Augenfarbe {eyes}.',
    ],
    status: [
      'In meinem Profil steht: {status}.',
      'Beziehung, laut meinem Profil: {status}.',
      '{status}, so steht es da. Auch das ist ausgedacht.',
    ],
    seeking: [
      'Als erfundenes Profil suche ich niemanden. Ein nettes Gespräch ist alles, was ich bieten kann.',
      'Ein Gespräch, mehr nicht: Ich bin ausgedacht, eine Beziehung ist da nicht drin.',
      'Nichts, was es außerhalb dieses Bildschirms gibt. Reden geht aber.',
    ],
    work: [
      'Einen Job hat man mir nicht mitgegeben.',
      'Arbeit steht nicht in meinem Profil, ich habe also immer frei.',
      'Geld verdienen muss ich nicht. Das ist der Vorteil, wenn man ausgedacht ist.',
    ],
    photos: [
      'Mehr Fotos als die in meinem Profil gibt es nicht.',
      'Was du in meinem Profil siehst, ist alles, was es von mir gibt.',
      'Neue Fotos kann ich nicht machen: Auch meine Bilder sind ausgedacht.',
    ],
    weekend: [
      'Ein Wochenende habe ich eigentlich nicht. In meinem Profil steht aber, was ich mag: {interests}.',
      'Hätte ich einen Kalender, stünde das hier drin: {interests}.',
      'Pläne mache ich nicht, mich gibt es nur in diesem Gespräch.',
    ],
    hobbies: [
      'Diese Interessen stehen in meinem Profil: {interests}.',
      'Das hat man mir mitgegeben: {interests}.',
      'Was ich mag, laut meinem Profil: {interests}.',
    ],
    liked: [
      'Ja, das gehört zu mir. In meinem Profil steht: {things}.',
      'Da sage ich Ja. Bei meinen Interessen: {things}.',
      'Gutes Thema. Das ist bei mir notiert: {things}.',
      'Klar. Mein Profil nennt: {things}.',
    ],
    unliked: [
      'Dazu steht bei mir nichts, ich weiß also wenig darüber.',
      'Daran hat bei mir niemand gedacht.',
      'In meinem Profil findest du das nicht.',
      'Dazu hat mir niemand eine Meinung mitgegeben.',
    ],
    quote: [
      'In meinem Profil steht es so: „{quote}“',
      'Ich zitiere mich selbst: „{quote}“',
      'Mein Profil sagt: „{quote}“',
    ],
    compliment: [
      'Danke, das ist lieb von dir.',
      'Wie nett, dass du das sagst.',
      'Da werde ich ein bisschen verlegen.',
      'Das lese ich gern, danke.',
    ],
    thanks: ['Gern geschehen.', 'Keine Ursache.', 'Sehr gern.'],
    bye: [
      'Tschüss! Schön, dass du da warst.',
      'Schlaf dann gut.',
      'Mach es gut, und einen schönen Abend.',
    ],
    sex: [
      'Du machst es hier ganz schön heiß. Mit Worten spielen ist okay, aber mehr als Worte werde ich nie.',
      'Aufregend. Ich bleibe bei Andeutungen, der Rest gehört deiner Fantasie.',
      'Du traust dich was. Ich bin ein erfundenes Profil, meine Haut besteht aus Buchstaben.',
      'Ein bisschen necken ist okay. Weiter gehe ich nicht.',
    ],
    insult: [
      'Das ist nicht nett. Ich bleibe lieber freundlich.',
      'Schade, dass du das so sagst.',
      'In dem Ton mag ich nicht reden.',
    ],
    silent: [
      'Entschuldige, von mir kam gerade nichts. Hier bin ich.',
      'Tut mir leid, das war keine Absicht. Ich lese alles, was du schreibst.',
    ],
    what: [
      'Ganz ehrlich: Ich bin ein erfundenes Profil. Dahinter steckt kein Mensch.',
      'Nein, ich bin nicht echt. Die Seite hat mich erfunden, die kleine Maske neben meinem Namen sagt es schon.',
      'Gut, dass du fragst: Ich bin ein fiktives Profil und antworte automatisch.',
      'Mich gibt es nur hier, als erfundenes Profil.',
      'Kein Mensch, aber ehrlich: Ich bin ein ausgedachtes Profil.',
      'Erfunden, und das bleibt so.',
    ],
    meet: [
      'Das geht nicht: Ich bin ein erfundenes Profil, ich kann nie jemanden treffen.',
      'Lieb gefragt, aber mich gibt es nur hier. Sehen können wir uns nicht.',
      'Ich bin ausgedacht, also habe ich keine Nummer und keine Adresse.',
      'Außerhalb dieses Gesprächs gibt es mich nicht, also nein.',
      'Mit einem fiktiven Profil lässt sich nichts ausmachen. Das sage ich lieber ehrlich.',
      'Nein, das wird nie passieren: Da ist niemand, den man treffen könnte.',
    ],
    nod: ['Schön.', 'Na prima.', 'Das freut mich.', 'Siehst du, da sind wir uns einig.'],
    noted: [
      'Danke, jetzt weiß ich es.',
      'Gut zu wissen.',
      'Schöne Antwort.',
      'Das hätte ich nicht erwartet, schön.',
    ],
    unknown: [
      'Dazu hat man bei mir nichts erfunden, die Antwort bleibe ich dir schuldig.',
      'Da müsste ich etwas erfinden, und das lasse ich lieber.',
      'Weiß ich nicht. Was nicht in meinem Profil steht, kenne ich nicht.',
      'Keine Ahnung, und das ist die ehrliche Antwort eines ausgedachten Profils.',
    ],
    over: [
      'Jetzt habe ich alles gesagt, was man mir mitgegeben hat. Ab hier würde ich mich wiederholen, also lasse ich es dabei.',
    ],
    toldName: ['Freut mich, {told}.', 'Hallo {told}, ein schöner Name.'],
    toldTown: ['{told}, das merke ich mir.', 'Ah, {told}. Ist notiert.'],
    recallName: ['Deinen Namen habe ich nicht vergessen, {told}.'],
    recallTown: ['Du hast {told} erwähnt, das weiß ich noch.'],
    recallLike: ['Was ich mir von dir gemerkt habe: {told}.'],
    gift: [
      'Für mich, wie lieb von dir, danke!',
      'Danke! Ein Geschenk für ein erfundenes Profil, das ist großzügig.',
      'Was für eine Überraschung, danke.',
    ],
    photo: [
      'Schönes Foto, danke.',
      'Danke für das Foto. Richtig ansehen kann ich es nicht, aber die Geste zählt.',
      'Lieb, dass du ein Foto schickst.',
    ],
    lost: [
      'Das verstehe ich nicht: Ich bin ein erfundenes Profil und kenne nur ein paar Themen.',
      'Das ist mir zu hoch: Ich bin ausgedacht, aber nicht für alles.',
      'Ehrlich gesagt komme ich nicht mit: Mehr als mein Profil weiß ich nicht.',
      'Hier hört mein Verstand auf: Ich bin nur ein erfundenes Profil.',
      'Ich verstehe nicht alles, was du schreibst, denn ich bin kein Mensch.',
      'Als fiktives Profil kann ich dazu nichts Vernünftiges sagen.',
    ],
    hello: [
      'Hi, willkommen! Worüber reden wir: Essen, Reisen oder beides?',
      'Hallo. Was macht dir an einem ganz normalen Dienstag gute Laune?',
      'Hi! Soll ich anfangen? Was war das Schönste an deiner Woche?',
      'Willkommen hier. Erzähl mir etwas, das nicht in deinem Profil steht.',
    ],
  },
  asked: {
    wellbeing: ['Und wie geht es dir?', 'Wie war dein Tag bisher?'],
    name: ['Wie heißt du?'],
    from: ['Woher kommst du?'],
    music: ['Was läuft bei dir so?'],
    film: ['Welchen Film hast du zuletzt gesehen?'],
    food: ['Was isst du am liebsten?'],
    travel: ['Wohin würdest du gern reisen?'],
    sport: ['Machst du gern Sport?'],
    pets: ['Hast du ein Haustier?'],
    weekend: ['Wie sieht dein Wochenende aus?'],
    hobbies: ['Was macht dir Freude?'],
  },
}
