import type { DemoPrompts } from './prompt-types.ts'

export const it: DemoPrompts = {
  perfect_evening: [
    '{Qualcosa di buono sul fuoco|Una tavola lunga|Candele, tante}, {un bel disco|una bottiglia aperta|la pioggia sui vetri} e {nessun posto dove andare|il telefono in corridoio}.',
    '{Un piccolo concerto|Un vecchio cinema|Un giro lungo il fiume}, poi {patatine su una panchina|l’ultimo bicchiere al bar sotto casa|parlare finché non accendono le luci}.',
    '{Un fuoco all’aperto|Una coperta sul balcone} e {storie sempre più esagerate|le stelle, senza app|neanche una parola sul lavoro}.',
    'Prima {la sauna|un tuffo|ballare}, poi {una zuppa|la pizza dal cartone}, poi {dormire come un ghiro|niente di niente}.',
  ],
  weak_for: [
    '{Le mani calde|Una voce bassa|Le lentiggini} e {una cattiva idea al momento giusto|l’ironia|chi ascolta davvero}.',
    '{Uno sguardo che dura un secondo di troppo|Una mano sulla schiena|Il profumo di un collo}. {Ed è fatta|Ogni volta}.',
    'Chi {canta in macchina|divide l’ultima patatina|cucina senza ricetta}: {dice tutto|funziona sempre}.',
    '{Il coraggio|La calma|L’autoironia} con {un sorriso|un lato tenero|una scintilla negli occhi}.',
  ],
  attention: [
    'sai {ridere di te|contraddirmi con un sorriso|insegnarmi qualcosa}, {senza fretta|e poi rifarlo}.',
    '{dici più di «ciao»|hai letto davvero queste righe|fai una bella domanda}. {Basta una frase|Il resto viene da sé}.',
    '{hai un buon profumo|sai ballare|saluti prima il cane} e {non te ne accorgi|non ci fai caso}.',
    '{sai che cosa vuoi|sai ascoltare quando parlo troppo|parli con gli occhi} e {lo dici|non temi il silenzio}.',
  ],
  secret: [
    '{Canto la seconda voce sotto la doccia|Faccio il giocoliere con tre limoni|Piango con le pubblicità}, {solo se nessuno guarda|chiedi ai vicini}.',
    'Una volta ho {passato una settimana in monastero|vinto una gara di torte|recitato con un mantello}. {Storia lunga|Lo rifarei}.',
    'Dormo {con i calzini|in mezzo al letto|con la finestra aperta}, {anche a luglio|anche se nevica}.',
    'Sotto {questo cappotto serio|questo maglione} c’è più {pizzo|malizia|inchiostro} di quanto {sembri|si sappia}.',
  ],
  sunday: [
    '{Dormire fino a tardi|Colazione a letto|Pane appena sfornato}, {il giornale di ieri|una doccia lunghissima} e {nessuna sveglia in vista|fuori solo alle due}.',
    '{Una passeggiata al mare|La bici senza meta|Un mercatino}, con {la torta di mele|la focaccia|un gelato} {come premio|a metà strada}.',
    'Tutto il giorno in {pigiama|un maglione enorme}, con {un libro|vecchi dischi|un film o tre} e {nessun rimorso|qualcosa di dolce}.',
    '{Le lasagne|Una pentola di zuppa|Una torta venuta male} e {un gioco che non finisce mai|un pisolino sul divano}.',
  ],
  laugh: [
    '{I cani con un’opinione|I bambini imbronciati|Chi inciampa nel nulla}, {ogni volta|soprattutto quando non si può}.',
    '{Le mie battute|I miei passi di danza|I miei vocali}, {purtroppo|quasi sempre senza pubblico|a volte giorni dopo}.',
    '{Le parole delle canzoni capite male|Gli errori sui menù|Una risata in una sala muta}: {non posso farci niente|fino alle lacrime}.',
    '{Le vecchie foto con quel taglio|Il mio diario di scuola|I video delle vacanze}. {Ma che cosa pensavamo|Senza pietà}.',
  ],
  first_date: [
    '{Un caffè che diventa vino|Un bicchiere che diventa tre|Una passeggiata troppo lunga} e {l’ultimo treno perso|nessuno che guarda l’ora}.',
    '{Fare qualcosa: bowling, arrampicata, cucina|Perdersi insieme}. {Parlare viene da sé|Chi perde paga}.',
    '{Un bar tranquillo|Una panchina sull’acqua|Un mercato pieno di cose buone} e {niente curriculum|ridere dei nervi|vedere se scatta la scintilla}.',
    'Niente {menù di tre portate|colloquio di lavoro}: meglio {una bella battuta|un bacio che può venire male|la strada più lunga verso casa}.',
  ],
  fantasy: [
    '{Una camera d’albergo|Una baita nel bosco|Una notte in una città sconosciuta}, {fingere di non conoscerci|i telefoni spenti|tutto il tempo del mondo}.',
    '{Con gli occhi bendati|A lume di candela|Nella penombra} e {senza sapere che cosa arriva|solo una voce all’orecchio}.',
    '{Lasciarmi sedurre|Lasciarmi guardare|Lasciarmi guidare} da una persona {di cui mi fido|che si prende il suo tempo}.',
    '{Nuotare al chiaro di luna|Una pioggia d’estate|Una sauna vuota} e {niente vestiti|nessuno intorno}. {Il resto lo sussurro|Chiedimelo}.',
  ],
  turn_on: [
    '{I baci sul collo|Una mano tra i capelli|Le dita che non hanno fretta} e {una voce che si abbassa|chi mi chiede che cosa mi piace}.',
    '{Stuzzicare|Aspettare|Una bella storia}, {tutto il giorno|ancora con i vestiti|finché non lo chiedo io}.',
    '{Sicurezza e dolcezza|Intelligenza e un po’ di malizia|La calma, e all’improvviso non più}: {quel mix|sì, grazie}.',
    '{Le maniche arrotolate|Le spalle nude|Il profumo della pelle calda} e {nient’altro|la porta chiusa a chiave}.',
  ],
  try_once: [
    '{Un bagno nudi in mare|Dormire sotto le stelle|Il tango}, {meglio in due|prima del prossimo compleanno}.',
    '{Una sauna in Finlandia|Il treno di notte per Vienna|Un mese al mare} e {nessun programma|niente telefono}.',
    '{Un massaggio con olio caldo|Un locale con un dress code|Un gioco con la benda}. {La curiosità c’è|Con la persona giusta}.',
    '{Il paracadute|Il karaoke davanti a una sala piena|Il surf}, {lo dico da anni|ma mi serve una spinta}.',
  ],
  song: [
    '{Qualsiasi cosa di Sade|Vecchio soul|Marvin Gaye, ovvio}, {a basso volume|a luci spente|a ripetizione}.',
    'Tutto ciò che ha {un basso lento|un sassofono|una voce francese}, {meglio dopo le undici|meglio se piove}.',
    '{Portishead|Nina Simone|D’Angelo}, {in vinile|sul tappeto}. {Basta così|Ogni volta}.',
    '{Gli Abba, senza vergogna|Prince, altissimo|Il peggio degli anni novanta}: {dopo un minuto ballo|balla tutta la cucina}.',
  ],
  dealbreaker: [
    '{Maleducazione con il cameriere|Parlare tanto e non chiedere niente|Andare sempre di fretta}: {serata corta|no, grazie}.',
    '{I giochetti|Le mezze verità|Tre giorni per rispondere}. {Dillo e basta|La sincerità è più divertente}.',
    '{Il telefono sul tavolo|Foto di dieci anni fa}, {davvero|anche con un bel sorriso}.',
    'Chi {non sa sentire un no|guarda gli altri dall’alto in basso|non chiede mai scusa} {non aspetti un sì|non ha una seconda possibilità}.',
  ],
}
