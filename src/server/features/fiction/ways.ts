import type { LocaleCode } from '#contract/locales.ts'

/** Ways to ask two things, as expressions over plain letters. `_` is a gap of up to three words. */
type Ways = { readonly what: readonly string[]; readonly meet: readonly string[] }

/** What is about nothing else in a chat, whatever the language. */
const EVERYWHERE: Ways = {
  what: [
    '(real|ekte|aegte|akta|riktigt|echtes?|vrai|reale?|verdadero|oikea|aito|prawdziw\\w) (profil|profiel|account|konto|compte|perfil|cuenta|profilo|profiili|tili)|(profiles?|profil|profilen|profiel|account|konto|kontoen|kontot|compte|perfil|cuenta|profilo|profiili|tili) (\\w+ )?(is |ist |er |ar |est |es |e |on |to )?(\\w+ )?(real|echt|ekte|aegte|akta|vrai|reel|reale?|vero|falso|faux|falsch|falsk|nep|verzonnen|erfunden|opdigtet|oppdiktet|pahittad|prawda|prawdziw\\w|keksitty|aito|run by)|artific\\w+|kunstmatig\\w*|kunstlich\\w*|kunstig intelligens',
    '(with|med|met|mit|ner|een|eine|ne|like|som|wie) (an |een |en |a |ner |einer )?(ai|ki)|(con|una|une|avec) (una |une |l )?ia|generated|generiert|gegenereerd|generert|genereret|genererat|wygenerowan\\w*|(is|are|er|e|ar|ist|sind|onko|onks|est) (dit|das|det|dette|this|it|these|tama|taa|nama|naa|ce) (\\w+ )?auto(mat\\w*|svar)',
    'chat{1,2} ?bot\\w*|bots?|botti(a|n|lle|ksi)?|botem|robot(?!st|ma|sau|ruit|imu|iimu)\\w*|chat ?gpt\\w*|gpt|catfish|scammer',
    '(?<!(hate|haat|hasse|hader|hatar|hater) )(fakes?|faker|fejk|fejkiem|feikki|feikkia)(?! (people|lashes|nails|tan|news|friends|smile|folk|mensen|leute|leder|fur|it|personas|gente|gens))',
    '\\w*(fake|fejk|feikki|nep|vale)(profil|profiel|profiili|konto|account|tili)\\w*|an ai',
  ],
  meet: [
    'adress?e?n?|adres(u|ie|em)?|address|addy|direccion|indirizzo|osoite\\w*',
    'whats ?ap{1,2}\\w*|w[au]ts?ap{1,2}|was+ap|wapp|snap ?chat\\w*|insta\\w{0,4}|instagram\\w*|telegram\\w*|messenger\\w*|facebook\\w*|facetime|skype|kik|ig|irl',
    'phone (no|nr|number)|telefon ?(nr|nummer\\w*|numer\\w*)|telefoon ?(nr|nummer)|handy ?(nr|nummer)|mobil ?(nr|nummer\\w*)|tlf( nr| nummer)?',
  ],
}

const dutch: Ways = {
  what: [
    'verzinsel|hersenspinsel|computerprogramma',
    '(ben|bent|is|bestaat) (je|jij|u|dit|er|die) _(bestaande?|levend\\w*|reele?) _(persoon|mens|vrouw|man)|als werk|(doe|werk) (je|jij) (dit|hier) (als|voor)|niet (in het )?echt besta\\w*|(jij|je) (geen|een) (nep|mens|bot|robot)',
    '(praat|chat|schrijf|typ|app|spreek|klets|kletst) ik _(iemand|mens|echte?n?|persoon|computer|machine|programma|ai)|(ben|is) (jij|je|dit) _(computer\\w*|algoritme|script|programma|machine|profiel van de site)|(leef|leeft) (je|jij) (wel |echt )+',
    '(ben|bent|b|bje) (je |jij |j |u )?_(echt|real|nep|fictief|verzonnen|ai)( of \\w+.*| eigenlijk| dan| hoor| he)?$',
    '(ben|bent) (je|jij|u) _(een (mens|computer|machine|programma|bot)|fictieve?|verzonnen|ai)|(is|zijn|was) (dit|die|deze|het|dat|jij) _nep',
    '(je|jij) (\\w+ )?(niet |wel )?(echt )?bestaat|(je|jij) (\\w+ )?(echt|nep) bent|wie je zegt dat je bent|bewijs _(echt|geen)',
    'echte? (mens|persoon|vrouw|man|dame|meid|gast|vent|kerel|profiel|account|iemand)|vlees en bloed|fictie(f|ve) (profiel|vrouw|man|persoon)',
    'mens of _(computer|machine|ai|programma)|(met|door|van) een (mens|computer|machine|programma|ai)|computer terug|met ai',
    'besta (je|jij)|bestaat (u|deze|die|zij|hij|dit)|bestaat \\w+ (wel|echt|eigenlijk)',
    '(zit|is|staat) (er|hier|daar) _(iemand|mens|persoon) (achter|aan)|iemand achter|wie (typt|schrijft|tikt|antwoordt) (er|dit|hier|dat)',
    '(zijn|is) (die|dat|deze|dit|de|je|al) _van (jou|jezelf|uzelf)|ben (jij|je) dat (wel |echt )?op',
    'automatisch(e)? (antwoord\\w*|bericht\\w*|of ?zo|gestuurd|dit)|(lees|typ|schrijf|antwoord|tik) (jij|je) _(zelf|automatisch)',
    '(krijg|word) (je|jij) _betaald|betaald (om|voor dit)|nep(account|foto\\w*|per|vrouw|man)',
  ],
  meet: [
    '(mag|zal|kan|wil) ik (je|jou) _(meenemen|ontmoeten|trakteren|uitnodigen|opzoeken|zien|ophalen|bellen|appen)|een 06|(kom|kun je|rij|rijd) _(hierheen|hier naartoe|hiernaartoe|naar mij|mijn kant)|ga (je|jij) (een keer )?(mee|met me)|(wanneer|waar) (zullen|kunnen) we (elkaar|afspreken|af|zien|heen)|waar ergens|elkaar (te )?(zien|ontmoeten)',
    'koffie (doen|drinken|samen)|op de koffie|(je|jou) _(opzoeken|bezoeken|ophalen)|welke straat|(samen|met (mij|me)) _(uit|eten|daten|afspreken)|(naar|bij) (jou|jouw huis|mij thuis) (komen|thuis)',
    'afspreken|afspraakje|spreken we _af|spreek je af|(elkaar|je|jou) _in (het|t) echt (zien|ontmoeten|spreken)',
    '(kunnen|wil|wilt|willen|zullen|zou|mag|kan|gaan|moeten|wnr|wanneer) _(elkaar|je|jou|u|we) _(ontmoeten|zien|treffen|meeten|meet|daten|date)',
    '(zie|ontmoet) ik (je|jou)|zien we elkaar|wil (je|jou) _(zien|ontmoeten|aanraken)',
    '(je|jouw|uw) (06|nr|nummer|telefoonnummer|telefoonnr|adres|snap)( .*)?$|(of|heb je|stuur|geef) (een )?snap|mag ik _(nr|nummer)|06 nummer',
    'waar (woon|zit) (je|jij)|waar _woon (je|jij)|waar woont u|(stuur|geef|wat is|doe) _adres',
    '(kom|kun|kan|mag) (je|jij|ik|maar|anders|gezellig) _(langs|hierheen|bij mij|bij me|naar (me|mij|je|jou))|bij (jou|je) langs|lang(s| s)komen|naar (je|jou) toe',
    'zin (om|in) (?:\\w+ ){0,5}?(date|koffie|drankje|wijntje|biertje|borrel|drinken|hapje)|(zullen|laten|gaan|kunnen) we (\\w+ )?_(iets|wat|hapje|uit|koffie|wijntje|biertje) (\\w+ )?(doen|drinken|eten|gaan)',
    '(kan|mag|zal) ik (je|jou) _(bellen|appen)|bel (me|mij)|(video|beeld)bellen|app ik je|app (me|mij)',
    '^(een )?date$|(tijd|zin|klaar) (voor|in) een date|(op|een) date (met|samen|doen|gaan)|op date$',
    'heb (je|jij) plek|(kan|kun) (je|jij) ontvangen|ontvang (je|jij)|(haal|pik) (je|jou) _op|met (me|mij) _(uit|eten|drinken|afspreken)( eten)?',
  ],
}

