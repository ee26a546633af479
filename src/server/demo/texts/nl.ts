import type { DemoTexts } from './text-types.ts'

export const nl: DemoTexts = {
  openings: [
    '{Nuchter|Vrolijk|Nieuwsgierig|Eigenwijs} type met een zwak voor {droge humor|slechte woordgrappen|goede verhalen|spontane plannen}.',
    "Overdag {druk met werk|altijd onderweg|achter een bureau}, 's avonds {het liefst aan een lange tafel|graag nog even naar buiten|toe aan een goed gesprek}.",
    'Ik ben iemand die {te vroeg komt en als laatste weggaat|de kaart leest en dan toch omloopt|bij de eerste zon een terras zoekt}.',
    "{Vrienden noemen me|Mijn zus noemt me|Collega's noemen me} {zorgzaam en een tikje koppig|rustig, tot de muziek begint|een optimist met een volle agenda}.",
    'Na een paar {rustige|drukke|leerzame} jaren is er weer ruimte voor {iets nieuws|een beetje avontuur|vlinders}.',
    'Ik hou van {mensen die zichzelf niet te serieus nemen|lachen om niets|gesprekken die ergens over gaan}.',
    '{Stadsmens met een dorps hart|Dorpsmens met heimwee naar de stad|Geboren aan het water en daar nooit helemaal weggegaan}.',
    'Geen grote woorden hier: {ik ben gewoon graag onder de mensen|ik lach veel en praat nog meer|ik luister beter dan ik zing}.',
    'Mijn {beste|slechtste} eigenschap? Ik {onthoud alles|kan niet stilzitten|zeg altijd ja tegen taart}.',
    'Eerlijk is eerlijk: {dit profiel kostte me drie koppen koffie|een vriend schreef de eerste versie|de lange versie is leuker}.',
    'Een goede dag begint voor mij {met sterke koffie en zonder haast|buiten, nog voor het ontbijt|pas na tien uur}.',
    '{Werk|Het leven} is druk genoeg, dus {de weekenden houd ik vrij|de avonden zijn van mij|op zondag staat er geen wekker}.',
    'Ik ben {romantischer dan ik eruitzie|minder stoer dan op mijn foto|verlegen tot je me aan het lachen maakt}.',
    'Vrienden herkennen me aan {mijn lach|een tas vol boeken|te veel enthousiasme over kleine dingen}.',
    '{Zelfstandig|Zorgzaam|Recht door zee}, en {nog altijd nieuwsgierig|liever samen dan alleen aan tafel|met een huis waar altijd iets op het vuur staat}.',
  ],
  pastimes: [
    [
      'cooking',
      'Ik kook {graag voor te veel mensen|zonder recept|het lekkerst op donderdag}, {altijd met muziek aan|met veel te veel knoflook}.',
    ],
    [
      'travel',
      'Het liefst {met de nachttrein|met een halflege koffer|zonder plan} naar {Lissabon|een eiland waar niemand me kent|waar de zon later ondergaat}.',
    ],
    [
      'music',
      'Er staat altijd muziek aan: {van soul tot oude chansons|vinyl op zondagochtend|alles waar een bas in zit}.',
    ],
    [
      'cycling',
      'Op de fiets {langs de rivier|door de polder|tegen de wind in} kom ik op mijn {beste|raarste} ideeën.',
    ],
    [
      'hiking',
      'Ik wandel {uren|het liefst langs zee|ook als het regent}, met {een thermoskan|stroopwafels|iemand die graag praat}.',
    ],
    [
      'sauna',
      'In de winter vind je me {in de sauna|in de sauna en daarna in de kou|in warm water onder een koude lucht}.',
    ],
    [
      'dancing',
      'Ik dans {beter in de keuken dan in een club|salsa, met meer passie dan talent|zodra er iemand meedoet}.',
    ],
    [
      'wine',
      'Een goed glas rood, {een bord kaas|een tafel buiten} en {geen haast|niemand die op de klok kijkt}.',
    ],
    [
      'art',
      'Op regenachtige zondagen loop ik {door een museum|langs kleine galeries}, {liefst met commentaar|liefst zonder audiotour}.',
    ],
    [
      'photography',
      'Ik fotografeer {mensen in de trein|licht op gevels|alles wat bijna verdwijnt}, {liefst in zwart-wit|meestal veel te langzaam}.',
    ],
    [
      'gardening',
      'Mijn {balkon|moestuin} is {een kleine jungle|mijn therapie|eetbaar tot in oktober}.',
    ],
    [
      'theatre',
      'Geef me {een klein theater|een derde rij|een open doek} en ik ben de hele avond {stil|gelukkig}.',
    ],
    [
      'yoga',
      "'s Ochtends {een halfuur yoga|even rekken en strekken}, daarna {kan ik alles aan|mag de dag beginnen}.",
    ],
    [
      'swimming',
      'Ik zwem {het hele jaar buiten|elke week mijn baantjes|in elk meer dat ik tegenkom}, {ja, ook in november|handdoek altijd in de tas}.',
    ],
    [
      'running',
      'Hardlopen doe ik {om taart te mogen eten|langs het kanaal|vooral voor de koffie erna}.',
    ],
    [
      'festivals',
      'In de zomer {slaap ik in een tent naast een podium|sta ik vooraan bij kleine bandjes}, {oordoppen in|mét goede schoenen}.',
    ],
    [
      'camping',
      'Kamperen {met een goede matras|aan een Frans riviertje|ver van het bereik}: {meer heb ik niet nodig|dat is vakantie}.',
    ],
    [
      'nature',
      'Ik word blij van {mist boven de hei|ganzen in oktober|de geur na regen} en van wie dat {snapt|ook heeft}.',
    ],
    [
      null,
      'Er ligt altijd {een half gelezen roman|een stapel boeken} naast mijn bed, {tips zijn welkom|en ik lees altijd te lang door}.',
    ],
    [
      null,
      'Mijn {hond|kat} {keurt iedereen goed die lang genoeg blijft zitten|heeft het hier thuis voor het zeggen}.',
    ],
    [
      null,
      'Een oude film, {een deken|popcorn} en {de telefoon in een andere kamer|halverwege een discussie over het einde}.',
    ],
  ],
  closings: [
    'Vertel me {je beste slechte grap|wat je gisteren aan het lachen maakte|waar je trots op bent}, {daarna ben ik aan de beurt|dan doe ik hetzelfde}.',
    'Spanning mag, {spelletjes niet|zolang het eerlijk is|en humor moet}.',
    'Liever {één echt gesprek|één goede vraag} dan {tien keer hoi|honderd complimenten}.',
    'Ik val op {zelfvertrouwen met een glimlach|mensen die kunnen luisteren|een stem waar je rustig van wordt}.',
    'Laten we {het licht houden en eerlijk zijn|elkaar verrassen}.',
    'Een vonk {herken je meteen|begint vaak met een goede zin}.',
    'Over {alles|niets|muziek} kan ik uren praten.',
    'Voor een goed verhaal {blijf ik wakker|laat ik alles liggen}.',
  ],
  invitations: [
    'Ik zoek iemand {om mee te lachen|met wie stilte ook fijn is|die weet wat hij of zij wil}, {de rest zien we wel|zonder haast}.',
    'Stuur gerust het eerste bericht, ik {antwoord altijd|bijt niet|ben benieuwd}.',
    '{Een avond|Een weekend} weg, {een goed gesprek|een lang diner} en {kijken wat er gebeurt|geen draaiboek}.',
    'Durf je {een wandeling zonder bestemming|een diner zonder menukaart|een eerste date zonder telefoon} aan?',
    'Wie weet {lopen we elkaar al jaren mis|drinken we volgende week koffie|wordt het een lange avond}.',
    'Jij {kiest de plek, ik neem de tijd mee|brengt het verhaal, ik de wijn}.',
  ],
}
