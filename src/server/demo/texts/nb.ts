import type { DemoTexts } from './text-types.ts'

export const nb: DemoTexts = {
  openings: [
    '{Jordnær|Blid|Nysgjerrig|Litt sta} og svak for {tørr humor|dårlige ordspill|gode historier|planer i siste liten}.',
    'Om dagen {alltid på farten|bak et skrivebord|opptatt av en jobb jeg liker}, om kvelden {helst rundt et langbord|klar for en ordentlig prat}.',
    'Jeg er den som {kommer for tidlig og går sist|leser kartet og tar omveien likevel|finner en plass i solveggen først}.',
    'Vennene mine kaller meg {varm og litt egenrådig|rolig til musikken begynner|optimist med full kalender}.',
    'Etter noen {rolige|travle|lærerike} år er det igjen plass til {noe nytt|litt eventyr|sommerfugler i magen}.',
    'Jeg liker {folk som ikke tar seg selv for høytidelig|å le av ingenting|samtaler som fører et sted}.',
    'Min {beste|verste} egenskap? Jeg {husker alt|klarer ikke å sitte stille|sier aldri nei til kake}.',
    'Helt ærlig: {denne profilen kostet tre kopper kaffe|en venn skrev førsteutkastet|den lange versjonen er bedre}.',
    'En god dag begynner {med sterk kaffe og uten hastverk|ute, før frokost|en gang etter klokka ti}.',
    'Jeg er {mer romantisk enn jeg ser ut til|mindre tøff enn på bildet|sjenert til du får meg til å le}.',
  ],
  pastimes: [
    [
      'cooking',
      'Jeg lager mat {til altfor mange|uten oppskrift|best på torsdager}; {alltid med musikk|alltid med for mye hvitløk}.',
    ],
    [
      'travel',
      'Gi meg {et nattog|en halvtom koffert|en helg uten planer} og {en øy der ingen kjenner meg|en by jeg ikke klarer å uttale}.',
    ],
    [
      'music',
      'Det er alltid musikk hos meg: {mest soul|gamle plater søndag morgen|alt med en god basslinje}.',
    ],
    ['cycling', 'På sykkel {langs fjorden|i motvind} får jeg de {beste|merkeligste} ideene.'],
    [
      'hiking',
      'Jeg går {i timevis|helst over tregrensa|også i regn}, med {termos|noen som liker å prate}.',
    ],
    [
      'dancing',
      'Jeg danser {bedre på kjøkken enn på klubb|med mer lidenskap enn talent|så snart noen blir med}.',
    ],
    ['wine', 'En god rødvin, {et ostefat|et bord ute} og {ingen som ser på klokka|ingen hast}.'],
    [
      'art',
      'På regnfulle søndager går jeg {på museum|rundt i små gallerier}, {gjerne med kommentarer|aldri med lydguide}.',
    ],
    [
      'gardening',
      '{Balkongen|Kjøkkenhagen} min er {en liten jungel|min terapi|spiselig til oktober}.',
    ],
    [
      'swimming',
      'Jeg bader {i sjøen hele året|i hvert vann jeg kommer over}, {ja, også i november|håndkleet ligger alltid i sekken}.',
    ],
    [
      'camping',
      'Telt, {bål|kaffe på primus} og {ingen dekning|en himmel full av stjerner}: {mer trenger jeg ikke|det er ferie}.',
    ],
    [
      'theatre',
      'Gi meg {et lite teater|en plass på tredje rad}, så er jeg {stille|glad} hele kvelden.',
    ],
    [
      null,
      'Ved senga ligger det alltid {en halvlest roman|en bunke bøker}, {tips tas imot|og jeg leser alltid for lenge}.',
    ],
    [
      null,
      'En gammel film, {et pledd|popkorn} og {telefonen i et annet rom|en diskusjon om slutten}.',
    ],
    [
      null,
      '{Hunden|Katten} min {godkjenner alle som blir sittende lenge nok|bestemmer her i huset}.',
    ],
  ],
  closings: [
    'Fortell meg {din beste dårlige vits|hva som fikk deg til å le i går}, {så er det min tur|så gjør jeg det samme}.',
    'Litt spenning er velkommen, {spill er det ikke|så lenge det er ærlig}.',
    'Heller {én ordentlig samtale|ett godt spørsmål} enn {ti ganger hei|hundre komplimenter}.',
    'En gnist begynner ofte med {en god setning|et godt spørsmål}.',
    'Jeg kan snakke om {alt|ingenting|musikk} i timevis.',
    'For en god historie {holder jeg meg våken|slipper jeg alt jeg har i hendene}.',
  ],
  invitations: [
    'Jeg ser etter en {å le med|som det også er fint å tie med|med glimt i øyet}, {uten hastverk|resten finner vi ut av}.',
    'Bare skriv først, jeg {svarer alltid|biter ikke|er nysgjerrig}.',
    'Tør du {gå en tur uten mål|spise middag uten meny|dra på første date uten telefon}?',
    'Hvem vet, {kanskje har vi gått forbi hverandre i årevis|kanskje drikker vi kaffe neste uke}.',
    'Du {velger stedet, jeg tar med tiden|tar med historien, jeg tar med vinen}.',
  ],
}
