import type { DemoTexts } from './text-types.ts'

export const da: DemoTexts = {
  openings: [
    '{Jordnær|Munter|Nysgerrig|En smule stædig} og svag for {tør humor|dårlige ordspil|gode historier|planer i sidste øjeblik}.',
    'Om dagen {altid på farten|bag et skrivebord|optaget af et arbejde, jeg holder af}, om aftenen {helst ved et langt bord|klar til en ordentlig snak}.',
    'Jeg er den, der {kommer for tidligt og går sidst|læser kortet og alligevel tager omvejen|finder en plads i solen som den første}.',
    'Mine venner kalder mig {varm og lidt egenrådig|rolig, indtil musikken begynder|optimist med fyldt kalender}.',
    'Efter et par {stille|travle|lærerige} år er der igen plads til {noget nyt|lidt eventyr|sommerfugle i maven}.',
    'Jeg kan godt lide {folk, der ikke tager sig selv for alvorligt|at grine af ingenting|samtaler, der fører et sted hen}.',
    'Min {bedste|værste} egenskab? Jeg {husker alt|kan ikke sidde stille|siger aldrig nej til kage}.',
    'Helt ærligt: {Denne profil kostede tre kopper kaffe|En ven skrev det første udkast|Den lange udgave er bedre}.',
    'En god dag begynder {med stærk kaffe og uden hast|udenfor, før morgenmaden|engang efter klokken ti}.',
    'Jeg er {mere romantisk, end jeg ser ud til|mindre sej end på billedet|genert, indtil du får mig til at grine}.',
  ],
  pastimes: [
    [
      'cooking',
      'Jeg laver mad {til alt for mange|uden opskrift|bedst om torsdagen}; {altid med musik|altid med for meget hvidløg}.',
    ],
    [
      'travel',
      'Giv mig {et nattog|en halvtom kuffert|en weekend uden planer} og {en ø, hvor ingen kender mig|en by, jeg ikke kan udtale}.',
    ],
    [
      'music',
      'Der er altid musik hos mig: {mest soul|gamle plader søndag morgen|alt med en god bas}.',
    ],
    ['cycling', 'På cykel {langs vandet|i modvind} får jeg mine {bedste|mærkeligste} ideer.'],
    [
      'hiking',
      'Jeg går tur {i timevis|helst ved havet|også i regnvejr}, med {termokande|en, der gerne snakker}.',
    ],
    [
      'dancing',
      'Jeg danser {bedre i køkkener end på klubber|med mere lidenskab end talent|så snart nogen danser med}.',
    ],
    [
      'wine',
      'En god rødvin, {et ostebord|et bord i det fri} og {ingen, der kigger på uret|ingen hast}.',
    ],
    [
      'art',
      'På regnfulde søndage går jeg {på museum|rundt i små gallerier}, {gerne med kommentarer|aldrig med audioguide}.',
    ],
    ['gardening', 'Min {altan|køkkenhave} er {en lille jungle|min terapi|spiselig til oktober}.'],
    [
      'swimming',
      'Jeg bader {i havet hele året|i hver sø, jeg møder}, {ja, også i november|håndklædet ligger altid i tasken}.',
    ],
    ['sauna', 'Om vinteren finder du mig {i saunaen|først i saunaen, så i bølgen blå}.'],
    [
      'theatre',
      'Giv mig {et lille teater|en plads på tredje række}, så er jeg {stille|glad} hele aftenen.',
    ],
    [
      null,
      'Ved min seng ligger altid {en halvlæst roman|en stak bøger}, {tips modtages gerne|og jeg læser altid for længe}.',
    ],
    [
      null,
      'En gammel film, {et tæppe|popcorn} og {telefonen i et andet rum|en diskussion om slutningen}.',
    ],
    [null, 'Min {hund|kat} {godkender alle, der bliver længe nok|bestemmer her i huset}.'],
  ],
  closings: [
    'Fortæl mig {din bedste dårlige vittighed|hvad der fik dig til at grine i går}, {så er det min tur|så gør jeg det samme}.',
    'Lidt spænding er velkommen, {spil er det ikke|så længe det er ærligt}.',
    'Hellere {én rigtig samtale|ét godt spørgsmål} end {ti gange hej|hundrede komplimenter}.',
    'En gnist begynder tit med {en god sætning|et godt spørgsmål}.',
    'Jeg kan tale om {alt|ingenting|musik} i timevis.',
    'For en god historie {bliver jeg oppe|slipper jeg alt, hvad jeg har i hænderne}.',
  ],
  invitations: [
    'Jeg leder efter en {at grine med|som det også er rart at tie med|med glimt i øjet}, {uden hast|resten finder vi ud af}.',
    'Skriv bare først, jeg {svarer altid|bider ikke|er nysgerrig}.',
    'Tør du {gå en tur uden mål|spise middag uden menukort|tage på første date uden telefon}?',
    'Hvem ved, {måske er vi gået forbi hinanden i årevis|måske drikker vi kaffe i næste uge}.',
    'Du {vælger stedet, jeg tager tiden med|tager historien med, jeg tager vinen}.',
  ],
}
