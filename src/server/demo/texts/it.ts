import type { DemoTexts } from './text-types.ts'

export const it: DemoTexts = {
  openings: [
    '{Con i piedi per terra|Di buon umore|[Curioso/Curiosa]|Un po’ [testardo/testarda]}, con un debole per {l’umorismo asciutto|i giochi di parole|le belle storie|i programmi dell’ultimo minuto}.',
    'Di giorno {sempre in giro|dietro una scrivania|con un lavoro che mi piace}, la sera {preferisco le tavolate|ho voglia di una bella conversazione}.',
    'Sono di [quelli/quelle] che {arrivano presto e vanno via per [ultimi/ultime]|leggono la mappa e allungano lo stesso|al primo sole cercano un tavolino all’aperto}.',
    'Gli amici dicono che sono {di cuore e un po’ [cocciuto/cocciuta]|[tranquillo/tranquilla] finché non parte la musica|ottimista, con l’agenda piena}.',
    'Dopo qualche anno {tranquillo|intenso|che mi ha insegnato molto}, c’è di nuovo posto per {qualcosa di nuovo|un po’ di avventura|le farfalle nello stomaco}.',
    'Mi piacciono {le persone che non si prendono troppo sul serio|le risate per un nonnulla|le chiacchierate che portano lontano}.',
    'Il mio {pregio|difetto} più grande? {Mi ricordo tutto|Non so stare [fermo/ferma]|Non dico mai di no a una torta}.',
    'A essere sinceri, {questo profilo mi è costato tre caffè|la prima versione l’ha scritta un amico|la versione lunga è migliore}.',
    'Una buona giornata comincia {con un caffè forte e senza fretta|all’aperto, prima di colazione|un po’ dopo le dieci}.',
    'Sono più {[romantico/romantica]|[timido/timida]|[spiritoso/spiritosa]} di quanto sembri, {basta avere pazienza|soprattutto dopo un bicchiere di vino}.',
  ],
  pastimes: [
    [
      'cooking',
      'Cucino {sempre per troppe persone|senza ricette|meglio il giovedì}; {sempre con la musica accesa|sempre con troppo aglio}.',
    ],
    [
      'travel',
      'Datemi {un treno di notte|una valigia mezza vuota|un fine settimana senza programmi} e {un’isola dove nessuno mi conosce|una città mai vista}.',
    ],
    [
      'music',
      'A casa mia c’è sempre musica: {soul, di solito|vinili la domenica mattina|tutto ciò che ha un bel basso}.',
    ],
    ['cycling', 'In bici {lungo il fiume|contro vento} mi vengono le idee {migliori|più strane}.'],
    [
      'hiking',
      'Cammino {per ore|in riva al mare quando posso|anche sotto la pioggia}, con {un thermos|qualcuno che ama parlare}.',
    ],
    [
      'dancing',
      'Ballo {meglio in cucina che in discoteca|con più passione che talento|appena qualcuno mi segue}.',
    ],
    [
      'wine',
      'Un buon rosso, {un tagliere di formaggi|un tavolo all’aperto} e {nessuno che guarda l’orologio|niente fretta}.',
    ],
    [
      'art',
      'Nelle domeniche di pioggia giro per {un museo|piccole gallerie}, {commentando tutto|mai con l’audioguida}.',
    ],
    [
      'gardening',
      'Il mio {balcone|orto} è {una piccola giungla|la mia terapia|commestibile fino a ottobre}.',
    ],
    [
      'theatre',
      'Datemi {un piccolo teatro|un posto in terza fila} e sono felice {per tutta la sera|fino all’ultimo applauso}.',
    ],
    [
      'swimming',
      'Nuoto {all’aperto tutto l’anno|in ogni lago che incontro}, {sì, anche a novembre|il telo è sempre in borsa}.',
    ],
    [
      'photography',
      'Fotografo {la luce sulle facciate|i mercati|le cose che stanno per sparire}, {quasi sempre con calma|sempre con un sorriso}.',
    ],
    [
      null,
      'Accanto al letto c’è sempre {un romanzo a metà|una pila di libri}, {accetto consigli|e leggo sempre fino a tardi}.',
    ],
    [
      null,
      'Un vecchio film, {una coperta|i popcorn} e {il telefono in un’altra stanza|una discussione sul finale}.',
    ],
    [
      null,
      'Il mio {cane|gatto} {approva chiunque resti abbastanza a lungo|comanda in questa casa}.',
    ],
  ],
  closings: [
    'Raccontami {la tua migliore barzelletta pessima|che cosa ti ha fatto ridere ieri}, {poi tocca a me|e io farò lo stesso}.',
    'Un po’ di mistero sì, {i giochetti no|purché sia sincero}.',
    'Meglio {una conversazione vera|una bella domanda} che {dieci volte ciao|cento complimenti}.',
    'Una scintilla spesso comincia con {una bella frase|una bella domanda}.',
    'Posso parlare per ore {di tutto|di niente|di musica}.',
    'Per una bella storia {faccio le ore piccole|mollo tutto}.',
  ],
  invitations: [
    'Cerco qualcuno {con cui ridere|con cui anche il silenzio è bello|che sappia quello che vuole}, {senza fretta|il resto si vedrà}.',
    'Scrivimi pure, se ti va: {rispondo sempre|non mordo|sono una persona curiosa}.',
    'Te la senti di {fare una passeggiata senza meta|cenare senza menù|uscire la prima volta senza telefono}?',
    'Chissà, {forse ci sfioriamo da anni|forse la prossima settimana beviamo un caffè}.',
    'Tu {scegli il posto, io porto il tempo|porti la storia, io il vino}.',
  ],
}