const english: Ways = {
  what: [
    '(are|r|ru) (you|u) (really |actually |even |truly |just )*(a )?(woman|man|girl|guy|lady|dude|person|male|female)(?! (who|that|with|of|at|in|on|kind))|real (women|men|people) (\\w+ )?(use|on|here)|(run|written|made) by (staff|the site|a company|someone)|who (runs|owns) this|(youre|you re|ur|you are|u r) (\\w+ )?(not|fictional|made up|imaginary|invented|a (figment|character))(?= (real|human|\\w+$))',
    '(chatting|talking|speaking|writing|texting|chat|talk) (to|with|w) (a|an|some) (\\w+ )?(person|human|machine|computer|real)|(are|r) (you|u) (just |only )?(a|an) (\\w+ )?(profile|program|machine|computer|algorithm|script|character)|is (it|there|this) (\\w+ )?(human|person|someone|somebody|anyone)|on the other (end|side)|(sound|sounds|talk|write|feel|feels|seem) (\\w+ )?(like|as) (\\w+ )?(ai|machine|computer)|scripted',
    '(are|r|ru|you|u|ur|youre|you re) (\\w+ )?(a |even |actually |really |not |for )?real(?! (madrid|funny|cute|sweet|nice|good|talk|hot|pretty|close|into|good))|real (person|girl|guy|woman|man|human|profile|lady|account|one)|legit',
    '(are|r|ru) (you|u)? ?_(human|person or|ai|made up|fictional|flesh|computer|machine|program|automated|paid|breathing)|you _ai (girls|thing)|actual (person|human|girl|guy|woman|man)',
    '(are|is) (these|those|that|this|it) (really |actually )?(ur|your|you|u|a bot|an ad|automat\\w+|scripted)( real| actual)?( (pics?|photos?|pictures?))?|your real',
    'do (you|u) (\\w+ )?exist|who am i _(talking|chatting|writing)|who (is )?(actually |really )?(writing|typing|behind)|(person|human|anyone|anybody|someone|somebody) (really )?behind',
    '(do they|you get|you|someone|u) (get )?(paid?|pay) (you )?to|(is|are) _(bot|automated|scripted|automatic)|automat(ic|ed) (repl\\w+|answer\\w*|thing|message\\w*)|machine (is )?(answering|replying)',
    'prove _(real|human|bot)|living (breathing )?(human|person)',
  ],
  meet: [
    '(part|area|town|street|city|where) (of \\w+ )?(do|did) (you|u) live',
    '(come|coming) (and )?see (me|you)|(see|meet) (you|u|me) (\\w+ )?(in|at|for|sometime|halfway)|(get|have|grab|do) (\\w+ )?(dinner|drinks?|coffee|lunch|breakfast) (\\w+ )?(sometime|with|tonight|tomorrow|together|this|soon)|meet (me|us|halfway|tonight|tomorrow|soon|irl)|lets meet|close enough|travel to you|(ur|your) (place|street|house|home)',
    '(hook|link|hang|catch) ?up|hang out|drop (me )?(your|ur)|(take|buy) (you|u) (out|a drink|to dinner)|(your|ur) (digits|ph|phone( number)?)( |$)(?!is)',
    '(can|could|wanna|want to|lets|let s|let us|shall|should|when|would love to|id love to|like to|gonna|up for) _(meet|meeting|meetup|hang|hangout|hook up)|meet ?up|meet in person|in person|in real life',
    '(can|could|when|wanna|want to|gonna|will) _(see|visit) (you|u)\\b|see (you|u) (tonight|tomorrow|soon|this)',
    '(your|ur|u r) (phone |cell |mobile )?(number|num|digits|address|snap|cell|whereabouts|no)\\b|(gimme|give me|send me) (your|ur) (?!(best|thoughts|opinion|favou?rite|top|worst)\\b)\\w+|add me on',
    'where ?(abouts)? (do|did|are) (you|u) (live|based|exactly)|where (you|u) live|where exactly',
    'come (over|round|around|by|here)|come (to|2) (mine|me|my)|(come|go|drive|get) (to|over to) (yours|your place|you)|your place|my place',
    '(lets|let s|fancy|wanna|want to|want|grab|get|go for|shall we|up for|free for|buy you) _(drinks?|coffee|dinner|lunch|date|bite)|take (you|u) out|go out with|date (me|night)|(a|on) date with',
    '(can|could|may|shall|will|wanna|let me) (i |we |you |u )?(call|ring|phone|text|facetime)(?! me \\w)|call me($| (tonight|later|now|tomorrow|on|at|when|sometime|pls|please|back))|video ?(call|chat)s?|off (here|this (site|app))|pick (you|u) up|can (you|u) host',
  ],
}

