import type { DemoPrompts } from './prompt-types.ts'

export const sv: DemoPrompts = {
  perfect_evening: [
    '{Något gott på spisen|Ett långt bord|Massor av ljus}, {en bra skiva|en öppnad flaska|regn mot fönstret} och {ingenstans att ta vägen|mobilen i hallen}.',
    '{En liten konsert|En gammal biograf|En runda längs vattnet}, sedan {pommes på en bänk|ett sista glas på kvarterskrogen|prata tills de tänder lamporna}.',
    '{En eld utomhus|En filt på balkongen} och {historier som växer|stjärnor utan app|inte ett ord om jobbet}.',
    'Först {bastu|ett dopp|dans}, sedan {soppa|pizza ur kartongen}, sedan {sova som en stock|ingenting alls}.',
  ],
  weak_for: [
    '{varma händer|en mörk röst|fräknar} och {en dålig idé i rätt ögonblick|torr humor|folk som verkligen lyssnar}.',
    '{en blick som dröjer en sekund för länge|en hand på ryggen|doften av en nacke}. {Där gick det|Varje gång}.',
    'folk som {sjunger i bilen|delar den sista pommesen|lagar mat utan recept}: {det säger allt|funkar alltid}.',
    '{mod|lugn|självironi} med {ett leende|en mjuk sida|glimten i ögat}.',
  ],
  attention: [
    'du kan {skratta åt dig själv|säga emot med ett leende|lära mig något nytt}, {utan brådska|och sedan en gång till}.',
    'du {säger mer än ”hej”|faktiskt har läst det här|ställer en bra fråga}. {En mening räcker|Resten kommer av sig själv}.',
    'du {luktar gott|kan dansa|hälsar på hunden först} och {inte vet om det|inte gör någon stor sak av det}.',
    'du {vet vad du vill|är lugn när jag svamlar|pratar med ögonen} och {säger det|inte är rädd för tystnad}.',
  ],
  secret: [
    'Jag {sjunger andrastämman i duschen|kan jonglera med tre citroner|gråter till reklamfilmer}, {bara när ingen ser|fråga grannarna}.',
    'En gång {bodde jag en vecka i ett kloster|vann jag en tävling i att äta tårta|stod jag på scen i mantel}. {Lång historia|Jag gör gärna om det}.',
    'Jag sover {med strumpor på|mitt i sängen|med öppet fönster}, {även i juli|även när det snöar}.',
    'Under {den prydliga kappan|ylletröjan} finns mer {spets|bus|bläck} än {man tror|någon vet}.',
  ],
  sunday: [
    '{Sovmorgon|Frukost på sängen|Nybakat bröd}, {gårdagens tidning|en väldigt lång dusch} och {ingen väckarklocka i närheten|ut först vid två}.',
    '{En promenad vid havet|Cykla utan mål|En loppis}, med {äppelpaj|soppa|en bulle} {som belöning|halvvägs}.',
    'Hela dagen i {pyjamas|en alldeles för stor tröja}, med {en bok|gamla skivor|en film eller tre} och {inget dåligt samvete|något sött}.',
    '{Pannkakor|En gryta soppa|En kaka som misslyckas} och {ett spel som aldrig tar slut|en tupplur i soffan}.',
  ],
  laugh: [
    '{Hundar med åsikter|Sura bebisar|Folk som snubblar på ingenting}, {varje gång|särskilt när jag inte får}.',
    'Mina egna {skämt|danssteg|röstmeddelanden}, {tyvärr|oftast utan publik|ibland flera dagar senare}.',
    '{Felhörda låttexter|Stavfel på menyer|Fnitter i ett tyst rum}: {jag kan inte hjälpa det|tårarna rinner}.',
    '{Gamla bilder med den frisyren|Min dagbok från högstadiet|Semesterfilmer}. {Hur tänkte vi|Ingen nåd}.',
  ],
  first_date: [
    '{Kaffe som blir vin|Ett glas som blir tre|En promenad som blir för lång} och {sista tåget som går|ingen som tittar på klockan}.',
    '{Göra något: bowla, klättra, laga mat|Gå vilse ihop}. {Pratet kommer av sig själv|Förloraren bjuder}.',
    '{Ett lugnt kafé|En bänk vid vattnet|En marknad full av mat} och {inga meritlistor|skratta åt nerverna|se om det gnistrar}.',
    'Ingen {trerätters|anställningsintervju}, hellre {ett bra skämt|en kyss som får misslyckas|den längsta vägen hem}.',
  ],
  fantasy: [
    '{Ett hotellrum|En stuga i skogen|En natt i en främmande stad}, {vi låtsas att vi inte känner varandra|mobilerna avstängda|all tid i världen}.',
    '{Med ögonbindel|I skenet av ljus|I halvmörker} och {inte veta vad som kommer|bara en röst i örat}.',
    '{Bli förförd|Bli sedd|Bli ledd} av någon {jag litar på|som tar god tid på sig}.',
    '{Ett månskensbad|Sommarregn|En tom bastu} och {inga kläder|ingen i närheten}. {Resten viskar jag|Fråga mig}.',
  ],
  turn_on: [
    '{Kyssar i nacken|En hand i håret|Fingrar som tar sin tid} och {en röst som sänks|någon som frågar vad jag gillar}.',
    '{Retas|Vänta|En bra historia}, {hela dagen|med kläderna på|tills jag själv ber om det}.',
    '{Självsäker och snäll|Smart och lite busig|Lugn, och plötsligt inte alls}: {den blandningen|ja tack}.',
    '{Uppkavlade ärmar|Bara axlar|Doften av varm hud} och {inget mer|dörren låst}.',
  ],
  try_once: [
    '{Bada naken i havet|Sova under stjärnorna|Lära mig tango}, {helst inte ensam|före nästa födelsedag}.',
    '{En bastu i Finland|Nattåget till Wien|En månad vid havet} och {ingen plan|ingen mobil}.',
    '{Massage med varm olja|En klubb med klädkod|En lek med ögonbindel}. {Nyfiken nog är jag|Med rätt person}.',
    '{Hoppa fallskärm|Karaoke inför fullsatt|Surfa}, {det har jag sagt i åratal|men någon måste knuffa mig}.',
  ],
  song: [
    '{Vad som helst med Sade|Gammal soul|Marvin Gaye, såklart}, {tyst|i mörkret|på repeat}.',
    'Allt med {en långsam bas|en saxofon|en fransk röst}, {bäst efter elva|bäst när det regnar}.',
    '{Portishead|Nina Simone|D’Angelo}, {på vinyl|på mattan}. {Klart|Varje gång}.',
    '{Abba, utan skam|Prince, jättehögt|Nittiotalets värsta}: {inom en minut dansar jag|hela köket hänger på}.',
  ],
  dealbreaker: [
    '{Otrevlig mot servitören|Mycket prat och inga frågor|Alltid på språng}: {kort kväll|nej tack}.',
    '{Spel|Halva sanningar|Tre dagar till svar}. {Säg det bara|Ärligt är roligare}.',
    '{Mobilen på bordet|Bilder från tio år sedan}, {på riktigt|hur fint leendet än är}.',
    'Den som {inte kan höra ett nej|ser ner på andra|aldrig säger förlåt} {behöver inte vänta på ett ja|får ingen andra chans}.',
  ],
}
