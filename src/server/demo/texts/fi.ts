import type { DemoTexts } from './text-types.ts'

export const fi: DemoTexts = {
  openings: [
    '{Maanläheinen|Iloinen|Utelias|Vähän itsepäinen} ihminen, jonka heikkous {on kuiva huumori|ovat huonot sanaleikit|ovat hyvät tarinat|ovat viime hetken suunnitelmat}.',
    'Päivisin {aina liikkeellä|työpöydän ääressä|työssä, josta pidän}, iltaisin {mieluiten pitkän pöydän ääressä|valmis kunnon keskusteluun}.',
    'Olen se, joka {tulee liian aikaisin ja lähtee viimeisenä|lukee kartan ja kiertää silti|löytää terassin ensimmäisenä auringonpaisteessa}.',
    'Ystävät sanovat minua {lämpimäksi ja vähän jääräpääksi|rauhalliseksi, kunnes musiikki alkaa|optimistiksi, jonka kalenteri on täynnä}.',
    'Muutaman {rauhallisen|kiireisen|opettavaisen} vuoden jälkeen on taas tilaa {jollekin uudelle|pienelle seikkailulle|perhosille vatsassa}.',
    'Pidän {ihmisistä, jotka eivät ota itseään liian vakavasti|nauramisesta ilman syytä|keskusteluista, jotka vievät jonnekin}.',
    '{Paras|Huonoin} puoleni? {Muistan kaiken|En osaa istua paikallani|En koskaan kieltäydy kakusta}.',
    'Rehellisesti: {tähän profiiliin meni kolme kuppia kahvia|ystävä kirjoitti ensimmäisen version|pitkä versio on parempi}.',
    'Hyvä päivä alkaa {vahvalla kahvilla ja ilman kiirettä|ulkona ennen aamiaista|joskus kymmenen jälkeen}.',
    'Olen {romanttisempi kuin miltä näytän|vähemmän viileä kuin kuvassa|ujo, kunnes saat minut nauramaan}.',
  ],
  pastimes: [
    [
      'cooking',
      'Kokkaan {aina liian monelle|ilman reseptiä|parhaiten torstaisin}; {aina musiikin soidessa|aina liian valkosipulisesti}.',
    ],
    [
      'travel',
      'Anna minulle {yöjuna|puolityhjä matkalaukku|viikonloppu ilman suunnitelmia} ja {saari, jossa kukaan ei tunne minua|kaupunki, jonka nimeä en osaa lausua}.',
    ],
    [
      'music',
      'Luonani soi aina musiikki: {enimmäkseen soul|vanhat levyt sunnuntaiaamuisin|kaikki, missä on hyvä basso}.',
    ],
    ['cycling', 'Pyörän selässä {rannalla|vastatuulessa} saan {parhaat|oudoimmat} ideani.'],
    [
      'hiking',
      'Kävelen {tuntikausia|mieluiten metsässä|sateellakin}, mukana {termospullo|joku, joka tykkää jutella}.',
    ],
    [
      'dancing',
      'Tanssin {paremmin keittiössä kuin klubilla|enemmän innolla kuin taidolla|heti kun joku lähtee mukaan}.',
    ],
    [
      'wine',
      'Hyvää punaviiniä, {juustolautanen|pöytä ulkona} eikä {kukaan katso kelloa|mitään kiirettä}.',
    ],
    [
      'art',
      'Sateisina sunnuntaipäivinä kierrän {museoita|pieniä gallerioita}, {mielelläni kommentoiden|en koskaan ääniopas korvilla}.',
    ],
    [
      'gardening',
      '{Parvekkeeni|Kasvimaani} on {pieni viidakko|terapiaani|syötävä lokakuuhun asti}.',
    ],
    [
      'swimming',
      'Uin {ulkona ympäri vuoden|jokaisessa vastaan tulevassa järvessä}, {kyllä, marraskuussakin|pyyhe on aina repussa}.',
    ],
    ['sauna', 'Talvella löydät minut {saunasta|ensin saunasta, sitten avannosta|mökin saunasta}.'],
    [
      'theatre',
      'Anna minulle {pieni teatteri|paikka kolmannelta riviltä}, niin olen koko illan {hiljaa|onnellinen}.',
    ],
    [
      null,
      'Sänkyni vieressä on aina {puoliksi luettu romaani|pino kirjoja}, {vinkit ovat tervetulleita|ja luen aina liian myöhään}.',
    ],
    [null, 'Vanha elokuva, {viltti|popcornia} ja {puhelin toisessa huoneessa|väittely lopusta}.'],
    [
      null,
      '{Koirani|Kissani} {hyväksyy kaikki, jotka jaksavat istua tarpeeksi kauan|määrää tässä talossa}.',
    ],
  ],
  closings: [
    '{Kerro paras huono vitsisi|Kerro, mikä sai sinut eilen nauramaan}, {sitten on minun vuoroni|niin minä teen samoin}.',
    'Pieni jännitys on tervetullutta, {pelit eivät|kunhan se on rehellistä}.',
    'Mieluummin {yksi oikea keskustelu|yksi hyvä kysymys} kuin {kymmenen moikkausta|sata kohteliaisuutta}.',
    'Kipinä syttyy usein {hyvästä lauseesta|hyvästä kysymyksestä}.',
    'Voin puhua {kaikesta|tyhjästä|musiikista} tuntikausia.',
    'Hyvän tarinan vuoksi {valvon myöhään|jätän kaiken kesken}.',
  ],
  invitations: [
    'Etsin ihmistä, {jonka kanssa nauraa|jonka kanssa hiljaisuuskin on hyvä|joka tietää, mitä haluaa}, {ilman kiirettä|loput nähdään sitten}.',
    'Kirjoita rohkeasti ensin: {vastaan aina|en pure|olen utelias}.',
    'Uskallatko {kävelylle ilman päämäärää|illalliselle ilman ruokalistaa|ensitreffeille ilman puhelinta}?',
    'Kuka tietää, {ehkä olemme kulkeneet toistemme ohi vuosia|ehkä juomme kahvit ensi viikolla}.',
    'Sinä {valitset paikan, minä tuon aikaa|tuot tarinan, minä viinin}.',
  ],
}
