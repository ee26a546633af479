import type { DemoPrompts } from './prompt-types.ts'

export const da: DemoPrompts = {
  perfect_evening: [
    '{Noget godt på komfuret|Et langt bord|Masser af stearinlys}, {en god plade|en åbnet flaske|regn mod ruden} og {ingen steder at skulle hen|mobilen ude i gangen}.',
    '{En lille koncert|En gammel biograf|En tur langs vandet}, og så {pomfritter på en bænk|et sidste glas på hjørnet|snakke, til de tænder lyset}.',
    '{Et bål udenfor|Et tæppe på altanen} og {historier, der vokser|stjerner uden app|ikke et ord om arbejde}.',
    'Først {sauna|en dukkert|dans}, så {suppe|pizza fra æsken}, så {sove som en sten|slet ingenting}.',
  ],
  weak_for: [
    '{varme hænder|en dyb stemme|fregner} og {en dårlig idé på det rigtige tidspunkt|tør humor|folk, der virkelig lytter}.',
    '{et blik, der varer et sekund for længe|en hånd på ryggen|duften af en nakke}. {Så er jeg solgt|Hver gang}.',
    'folk, der {synger i bilen|deler den sidste pomfrit|laver mad uden opskrift}: {det siger alt|virker altid}.',
    '{mod|ro|selvironi} med {et smil|en blød side|et glimt i øjet}.',
  ],
  attention: [
    'du kan {grine ad dig selv|sige mig imod med et smil|lære mig noget nyt}, {uden hastværk|og så en gang til}.',
    'du {siger mere end »hej«|faktisk har læst det her|stiller et godt spørgsmål}. {En sætning er nok|Resten kommer af sig selv}.',
    'du {dufter godt|kan danse|hilser på hunden først} og {ikke selv ved det|ikke gør et nummer ud af det}.',
    'du {ved, hvad du vil,|er rolig, når jeg snakker løs,|taler med øjnene} og {siger det|ikke er bange for stilhed}.',
  ],
  secret: [
    'Jeg {synger andenstemmen i badet|kan jonglere med tre citroner|græder over reklamer}, {kun når ingen ser det|spørg naboerne}.',
    'Engang {boede jeg en uge i et kloster|vandt jeg en kagespisekonkurrence|stod jeg på en scene i kappe}. {Lang historie|Jeg gør det gerne igen}.',
    'Jeg sover {med sokker på|midt i sengen|med åbent vindue}, {også i juli|også når det sner}.',
    'Under {den pæne frakke|uldsweateren} er der mere {blonde|ballade|blæk}, end {man tror|nogen ved}.',
  ],
  sunday: [
    '{Sove længe|Morgenmad på sengen|Friske rundstykker}, {avisen fra i går|et meget langt bad} og {intet vækkeur i nærheden|først ud ad døren klokken to}.',
    '{En tur ved havet|Cykle uden mål|Et loppemarked}, med {æblekage|suppe|en is} {som belønning|på halvvejen}.',
    'Hele dagen i {pyjamas|en alt for stor sweater}, med {en bog|gamle plader|en film eller tre} og {ingen dårlig samvittighed|noget sødt}.',
    '{Pandekager|En gryde suppe|En kage, der mislykkes,} og {et spil, der aldrig slutter|en lur på sofaen}.',
  ],
  laugh: [
    '{Hunde med holdninger|Sure babyer|Folk, der snubler over ingenting}, {hver gang|især når jeg ikke må}.',
    'Mine egne {jokes|dansetrin|talebeskeder}, {desværre|som regel uden publikum|nogle gange dage senere}.',
    '{Misforståede sangtekster|Stavefejl på menukort|Fnisen i et stille rum}: {jeg kan ikke gøre for det|tårerne triller}.',
    '{Gamle billeder med den frisure|Min dagbog fra folkeskolen|Ferievideoer}. {Hvad tænkte vi på|Ingen nåde}.',
  ],
  first_date: [
    '{Kaffe, der bliver til vin|Et glas, der bliver til tre|En gåtur, der bliver for lang,} og {det sidste tog, der kører|ingen, der ser på uret}.',
    '{Lave noget: bowle, klatre, lave mad|Fare vild sammen}. {Snakken kommer af sig selv|Taberen betaler}.',
    '{En stille café|En bænk ved vandet|Et marked fuldt af mad} og {ingen CV’er|grine ad nervøsiteten|se, om det gnistrer}.',
    'Ingen {treretters menu|jobsamtale}, hellere {en god joke|et kys, der gerne må gå galt|den længste vej hjem}.',
  ],
  fantasy: [
    '{Et hotelværelse|En hytte i skoven|En nat i en fremmed by}, {vi lader, som om vi ikke kender hinanden|mobilerne slukket|al tid i verden}.',
    '{Med bind for øjnene|I skæret fra stearinlys|I halvmørke} og {ikke vide, hvad der kommer|kun en stemme i øret}.',
    '{Blive forført|Blive set|Blive ført} af en, {jeg stoler på|der giver sig god tid}.',
    '{En dukkert i måneskin|Sommerregn|En tom sauna} og {intet tøj|ingen i nærheden}. {Resten hvisker jeg|Spørg mig}.',
  ],
  turn_on: [
    '{Kys i nakken|En hånd i håret|Fingre, der giver sig tid,} og {en stemme, der bliver lavere|en, der spørger, hvad jeg kan lide}.',
    '{Drilleri|At vente|En god historie}, {hele dagen|med tøjet på|til jeg selv beder om det}.',
    '{Selvsikker og sød|Klog og lidt fræk|Rolig, og pludselig ikke}: {den blanding|ja tak}.',
    '{Opsmøgede ærmer|Bare skuldre|Duften af varm hud} og {ikke mere|døren låst}.',
  ],
  try_once: [
    '{Bade nøgen i havet|Sove under stjernerne|Lære tango}, {helst ikke alene|før næste fødselsdag}.',
    '{En sauna i Finland|Nattoget til Wien|En måned ved havet} og {ingen plan|ingen mobil}.',
    '{Massage med varm olie|En klub med dresscode|En leg med bind for øjnene}. {Nysgerrig nok er jeg|Med den rette}.',
    '{Springe i faldskærm|Karaoke for fuld sal|Surfe}, {det har jeg sagt i årevis|men nogen skal skubbe mig}.',
  ],
  song: [
    '{Hvad som helst af Sade|Gammel soul|Marvin Gaye, selvfølgelig}, {lavt|i mørke|på repeat}.',
    'Alt med {en langsom bas|en saxofon|en fransk stemme}, {bedst efter elleve|bedst når det regner}.',
    '{Portishead|Nina Simone|D’Angelo}, {på vinyl|på gulvtæppet}. {Færdig|Hver gang}.',
    '{Abba, uden skam|Prince, meget højt|Halvfemsernes værste}: {inden for et minut danser jeg|hele køkkenet er med}.',
  ],
  dealbreaker: [
    '{Uhøflig over for tjeneren|Megen snak og ingen spørgsmål|Altid travlt}: {kort aften|nej tak}.',
    '{Spil|Halve sandheder|Tre dage om at svare}. {Sig det bare|Ærlighed er sjovere}.',
    '{Mobilen på bordet|Billeder fra for ti år siden}, {helt ærligt|hvor fint smilet end er}.',
    'Folk, der {ikke kan høre et nej|ser ned på andre|aldrig siger undskyld}, {skal ikke vente på et ja|får ikke en chance til}.',
  ],
}