const german: Ways = {
  what: [
    'bist (du|n|ne) _(frau|mann|kerl|madchen) (oder|und kein)|alles (nur )?(fake|erfunden|gelogen)|(ist|doch) (doch )?(nur )?(erfunden|ausgedacht)|lebendiger mensch|existier\\w+ du|dich (\\w+ )?(wirklich |echt )?(gibt|gibts)|obs dich',
    '(schreib|schreibe|rede|red|chatte|spreche|unterhalte) ich _(mensch\\w*|maschine|computer|programm|ki|jemand echtes)|schreibt (mir|da|hier) _(ki|maschine|programm|computer|mensch)|bist du _(reale?|echte?|lebendige?)[rsn]? (person|mensch|frau|mann)|(bist du|das ist) (nur |bloss )?(ein|n|eine|ne) (profil|programm|maschine|computer|algorithmus)',
    '(bist|biste|bistn|bisch) (du |n |ne |eine? )?_(echt|real|reell|fake|erfunden|ki|ai|fiktiv\\w*|aus fleisch|maschine|computer|programm|moderator\\w*|animateur\\w*|wirklich echt)( oder .*| eigentlich| hier)?$',
    '(bist|biste|bistn) (du )?(n |ne |eine? |wirklich |ueberhaupt |uberhaupt |etwa |ein )*(mensch|echte?[rsn]? (mensch|frau|mann|person)|aus fleisch)|(du|d) _(gar )?(nicht )?echt bist|du bist _(computer|programm|ki|erfunden|moderator\\w*|maschine)',
    'echte[rnsm]? (person|frau|mann|mensch\\w*|profil|bilder|fotos|kerl am)|reales (profil|madel)|mensch oder (maschine|computer|ki)|(mit|bei) (nem|ner|einem|einer|ner) (menschen|maschine|ki|computer)',
    'gibt ?s dich|gibt es dich|existierst (du|echt)|(das|die) deine (echten )?(bilder|fotos|pics)|bist du das (echt |wirklich )?auf',
    '(sitzt|steckt|ist) (da|hier) _(jemand|mensch|wer)( \\w+)? (am anderen|hinter|dahinter)|jemand (am anderen|hinter)|wer (schreibt|antwortet|tippt) (da|hier|mir)',
    'klingt _(ki|ai)|antwortet _(maschine|computer)|automatische (antworten|nachrichten)|(antwortest|schreibst) du _(selbst|selber|automatisch)|oder ist das automatisch',
    '(wirst|kriegst|bekommst) du _(bezahlt|geld)|bezahlt mir zu|fiktives profil|falsches profil|beweis\\w* _(echt|kein)',
  ],
  meet: [
    '(was|kaffee|wein|bier) trinken zu gehen',
    '(nem|einem|ein|n|auf) (\\w+ )?treffen|(welche|welcher) strasse|(dich|uns) (\\w+ )?(sehn|sehen|treffen)(?! (wie|als))|(wann|wo) (sehen|treffen|sehn) wir|(komm|fahr) (\\w+ )?zu (dir|mir)|(lade|lad) dich _ein|dich (mal )?(ausfuhren|einladen|besuchen|abholen)|hol dich|(date|essen|kaffee) mit (dir|mir)|(kann|darf) man dich',
    '(darf|kann|konnt|wurde|will|mochte) (ich )?dich _(treffen|sehen|einladen|besuchen|abholen|ausfuhren)|(was|kaffee|wein|bier) trinken( gehen)?$|(sollen|wollen|konnen) wir (uns|mal|zusammen) (\\w+ )?(treffen|sehen|ausgehen|weggehen)|welche strasse',
    '(wollen|konnen|wolln|lass|lust|wann|magst|willst|mochte|zeit fur|will|wurde|kann|sollen|mal) _(treffen|treffn|sehen|date|daten|kennenlernen (live|personlich)|live)|^treffen$|treffen (wir )?uns|(treffen|sehen) wir uns|treffst du dich|uns mal sehen|live kennen\\w*|in echt (sehen|treffen)',
    '(deine?|ne|eine) (handy|telefon|tel|mobil)? ?(nr|nummer|adresse|handynr|snap)\\b(?! eins)|oder snap|hast du snap|handynr',
    'wo (wohnst|lebst|wohnste|genau wohnst|genau bist) (du)?|(schick|gib|sag) _(adresse|nummer|nr)',
    'komm (doch |mal |einfach |heute )*(vorbei|her|ruber|zu mir)|kommst (du )?_(zu mir|vorbei|ruber|her)|(zu|bei) dir (kommen|vorbei\\w*|fahren)|vorbeikommen|besuch(bar|en mich| mich)|dich besuchen',
    '(lust|bock|zeit) (auf|fur) _(kaffee|date|drink|bier|wein|cocktail|essen|treffen)|(was|kaffee|bier|wein|essen) (trinken |essen )?gehen$|mit mir _(essen|trinken|ausgehen|gehen|kaffee)|einen trinken gehen',
    '(konnen|wollen|lass uns|kann ich) _(telefonieren|dich anrufen|videochat\\w*)|ruf mich|dich anrufen|video ?(call|chat|anruf\\w*)|(hol|hole) dich _ab|woanders (schreiben|weiter)|ein date (mit|haben|zu)',
  ],
}

