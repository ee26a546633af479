import type { LocaleCode } from '#contract/locales.ts'
import { plainOf } from './grams.ts'

/** What may make somebody an easy prey: nobody earns on it here, so whoever writes is told. */
export const SIGNS = ['illness', 'debt', 'loneliness', 'age'] as const
export type Sign = (typeof SIGNS)[number]

/** Beginnings of words and short phrases, over plain letters. */
const WORDS: Readonly<Record<LocaleCode, Readonly<Record<Sign, string>>>> = {
  nl: {
    illness:
      'kanker|chemo|ziekenhuis|depressie\\w*|depressief|ernstig ziek|dementie|alzheimer|zelfmoord|suicid\\w*|wil niet meer leven|beroerte|burn ?out',
    debt: 'schulden|schuld bij|deurwaarder\\w*|rood staan|sta rood|geen geld meer|huur niet betalen|bijstand|voedselbank|schuldsanering|kan het niet meer betalen|mijn spaargeld',
    loneliness:
      'eenzaam\\w*|weduwnaar|weduwe|zo alleen|heb niemand|niemand meer|mijn (vrouw|man) is (overleden|dood|gestorven)|verloren heb|rouw\\w*|jij bent alles|kan niet zonder jou',
    age: 'ik ben (al )?(7\\d|8\\d|9\\d)|bejaard\\w*|verzorgingshuis|verpleeghuis|op mijn leeftijd|gepensioneerd|mijn kleinkinderen|achterkleink\\w*',
  },
  en: {
    illness:
      'cancer|chemo\\w*|in hospital|depress\\w*|seriously ill|dementia|alzheimer\\w*|suicid\\w*|do not want to live|don t want to live|had a stroke|burnt out|burn ?out',
    debt: 'in debt|debts|bailiff\\w*|overdrawn|no money left|can t pay (my|the) rent|food bank|bankrupt\\w*|can t afford|my savings|on benefits',
    loneliness:
      'lonely|loneliness|widow\\w*|so alone|have nobody|have no one|lost my (wife|husband)|my (wife|husband) (died|passed)|grie(f|ving)|you are all i have|can t live without you',
    age: 'i am (7\\d|8\\d|9\\d)|i m (7\\d|8\\d|9\\d)|care home|nursing home|at my age|retired|pensioner|my grandchildren|great ?grand\\w*',
  },
  de: {
    illness:
      'krebs|chemo\\w*|krankenhaus|depress\\w*|schwer krank|demenz|alzheimer|selbstmord|suizid\\w*|will nicht mehr leben|schlaganfall|burn ?out',
    debt: 'schulden|gerichtsvollzieher|konto uberzogen|kein geld mehr|miete nicht (be)?zahlen|burgergeld|hartz|tafel gehen|privatinsolvenz|kann ich mir nicht leisten|meine ersparnisse|mein erspartes',
    loneliness:
      'einsam\\w*|witwe\\w*|so allein|habe niemanden|hab niemanden|meine frau ist (gestorben|tot)|mein mann ist (gestorben|tot)|verwitwet|trauer\\w*|du bist alles|kann nicht ohne dich',
    age: 'ich bin (schon )?(7\\d|8\\d|9\\d)|altersheim|pflegeheim|in meinem alter|rentner\\w*|meine enkel\\w*|urenkel\\w*',
  },
  fr: {
    illness:
      'cancer|chimio\\w*|a l hopital|depress\\w*|depression|gravement malade|demence|alzheimer|suicid\\w*|plus envie de vivre|avc|burn ?out',
    debt: 'dettes|endett\\w*|huissier\\w*|a decouvert|plus d argent|payer (mon|le) loyer|restos du coeur|surendettement|pas les moyens|mes economies|rsa',
    loneliness:
      'solitude|si seule?|tout seul|veuf|veuve|je n ai personne|j ai personne|ma femme est (morte|decedee|partie)|mon mari est (mort|decede)|en deuil|tu es tout pour moi|vivre sans toi',
    age: 'j ai (7\\d|8\\d|9\\d) ans|maison de retraite|ehpad|a mon age|retraite[e]?s?|mes petits enfants|arriere petit\\w*',
  },
  es: {
    illness:
      'cancer|quimio\\w*|en el hospital|depresion|deprimid\\w*|muy enferm\\w*|demencia|alzheimer|suicid\\w*|no quiero vivir|ictus|derrame cerebral',
    debt: 'deudas|endeudad\\w*|embarg\\w*|numeros rojos|no tengo dinero|sin dinero|pagar el alquiler|banco de alimentos|no me lo puedo permitir|mis ahorros',
    loneliness:
      'soledad|muy solo|muy sola|tan solo|tan sola|viud\\w*|no tengo a nadie|mi mujer murio|mi esposa murio|mi marido murio|fallecio mi|de luto|eres todo para mi|vivir sin ti',
    age: 'tengo (7\\d|8\\d|9\\d) anos|residencia de (mayores|ancianos)|a mi edad|jubilad\\w*|mis nietos|bisniet\\w*',
  },
  it: {
    illness:
      'cancro|tumore|chemio\\w*|in ospedale|depress\\w*|gravemente malat\\w*|demenza|alzheimer|suicid\\w*|non voglio piu vivere|ictus',
    debt: 'debiti|indebitat\\w*|pignora\\w*|in rosso|non ho piu soldi|senza soldi|pagare l affitto|banco alimentare|non me lo posso permettere|i miei risparmi',
    loneliness:
      'solitudine|cosi sol[oa]|molto sol[oa]|vedov\\w*|non ho nessuno|mia moglie e morta|mio marito e morto|in lutto|sei tutto per me|vivere senza di te',
    age: 'ho (7\\d|8\\d|9\\d) anni|casa di riposo|alla mia eta|pensionat\\w*|in pensione|i miei nipotini|pronipot\\w*',
  },
  pl: {
    illness:
      'mam raka|nowotwor\\w*|chemioterapi\\w*|chemii|w szpitalu|depresj\\w*|ciezko chor\\w*|demencj\\w*|alzheimer\\w*|samoboj\\w*|nie chce( mi sie)? zyc|udar\\w*',
    debt: 'mam dlugi|dlugow|w dlugach|zadluz\\w*|komornik\\w*|na debecie|nie mam( juz)? pieniedzy|zaplacic czynszu|nie stac mnie|moje oszczednosci|chwilowk\\w*',
    loneliness:
      'samotn\\w*|wdow\\w*|nie mam nikogo|zona (zmarla|umarla)|maz (zmarl|umarl)|zaloba|zalobie|jestes wszystkim|zyc bez ciebie',
    age: 'mam (juz )?(7\\d|8\\d|9\\d) lat|dom(u)? opieki|dom(u)? starcow|w moim wieku|na emeryturze|emeryt\\w*|moje wnuki|prawnu\\w*',
  },
  sv: {
    illness:
      'cancer|cellgift\\w*|pa sjukhus\\w*|depress\\w*|deprimerad|svart sjuk|allvarligt sjuk|demens|alzheimer\\w*|sjalvmord\\w*|vill inte leva|en stroke|utbrand',
    debt: 'skulder|skuldsatt|kronofogden|inga pengar kvar|betala hyran|inte rad|mina besparingar|sms lan',
    loneliness:
      'ensam\\w*|ankling|ar anka|ankeman|har ingen|min (fru|man) (dog|ar dod|har dott)|i sorg|sorgen efter|du ar allt|leva utan dig',
    age: 'jag ar (7\\d|8\\d|9\\d)|aldreboende\\w*|vardhem|i min alder|pensionar\\w*|mina barnbarn|barnbarnsbarn',
  },
  da: {
    illness:
      'kraeft|kemo\\w*|pa hospitalet|depress\\w*|deprimeret|alvorligt syg|demens|alzheimer\\w*|selvmord\\w*|vil ikke leve|blodprop|hjerneblodning',
    debt: 'gaeld|fogeden|inkasso|ingen penge tilbage|betale husleje\\w*|ikke rad|min(e)? opsparing\\w*|kontanthjaelp',
    loneliness:
      'ensom\\w*|alene i verden|enkemand|enke|har ingen|min (kone|mand) (dode|er dod)|i sorg|sorgen over|du er alt|leve uden dig',
    age: 'jeg er (7\\d|8\\d|9\\d)|plejehjem|i min alder|pensionist\\w*|mine borneborn|oldeborn',
  },
  nb: {
    illness:
      'kreft|cellegift\\w*|pa sykehus\\w*|depress\\w*|deprimert|alvorlig syk|demens|alzheimer\\w*|selvmord\\w*|vil ikke leve|hjerneslag|utbrent',
    debt: 'gjeld|inkasso|namsmannen|ingen penger igjen|betale (husleia|husleien)|ikke rad|sparepengene|nav penger',
    loneliness:
      'ensom\\w*|enkemann|enke|har ingen|min (kone|mann) (dode|er dod)|kona (dode|er dod)|i sorg|sorgen over|du er alt|leve uten deg',
    age: 'jeg er (7\\d|8\\d|9\\d)|sykehjem\\w*|i min alder|pensjonist\\w*|barnebarna mine|oldebarn',
  },
  fi: {
    illness:
      'syopa\\w*|syovan|sytostaat\\w*|sairaala\\w*|masennu\\w*|vakavasti saira\\w*|dementia|alzheimer\\w*|muistisair\\w*|itsemurh\\w*|en halua elaa|aivohalvau\\w*',
    debt: 'velka\\w*|velko\\w*|veloissa|ulosot\\w*|rahat loppu\\w*|ei ole rahaa|vuokraa (en|ei)|ei ole varaa|saastoni|pikavip\\w*|toimeentulotuki',
    loneliness:
      'yksinai\\w*|leski\\w*|leskeks\\w*|ei ole ketaan|vaimoni (kuoli|on kuollut)|mieheni (kuoli|on kuollut)|suru\\w*|olet kaikkeni|elaa ilman sinua',
    age: 'olen (jo )?(7\\d|8\\d|9\\d)|vanhainko\\w*|palveluta\\w*|hoivako\\w*|tassa iassa|elakelai\\w*|elakkeel\\w*|lapsenlapse\\w*',
  },
}

const HEARD = SIGNS.map((sign) => ({
  sign,
  words: new RegExp(
    `\\b(?:${Object.values(WORDS)
      .map((words) => words[sign])
      .join('|')})\\b`,
  ),
}))

/** What a member's words say of how they are, in any of our languages: words that stand there, and nothing between the lines. */
export function signsIn(text: string): Sign[] {
  const plain = plainOf(text)
  return HEARD.flatMap(({ sign, words }) => (words.test(plain) ? [sign] : []))
}
