import type { DemoPrompts } from './prompt-types.ts'

export const pl: DemoPrompts = {
  perfect_evening: [
    '{Coś dobrego na kuchence|Długi stół|Dużo świec}, {dobra płyta|otwarta butelka wina|deszcz za oknem} i {nigdzie nie trzeba iść|telefon w przedpokoju}.',
    '{Mały koncert|Stare kino|Spacer nad rzeką}, a potem {frytki na ławce|ostatni kieliszek w knajpce za rogiem|rozmowa, aż zapalą światła}.',
    '{Ognisko|Koc na balkonie} i {coraz lepsze historie|gwiazdy bez aplikacji|ani słowa o pracy}.',
    'Najpierw {sauna|pływanie|taniec}, potem {zupa|pizza z pudełka}, a potem {sen jak kamień|już zupełnie nic}.',
  ],
  weak_for: [
    '{ciepłych dłoni|niskiego głosu|piegów} i {złych pomysłów w dobrej chwili|suchego humoru|ludzi, którzy naprawdę słuchają}.',
    '{spojrzeń dłuższych o sekundę|dłoni na plecach|zapachu skóry}. {I po mnie|Za każdym razem}.',
    'ludzi, którzy {śpiewają w aucie|dzielą się ostatnią frytką|gotują bez przepisu}: {to mówi wszystko|działa zawsze}.',
    '{odwagi|spokoju|dystansu do siebie} z {uśmiechem|czułą stroną|iskrą w oku}.',
  ],
  attention: [
    'umiesz {śmiać się z siebie|spierać się z uśmiechem|nauczyć mnie czegoś nowego}, {bez pośpiechu|a potem jeszcze raz}.',
    '{napiszesz więcej niż „hej”|naprawdę przeczytasz ten profil|zadasz dobre pytanie}. {Wystarczy zdanie|Reszta przyjdzie sama}.',
    '{ładnie pachniesz|umiesz tańczyć|najpierw witasz się z psem} i {nawet o tym nie wiesz|nie robisz z tego wydarzenia}.',
    '{wiesz, czego chcesz,|zachowujesz spokój, kiedy dużo mówię,|mówisz oczami} i {mówisz to wprost|nie boisz się ciszy}.',
  ],
  secret: [
    'że {śpiewam drugim głosem pod prysznicem|żongluję trzema cytrynami|płaczę na reklamach}, {ale tylko gdy nikt nie patrzy|zapytaj sąsiadów}.',
    'że kiedyś [spędziłem/spędziłam] {tydzień w klasztorze|noc na dworcu w Pradze|wieczór na scenie w pelerynie}. {Długa historia|I chętnie to powtórzę}.',
    'że śpię {w skarpetkach|na środku łóżka|przy otwartym oknie}, {także w lipcu|nawet gdy pada śnieg}.',
    'że pod {tym porządnym płaszczem|tym swetrem} jest więcej {koronki|psot|tuszu}, niż {się wydaje|ktokolwiek sądzi}.',
  ],
  sunday: [
    '{Długi sen|Śniadanie w łóżku|Świeże bułki}, {wczorajsza gazeta|bardzo długi prysznic} i {żadnego budzika|wyjście z domu dopiero o drugiej}.',
    '{Spacer nad wodą|Rower bez celu|Pchli targ}, a {szarlotka|zupa|lody} {w nagrodę|w połowie drogi}.',
    'Cały dzień w {piżamie|za dużym swetrze}, {z książką|ze starymi płytami|z jednym filmem albo trzema} i {bez wyrzutów sumienia|czymś słodkim}.',
    '{Naleśniki|Garnek zupy|Ciasto, które nie wyszło} i {gra, która się nie kończy|drzemka na kanapie}.',
  ],
  laugh: [
    '{Psy, które mają zdanie|Obrażone niemowlęta|Ludzie potykający się o nic}, {za każdym razem|zwłaszcza gdy nie wypada}.',
    'Moje własne {żarty|kroki taneczne|wiadomości głosowe}, {niestety|najczęściej bez publiczności|czasem po kilku dniach}.',
    '{Źle usłyszane piosenki|Literówki w menu|Chichot w cichej sali}: {nic na to nie poradzę|do łez}.',
    '{Stare zdjęcia z tą fryzurą|Mój szkolny pamiętnik|Filmy z wakacji}. {Co myśmy sobie myśleli|Bez litości}.',
  ],
  first_date: [
    '{Kawa, która zmienia się w wino|Jeden kieliszek, z którego robią się trzy|Za długi spacer} i {ostatni tramwaj, który odjechał|nikt nie patrzy na zegarek}.',
    '{Coś robić: kręgle, wspinaczka, gotowanie|Zgubić się we dwoje}. {Rozmowa przyjdzie sama|Kto przegra, ten płaci}.',
    '{Spokojna kawiarnia|Ławka nad wodą|Targ pełen jedzenia} i {żadnych życiorysów|śmiech z tremy|sprawdzić, czy iskrzy}.',
    'Bez {kolacji z trzech dań|rozmowy kwalifikacyjnej}, za to {dobry żart|pocałunek, który może się nie udać|najdłuższa droga do domu}.',
  ],
  fantasy: [
    '{Pokój w hotelu|Domek w lesie|Noc w obcym mieście}, {udajemy, że się nie znamy|telefony wyłączone|mnóstwo czasu}.',
    '{Z zawiązanymi oczami|Przy świecach|W półmroku} i {nie wiedzieć, co będzie dalej|tylko głos przy uchu}.',
    '{Dać się uwieść|Dać się oglądać|Oddać stery} komuś, {komu ufam|kto się nie spieszy}.',
    '{Pływanie przy księżycu|Letni deszcz|Pusta sauna} i {bez ubrań|nikogo wokół}. {Resztę powiem szeptem|Zapytaj}.',
  ],
  turn_on: [
    '{Pocałunki w kark|Dłoń we włosach|Palce, które się nie spieszą} i {głos, który cichnie|ktoś, kto pyta, co lubię}.',
    '{Drażnienie się|Czekanie|Dobra historia}, {przez cały dzień|jeszcze w ubraniu|aż poproszę o więcej}.',
    '{Pewność siebie i czułość|Inteligencja i odrobina psoty|Spokój, a potem nagle już nie}: {ta mieszanka|tak, poproszę}.',
    '{Podwinięte rękawy|Nagie ramiona|Zapach ciepłej skóry} i {nic więcej|drzwi zamknięte na klucz}.',
  ],
  try_once: [
    '{kąpieli nago w morzu|nocy pod gwiazdami|tanga}, {najlepiej we dwoje|jeszcze przed następnymi urodzinami}.',
    '{sauny w Finlandii|nocnego pociągu do Wiednia|miesiąca nad morzem} {bez planu|bez telefonu}.',
    '{masażu ciepłym olejkiem|klubu z dress code’em|zabawy z opaską na oczach}. {Ciekawości mi nie brakuje|Z właściwą osobą}.',
    '{skoku ze spadochronem|karaoke przy pełnej sali|surfingu}, {mówię to od lat|ale ktoś musi mnie popchnąć}.',
  ],
  song: [
    '{Cokolwiek Sade|Stary soul|Marvin Gaye, a jakże}, {po cichu|przy zgaszonym świetle|w kółko}.',
    'Wszystko, co ma {wolny bas|saksofon|francuski głos}, {najlepiej po jedenastej|najlepiej, gdy pada}.',
    '{Portishead|Nina Simone|D’Angelo}, {z winylu|na dywanie}. {I tyle|Zawsze działa}.',
    '{Abba, bez wstydu|Prince, bardzo głośno|Najgorsze z lat dziewięćdziesiątych}: {po minucie tańczę|tańczy cała kuchnia}.',
  ],
  dealbreaker: [
    '{Niegrzeczność wobec kelnera|Dużo mówić i o nic nie pytać|Wieczny pośpiech}: {krótki wieczór|dziękuję, nie}.',
    '{Gierki|Półprawdy|Odpowiedź po trzech dniach}. {Powiedz wprost|Szczerość jest zabawniejsza}.',
    '{Telefon na stole|Zdjęcia sprzed dziesięciu lat}, {naprawdę|choćby uśmiech był najpiękniejszy}.',
    'Kto {nie rozumie słowa „nie”|patrzy na innych z góry|nigdy nie przeprasza}, {niech nie czeka na „tak”|nie dostaje drugiej szansy}.',
  ],
}