const french: Ways = {
  what: [
    'il y a (vraiment |bien )quelqu un',
    'vraies? (gens|personnes|femmes|filles)|pas (toi|une vraie|un vrai|vraie|reel\\w*) |(lit|ecrit|repond) (mes|mon|a ma|vraiment)|intelligence art\\w*|(tu|t) (n )?es pas (vraie?|reelle?|humain\\w*)|personne reelle',
    'je (parle|discute|ecris|chatte) _(robot|machine|ia|humain|ordi\\w*|vraie?|programme)|(tu|t) es? (juste |qu )?(un|une) (programme|profil|machine|ordi\\w*|algo\\w*|personnage)|vrai (humain|etre)',
    '(tu es|es tu|t es|tes|t|t as l air) (bien |une? |vraiment |pas |au moins )*(vraie?|reelle?|reel|real|humaine?|ia|inventee?|fictive?|fictif|en chair|payee?|un programme|un humain|une machine|un ordi\\w*)( .*)?$(?<!(directe?|vie|age))',
    'vraie? (personne|femme|homme|humain|meuf|mec|fille|nana|profil)|faux (profil|compte)|compte (faux|bidon)|profil (fictif|bidon|invente)|est ce que t(u es|es) (vraie?|reelle?)',
    '(tu|t) (n )?existes|existes? tu|(toi|tes|vraiment toi) _(sur|en) (les|tes|la|ta) photos?|sont (bien )?tes photos',
    'a (un |une )?(humain|robot|machine|ia|ordi\\w*|programme)( la| ou|$)|parle a (un|une|qui)|quelqu un (derriere|au bout|de l autre)|derriere (ce|ton|l|le) (profil|ecran|compte|clavier)',
    'qui (ecrit|repond|tape|est) (vraiment|derriere|la|reellement)|reponses? auto\\w*|machine (qui )?(repond|ecrit)|payee? (pour|a) _(parler|ecrire|repondre)|animatrice|prouve _(vraie?|reel|pas|bot)',
  ],
  meet: [
    '(on|qu on) se (voie|voit|verra|fait (un|une)|retrouve|boive)|(te|m) (voir|rejoindre|retrouver) (quand|ou|demain|ce|chez|bientot)|(je )?(viens|venir|passe|passer) (te|me) (voir|chercher)|passe moi|donne moi ton|ta (rue|maison|adresse)|quelle (rue|adresse)|rencontr(er|e|ons)( toi| nous| moi| en vrai| bientot| un jour| ce| quand)',
    '(peut|pourrait|va|allez) (\\w+ )?(se faire|prendre|boire) (un|une) (\\w+ )?(cafe|verre|resto|cine|apero|bouffe)|sortir (avec moi|ensemble|un soir)|te voir (ce|en|demain|un)',
    '(on|nous|veux|peut|peux|aimerais|voudrais|envie de|quand|comment) _(se voir|te voir|se capte|se rencontre\\w*|te rencontrer|se retrouve\\w*|nous voir|se croise|se voit)( .*)?$|on se (voit|capte|rencontre|retrouve)|rencontrer en vrai',
    '(ton|votre|le) (06|07|num|numero|tel|telephone|adresse|insta|snap|portable)( stp| svp|$)|(file|donne|envoie|passe|laisse)( moi)? ton (06|07|num|numero|tel|adresse|insta|snap)|mon 06|t as snap|c (est )?quoi ton (num|numero|adresse)',
    '(tu|t) (habites?|vis|creches?) (ou|dans quel\\w*|pres|loin|quel\\w*)|(tu|t) habites?$|ou (tu |t |est ce que tu )?(habites?|vis|creches)',
    'viens (chez|me|a la maison|ce soir|avec)|(viens|venir|passes?|passer|aller|vais|rentre|dors|dormir) chez|chez (toi|moi) (ce|demain|samedi|vendredi|quand)|(venir (chez|te)|passes? (a la maison|me voir|chez)|tu recois)|je passe te',
    '(on|va|viens|envie d|ca te dit|dispo|libre|t invite|invite) _(boire (un|quelque)|prendre un|un verre|cafe|resto|restau|rdv|diner|rencard|rendez vous|sortir)|rendez vous (toi|ensemble|avec|tous)|petit (rdv|rendez vous)',
    '(t|te|m) (appeler|appelle sur)|(peux|peut) _(appeler|telephoner|s appeler)|appelle moi|visio|video ?(call|chat)|appel video|(je )?(viens|passe) te chercher',
  ],
}

const spanish: Ways = {
  what: [
    '(en serio|de verdad|realmente) eres (una |un )?(persona|mujer|hombre|human[oa]|real)',
    '(un|una) (senor|tio|hombre) (de|escribiendo|detras)|no existes|(leyendo|escribiendo|lee|detras) (esto|mis|aqui)|intelig\\w+ artif\\w+|(alguien|persona) real|quien eres (en realidad|de verdad|realmente)',
    '(hablo|hablando|chateo|chateando|escribo|escribiendo) _(maquina|ia|programa|ordenador|humano|alguien real|real)|eres (solo )?(un|una) (programa|perfil|maquina|personaje)|es un perfil (de verdad|real)',
    '(eres|sos|seas|tas|es) (\\w+ )?(tu |una? |muy |segur\\w )?(real(?! madrid)|de (verdad|vdd|carne)(?! \\w*(muy|tan|guap|buen))|human[oa]|ia|inventad[oa]|fictici[oa]|maquina|programa|un programa|ordenador)( .*)?$(?<!(guapa|guapo|simpatica))',
    '(persona|hombre|mujer|chica|chico|tia|tio) (real|de verdad|verdader[oa])|perfil (falso|ficticio|inventado|real|verdadero)|carne y hueso|ser humano o',
    'existes|existe (de verdad|alguien)|(son|eres) (tuyas|tu|tu la|tu el) (las|esas|de las|en las) fotos|son tus fotos|con (una )?(maquina|ordenador|programa|persona o)',
    'alguien (detras|al otro|de verdad)|quien (escribe|responde|contesta|esta) (esto|aqui|detras|de verdad|realmente)|(te )?pagan (por|para)|responde (un|una)|respuestas automaticas|esto (es )?automatico',
    '(demuestra|prueba)\\w* que (\\w+ )?eres|no (me )?creo que (seas|existas|eres)',
  ],
  meet: [
    '(salir|sales|cenas|quedas|vienes) conmigo|(verte|conocerte|vernos|conocernos) (en|pronto|este|hoy|manana|ya|cara)|(en que|cual) (calle|barrio|zona)|cuando (nos|te|puedo|podemos) (\\w+ )?(vemos|ver\\w*|veo|quedamos|conocemos)|tu (casa|calle|numero|telefono|direccion|insta)( |$)(?!es muy)|cara a cara|te (busco|recojo|visito)',
    '(quiero|quisiera|gustaria|apetece|puedo|encantaria) (\\w+ )?(verte|quedar|salir contigo|visitarte|invitarte)|(te )?invito a|vamos a tomar|tomar algo',
    'quedamos|quedar (un|algun|esta|este|contigo|hoy|manana)|(podemos|cuando|quiero|queremos|me gustaria|puedo) _(vernos|verte|te veo|nos vemos|quedar|conocerte en|encontrarnos|conocernos en)|nos vemos (este|el|hoy|manana|en|un)|en persona',
    '(tu|pasa|pasame|dame|me das|me pasas) (el |tu |un )?(numero|num|nro|tlf|telefono|cel|movil|wasap|direccion|insta|ig)( de (telefono|movil|tlf))?( y .*| guap\\w| porfa|$)|tlf',
    '(donde|dnd|en que (calle|zona|barrio)) (vives|vivis|moras)|donde exactamente',
    '(vente|ven|vienes|te vienes|venite) (a|pa|para|conmigo|esta|hoy)|(a|en) (tu|mi) casa|tienes sitio|voy a (verte|tu)|te recojo|paso (a|por) (buscarte|ti|recogerte)',
    '(tomamos|tomar|tomarnos|te apetece|vamos a|quieres|hacemos|salimos|salir a|ir a|te invito a) _(cafe|copa|cana|cerveza|algo|cenar|cena|cita|salir|videollamada|cine)|una cita (tu|contigo|conmigo|juntos)|(cita|cena) (tu|conmigo)',
    '(te|puedo|podria|nos) (puedo )?(llamar|llamo)(te)?|llamame|videollamada|video llamada|hablamos por',
  ],
}

