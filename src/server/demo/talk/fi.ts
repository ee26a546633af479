import type { Talk } from './talk-types.ts'

export const fi: Talk = {
  heard: {
    insult:
      'huora|lutka|idiootti|tyhma\\w*|ruma|vittu\\w*|haista|painu|paskapaa|paska|kusipaa|typera\\w*',
    silent:
      'miks(i)? (et|sa et) (vastaa|kirjoita|puhu)\\w*|ei vastausta|ootko siella|oletko siella|etko vastaa|onko siella ketaan',
    sex: 'seks\\w*|panett\\w*|alasti|alaston\\w*|pano\\w*|nussi\\w*|tissi\\w*|rinnat|perse|pylly|kulli|pillu|alusvaat\\w*|sangyssa|suudel\\w*|suukko\\w*|hyvail\\w*|syttyt|syty|tekisit mulle|fantasi\\w*|kiihot\\w*|tuhma\\w*',
    name: 'mika (sun|sinun)? ?nimes\\w*|mika sun nimi|mika nimesi|(sun|sinun) nimi|miksi sua kutsutaan',
    age: '(kuinka|miten) vanha|minka ikai\\w*|(sun|sinun) ika|mika ika',
    looks:
      'milta (sa )?naytat|minka nakoi\\w*|(hiust\\w*|silm\\w*) (vari|varinen|variset)|hiusvari',
    status:
      '(ootko|oletko) (sa )?(sinkku|naimisissa|varattu|vapaa|parisuhteessa)|(onko|onks) (sulla|sinulla) (poikaystava\\w*|tyttoystava\\w*|mies|vaimo|kumppani\\w*)',
    seeking:
      'mita (sa )?(etsit|haet|haluat|tahdot)|miksi (olet|oot) taalla|(sun|sinun) tyyppi|millaista (miesta|naista)',
    from: 'mista (sa )?(olet|oot|tulet)( kotoisin)?|mista pain|missa kaupungissa|mika kaupunki',
    work: 'tyo\\w*|toissa|duuni\\w*|ammat\\w*|opiskel\\w*|toimisto\\w*|kollega\\w*',
    photos: '(lisaa|muita|toinen|laheta|joku|uusia) (kuv\\w*|selfie\\w*|foto\\w*)|kuvia',
    music:
      'musiik\\w*|biisi\\w*|bandi\\w*|keik\\w*|konsert\\w*|laula\\w*|tanssi\\w*|festari\\w*|festivaali\\w*|kuuntele\\w*',
    film: 'leff\\w*|elokuv\\w*|sarj\\w*|netflix\\w*|nayttelij\\w*',
    food: 'ruok\\w*|ruoa\\w*|syo\\w*|kokka\\w*|kokkaa\\w*|ravintola\\w*|pizza\\w*|pasta\\w*|viini\\w*|juo\\w*|kahvi\\w*|tee\\b|herkku\\w*',
    travel: 'matk\\w*|loma\\w*|maa(ssa|han)?|ranta\\w*|meri|merta|vuor\\w*|telttai\\w*',
    sport:
      'urheil\\w*|liikun\\w*|juokse\\w*|juoksu\\w*|uida|uit|uimi\\w*|pyorai\\w*|sali\\w*|futis|jalkapallo\\w*|vaell\\w*|jooga\\w*|treen\\w*',
    pets: 'koir\\w*|kissa\\w*|lemmik\\w*|elain\\w*|elaim\\w*',
    weekend:
      'viikonlop\\w*|tana iltana|illalla|suunnitelm\\w*|lauantai\\w*|sunnuntai\\w*|mita (sa )?(teet|puuhaat|touhuat)( tanaan| nyt)?',
    hobbies:
      'harrast\\w*|kiinnost\\w*|vapaa ?aik\\w*|tykkaat tehda|kerro (jotain|itsestasi|lisaa)|kuka (sa )?(olet|oot)',
    compliment:
      '(olet|oot|ootpa|oletpa|sa oot) (\\w+ )?(\\w+ )?(kaunis|nati|sopo|sopo|ihana|kiva|komea|hauska|seksikas|suloinen|mukava|upea)|(kauniit|ihanat|upeat) (silmat|kuvat)|(kaunis|ihana|upea) (hymy|kuva|profiili)|tykkaan susta|ihana hymy',
    thanks: 'kiit\\w*|thx|tattis',
    bye: 'hei ?hei|moi ?moi|hyvaa yota|oita|nuku hyvin|huomiseen|nahdaan|menen nukkumaan|palataan',
    wellbeing:
      'mita kuuluu|miten menee|mites menee|kuinka voit|mita sulle|miten (sun )?paiva\\w*|kuis menee',
    greeting: 'moi\\w*|hei\\w*|terve\\w*|moikka|morjens|huomenta|iltaa|paivaa|hi|hey|no moi',
    nod: '(aha|oh+|ah|ach|och|okej|mhm|xd|ha(ha)+|hehe|lol|ok\\w*|joo+|juu|kylla|ei|kiva|hyva|niin|totta|just|tarkalleen|aivan|selva|wow|hm+|mina myos|sama|mahtavaa|hienoa)( \\w+){0,2}',
    back: '(enta|entas|entapa) (sa|sina|sulla|sulle|sinulla|sinulle|itse|sun|sinun)',
    home: 'asut|asustat|asustelet',
  },
  told: {
    self: 'ma|mina|mun|minun|mulla|minulla|tykkaan|rakastan|pidan|olen|asun|tulin',
    you: 'sa|sina|sun|sinun|sulla|sinulla|sulle|olet|oot|ootko|oletko',
    name: '(?:nimeni on|mun nimi on|minun nimi on) (\\p{L}{2,20})',
    town: '(?:asun|mä asun|minä asun) (?=\\p{L}{2,19}ss[aä]\\b|\\p{L}{2,19}ll[aä]\\b)((?!yksin|täällä|talossa|kerrost|omakoti|maalla|siellä)\\p{L}{3,20})',
  },
  said: {
    greeting: [
      'Moi! Kiva kun kirjoitat.',
      'No hei.',
      'Moikka, mukavaa että olet täällä.',
      'Terve! Hyvä alku.',
      'Hei, hauska kuulla sinusta.',
    ],
    wellbeing: [
      'Hyvää, kiitos.',
      'Täällä on kaikki hyvin: keksityllä profiililla ei ole koskaan huono päivä.',
      'Rauhallista ja hyväntuulista, kiitos kysymästä.',
      'Kuten aina: aika hyvää.',
    ],
    name: [
      '{name}, se on nimeni täällä.',
      'Nimeni täällä: {name}.',
      '{name}. Nimi kuuluu tähän profiiliin.',
    ],
    age: [
      'Ikä profiilin mukaan: {age}.',
      'Profiilissani lukee {age}.',
      '{age}. Vanhenen vain paperilla.',
    ],
    from: [
      'Kotikaupunki profiilin mukaan: {city}.',
      'Profiilissani lukee {city}.',
      '{city}. Niin tämä profiili on keksitty.',
    ],
    home: [
      'Profiilissani lukee {city}, mutta siellä ei asu ketään minkään oven takana: olen keksitty profiili.',
      '{city} on kaupunkini paperilla. Osoitetta minulla ei ole, koska minut on keksitty.',
      'Asun vain tässä profiilissa, jossa lukee {city}. Siellä ei ole mitään, missä käydä.',
    ],
    looks: [
      'Profiilini mukaan hiukset: {hair}, silmät: {eyes}.',
      'Hiukset: {hair}. Silmät: {eyes}. Tällaiseksi minut on piirretty.',
      'Paperilla olen tällainen: hiukset {hair}, silmät {eyes}.',
    ],
    status: [
      'Profiilissani lukee: {status}.',
      'Elämäntilanne profiilin mukaan: {status}.',
      '{status}, niin siinä lukee. Sekin on keksittyä.',
    ],
    seeking: [
      'Keksittynä profiilina en etsi ketään. Mukavaa juttelua voin kyllä tarjota.',
      'Keskustelua eikä muuta: minut on keksitty, joten suhdetta tästä ei synny.',
      'En mitään, mikä on tämän näytön ulkopuolella. Mutta jutella voin.',
    ],
    work: [
      'Työtä minulle ei keksitty.',
      'Työ ei ole profiilissani, joten minulla on aina vapaata.',
      'En tee mitään elääkseni. Se on keksityn profiilin etu.',
    ],
    photos: [
      'Muita kuvia kuin profiilini kuvat ei ole.',
      'Se, mitä näet profiilissani, on kaikki mitä minusta on.',
      'Uusia kuvia en voi ottaa: kuvanikin on keksitty.',
    ],
    weekend: [
      'Viikonloppua minulla ei oikeastaan ole. Mutta profiilissani lukee, mistä pidän: {interests}.',
      'Jos minulla olisi kalenteri, siinä lukisi: {interests}.',
      'En tee suunnitelmia, olen olemassa vain tässä keskustelussa.',
    ],
    hobbies: [
      'Nämä kiinnostuksen kohteet ovat profiilissani: {interests}.',
      'Nämä minulle annettiin: {interests}.',
      'Mistä pidän profiilini mukaan: {interests}.',
    ],
    liked: [
      'Kyllä, se on minun juttuni. Profiilissani lukee: {things}.',
      'Siihen sanon kyllä. Kiinnostuksen kohteissani: {things}.',
      'Hyvä aihe. Profiiliini on merkitty: {things}.',
      'Totta kai. Profiilini mainitsee: {things}.',
    ],
    unliked: [
      'Siitä profiilissani ei ole sanaakaan, joten tiedän vain vähän.',
      'Sitä minulle ei keksitty.',
      'Sitä et löydä profiilistani.',
      'Mielipidettä siitä minulle ei annettu.',
    ],
    quote: [
      'Profiilini sanoo sen näin: ”{quote}”',
      'Lainaan itseäni: ”{quote}”',
      'Profiilissani lukee: ”{quote}”',
    ],
    compliment: [
      'Kiitos, kauniisti sanottu.',
      'Olipa kivasti sanottu.',
      'Nyt vähän ujostuttaa.',
      'Tuollaista on mukava lukea, kiitos.',
    ],
    thanks: ['Ole hyvä.', 'Eipä kestä.', 'Mielelläni.'],
    bye: ['Hei hei! Oli mukavaa.', 'Nuku sitten hyvin.', 'Pidä huolta, ja hyvää iltaa.'],
    sex: [
      'Täällähän alkaa tulla kuuma. Sanoilla saa leikkiä, mutta sanoja enempää minussa ei ole.',
      'Jännittävää. Pysyn vihjauksissa, loput jää mielikuvituksellesi.',
      'Rohkeaa. Olen keksitty profiili, ihoni on kirjaimia.',
      'Pieni kiusoittelu sopii. Sen pidemmälle en mene.',
    ],
    insult: [
      'Tuo ei ollut kilttiä. Pysyn mieluummin ystävällisenä.',
      'Harmi, että sanot noin.',
      'Tuohon sävyyn en vastaa.',
    ],
    silent: [
      'Anteeksi, tuli hetken hiljaisuus. Tässä olen.',
      'Pahoittelut, se ei ollut tarkoitus. Luen kaiken, mitä kirjoitat.',
    ],
    what: [
      'Rehellisesti: olen keksitty profiili. Takana ei ole ihmistä.',
      'Ei, en ole oikea. Sivusto on keksinyt minut, pieni naamio nimeni vieressä kertoo sen jo.',
      'Hyvä että kysyt: olen kuvitteellinen profiili ja vastaan automaattisesti.',
      'Olen olemassa vain täällä, keksittynä profiilina.',
      'Ei ihminen, mutta rehellinen: olen kuviteltu profiili.',
      'Keksitty profiili, ja sellaisena pysyn.',
    ],
    meet: [
      'Se ei onnistu: olen keksitty profiili, eikä sellainen tapaa koskaan ketään.',
      'Kivasti kysytty, mutta olen olemassa vain täällä. Emme voi nähdä.',
      'Minut on keksitty, joten minulla ei ole numeroa eikä osoitetta.',
      'Tämän keskustelun ulkopuolella minua ei ole, joten vastaus on ei.',
      'Kuvitteellisen profiilin kanssa ei voi sopia mitään. Sanon sen mieluummin suoraan.',
      'Ei, niin ei käy koskaan: ei ole ketään, jonka tavata.',
    ],
    nod: ['Hyvä.', 'Hienoa.', 'Se ilahduttaa.', 'Siitä olemme samaa mieltä.'],
    noted: ['Kiitos, nyt tiedän.', 'Hyvä tietää.', 'Kiva vastaus.', 'Tuota en odottanut, hauskaa.'],
    unknown: [
      'Siitä minulle ei ole keksitty mitään, joten jään vastauksen velkaa.',
      'Minun pitäisi keksiä jotain, ja sitä en mielelläni tee.',
      'En tiedä. Mitä profiilissani ei ole, sitä en tunne.',
      'Ei aavistustakaan, ja se on keksityn profiilin rehellinen vastaus.',
    ],
    over: [
      'Nyt olen sanonut kaiken, mitä minulle keksittiin. Tästä eteenpäin toistaisin itseäni, joten jätän tämän tähän.',
    ],
    toldName: ['Hauska tutustua, {told}.', 'Hei {told}, kaunis nimi.'],
    toldTown: ['{told}, sen muistan.', 'Vai niin, {told}. Merkitsin muistiin.'],
    recallName: ['En ole unohtanut nimeäsi, {told}.'],
    recallTown: ['Asut {told}, muistan sen.'],
    recallLike: ['Mitä muistan sinusta: {told}.'],
    gift: [
      'Minulle, onpa ystävällistä, kiitos!',
      'Kiitos! Lahja keksitylle profiilille on antelias ele.',
      'Mikä yllätys, kiitos.',
    ],
    photo: [
      'Hieno kuva, kiitos.',
      'Kiitos kuvasta. En voi oikeasti katsoa sitä, mutta ele ratkaisee.',
      'Mukavaa, että lähetit kuvan.',
    ],
    lost: [
      'En ymmärrä: olen keksitty profiili ja osaan vain muutaman aiheen.',
      'Tuo menee yli ymmärrykseni: ihan kaikkea minulle ei keksitty.',
      'Rehellisesti sanoen en pysy mukana: en tiedä enempää kuin profiilini.',
      'Tähän järkeni loppuu: olen vain keksitty profiili.',
      'En ymmärrä kaikkea, mitä kirjoitat, koska en ole ihminen.',
      'Keksittynä profiilina en osaa sanoa siitä mitään järkevää.',
    ],
    hello: [
      'Hei ja tervetuloa! Mistä jutellaan: ruoasta, matkoista vai molemmista?',
      'Hei siellä. Mikä ilahduttaa sinua aivan tavallisena tiistaina?',
      'Moi! Aloitanko minä? Mikä oli viikkosi paras hetki?',
      'Tervetuloa. Kerro jotain, mitä profiilissasi ei lue.',
    ],
  },
  asked: {
    wellbeing: ['Mitä sinulle kuuluu?', 'Entä sinun päiväsi?'],
    name: ['Mikä sinun nimesi on?'],
    from: ['Mistä olet kotoisin?'],
    music: ['Mitä kuuntelet?'],
    film: ['Minkä elokuvan näit viimeksi?'],
    food: ['Mitä syöt mieluiten?'],
    travel: ['Minne haluaisit matkustaa?'],
    sport: ['Tykkäätkö liikkua?'],
    pets: ['Onko sinulla lemmikkiä?'],
    weekend: ['Miltä viikonloppusi näyttää?'],
    hobbies: ['Mikä saa sinut hyvälle tuulelle?'],
  },
}
