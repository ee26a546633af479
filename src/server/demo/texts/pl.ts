import type { DemoTexts } from './text-types.ts'

export const pl: DemoTexts = {
  openings: [
    '{[Spokojny/Spokojna]|[Pogodny/Pogodna]|[Ciekawy/Ciekawa] świata|Trochę [uparty/uparta]}, ze słabością do {suchego humoru|kiepskich żartów|dobrych opowieści|planów w ostatniej chwili}.',
    'W dzień {ciągle w biegu|za biurkiem|w pracy, którą lubię}, wieczorem {najchętniej przy długim stole|mam ochotę na prawdziwą rozmowę}.',
    'Należę do tych, którzy {przychodzą za wcześnie i wychodzą ostatni|czytają mapę, a i tak idą dookoła|przy pierwszym słońcu szukają ogródka kawiarni}.',
    'Przyjaciele mówią, że jestem {[ciepły/ciepła] i trochę [uparty/uparta]|[cichy/cicha], dopóki nie zagra muzyka|[optymistą/optymistką] z pełnym kalendarzem}.',
    'Po kilku {spokojnych|intensywnych|pouczających} latach znów jest miejsce na {coś nowego|odrobinę przygody|motyle w brzuchu}.',
    'Lubię {ludzi, którzy nie traktują siebie zbyt poważnie|śmiać się z niczego|rozmowy, które dokądś prowadzą}.',
    'Moja {najlepsza|najgorsza} cecha? {Pamiętam wszystko|Nie umiem usiedzieć w miejscu|Nigdy nie odmawiam ciasta}.',
    'Szczerze mówiąc, {ten profil kosztował mnie trzy kawy|pierwszą wersję napisał znajomy|dłuższa wersja jest lepsza}.',
    'Dobry dzień zaczyna się {od mocnej kawy i bez pośpiechu|na dworze, jeszcze przed śniadaniem|gdzieś po dziesiątej}.',
    'Jestem bardziej {[romantyczny/romantyczna]|[nieśmiały/nieśmiała]|[zabawny/zabawna]}, niż się wydaje, {wystarczy trochę cierpliwości|zwłaszcza po kieliszku wina}.',
  ],
  pastimes: [
    [
      'cooking',
      'Gotuję {zawsze dla zbyt wielu osób|bez przepisu|najlepiej w czwartki}; {zawsze przy muzyce|zawsze z nadmiarem czosnku}.',
    ],
    [
      'travel',
      'Daj mi {nocny pociąg|w połowie pustą walizkę|weekend bez planu} i {wyspę, na której nikt mnie nie zna|miasto, którego nazwy nie umiem wymówić}.',
    ],
    [
      'music',
      'U mnie zawsze gra muzyka: {najczęściej soul|stare płyty w niedzielny ranek|wszystko z dobrym basem}.',
    ],
    [
      'cycling',
      'Na rowerze {wzdłuż rzeki|pod wiatr} przychodzą mi do głowy {najlepsze|najdziwniejsze} pomysły.',
    ],
    [
      'hiking',
      'Chodzę {godzinami|najchętniej po górach|nawet w deszczu}, z {termosem|kimś, kto lubi rozmawiać}.',
    ],
    [
      'dancing',
      'Tańczę {lepiej w kuchni niż w klubie|z większą pasją niż talentem|gdy tylko ktoś się przyłączy}.',
    ],
    [
      'wine',
      'Dobre czerwone wino, {deska serów|stolik pod gołym niebem} i {nikt nie patrzy na zegarek|żadnego pośpiechu}.',
    ],
    [
      'art',
      'W deszczowe niedziele chodzę {do muzeum|po małych galeriach}, {chętnie z komentarzem|nigdy z audioprzewodnikiem}.',
    ],
    ['gardening', 'Mój {balkon|ogródek} to {mała dżungla|moja terapia|mój mały świat}.'],
    [
      'theatre',
      'Daj mi {mały teatr|miejsce w trzecim rzędzie}, a będę {cicho|w siódmym niebie} przez cały wieczór.',
    ],
    [
      'swimming',
      'Pływam {w jeziorze przez cały rok|w każdym jeziorze, które spotkam}, {tak, w listopadzie też|ręcznik zawsze mam w torbie}.',
    ],
    [
      'photography',
      'Fotografuję {światło na fasadach|targi i dworce|to, co zaraz zniknie}, {zwykle bardzo powoli|zawsze z uśmiechem}.',
    ],
    [
      null,
      'Przy łóżku zawsze leży {niedokończona powieść|stos książek}, {chętnie przyjmę polecenia|i zawsze czytam za długo}.',
    ],
    [null, 'Stary film, {koc|popcorn} i {telefon w innym pokoju|spór o zakończenie}.'],
    [null, 'Mój {pies|kot} {akceptuje każdego, kto posiedzi dość długo|rządzi w tym domu}.'],
  ],
  closings: [
    'Opowiedz mi {swój najlepszy kiepski żart|co cię wczoraj rozśmieszyło}, {potem moja kolej|a ja zrobię to samo}.',
    'Odrobina napięcia tak, {gierki nie|byle szczerze}.',
    'Wolę {jedną prawdziwą rozmowę|jedno dobre pytanie} niż {dziesięć razy hej|sto komplementów}.',
    'Iskra często rodzi się z {dobrego zdania|dobrego pytania}.',
    'O {wszystkim|niczym|muzyce} mogę rozmawiać godzinami.',
    'Dla dobrej opowieści {zarywam noc|rzucam wszystko}.',
  ],
  invitations: [
    'Szukam kogoś, {z kim można się śmiać|z kim dobrze się też milczy|kto wie, czego chce}, {bez pośpiechu|resztę zobaczymy}.',
    'Śmiało, napisz {pierwsze słowo|pierwsze zdanie}: {zawsze odpowiadam|nie gryzę|[ciekaw/ciekawa] jestem ciebie}.',
    'Odważysz się na {spacer bez celu|kolację bez karty dań|pierwszą randkę bez telefonu}?',
    'Kto wie, {może mijamy się od lat|może w przyszłym tygodniu wypijemy kawę}.',
    'Ty {wybierasz miejsce, ja mam czas|przynosisz opowieść, ja wino}.',
  ],
}