const italian: Ways = {
  what: [
    '(sei|sarai|saresti) _(ia|un ia|un bot)',
    'intelligenza art\\w*|(che|qualcuno) (legge|scrive|risponde) (veramente|davvero|i miei)|c e (una|un|davvero) (\\w+ )?(persona|uomo|qualcuno)|(non|se) (sei|esisti) (\\w+ )?(vera|reale|una persona)|chi sei (davvero|veramente|in realta)',
    '(parlo|parlando|scrivo|scrivendo|chatto|chattando) _(macchina|ia|programma|computer|umano|persona vera|vera)|sei (solo )?(un|una) (programma|profilo|macchina|personaggio)|(sei|6) (davvero )?ver[oa] (si|oppure|o|eh|tu)',
    '(sei|6|seria|che sei) (\\w+ )?(una? |davvero |un |proprio )?(reale|ver[oa]|uman[oa]|ia|inventat[oa]|di fantasia|in carne|un computer|una macchina|un programma|computer|finta)( o .*| almeno| oppure .*| dai|$)',
    '(persona|donna|uomo|ragazza|ragazzo) (ver[oa]|reale)|essere umano|profilo (falso|finto|inventato|vero|reale|di fantasia)|carne e ossa|esisti|esiste davvero (una|uno|qualcuno)',
    '(le|queste) foto (sono )?(tue|vere|le tue)|sei (tu|davvero tu) (nelle|in|nella|quell)|(con|a) (una? )?(macchina|computer|programma|persona vera|umano)',
    'qualcuno (dietro|dall altra|vero)|dietro (questo|sto|il|al) profilo|chi (scrive|risponde|c e) (veramente|davvero|dietro|qui)|ti pagano|(sei|vieni) pagat[oa]|rispost\\w+ automatic\\w+|risponde una (macchina|ia)|(dimostra|prova)\\w* (che|di)',
  ],
  meet: [
    '(dai|daresti|lasci|lasceresti|passi|mandi) (il|un) (tuo )?(numero|cell\\w*|contatto)',
    'vederci|incontrarci|beccarci|vederti (di|dal|presto|stasera|questo)|avere il tuo',
    '(ci|ti) (\\w+ )?(possiamo|posso|vorrei|potremmo) (vedere|incontrare|conoscere|trovare|chiamare)|(prendiamo|prendere|offr\\w+) (un|una) (caffe|birra|aperitivo|drink|gelato)|(dove|mi dici dove) (abiti|vivi|stai)( |$)(?!(pensando|cosi))|vengo (a trovarti|da te|li|a prenderti)|trovarti|che via|dammi il|faccia a faccia|ci (vediamo|incontriamo|becchiamo|prendiamo)',
    '(vorrei|voglio|mi piacerebbe|posso) (\\w+ )?(vederti|incontrarti|uscire con|trovarti|invitarti)|(uscire|cena|caffe|aperitivo) (una sera|insieme|con me)|dove ci',
    '(ci|quando|possiamo|vorrei|voglio|vuoi|dai|andiamo|se) _(vediamo|incontriamo|becchiamo|vederci|incontrarci|vederti|incontrarti|usciamo|conoscerti (dal|di)|beccarci|uscire)|dal vivo|di persona|usciamo|ci vediamo|uscire (con|insieme)|esci con',
    '(tuo|lascia\\w*|dammi|mi dai|mi lasci) (il )?(tuo )?(numero|num|cell|cellulare|tel|telefono|indirizzo|contatto)( di (telefono|cell\\w*))?$|(mandami|dammi|lasciami) (l|il|la)( tuo)? (indirizzo|numero|cell\\w*|tel\\w*)|hai (ig|insta)',
    '(dove|in che (via|zona)) (abiti|vivi|stai di casa)|dove di preciso',
    '(vieni|passa|passi) (da|a casa|qui|stasera)|da (te|me) (stasera|domani|a casa)|venire da te|vengo da te|(vieni|passi|passa|venire|vengo|passo|andiamo) a casa (tua|mia)|ospiti|(t|ti) vengo a (prendere|trovare)|ti passo a prendere',
    '(andiamo a|ti va|prendiamo|vuoi|facciamo|sei liber[oa] per|beviamo|ti offro|ti porto) _(bere|caffe|cena|aperitivo|birra|videochiamata|drink|uscire|mangiare|pizza|uscita|appuntamento)|(un )?appuntamento (io|insieme|con me|tu)',
    '(ti|posso|ci) (posso )?(chiamare|chiamo|chiamarti|sentiamo al)|chiamami|video ?chiamat\\w+|passiamo su',
  ],
}

