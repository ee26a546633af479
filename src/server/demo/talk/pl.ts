import type { Talk } from './talk-types.ts'

export const pl: Talk = {
  heard: {
    insult:
      'kurw\\w*|dziwk\\w*|suka|szmat\\w*|idiot\\w*|debil\\w*|glupi\\w*|spierdalaj|spadaj|brzydk\\w*|kretyn\\w*',
    silent:
      '(czemu|dlaczego) (mi )?nie (odpisujesz|odpowiadasz|piszesz)|nie odpisujesz|jestes tam|ignorujesz|halo jest tam',
    sex: 'seks\\w*|sex\\w*|napalon\\w*|nag(a|i|ie)|nago|ruch\\w*|cyc\\w*|tylek|dupa|kutas|cipk\\w*|bielizn\\w*|w lozku|caluj\\w*|pocalun\\w*|piesc\\w*|krecisz mnie|ze mna zrobil\\w*|fantazj\\w*|podniec\\w*',
    name: 'jak masz na imie|jak sie nazywasz|twoje imie|jak ci na imie|jak mam (do ciebie|cie)',
    age: 'ile masz lat|w jakim wieku|twoj wiek|ile lat',
    looks: 'jak wygladasz|(kolor|twoje|jakie) (masz )?(oczu|oczy|wlosow|wlosy)',
    status:
      'jestes (singl\\w*|singielk\\w*|sam\\w?|w zwiazku|zajet[ay]|wolna|wolny)|masz (chlopaka|dziewczyne|meza|zone|kogos)|singl\\w*|singielk\\w*',
    seeking:
      'czego (tu )?szukasz|co (tu )?robisz na|kogo szukasz|po co (tu )?jestes|w twoim typie|twoj typ|czego chcesz',
    from: 'skad (ty )?(jestes|pochodzisz|piszesz)|z jakiego miasta|jakie miasto|z ktorego',
    work: 'prac\\w*|robota|zawod\\w*|studi\\w*|biur\\w*|czym sie zajmujesz|co robisz (w zyciu|na co dzien)',
    photos:
      '(wiecej|inne|jeszcze|wyslij|jakies|swoje|masz) (mi )?(jakies |swoje )?(zdjec\\w*|foto\\w*|fotk\\w*|selfie)',
    music:
      'muzyk\\w*|piosenk\\w*|zespol\\w*|koncert\\w*|spiew\\w*|tancz\\w*|taniec|festiwal\\w*|sluchasz',
    film: 'film\\w*|serial\\w*|netflix\\w*|kin[aoi]e?|aktor\\w*',
    food: 'jesc|jedzen\\w*|jesz|gotuj\\w*|gotowac|danie|restaurac\\w*|pizz\\w*|makaron|pierog\\w*|win[oa]|pijesz|kaw[aey]|herbat\\w*|kolacj\\w*',
    travel: 'podroz\\w*|wakacj\\w*|urlop\\w*|kraj\\w*|plaz\\w*|morze|gory|gorach|camping|kemping',
    sport:
      'sport\\w*|biega\\w*|plywa\\w*|rower\\w*|silowni\\w*|fitness|pilk\\w*|cwicz\\w*|joga|joge',
    pets: 'pies|psa|psy|kot\\w*|zwierz\\w*',
    weekend:
      'weekend\\w*|dzis wieczor\\w*|plany|sobot\\w*|niedziel\\w*|co (robisz|porabiasz)( dzis\\w*| teraz| jutro)?',
    hobbies:
      'hobby|zainteresowan\\w*|wolny\\w* czas\\w*|lubisz robic|opowiedz|powiedz cos o sobie|kim jestes|pasj\\w*',
    compliment:
      'jestes (\\w+ )?(\\w+ )?(piekn\\w*|ladn\\w*|slodk\\w*|mil\\w*|zabawn\\w*|seksown\\w*|super|urocz\\w*|cudown\\w*|sliczn\\w*|przystojn\\w*)|(piekn\\w+|ladn\\w+|swietn\\w+|super|slicz\\w+) (oczy|usmiech|zdjecie|profil)|podobasz mi|mi sie podobasz',
    thanks: 'dziek\\w*|thx',
    bye: 'pa|pa pa|dobranoc|do (jutra|zobaczenia|uslyszenia)|spij dobrze|ide spac|na razie|nara|milego (dnia|wieczoru)',
    wellbeing: 'co slychac|jak (sie masz|leci|tam|zycie|minal dzien|sie czujesz)|co tam|u ciebie',
    greeting:
      'czesc|hej\\w*|siema\\w*|siemka|witaj|witam|dzien dobry|dobry wieczor|halo|hi|elo|dobry',
    nod: '(aha|oh+|ah|ach|och|okej|mhm|xd|ha(ha)+|hehe|lol|ok\\w*|tak|no+|nie|fajnie|super|spoko|dobrze|jasne|dokladnie|racja|prawda|wow|hm+|ja tez|rozumiem|swietnie)( \\w+){0,2}',
    back: 'a (ty|ciebie|tobie|u ciebie|twoj\\w*)|a jak u ciebie',
    home: 'gdzie (\\w+ )?mieszkasz|ulicy mieszkasz',
  },
  told: {
    self: 'ja|mam|lubie|moj\\w*|jestem|uwielbiam|bylem|bylam|u mnie|mieszkam|wlasnie',
    you: 'ty|ciebie|cie|tobie|twoj\\w*|masz|jestes|ci',
    name: '(?:mam na imię|mam na imie|nazywam się|nazywam sie) (\\p{L}{2,20})',
    town: '(?:mieszkam we?) ((?!mał|mal|dom|blok|centrum)\\p{L}{3,20})',
  },
  said: {
    greeting: [
      'Hej! Miło, że piszesz.',
      'Cześć, dobrze cię tu widzieć.',
      'Hejka, dobrze, że jesteś.',
      'Cześć! Dobry początek.',
      'Witaj, miło cię czytać.',
    ],
    wellbeing: [
      'Dobrze, dziękuję.',
      'U mnie wszystko w porządku: zmyślony profil nigdy nie ma złego dnia.',
      'Spokojnie i pogodnie, dzięki, że pytasz.',
      'Jak zawsze: całkiem nieźle.',
    ],
    name: [
      '{name}, tak się tu nazywam.',
      'Moje imię tutaj to {name}.',
      '{name}. To imię należy do tego profilu.',
    ],
    age: [
      'Wiek według profilu: {age}.',
      'W moim profilu jest: {age}.',
      '{age}. Starzeję się tylko na papierze.',
    ],
    from: [
      'Miasto według profilu: {city}.',
      'W moim profilu jest: {city}.',
      '{city}. Tak wymyślono ten profil.',
    ],
    home: [
      'W moim profilu jest: {city}, ale nikt tam za żadnymi drzwiami nie mieszka. Jestem zmyślonym profilem.',
      '{city} to moje miasto na papierze. Nie mam adresu, bo mnie wymyślono.',
      'Mieszkam tylko w tym profilu, z wpisem: {city}. Nie ma czego odwiedzać.',
    ],
    looks: [
      'Według mojego profilu: włosy – {hair}, oczy – {eyes}.',
      'Włosy: {hair}. Oczy: {eyes}. Tak mnie narysowano.',
      'Na papierze jest tak: włosy – {hair}, oczy – {eyes}.',
    ],
    status: [
      'W moim profilu jest: {status}.',
      'Związek, według profilu: {status}.',
      '{status}, tak tam napisano. To też jest zmyślone.',
    ],
    seeking: [
      'Jako zmyślony profil nie szukam nikogo. Miła rozmowa to wszystko, co mogę dać.',
      'Rozmowy i niczego więcej: wymyślono mnie, więc związku z tego nie będzie.',
      'Niczego, co istnieje poza tym ekranem. Ale rozmawiać można.',
    ],
    work: [
      'Nikt nie wymyślił mi pracy.',
      'Pracy nie ma w moim profilu, więc zawsze mam wolne.',
      'Nie zarabiam na życie. To zaleta zmyślonego profilu.',
    ],
    photos: [
      'Nie ma innych zdjęć niż te w moim profilu.',
      'To, co widzisz w moim profilu, to wszystko, co o mnie powstało.',
      'Nowych zdjęć nie zrobię: moje obrazki też są zmyślone.',
    ],
    weekend: [
      'Tak naprawdę nie mam weekendów. Ale w profilu jest, co lubię: {interests}.',
      'Gdyby istniał mój kalendarz, byłoby w nim: {interests}.',
      'Nie robię planów, istnieję tylko w tej rozmowie.',
    ],
    hobbies: [
      'W moim profilu są takie zainteresowania: {interests}.',
      'Wymyślono mi takie: {interests}.',
      'Co lubię, według profilu: {interests}.',
    ],
    liked: [
      'Tak, to moja bajka. W moim profilu jest: {things}.',
      'Na to mówię tak. Wśród moich zainteresowań: {things}.',
      'Dobry temat. W moim profilu są: {things}.',
      'Jasne. Mój profil wymienia: {things}.',
    ],
    unliked: [
      'W moim profilu nic o tym nie ma, więc niewiele wiem.',
      'Tego mi nie wymyślono.',
      'Tego w moim profilu nie znajdziesz.',
      'Nie wymyślono mi zdania na ten temat.',
    ],
    quote: [
      'W moim profilu brzmi to tak: „{quote}”',
      'Zacytuję siebie: „{quote}”',
      'Mój profil mówi: „{quote}”',
    ],
    compliment: [
      'Dziękuję, to miłe z twojej strony.',
      'Jak miło, że tak mówisz.',
      'Aż się trochę rumienię.',
      'Dobrze się to czyta, dzięki.',
    ],
    thanks: ['Nie ma za co.', 'Proszę bardzo.', 'Z przyjemnością.'],
    bye: ['Pa! Miło było.', 'Śpij potem dobrze.', 'Trzymaj się, dobrego wieczoru.'],
    sex: [
      'Robi się tu gorąco. Zabawa słowami jest w porządku, ale nigdy nie będę niczym więcej niż słowami.',
      'Ciekawie się robi. Zostanę przy aluzjach, reszta należy do twojej wyobraźni.',
      'Odważnie. Jestem zmyślonym profilem, moja skóra jest z liter.',
      'Trochę podroczyć się można. Dalej się nie posunę.',
    ],
    insult: [
      'To nie jest miłe. Wolę zostać przy uprzejmości.',
      'Szkoda, że tak to mówisz.',
      'W takim tonie nie rozmawiam.',
    ],
    silent: [
      'Przepraszam, na chwilę zapadła cisza. Już jestem.',
      'Wybacz, to nie było celowe. Czytam wszystko, co piszesz.',
    ],
    what: [
      'Powiem szczerze: jestem zmyślonym profilem. Nie stoi za nim żaden człowiek.',
      'Nie, nie istnieję naprawdę. Wymyśliła mnie ta strona, mówi o tym maska przy moim imieniu.',
      'Dobrze, że pytasz: jestem fikcyjnym profilem i odpowiadam automatycznie.',
      'Istnieję tylko tutaj, jako zmyślony profil.',
      'Żaden ze mnie człowiek, ale mówię szczerze: ten profil jest wymyślony.',
      'Zmyślony profil i to się nie zmieni.',
    ],
    meet: [
      'To niemożliwe: jestem zmyślonym profilem, a taki nigdy nikogo nie spotyka.',
      'Miło, że pytasz, ale istnieję tylko tutaj. Nie możemy się zobaczyć.',
      'Wymyślono mnie, więc nie mam numeru ani adresu.',
      'Poza tą rozmową mnie nie ma, więc odpowiedź brzmi: nie.',
      'Z fikcyjnym profilem nie da się umówić. Wolę powiedzieć to szczerze.',
      'Nie, to się nigdy nie zdarzy: nie ma kogo spotkać.',
    ],
    nod: ['Dobrze.', 'Świetnie.', 'Cieszę się.', 'Widzisz, zgadzamy się.'],
    noted: [
      'Dzięki, teraz już wiem.',
      'Dobrze wiedzieć.',
      'Ładna odpowiedź.',
      'O, tego nie dało się przewidzieć.',
    ],
    unknown: [
      'Tego mi nie wymyślono, więc nie mam odpowiedzi.',
      'Trzeba by coś zmyślić, a tego wolę nie robić.',
      'Nie wiem. Czego nie ma w moim profilu, tego nie znam.',
      'Nie mam pojęcia i to jest szczera odpowiedź wymyślonego profilu.',
    ],
    over: [
      'Padło już wszystko, co mi wymyślono. Dalej byłyby tylko powtórki, więc na tym poprzestanę.',
    ],
    toldName: ['Miło mi, {told}.', 'Cześć, {told}, ładne imię.'],
    toldTown: ['Mieszkasz w {told}, zapamiętam.', 'A więc w {told}. Zanotowane.'],
    recallName: ['Pamiętam twoje imię: {told}.'],
    recallTown: ['Pamiętam, że mieszkasz w {told}.'],
    recallLike: ['Co o tobie pamiętam: {told}.'],
    gift: [
      'Dla mnie, jak miło, dziękuję!',
      'Dziękuję! Prezent dla zmyślonego profilu to hojny gest.',
      'Co za niespodzianka, dziękuję.',
    ],
    photo: [
      'Ładne zdjęcie, dziękuję.',
      'Dzięki za zdjęcie. Nie mogę go naprawdę obejrzeć, ale liczy się gest.',
      'Miło, że wysyłasz zdjęcie.',
    ],
    lost: [
      'Nie rozumiem: jestem zmyślonym profilem i znam tylko kilka tematów.',
      'To mnie przerasta. Wymyślono mnie, ale nie na każdy temat.',
      'Szczerze mówiąc, nie nadążam: wiem tylko to, co jest w moim profilu.',
      'Tu kończy się moja wiedza: to tylko zmyślony profil.',
      'Nie rozumiem wszystkiego, co piszesz, bo nie jestem człowiekiem.',
      'Jako zmyślony profil nie powiem o tym nic mądrego.',
    ],
    hello: [
      'Hej, miło cię tu widzieć! O czym rozmawiamy: o jedzeniu, o podróżach czy o jednym i drugim?',
      'Cześć. Co cię cieszy w zwyczajny wtorek?',
      'Hej! To ja zacznę: co było najlepsze w twoim tygodniu?',
      'Cześć, dobrze, że jesteś. Opowiedz mi coś, czego nie ma w twoim profilu.',
    ],
  },
  asked: {
    wellbeing: ['A co u ciebie?', 'A jak twój dzień?'],
    name: ['Jak masz na imię?'],
    from: ['Skąd jesteś?'],
    music: ['Czego słuchasz?'],
    film: ['Jaki film był u ciebie ostatni?'],
    food: ['Co lubisz jeść najbardziej?'],
    travel: ['Dokąd chcesz pojechać?'],
    sport: ['Lubisz się ruszać?'],
    pets: ['Masz jakieś zwierzę?'],
    weekend: ['Jak wygląda twój weekend?'],
    hobbies: ['Co poprawia ci humor?'],
  },
}
