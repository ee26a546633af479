import type { DemoPrompts } from './prompt-types.ts'

export const fi: DemoPrompts = {
  perfect_evening: [
    '{Jotain hyvää hellalla|Pitkä pöytä|Paljon kynttilöitä}, {hyvä levy|avattu viinipullo|sade ikkunaan} ja {ei kiirettä mihinkään|puhelin eteisessä}.',
    '{Pieni keikka|Vanha elokuvateatteri|Kävely rannassa}, sitten {ranskalaiset penkillä|viimeinen lasillinen kulmakuppilassa|juttelua valomerkkiin asti}.',
    '{Nuotio ulkona|Huopa parvekkeella} ja {yhä hurjempia tarinoita|tähdet ilman sovellusta|ei sanaakaan töistä}.',
    'Ensin {sauna|uinti|tanssia}, sitten {keittoa|pizzaa laatikosta}, sitten {unta kuin tukki|ei yhtään mitään}.',
  ],
  weak_for: [
    '{Lämpimät kädet|Matala ääni|Pisamat} ja {huono idea oikeaan aikaan|kuiva huumori|se, että joku todella kuuntelee}.',
    '{Katse, joka kestää sekunnin liikaa|Käsi selällä|Niskan tuoksu}. {Se oli siinä|Joka kerta}.',
    'Ihmiset, jotka {laulavat autossa|jakavat viimeisen perunan|kokkaavat ilman reseptiä}: {se kertoo kaiken|toimii aina}.',
    '{Rohkeus|Rauhallisuus|Itseironia} ja {hymy|pehmeä puoli|pilke silmäkulmassa}.',
  ],
  attention: [
    '{osaat nauraa itsellesi|väität hymyillen vastaan|opetat minulle jotain uutta}, {ilman kiirettä|ja sitten uudestaan}.',
    '{sanot enemmän kuin ”moi”|olet oikeasti lukenut tämän|kysyt hyvän kysymyksen}. {Yksi lause riittää|Loppu tulee itsestään}.',
    '{tuoksut hyvältä|osaat tanssia|tervehdit koiraa ensin} etkä {itse huomaa sitä|tee siitä numeroa}.',
    '{tiedät, mitä haluat,|pysyt rauhallisena, kun höpötän,|puhut silmilläsi} {ja sanot sen|etkä pelkää hiljaisuutta}.',
  ],
  secret: [
    '{Laulan suihkussa toista ääntä|Osaan jonglöörata kolmella sitruunalla|Itken mainoksille}, {mutta vain kun kukaan ei katso|kysy vaikka naapureilta}.',
    'Kerran {asuin viikon luostarissa|voitin kakunsyöntikilpailun|seisoin lavalla viitta päällä}. {Pitkä tarina|Tekisin sen uudestaan}.',
    'Nukun {sukat jalassa|keskellä sänkyä|ikkuna auki}, {heinäkuussakin|lumisateellakin}.',
    '{Tämän siistin takin|Tämän villapaidan} alla on enemmän {pitsiä|kujeita|mustetta} kuin {luulisi|kukaan tietää}.',
  ],
  sunday: [
    '{Pitkät unet|Aamiainen sängyssä|Tuoretta leipää}, {eilinen lehti|todella pitkä suihku} ja {ei herätyskelloa lähimaillakaan|ovesta ulos vasta kahdelta}.',
    '{Kävely meren rannalla|Pyöräilyä ilman päämäärää|Kirpputori} ja {omenapiirakkaa|keittoa|pulla} {palkinnoksi|puolimatkassa}.',
    'Koko päivä {pyjamassa|liian isossa villapaidassa}, mukana {kirja|vanhoja levyjä|elokuva tai kolme} ja {ei huonoa omaatuntoa|jotain makeaa}.',
    '{Lettuja|Kattilallinen keittoa|Kakku, joka epäonnistuu,} ja {peli, joka ei lopu|päiväunet sohvalla}.',
  ],
  laugh: [
    '{Koirat, joilla on mielipide|Murjottavat vauvat|Ihmiset, jotka kompastuvat tyhjään}, {joka kerta|varsinkin kun ei saisi}.',
    'Omat {vitsini|tanssiliikkeeni|ääniviestini}, {valitettavasti|yleensä ilman yleisöä|joskus päiviä myöhemmin}.',
    '{Väärin kuullut sanoitukset|Kirjoitusvirheet ruokalistoissa|Hihitys hiljaisessa huoneessa}: {en mahda sille mitään|vedet silmissä}.',
    '{Vanhat kuvat siitä kampauksesta|Yläasteen päiväkirjani|Lomavideot}. {Mitä me ajattelimme|Ei armoa}.',
  ],
  first_date: [
    '{Kahvi, joka vaihtuu viiniin|Yksi lasillinen, josta tulee kolme|Liian pitkä kävely} ja {viimeinen juna, joka menee|kukaan ei katso kelloa}.',
    '{Tehdä jotain: keilata, kiipeillä, kokata|Eksyä yhdessä}. {Juttu luistaa itsestään|Häviäjä maksaa}.',
    '{Rauhallinen kahvila|Penkki veden äärellä|Ruokatori} ja {ei ansioluetteloita|naurua jännitykselle|katsotaan, kipinöikö}.',
    'Ei {kolmea ruokalajia|työhaastattelua}, mieluummin {hyvä vitsi|suudelma, joka saa epäonnistua|pisin reitti kotiin}.',
  ],
  fantasy: [
    '{Hotellihuone|Mökki metsässä|Yö vieraassa kaupungissa}, {leikimme, ettemme tunne toisiamme|puhelimet kiinni|kaikki aika maailmassa}.',
    '{Side silmillä|Kynttilänvalossa|Hämärässä}, enkä {tiedä, mitä seuraa|kuule kuin yhden äänen}.',
    '{Heittäytyä|Leikkiä|Päästää irti ohjista} jonkun kanssa, {johon luotan|joka ei pidä kiirettä}.',
    '{Uinti kuutamolla|Kesäsade|Tyhjä sauna} ja {ei vaatteita|ei ketään lähellä}. {Loput kuiskaan|Kysy minulta}.',
  ],
  turn_on: [
    '{Suudelmat niskaan|Käsi hiuksissani|Sormet, joilla ei ole kiire,} ja {ääni, joka madaltuu|joku, joka kysyy, mistä pidän}.',
    '{Kiusoittelu|Odottaminen|Hyvä tarina}, {koko päivän|vaatteet päällä|kunnes itse pyydän}.',
    '{Itsevarma ja kiltti|Fiksu ja vähän tuhma|Rauhallinen, ja yhtäkkiä ei enää}: {se yhdistelmä|kyllä kiitos}.',
    '{Käärityt hihat|Paljaat olkapäät|Lämpimän ihon tuoksu} ja {ei muuta|ovi lukossa}.',
  ],
  try_once: [
    '{Uida alasti meressä|Nukkua tähtien alla|Oppia tangon}, {mieluiten en yksin|ennen seuraavia syntymäpäiviä}.',
    '{Yöjuna Wieniin|Kuukausi meren rannalla|Savusauna saaressa}, {ei suunnitelmaa|ei puhelinta}.',
    '{Hieronta lämpimällä öljyllä|Klubi, jossa on pukukoodi|Leikki silmät sidottuina}. {Uteliaisuutta riittää|Oikean ihmisen kanssa}.',
    '{Laskuvarjohyppy|Karaoke täydelle salille|Lainelautailu}, {olen sanonut sitä vuosia|mutta jonkun pitää tönäistä}.',
  ],
  song: [
    '{Mikä tahansa Saden kappale|Vanha soul|Marvin Gaye, tietenkin}, {hiljaa|valot pois|yhä uudestaan}.',
    'Kaikki, missä on {hidas basso|saksofoni|ranskalainen ääni}, {paras yhdentoista jälkeen|paras sateella}.',
    '{Portishead|Nina Simone|D’Angelo}, {vinyylinä|matolla}. {Siinä se|Joka kerta}.',
    '{Abba, en häpeä|Prince, todella lujaa|Ysärin pahimmat}: {minuutissa jo tanssin|koko keittiö lähtee mukaan}.',
  ],
  dealbreaker: [
    '{Töykeys tarjoilijalle|Paljon puhetta, ei yhtään kysymystä|Ainainen kiire}: {lyhyt ilta|ei kiitos}.',
    '{Pelit|Puolitotuudet|Kolme päivää vastaukseen}. {Sano suoraan|Rehellisyys on hauskempaa}.',
    '{Puhelin pöydällä|Kymmenen vuotta vanhat kuvat}, {oikeasti|vaikka hymy olisi miten kaunis}.',
    'Se, joka {ei kuule sanaa ei|katsoo muita alaspäin|ei koskaan pyydä anteeksi}, {odottaa turhaan sanaa kyllä|ei saa toista tilaisuutta}.',
  ],
}