const polish: Ways = {
  what: [
    'podszyw\\w+|ktos prawdziwy|(jestes|z|to) (\\w+ )?prawdziw(ym|a|y) (facetem|kobieta|czlowiekiem|dziewczyna|osoba)|profil (to|jest) (prawda|prawdziwy|fejk|fake|sciema)|(to|jakas) sciema|kim (ty )?jestes naprawde|(nie )?istniej(esz|e taka|e taki)|kobieta czy (facet\\w*|mezczyzn\\w*|program\\w*|bot\\w*)',
    '(pisze|gadam|rozmawiam|czatuje|gada|odpisuje|odpowiada) (ze mna |mi )?(z |ze |tu )?(\\w+ )?(ai|maszyn\\w+|program\\w*|komputer\\w*|czlowiek\\w*|automat\\w*|zyw\\w+)|jestes (tylko )?(programem|profilem|maszyna|postacia)',
    '(jestes|czy ty|ty|tys) _(prawdziw(a|y|e)|realn[ay]|zyw(a|ym)|ai|zmyslon[ya]|wymyslon[ya]|fikcyjn\\w+|z krwi|(zywym |prawdziwym )czlowiekiem|komputerem|programem|maszyna|real|fejkowa|sztuczna)(?! (romantyk|przyjaciel|kobieciarz)\\w*)|(real|realn[ay]) jestes|jestes (w ogole |na pewno |ty )*czlowiekiem',
    '(prawdziwa|prawdziwy|zywa|zywy|realna|realny) (osoba|kobieta|facet|profil|czlowiek|dziewczyna)( czy.*)?$|(prawdziw|realn|zyw)(a|ym|ego|ej) (osob\\w+|kobiet[aey]|czlowiek\\w+|mezczyzn\\w+)|(profil|konto)( \\w+)? (prawdziw\\w+|falszyw\\w+|realn\\w+|zmyslon\\w+)|(falszyw\\w+|wymyslon\\w+|zmyslon\\w+|fikcyjn\\w+|fejkow\\w+) (profil\\w*|kont\\w+|post\\w+)',
    'istniejesz|(z )?(czlowiekiem|osoba) czy _(maszyn\\w+|komputer\\w*|programem|ai)|z (maszyna|komputerem|programem|automatem|ai)|krwi i kosci|sztuczna inteligencja',
    '(ktos|kto) _(po drugiej|za tym|siedzi|odpisuje|pisze (to|naprawde))|kto (to )?(naprawde|tak naprawde) (pisze|odpisuje|siedzi|jest)|po drugiej stronie|twoje (prawdziwe )?(zdjecia|foto\\w*|fotki)( .*)?$(?<!(super|ladne|swietne|piekne))|to ty na (zdjeciach|tych|fotkach)',
    '(placa|zaplaca) (ci|tobie)|ci (za to )?placa|automat\\w* (odpis\\w+|odpow\\w+|pisz\\w+)|odpowiada _maszyna|automatyczne (odpowiedzi|wiadomosci)|(nie wierze|udowodnij|watpie) (ze|czy) _(jestes|istniejesz)',
  ],
  meet: [
    '(dal|podal)(a)?bys (mi )?(swoj )?(numer|nr|telefon)',
    '(sie|cie) (widzimy|zobaczymy|spotkamy|spotkac|zobaczyc|spotykamy)|(jakiej|ktorej|jaka) ulicy|(wpadniesz|wpadne|przyjedziesz|podjade|przyjdziesz|podjedziesz|wpasc|przyjsc)|(do|z) ciebie (zadzwonic|przyjechac|dzwonic|wpasc)|(zabrac|zabiore|zapraszam|zaprosic) (cie|ciebie)( na| do| gdzies|$)',
    '(moze|na|wypijemy|wspolna) (\\w+ )?(kaw[ae]|piwo|drink\\w*|wino) (w|razem|dzis|jutro|wieczorem|ze mna|po)|jaka ulica|odwiedz\\w* (mnie|cie)|chcesz sie (ze mna )?(spotkac|umowic)',
    'spotka(my|jmy|c) (sie|cie)( .*)?$|spotk(anko|anie)( .*)?$(?<!(pracy|udane))|(kiedy|mozemy|chce|chcesz|chetnie|moze) _(spotka\\w+|zobaczyc|zobaczymy|widziec)|sie (spotkac|zobaczyc|umowic)|umowimy|umow sie|umowic sie|w realu|na zywo',
    '(daj|podaj|podasz|dasz|wyslij|poprosze|twoj|moge) (mi )?(swoj |twoj |jakis )?(numer|nr|telefon|tel|adres|numerek|insta|snapa?|ig)( .*)?$|nr tel\\w*|numer (tel\\w*|do)',
    'gdzie (\\w+ )?mieszkasz|skad dokladnie',
    '(wpadn|wpad|przyjed|przyjd|przyj)\\w* (do|dzis|wieczor\\w*|jutro|po)|(do|u) (ciebie|mnie) (przyj\\w+|wpas\\w+|dzis\\w*)|(przyjechac|wpasc|przyjsc|podjechac) do (ciebie|mnie)|przyjade|lokum|masz (gdzie|wolna chate)|zapraszam (cie|do|na)',
    '(umowimy|idziemy|pojdziemy|pojdziesz|wyskoczymy|skoczymy|wyskoczysz|chodz|wyjdziemy|ochota|dasz sie|mozemy)( \\w+)?( \\w+)? (na|gdzies|razem) ?\\w*|(^|na |moze |jakas )(randk[ae])( .*)?$(?<!(byla|bylam|byl|bylem|katastrofa))|kawa czy spotkanie',
    '(za)?dzwoni(e|sz|my)? do (ciebie|mnie)|zadzwon\\w*|moge (za)?dzwonic|wideo ?rozmow\\w+|kamerk\\w+|przejdzmy na',
  ],
}

const swedish: Ways = {
  what: [
    '(du|ni) (ar|e) (\\w+ )?(ai|dator|en dator|maskin|ett program|pahittad|overklig)|ar du en (verklig|akta|levande|faktisk) \\w+|(riktigt|akta|verkligt) (konto|profil)|(riktig|verklig|akta) (manniska|person) (jag|som|bakom)|artific\\w+',
    '(skriver|pratar|snackar|chattar) jag _(ai|dator|maskin|manniska|program|riktig)|ar du (bara )?(ett|en) (program|profil|maskin|karaktar)',
    '(ar|e) (du|profilen|den har|det har|detta) (\\w+ )?(ens |en |verkligen |faktiskt )*(riktig|akta|verklig|pahittad|fiktiv|ai|en ai|real|manniska|dator|dataprogram|av kott|falsk profil)( eller.*| person| tjej| kille| kvinna| man| manniska| ens)?$|(ar|e) du _(av kott|manniska av|pa riktigt)',
    'riktig (person|manniska|kvinna|tjej|kille|profil)|(med|ar du) (en|nan) riktig man|(en|ett) fiktiv\\w* (profil|person)|akta (person|manniska|profil|kvinna)|falsk profil|manniska eller _(dator|maskin|ai|robot)|med en (dator|maskin|ai|manniska)|kott och blod|(du|att du) (\\w+ )?(ar verklig|existerar|finns pa)',
    'finns du|existerar du|(ar|e) det (verkligen )?(dina|du pa|dig pa) (bilder|bilderna|foton|kort\\w*)|(sitter|ar|finns) (det|de|dar) (nan|nagon|en riktig) _(bakom|pa andra|i andra)|(nan|nagon) (bakom|pa andra sidan)',
    'vem (ar det som|e de som|skriver|svarar) _(egentligen|har|skriver)|(far|blir) du _(betalt|betald)|betalt for att|svarar du _(sjalv|automat\\w*)|maskin som svarar|automat\\w+ (svar|meddelanden)|(bara|som) (en|ett) (dator|maskin|dataprogram|ai)|(bevisa|tror inte) (att )?du (\\w+ )?(ar|existerar|finns)',
  ],
  meet: [
    '(kan|kommer|kom) du (\\w+ )?(hem )?till mig|(fa|far|vill|kan) (\\w+ )?(jag |man |vi )?(\\w+ )?(traffa|mota|se) dig|(traffas|ses) (irl|nan|nagon|pa riktigt|i helgen|ikvall|snart|imorgon)|nar (kan|far|ska) (man|jag|vi)|en ol (ihop|med mig|nan|ikvall|i helgen)|(ta|tar) en ol|komma till dig|oga mot oga|ansikte mot',
    '(vill|far|kan|ska) (du|jag|vi) (\\w+ )?(traffas?|ses|dejta|hanga|bjuda dig)|ta en (fika|kaffe|ol|drink)|vilken gata',
    '(ska|kan|vill|nar|skulle|ska vi|ville) (vi|du|jag|man) _(ses|traffas|motas|mota|traffa (mig|dig)|hitta pa)|(vill|kan|far|skulle) (\\w+ )?(traffa|mota) dig|ses vi|traffas (nan|nagon|i|irl)',
    '(ditt|din) (telefon|mobil)? ?(nr|nummer|tel\\w*|adress|snap|mobil|telefonnr)( .*)?$|(har du|eller|din) snap|(ge|skicka) (mig )?(ditt|din) \\w+|fa ditt',
    'var (nanstans )?(bor|haller) du( .*)?$',
    'kom (hem|over|hit|forbi) (till|hos)?|(komma|aka) (hem )?(till|over till) (dig|mig)|hem till (mig|dig)|kan du ha besok|bjud hem|(hamtar|hamta) dig|komma forbi|hos (dig|mig) (ikvall|imorgon|i helgen)',
    '(ta|sugen pa|grabba|kopa|fika|bjuda( dig)? pa|lust med) (en |ett |lite )?(fika|ol|kaffe|drink|glas|middag|vin|dejt)|(ga|hanga|sticka) (ut|nan|nagon|pa)( .*)?(med mig|dag|tillsammans|dejt)|(^|en )dejt (pa (lor|fre|son|man|tis|ons|tor)\\w*|ikvall|imorgon|med mig|i (kvall|morgon|helgen))|vill du ga (ut|pa)|gar du ut med',
    '(kan|far|ska) (jag|vi) (ringa|ringas)( dig)?|ring mig|video ?(samtal|chatt\\w*|call)',
  ],
}

