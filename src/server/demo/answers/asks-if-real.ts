/** Words that are about nothing else in a chat, whatever the language: with them it is asked. */
const TELLING = [
  String.raw`(chat{1,2})?(bot|bots|botem|botti|robot|roboter|robotti|robotille|robotem)`,
  String.raw`fake|feikki|feikkia|fejk|fejkiem|chatgpt|tekoaly|an ai|a i`,
  String.raw`\w*(nepprofiel|fakeprofil|valeprofiili)\w*`,
]

/** Ways to ask in one language each, in plain letters. A gap is a word or two. */
const WAYS = [
  // Dutch
  String.raw`(ben (je|jij)|bent u|is dit) (\w+ ){0,3}?(echt$|echt of|echte?n? (mens|persoon|vrouw|man)|mens|nep|verzonnen|fictie\w+|ai|van vlees)`,
  String.raw`echte? (mens|persoon|vrouw|man)|besta (je|jij)|bestaat \w+ (wel|echt)|automatische antwoorden|computer terug`,
  // Danish
  String.raw`er du (\w+ ){0,3}?(aegte|virkelig$|rigtig$|opdigtet|fiktiv|ai|menneske|af kod)|rigtigt? (person|menneske|kvinde|mand)`,
  String.raw`findes du|eksisterer du|falsk profil|maskine? (der|som) svarer|automatiske svar`,
  // German
  String.raw`bist du (\w+ ){0,3}?(echt$|mensch|ki|ai|erfunden|fiktiv\w*|aus fleisch)|echten? (person|frau|mann|mensch)|echter mensch`,
  String.raw`gibt es dich|existierst du|antwortet (\w+ )?eine maschine|automatische antworten|fiktives profil`,
  // English
  String.raw`(are|r) (you|u) (\w+ ){0,3}?(real$|human|ai|made up|fictional|flesh)|real (person|human|woman|man)`,
  String.raw`do you (really )?exist|machine (is )?(answering|replying)|automat(ic|ed) (replies|answers)`,
  // Spanish
  String.raw`eres (\w+ ){0,3}?(real|de verdad|human[oa]|ia|inventad[oa]|ficticio|de carne)|(persona|hombre|mujer) (real|de verdad)`,
  String.raw`existes|perfil (falso|ficticio)|responde una maquina|respuestas automaticas`,
  // Finnish
  String.raw`(oletko|ootko) (\w+ ){0,3}?(oikea|aito|ihminen|keksitty|fiktiivinen|lihaa|olemassa)|oikea(lle)? (ihminen|ihmiselle|nainen|mies|miehelle)`,
  String.raw`vastaako (\w+ )?kone|automaattisia vastauksia`,
  // French
  String.raw`(es tu|tu es) (\w+ ){0,3}?(reelle?$|humaine?|ia|inventee?|fictif|en chair)|vraie? (personne|femme|homme|humain)`,
  String.raw`tu existes|existes tu|faux profil|profil fictif|machine qui repond|reponses automatiques`,
  // Italian
  String.raw`sei (\w+ ){0,3}?(reale|ver[oa]$|uman[oa]|ia|inventat[oa]|di fantasia|in carne)|(persona|donna|uomo) (ver[oa]|reale)`,
  String.raw`esisti|profilo (falso|finto)|risponde una macchina|risposte automatiche`,
  // Norwegian
  String.raw`er du (\w+ ){0,4}?(ekte|virkelig$|oppdiktet|ki|menneske|av kjott)|ekte (person|menneske|kvinne|mann)`,
  String.raw`finnes du|maskin som svarer`,
  // Polish
  String.raw`jestes (\w+ ){0,3}?(prawdziw[ya]|czlowiekiem|ai|zmyslon[ya]|fikcyjn\w+|z krwi)|prawdziw\w+ (osob\w+|kobiet\w+|mezczyzn\w+|czlowiek\w*)`,
  String.raw`istniejesz|falszywy profil|odpowiada (\w+ )?maszyna|automatyczne odpowiedzi`,
  // Swedish
  String.raw`ar du (\w+ ){0,3}?(akta|verklig$|pahittad|fiktiv|ai|manniska|av kott)|riktig (person|manniska|kvinna|man)`,
  String.raw`finns du|existerar du|maskin som svarar|automatiska svar`,
]

const ASKING = new RegExp(`\\b(${[...TELLING, ...WAYS].join('|')})\\b`, 'u')

/** Whether a text asks, in any of our languages, if its reader is a person. Rather once too often than not at all. */
export function asksIfReal(text: string): boolean {
  return ASKING.test(plain(text))
}

const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ł: 'l', ß: 'ss', œ: 'oe' }

/** Small letters without accents, and single spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[øæłßœ]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}
