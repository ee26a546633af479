import type { DemoTexts } from './text-types.ts'

export const sv: DemoTexts = {
  openings: [
    '{Jordnära|Glad|Nyfiken|Lite envis} och svag för {torr humor|dåliga ordvitsar|bra historier|planer i sista minuten}.',
    'Om dagarna {alltid på språng|bakom ett skrivbord|upptagen av ett jobb jag gillar}, om kvällarna {helst runt ett långbord|redo för ett riktigt samtal}.',
    'Jag är den som {kommer för tidigt och går sist|läser kartan och ändå tar omvägen|hittar första uteserveringen i solen}.',
    'Mina vänner kallar mig {varm och lite egensinnig|lugn tills musiken börjar|optimist med full kalender}.',
    'Efter några {lugna|intensiva|lärorika} år finns det plats igen för {något nytt|lite äventyr|fjärilar i magen}.',
    'Jag tycker om {människor som inte tar sig själva på för stort allvar|att skratta åt ingenting|samtal som leder någonstans}.',
    'Min {bästa|sämsta} egenskap? Jag {minns allt|kan inte sitta still|tackar aldrig nej till kaka}.',
    'Ärligt talat: {den här profilen kostade tre koppar kaffe|en vän skrev första utkastet|den långa versionen är bättre}.',
    'En bra dag börjar {med starkt kaffe och utan brådska|utomhus, före frukost|någon gång efter tio}.',
    'Jag är {mer romantisk än jag ser ut|mindre tuff än på bilden|blyg tills du får mig att skratta}.',
  ],
  pastimes: [
    [
      'cooking',
      'Jag lagar mat {till alldeles för många|utan recept|bäst på torsdagar}; {alltid med musik|alltid med för mycket vitlök}.',
    ],
    [
      'travel',
      'Ge mig {ett nattåg|en halvtom resväska|en helg utan planer} och {en ö där ingen känner mig|en stad jag inte kan uttala}.',
    ],
    [
      'music',
      'Det är alltid musik hemma hos mig: {mest soul|gamla skivor på söndagsmorgnar|allt med en bra basgång}.',
    ],
    ['cycling', 'På cykeln {längs vattnet|i motvind} får jag mina {bästa|konstigaste} idéer.'],
    [
      'hiking',
      'Jag vandrar {i timmar|helst vid havet|även i regn}, med {termos|någon som gillar att prata}.',
    ],
    [
      'dancing',
      'Jag dansar {bättre i kök än på klubb|med mer passion än talang|så fort någon hänger på}.',
    ],
    [
      'wine',
      'Ett gott rödvin, {en ostbricka|ett bord utomhus} och {ingen som tittar på klockan|ingen brådska}.',
    ],
    [
      'art',
      'Regniga söndagar går jag {på museum|runt i små gallerier}, {gärna med kommentarer|aldrig med ljudguide}.',
    ],
    ['gardening', 'Min {balkong|kolonilott} är {en liten djungel|min terapi|ätbar till oktober}.'],
    [
      'swimming',
      'Jag badar {i havet året runt|i varje sjö jag möter}, {ja, även i november|handduken ligger alltid i väskan}.',
    ],
    ['sauna', 'På vintern hittar du mig {i bastun|först i bastun och sedan i vaken}.'],
    [
      'theatre',
      'Ge mig {en liten teater|en plats på tredje raden}, så är jag {tyst|lycklig} hela kvällen.',
    ],
    [
      null,
      'Vid sängen ligger alltid {en halvläst roman|en hög böcker}, {tips tas emot|och jag läser alltid för länge}.',
    ],
    [
      null,
      'En gammal film, {en filt|popcorn} och {telefonen i ett annat rum|en diskussion om slutet}.',
    ],
    [null, 'Min {hund|katt} {godkänner alla som stannar tillräckligt länge|bestämmer här hemma}.'],
  ],
  closings: [
    'Berätta {ditt bästa dåliga skämt|vad som fick dig att skratta i går}, {sedan är det min tur|så gör jag detsamma}.',
    'Lite spänning är välkommen, {spel är det inte|så länge det är ärligt}.',
    'Hellre {ett riktigt samtal|en bra fråga} än {tio gånger hej|hundra komplimanger}.',
    'En gnista börjar ofta med en bra {mening|fråga}.',
    'Jag kan prata om {allt|ingenting|musik} i timmar.',
    'För en bra historia {stannar jag uppe länge|släpper jag allt}.',
  ],
  invitations: [
    'Jag söker någon {att skratta med|som det också är skönt att vara tyst med|som vet vad hen vill}, {utan brådska|resten får vi se}.',
    'Skriv gärna först, jag {svarar alltid|bits inte|är nyfiken}.',
    'Vågar du {ta en promenad utan mål|äta middag utan meny|gå på första dejten utan telefon}?',
    'Vem vet, {vi kanske har gått förbi varandra i åratal|vi kanske dricker kaffe nästa vecka}.',
    'Du {väljer platsen, jag tar med tiden|tar med historien, jag tar med vinet}.',
  ],
}
