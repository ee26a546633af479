import type { DemoPrompts } from './prompt-types.ts'

export const de: DemoPrompts = {
  perfect_evening: [
    '{Etwas Gutes auf dem Herd|Ein langer Tisch|Kerzen, viele davon}, {eine gute Platte|eine offene Flasche|Regen am Fenster} und {nirgendwohin müssen|das Handy im Flur}.',
    '{Ein kleines Konzert|Ein altes Kino|Eine Runde am Fluss}, danach {Pommes auf einer Bank|ein letztes Glas in der Eckkneipe|reden, bis das Licht angeht}.',
    '{Ein Feuer draußen|Eine Decke auf dem Balkon} und {Geschichten, die immer besser werden|Sterne, ganz ohne App|kein Wort über die Arbeit}.',
    'Erst {Sauna|schwimmen|tanzen}, dann {Suppe|Pizza aus der Schachtel}, dann {schlafen wie ein Stein|gar nichts mehr}.',
  ],
  weak_for: [
    '{Warme Hände|Eine tiefe Stimme|Sommersprossen} und {eine schlechte Idee im richtigen Moment|trockener Humor|wer wirklich zuhört}.',
    '{Ein Blick, der eine Sekunde zu lang dauert|Eine Hand im Rücken|Wie ein Nacken riecht}. {Schon passiert|Jedes Mal}.',
    'Menschen, die {im Auto singen|die letzte Pommes teilen|ohne Rezept kochen}: {das sagt alles|wirkt immer}.',
    '{Mut|Ruhe|Selbstironie} mit {einem Lächeln|einer weichen Seite|einem Funkeln im Blick}.',
  ],
  attention: [
    'du {über dich lachen kannst|mir mit einem Lächeln widersprichst|mir etwas Neues beibringst}, {ganz ohne Eile|und dann gleich noch einmal}.',
    'du {mehr sagst als „Hi“|das hier wirklich gelesen hast|eine gute Frage stellst}. {Ein Satz genügt|Der Rest kommt von selbst}.',
    'du {gut riechst|tanzen kannst|zuerst den Hund begrüßt} und {es selbst nicht merkst|nichts daraus machst}.',
    'du {weißt, was du willst,|ruhig bleibst, wenn ich viel rede,|mit den Augen sprichst} und {es auch sagst|keine Angst vor Stille hast}.',
  ],
  secret: [
    'Ich {singe unter der Dusche die zweite Stimme|jongliere mit drei Zitronen|weine bei Werbung}, {aber nur, wenn niemand zusieht|frag die Nachbarn}.',
    'Ich war einmal {eine Woche im Kloster|auf einer Bühne, im Umhang|im Finale beim Kuchenessen}. {Lange Geschichte|Jederzeit wieder}.',
    'Ich schlafe {mit Socken|am liebsten in der Mitte|bei offenem Fenster}, {auch im Juli|auch bei Schnee}.',
    'Unter {dem braven Mantel|dem Wollpulli} steckt mehr {Spitze|Unfug|Tinte}, als {man denkt|irgendwer weiß}.',
  ],
  sunday: [
    '{Ausschlafen|Frühstück im Bett|Frische Brötchen}, {die Zeitung von gestern|sehr lange duschen} und {kein Wecker weit und breit|erst um zwei vor die Tür}.',
    '{Ein Spaziergang am Wasser|Radfahren ohne Ziel|Ein Flohmarkt}, mit {Apfelkuchen|Suppe|Pommes} {als Belohnung|auf halber Strecke}.',
    'Den ganzen Tag im {Pyjama|viel zu großen Pulli}, mit {einem Buch|alten Platten|ein bis drei Filmen} und {ohne schlechtes Gewissen|etwas Süßem}.',
    '{Pfannkuchen|Ein Topf Suppe|Ein Kuchen, der misslingt} und {ein Spiel, das nie endet|ein Nickerchen auf dem Sofa}.',
  ],
  laugh: [
    '{Hunde mit Meinung|Babys, die böse gucken|Leute, die über nichts stolpern}, {jedes Mal|vor allem, wenn es nicht passt}.',
    'Meine eigenen {Witze|Tanzschritte|Sprachnachrichten}, {leider|meistens allein|manchmal Tage später}.',
    '{Falsch verstandene Liedtexte|Tippfehler auf Speisekarten|Kichern in einem stillen Raum}: {ich kann nichts dafür|mir laufen die Tränen}.',
    '{Alte Fotos mit dieser Frisur|Mein Schultagebuch|Urlaubsvideos von früher}. {Was haben wir uns gedacht|Gnadenlos}.',
  ],
  first_date: [
    '{Kaffee, aus dem Wein wird|Ein Glas, aus dem drei werden|Ein Spaziergang, der zu lang wird,} und {die letzte Bahn verpassen|niemand sieht auf die Uhr}.',
    '{Etwas tun: bowlen, klettern, kochen|Sich zusammen verlaufen}. {Reden kommt von selbst|Wer verliert, zahlt}.',
    '{Ein ruhiges Café|Eine Bank am Wasser|Ein Markt voller Essen} und {keine Lebensläufe|über die Nervosität lachen|sehen, ob es knistert}.',
    'Kein {Drei-Gänge-Menü|Bewerbungsgespräch}, lieber {ein guter Witz|ein Kuss, der danebengehen darf|der lange Weg nach Hause}.',
  ],
  fantasy: [
    '{Ein Hotelzimmer|Eine Hütte im Wald|Eine Nacht in einer fremden Stadt}, {und wir tun, als würden wir uns nicht kennen|die Handys aus|alle Zeit der Welt}.',
    '{Mit verbundenen Augen|Bei Kerzenlicht|Im Halbdunkel} und {nicht wissen, was kommt|nur eine Stimme am Ohr}.',
    '{Verführt werden|Gesehen werden|Geführt werden} von jemandem, {dem ich vertraue|der sich Zeit lässt}.',
    '{Schwimmen bei Mondlicht|Sommerregen|Eine leere Sauna} und {keine Kleider|weit und breit niemand}. {Den Rest flüstere ich|Frag mich}.',
  ],
  turn_on: [
    '{Küsse im Nacken|Eine Hand im Haar|Finger, die sich Zeit lassen} und {eine Stimme, die leiser wird|wer fragt, was ich mag}.',
    '{Necken|Warten|Eine gute Geschichte}, {den ganzen Tag lang|noch angezogen|bis ich selbst darum bitte}.',
    '{Selbstbewusst und lieb|Klug und etwas frech|Ruhig, und plötzlich nicht mehr}: {diese Mischung|ja, bitte}.',
    '{Hochgekrempelte Ärmel|Nackte Schultern|Der Duft warmer Haut} und {sonst nichts|die Tür abgeschlossen}.',
  ],
  try_once: [
    '{Nackt baden|Unter freiem Himmel schlafen|Tango lernen}, {am liebsten nicht allein|noch vor dem nächsten Geburtstag}.',
    '{Eine Sauna in Finnland|Den Nachtzug nach Wien|Einen Monat am Meer} und {kein Plan|kein Handy}.',
    '{Eine Massage mit warmem Öl|Einen Club mit Dresscode|Ein Spiel mit Augenbinde}. {Neugierig genug bin ich|Mit dem richtigen Menschen}.',
    '{Fallschirmspringen|Karaoke vor vollem Saal|Surfen}, {das sage ich seit Jahren|aber mich muss jemand schubsen}.',
  ],
  song: [
    '{Alles von Sade|Alter Soul|Marvin Gaye, was sonst}, {leise|bei wenig Licht|in Dauerschleife}.',
    'Alles mit {langsamem Bass|einem Saxofon|einer französischen Stimme}, {am besten nach elf|am besten bei Regen}.',
    '{Portishead|Nina Simone|D’Angelo}, {auf Vinyl|auf dem Teppich}. {Fertig|Trifft jedes Mal}.',
    '{Abba, ganz ohne Scham|Prince, sehr laut|Das Schlimmste der Neunziger}: {nach einer Minute tanze ich|die ganze Küche macht mit}.',
  ],
  dealbreaker: [
    '{Unfreundlich zum Kellner|Viel reden, nichts fragen|Immer in Eile}: {kurzer Abend|danke, nein}.',
    '{Spielchen|Halbe Wahrheiten|Drei Tage bis zur Antwort}. {Sag es einfach|Ehrlich macht mehr Spaß}.',
    '{Das Handy auf dem Tisch|Fotos von vor zehn Jahren}, {wirklich|bei aller Sympathie}.',
    'Wer {kein Nein hören kann|auf andere herabsieht|nie Entschuldigung sagt}, {braucht auf kein Ja zu warten|bekommt keine zweite Chance}.',
  ],
}