/** Danish and Norwegian share most of their words: these are heard in either. */
const danishOrNorwegian: Ways = {
  what: [
    'du er (\\w+ )?(ai|ki|maskine?|en maskine?|et program|ikke (ekte|aegte|rigtig|virkelig)|opdigtet|oppdiktet)|er du en (virkelig|levende|faktisk) \\w+|(ekte|aegte|rigtig) (konto|profil)|(ekte|aegte|rigtigt|virkeligt?) (menneske|person) (jeg|som|der|bag|bak)|kunstig intelli\\w+',
    '(skriver|snakker|snakkar|taler|chatter|prater) (jeg|eg|vi) _(ai|ki|maskine?|menneske|program|datamaskin|computer|ekte|aegte|rigtig)|er du (bare |kun )?(et|en) (program|profil|maskine?|karakter|figur)',
    '(er|e) (du|profilen|profilen din|din profil|dette|det her) (\\w+ )?(ei |en |et |rigtig |virkelig |overhovedet |i det hele tatt )*(aegte|ekte|virkelig|rigtig|ordentlig|opdigtet|oppdiktet|fiktiv|ai|ki|real|menneske|av kjott|af kod|falsk konto|falsk profil)( el.*| hva\\w*| person| kvinde| kvinne| dame| mand| mann)?$|(er|e) du _(av kjott|af kod|opdigtet|oppdiktet|ai|ki|fiktiv)',
    '(er|e) det (her )?(en|et|ei)? ?(falsk|fake) (profil|konto)|dette en falsk (profil|konto)|(rigtigt?|virkelig|aegte|ekte|ordentlig) (person|menneske|kvinde|kvinne|dame|mand|mann|profil)(?! (kan|gar|lever))',
    '(findes|finnes|finns|eksisterer) du|menneske (eller|og ikke) _(maskine?|computer|datamaskin|ai|robot)|(med|bare|kun) (en|et|ei) (maskine?|computer|datamaskin|dataprogram|ai|program)|med et menneske|(som|er) (et|en) (computer|data)program|k[jo]+t{0,2} og blod|kod og blod',
    '(er|e) det (virkelig |egentlig )?(dig|deg) pa (billed\\w+|bild\\w+|foto\\w*)|(sidder|sitter|er|star) (der|det) (nogen|noen|et \\w+ menneske|en person) (bak|bag|pa|i)|(nogen|noen) (bak|bag|i den anden|pa den andre|pa andre)|menneske (bak|bag)',
    'hvem (er det|skriver|svarer|sidder|sitter)( \\w+)? (der|som|egentlig|i virkeligheden|bag|bak)|(far|blir|bliver) du _(penge|betalt|betaling)|betalt for a|svarer du _(selv|automat\\w*)|maskine? (der|som) svarer|automatiske (svar|beskeder|meldinger)|(bevis|tror (ik|ikke|nok)) (at )?(ikke )?du (\\w+ )?(er|findes|finnes|ikke)',
  ],
  meet: [
    'far (jeg|vi) (dig|deg) (at|a) se',
    '(kan|kommer|kom) du (\\w+ )?(hjem |over )?til (meg|mig)|(kan|ma|far|vil) (jeg |man |vi )?(\\w+ )?(treffe|mote|mode|se) (deg|dig)|(treffes|motes|modes|ses|sees) (irl|en dag|pa ordentlig|i helga|i weekenden|i kveld|i aften|snart|i morgen)|ansigt til|ansikt til',
    '(vil|lyst til at|lyst til a|lyst a) (du )?(\\w+ )?(treffes?|modes?|motes?|date|ses|sees) (mig|meg|dig|deg|en|i|snart|med)|(ta|tage) en (kaffe|ol|drink|kop|kopp)|hvilken (gade|gate)',
    '(skal|kan|ka|ku|kunne|vil|nar|hvornar|ville) (vi|jeg|du|man) _(modes|motes|ses|sees|treffes|traeffes|mode|mote|treffe)( (dig|deg|mig|meg|en|hverandre|hinanden|pa|i|snart).*)?$|(lyst (til )?(at|a) |vil gjerne |vil gerne )(mode|mote|treffe|se) (dig|deg)',
    '(dit|din|nummeret|ditt) (telefon|tlf|mobil)? ?(nr|nummer|adresse|snap|tlf|mobilnummer|telefonnummer)( .*)?$|nr ditt|(nummeret|adressen|telefonnummeret|snappen) (din|ditt)|(har du|eller|din) snap|(gi|giv|send) (mig |meg )?(dit|din|adressen|nummeret|nr)',
    'hvor (i \\w+ )?bor du( .*)?$',
    'kom (hjem|over|forbi|hit|herover|innom) ?(til|hos)?|(komme|kjore|kore|dra) (hjem |over )?til (dig|deg|mig|meg)|hjem til (mig|meg|dig|deg)|(kan|ka) du ha(ve)? (besok|gaester|besog)|(hente|henter) (dig|deg)|komme forbi',
    '(ta|tage|tar|keen pa|frisk pa|gira pa|lyst pa|klar (for|til)|bli med pa) (en |et |ei )?(kop )?(kaffe|ol|vin|drink|kopp|tur|date|middag|glass?)( .*)?|(finne|finde) pa (noe|noget) (sammen|i weekenden|i helg\\w*|en dag|i kveld|i aften)|(med|dig|deg) (ud|ut) (at|og|a) (spise|drikke)|ut (a|og) spise|(^|en )date (pa (lor|fre|son|man|tir|ons|tor)\\w*|i (kveld|aften|morgen|helg\\w*))|(en|pa) date med|ga pa date',
    '(ma|kan|skal|far) (jeg|vi) (ringe|ringes|facetime)( (til )?(dig|deg))?|ring (mig|meg|til)|video ?(opkald|samtale\\w*|chat|call)',
  ],
}

