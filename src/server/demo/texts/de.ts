import type { DemoTexts } from './text-types.ts'

export const de: DemoTexts = {
  openings: [
    '{Bodenständig|Fröhlich|Neugierig|Ein bisschen eigensinnig}, mit einer Schwäche für {trockenen Humor|schlechte Wortspiele|gute Geschichten|spontane Pläne}.',
    'Tagsüber {viel unterwegs|am Schreibtisch|mit Arbeit beschäftigt, die ich mag}, abends {am liebsten an einem langen Tisch|bereit für ein gutes Gespräch}.',
    'Ich bin der Mensch, der {zu früh kommt und als [Letzter/Letzte] geht|die Karte liest und trotzdem den Umweg nimmt|beim ersten Sonnenstrahl draußen sitzt}.',
    'Freunde nennen mich {herzlich und etwas stur|ruhig, bis die Musik anfängt|[einen Optimisten/eine Optimistin] mit vollem Kalender}.',
    'Nach ein paar {ruhigen|turbulenten|lehrreichen} Jahren ist wieder Platz für {etwas Neues|ein kleines Abenteuer|Schmetterlinge}.',
    'Ich mag {Menschen, die sich nicht zu ernst nehmen|Lachen ohne Grund|Gespräche, die irgendwohin führen}.',
    'Meine {beste|schlechteste} Eigenschaft? Ich {merke mir alles|kann nicht stillsitzen|sage nie Nein zu Kuchen}.',
    'Ehrlich gesagt: {Dieses Profil hat drei Tassen Kaffee gekostet|Die erste Fassung schrieb ein Freund|Die lange Fassung ist besser}.',
    'Ein guter Tag beginnt {mit starkem Kaffee und ohne Eile|draußen, noch vor dem Frühstück|irgendwann nach zehn}.',
    'Ich bin {romantischer, als ich aussehe|weniger cool als auf dem Foto|schüchtern, bis du mich zum Lachen bringst}.',
  ],
  pastimes: [
    [
      'cooking',
      'Ich koche {für zu viele Leute|ohne Rezept|am liebsten donnerstags}; {immer mit Musik|immer mit zu viel Knoblauch}.',
    ],
    [
      'travel',
      'Am liebsten {mit dem Nachtzug|mit halb leerem Koffer|ohne Plan} {auf eine Insel, auf der mich niemand kennt|in den Süden}.',
    ],
    [
      'music',
      'Bei mir läuft immer Musik: {meistens Soul|alte Platten am Sonntagmorgen|alles mit einem guten Bass}.',
    ],
    [
      'cycling',
      'Auf dem Rad {am Fluss entlang|gegen den Wind} kommen mir die {besten|seltsamsten} Ideen.',
    ],
    [
      'hiking',
      'Ich wandere {stundenlang|am liebsten in den Bergen|auch bei Regen}, mit {Thermoskanne|jemandem, der gern erzählt}.',
    ],
    [
      'sauna',
      'Im Winter findest du mich {in der Sauna|erst in der Sauna, dann im Schnee|im warmen Wasser unter kaltem Himmel}.',
    ],
    [
      'dancing',
      'Ich tanze {besser in Küchen als in Clubs|mit mehr Leidenschaft als Talent|sobald jemand mitmacht}.',
    ],
    [
      'wine',
      'Ein guter Roter, {ein Teller Käse|ein Tisch im Freien} und {niemand, der auf die Uhr schaut|keine Eile}.',
    ],
    [
      'art',
      'An Regensonntagen gehe ich {ins Museum|in kleine Galerien}, {gern mit Kommentar|am liebsten ohne Audioguide}.',
    ],
    [
      'gardening',
      'Mein {Balkon|Garten} ist {ein kleiner Dschungel|meine Therapie|bis Oktober essbar}.',
    ],
    [
      'theatre',
      'Gib mir {ein kleines Theater|einen Platz in der dritten Reihe}, und ich bin den ganzen Abend {still|glücklich}.',
    ],
    [
      'swimming',
      'Ich schwimme {das ganze Jahr draußen|in jedem See, der mir begegnet}, {ja, auch im November|das Handtuch ist immer dabei}.',
    ],
    [
      null,
      'Neben meinem Bett liegt immer {ein halb gelesener Roman|ein Stapel Bücher}, {Tipps sind willkommen|und ich lese immer zu lange}.',
    ],
    [
      null,
      'Ein alter Film, {eine Decke|Popcorn} und {das Telefon im anderen Zimmer|ein Streit über das Ende}.',
    ],
    [
      null,
      '{Mein Hund|Meine Katze} {mag alle, die lange genug sitzen bleiben|hat hier das Sagen}.',
    ],
  ],
  closings: [
    'Erzähl mir {deinen besten schlechten Witz|worüber du gestern gelacht hast}, {danach bin ich dran|dann mache ich mit}.',
    'Spannung gern, {Spielchen nicht|solange es ehrlich bleibt}.',
    'Lieber {ein echtes Gespräch|eine gute Frage} als {zehnmal Hallo|hundert Komplimente}.',
    'Ein Funke springt oft bei {einem guten Satz|einer guten Frage} über.',
    'Über {alles|nichts|Musik} kann ich stundenlang reden.',
    'Für eine gute Geschichte {bleibe ich lange wach|lasse ich alles stehen und liegen}.',
  ],
  invitations: [
    'Ich suche jemanden, {mit dem man lachen kann|mit dem auch Stille schön ist|der weiß, was er will}, {ganz ohne Eile|den Rest sehen wir dann}.',
    'Schreib ruhig zuerst, ich {antworte immer|beiße nicht|bin gespannt}.',
    'Traust du dich zu {einem Spaziergang ohne Ziel|einem Essen ohne Speisekarte|einem ersten Date ohne Handy}?',
    'Wer weiß, {vielleicht verpassen wir uns schon seit Jahren|vielleicht trinken wir nächste Woche Kaffee}.',
    'Du {wählst den Ort, ich bringe Zeit mit|bringst die Geschichte mit, ich den Wein}.',
  ],
}
