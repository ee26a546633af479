import type { DemoPrompts } from './prompt-types.ts'

export const nb: DemoPrompts = {
  perfect_evening: [
    '{Noe godt på komfyren|Et langt bord|Masse stearinlys}, {en bra plate|en åpnet flaske|regn mot ruta} og {ingen steder å dra|mobilen i gangen}.',
    '{En liten konsert|En gammel kino|En tur langs vannet}, så {pommes frites på en benk|et siste glass på hjørnet|skravle til de slår på lyset}.',
    '{Et bål ute|Et pledd på balkongen} og {historier som vokser|stjerner uten app|ikke et ord om jobben}.',
    'Først {badstue|et bad|dans}, så {suppe|pizza fra esken}, så {sove som en stein|ingenting}.',
  ],
  weak_for: [
    '{varme hender|en dyp stemme|fregner} og {en dårlig idé i rett øyeblikk|tørr humor|folk som virkelig lytter}.',
    '{et blikk som varer et sekund for lenge|en hånd på ryggen|duften av en nakke}. {Der røk jeg|Hver gang}.',
    'folk som {synger i bilen|deler den siste biten|lager mat uten oppskrift}: {det sier alt|virker alltid}.',
    '{mot|ro|selvironi} med {et smil|en myk side|glimt i øyet}.',
  ],
  attention: [
    'du kan {le av deg selv|si meg imot med et smil|lære meg noe nytt}, {uten hastverk|og så en gang til}.',
    'du {sier mer enn «hei»|faktisk har lest dette|stiller et godt spørsmål}. {Én setning holder|Resten kommer av seg selv}.',
    'du {lukter godt|kan danse|hilser på hunden først} og {ikke vet det selv|ikke gjør noe nummer av det}.',
    'du {vet hva du vil|er rolig når jeg prater i vei|snakker med øynene} og {sier det|ikke er redd for stillhet}.',
  ],
  secret: [
    'Jeg {synger andrestemmen i dusjen|kan sjonglere med tre sitroner|gråter av reklamefilmer}, {bare når ingen ser det|spør naboene}.',
    'En gang {bodde jeg en uke i kloster|vant jeg en kakespisekonkurranse|sto jeg på en scene i kappe}. {Lang historie|Jeg gjør det gjerne igjen}.',
    'Jeg sover {med sokker på|midt i senga|med åpent vindu}, {også i juli|også når det snør}.',
    'Under {den ordentlige frakken|ullgenseren} er det mer {blonder|fanteri|blekk} enn {man tror|noen vet}.',
  ],
  sunday: [
    '{Sove lenge|Frokost på senga|Ferskt brød}, {gårsdagens avis|en veldig lang dusj} og {ingen vekkerklokke i nærheten|ut først klokka to}.',
    '{En tur ved sjøen|Sykle uten mål|Et loppemarked}, med {eplekake|suppe|en bolle} {som belønning|halvveis}.',
    'Hele dagen i {pysj|en altfor stor genser}, med {ei bok|gamle plater|en film eller tre} og {ingen dårlig samvittighet|noe søtt}.',
    '{Pannekaker|En gryte suppe|Ei kake som mislykkes} og {et spill som aldri tar slutt|en lur på sofaen}.',
  ],
  laugh: [
    '{Hunder med meninger|Sure babyer|Folk som snubler i ingenting}, {hver gang|særlig når jeg ikke bør}.',
    'Mine egne {vitser|dansetrinn|talemeldinger}, {dessverre|som regel uten publikum|av og til dager senere}.',
    '{Sangtekster folk har hørt feil|Skrivefeil på menyer|Fnising i et stille rom}: {jeg kan ikke noe for det|tårene triller}.',
    '{Gamle bilder med den frisyren|Dagboka fra ungdomsskolen|Ferievideoer}. {Hva tenkte vi på|Ingen nåde}.',
  ],
  first_date: [
    '{Kaffe som blir til vin|Ett glass som blir til tre|En tur som blir for lang} og {den siste trikken som går|ingen som ser på klokka}.',
    '{Gjøre noe: bowle, klatre, lage mat|Gå oss vill sammen}. {Praten kommer av seg selv|Den som taper, betaler}.',
    '{En rolig kafé|En benk ved vannet|Et marked fullt av mat} og {ingen CV-er|le av nervene|se om det gnistrer}.',
    'Ingen {treretters|jobbintervju}, heller {en god vits|et kyss som får lov å gå galt|den lengste veien hjem}.',
  ],
  fantasy: [
    '{Et hotellrom|Ei hytte i skogen|En natt i en fremmed by}, {vi later som vi ikke kjenner hverandre|mobilene avslått|all verdens tid}.',
    '{Med bind for øynene|I skinnet av stearinlys|I halvmørket} og {ikke vite hva som kommer|bare en stemme i øret}.',
    '{Bli forført|Bli sett|Bli ført} av noen {jeg stoler på|som tar seg god tid}.',
    '{Et bad i måneskinn|Sommerregn|En tom badstue} og {ingen klær|ingen i nærheten}. {Resten hvisker jeg|Spør meg}.',
  ],
  turn_on: [
    '{Kyss i nakken|En hånd i håret|Fingre som tar seg tid} og {en stemme som blir lavere|noen som spør hva jeg liker}.',
    '{Erting|Å vente|En god historie}, {hele dagen|med klærne på|til jeg ber om det selv}.',
    '{Selvsikker og snill|Smart og litt frekk|Rolig, og plutselig ikke}: {den blandingen|ja takk}.',
    '{Oppbrettede ermer|Bare skuldre|Duften av varm hud} og {ikke noe mer|døra låst}.',
  ],
  try_once: [
    '{Bade naken i sjøen|Sove under stjernene|Lære tango}, {helst ikke alene|før neste bursdag}.',
    '{En badstue i Finland|Nattoget til Wien|En måned ved havet} og {ingen plan|ingen mobil}.',
    '{Massasje med varm olje|En klubb med kleskode|En lek med bind for øynene}. {Nysgjerrig nok er jeg|Med rett person}.',
    '{Hoppe i fallskjerm|Karaoke for full sal|Surfe}, {det har jeg sagt i årevis|men noen må dytte meg}.',
  ],
  song: [
    '{Hva som helst av Sade|Gammel soul|Marvin Gaye, selvsagt}, {lavt|i mørket|på repeat}.',
    'Alt med {en langsom bass|en saksofon|en fransk stemme}, {best etter elleve|best når det regner}.',
    '{Portishead|Nina Simone|D’Angelo}, {på vinyl|på gulvteppet}. {Ferdig|Hver gang}.',
    '{Abba, uten skam|Prince, veldig høyt|Det verste fra nittitallet}: {innen et minutt danser jeg|hele kjøkkenet blir med}.',
  ],
  dealbreaker: [
    '{Uhøflig mot servitøren|Mye prat og ingen spørsmål|Alltid på farta}: {kort kveld|nei takk}.',
    '{Spill|Halve sannheter|Tre dager før svar}. {Bare si det|Ærlig er morsommere}.',
    '{Mobilen på bordet|Bilder fra ti år siden}, {på ordentlig|samme hvor fint smilet er}.',
    'Folk som {ikke tåler et nei|ser ned på andre|aldri sier unnskyld}, {trenger ikke vente på et ja|får ingen ny sjanse}.',
  ],
}