const finnish: Ways = {
  what: [
    '(ootko|oletko|ooks|onko) _(todellinen|elava|ihminen|aito|oikee|oikea)( \\w+)?$|(oot|olet) (varmaan |pelkka |vain |joku )*(tekoaly|kone|botti|ohjelma|feikki|keksitty)|oikea(lla|n)? (tili|profiili|henkilo|ihminen)|takana (\\w+ )?(ihminen|joku|oikea)',
    '(onko|onks) (taa|tama|nama|naa) (\\w+ )?automaatti\\w*|kirjoittaako _(tekoaly|kone|ihminen|joku)|(oletko|ootko) (vain |pelkka )?(ohjelma|profiili|kone|hahmo)',
    '(ootko|oletko|ooks|ooksa|ootsa|onko|onks|oks) _(aito|oikea|oikee|ihminen|kone|olemassa|keksitty|tekoaly|ohjelma|fiktiivinen|lihaa|valetili)(?! (romantikko|ystava))|(oot|olet|et oo|et ole) _(oikea|oikee|olemassa|keksitty|kone|tekoaly|ohjelma|fiktiivinen)',
    '(puhunko|kirjoitanko|juttelenko|viestittelenko|chattaanko) _(ihmiselle|koneelle|ihmisen|koneen|oikealle|oikean|aidolle|aidon|tekoalyn|miehelle|naiselle)|ihmis\\w+ vai (kone\\w*|tietokone\\w*)|lihaa ja verta|aito vai|oikea vai (kone|tekoaly)',
    'tekoaly\\w*|kuka (taalla|siella|tata|naita|tassa|sielta) _(kirjoittaa|vastaa|vastailee|on)|(onko|onks) (siella|siel|taalla|tuolla|profiilin)( \\w+)? (joku|ihminen|ketaan|takana)|profiilin takana',
    '(onko|onks|ovatko) (nuo|noi|ne|nama|naa|kuvat) (kuvat )?(oikeesti )?(sun|sinun|susta|sinusta|omia)|(saatko|maksetaanko) (sa |sulle )?(palkkaa|rahaa|tasta)|vasta\\w* _(kone|ohjelma|automaatti\\w*|itse vai)|automaatti(sesti|sia|set) ?(vastauk\\w+|viest\\w+)?$|vastauk\\w+ automaatti\\w+|todista|profiili (aito|oikea|oikee)|vale(tili|profiili)\\w*',
  ],
  meet: [
    '(halu\\w+|tahto\\w+|voi\\w+|sopisiko|sopisko) (\\w+ )?(tavata|nahda|treffata|nahtaisko)|(millon|milloin|koska) (\\w+ )?(nahda|nahdaan|tavata|tavataan|nahtais\\w*)|(tulla|tule|tuu|tuut) (\\w+ )?(mun|minun|sun|sinun) luo\\w*|kasvokkain|kasvotusten',
    '\\w+(ko|ks|kohan) _(kahville|kaljalle|oluelle|drinkille|syomaan|treffeille|ulos|viinille|leffaan)|missa (sa |sina )?asut|voita(i|is|isi)\\w* (\\w+ )?(tavata|nahda)|(tavata|nahda) (joskus|pian|livena|kasvotusten)',
    '(nahaanko|nahdaanko|tavataanko|tavattaisko\\w*|treffataanko|moikataanko)|(voitaisko|voidaanko|voisko|voisimmeko|haluutko|haluatko|haluaisitko|pitaisko|koska|milloin|millon) _(tavata|nahda|nahdaan|treffata|tavataan|nahtaisiin|paaset|paasisit|nakis)|(haluun|haluan|haluisin|haluaisin) (nahda|tavata) (sut|sinut)|livena',
    '(sun|sinun|annatko|heita|laita|saisko|saanko|saisinko) _(numeron?|numeros|puh\\w*|puhelinnumero\\w*|nro|snapin?|osoite|osoitteen|osoittees|ig)|puhelin ?numero\\w*|onko (sulla|sul) (snappia?|snapia|insta\\w*)|snappi\\w*|osoite(?! on)',
    'miss(a|apain) _(asut|asustat|asustelet)|tarkalleen',
    '(tuu|tule|tulisitko|tuletko|tuutko) _(mun luo\\w*|minun luo\\w*|meille|mulle|kylaan|tanne|kaymaan)|(sun|mun|sinun|minun) luo\\w*|voinko tulla|onko sulla paikkaa|(hakee|hakea|haen) (sut|sinut)|teille (illalla|tanaan)',
    '(mennaanko|lahtisitko|lahetko|lahdetko|kaydaanko|maistuisko|lahdetaanko|otetaanko|kelpaisko) _(kahville|kaljalle|oluelle|drinkille|syomaan|treffeille|ulos|videopuhel\\w+|viinille|leffaan|kavelylle)|^treffit( \\w+)?$|treffit (tanaan|huomenna|mun)|(paasisit|paaset|mennaan|lahdetaan|kanssa) treffeille|treffeille (mun|kanssa)|(mun|minun) (kaa|kanssa|kans) (syomaan|ulos|treffeille|kahville)',
    '(voinko|saanko|voisinko) soittaa|soita mulle|(video|face)puhelu?\\w*',
  ],
}

/** In each of our languages. */
export const WAYS: Readonly<Record<LocaleCode, Ways>> & { readonly everywhere: Ways } = {
  everywhere: EVERYWHERE,
  nl: dutch,
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pl: polish,
  sv: swedish,
  da: danishOrNorwegian,
  nb: danishOrNorwegian,
  fi: finnish,
}
