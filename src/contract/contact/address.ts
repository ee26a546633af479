/** Mail providers whose names mean nothing else. */
const PROVIDERS =
  'gmail|googlemail|hotmail|yahoo|ymail|icloud|protonmail|gmx|ziggo|kpnmail|xs4all|telenet|skynet|libero'
const ENDINGS =
  'com|net|org|info|biz|eu|nl|fr|uk|ie|us|ca|au|nz|pl|dk|fi|se|nu|tv|io|ly|gg|cc|app|chat|link|site|online|club|page|xxx|sex|cam|date|dating'
/**
 * Endings that are also words, which begin a sentence when the space before it was forgotten; a capital tells which it
 * is.
 */
const ENDINGS_OR_WORDS = 'de|be|it|es|at|ch|no|me|to|co|is|in|so|my'

/** Signs in words. A word for the dot that means more than that needs an ending that means nothing else. */
const AT = inBrackets(
  'at|apenstaartje|apenstaart|aapje|affenschwanz|klammeraffe|arroba|arobase|chiocciola|snabel-?a|malpa',
)
const DOT_AND_ENDING = [
  String.raw`[([{<]\s*(?:\.|dot|punt|punkt|point|punto)\s*[)\]}>]\s*(?:${ENDINGS}|${ENDINGS_OR_WORDS})`,
  String.raw`\bdot\s+(?:com|net|org|info|eu|nl|be|de|uk|co)`,
  String.raw`\bpunt\s+(?:com|net|org|info|eu|nl|be)`,
  String.raw`\bpunkt\s+(?:com|net|org|info|eu|de|at|ch)`,
  String.raw`\b(?:point|punto|ponto|kropka|piste|prik)\s+(?:com|net)`,
].join('|')

const MAIL_ADDRESSES = [
  /[\w.+-]@[a-z\d-]{2}/i,
  new RegExp(String.raw`[\w.+-]{2}\s{0,9}(?:@|${AT})\s{0,9}(?:${PROVIDERS})\b`, 'i'),
  new RegExp(String.raw`\b(?:${PROVIDERS})\s*(?:\.\s*[a-z]{2,3}|${DOT_AND_ENDING})\b`, 'i'),
]

const LINKS = [
  /\bhttps?:|\bwww\s*\./i,
  new RegExp(String.raw`[a-z\d][a-z\d-]\.(?:${ENDINGS})(?![a-z\d-])`, 'i'),
  new RegExp(
    String.raw`[A-Za-z\d][A-Za-z\d-]\.(?:${ENDINGS_OR_WORDS}|${ENDINGS_OR_WORDS.toUpperCase()})(?![\w-])`,
  ),
  new RegExp(String.raw`[\w-]{2}\s{0,9}(?:${DOT_AND_ENDING})\b`, 'i'),
]

/** Whether a plain text has an e-mail address in it, also one with words in place of its signs. */
export function hasMailAddress(text: string): boolean {
  return MAIL_ADDRESSES.some((address) => address.test(text))
}

/** Whether a plain text has a link in it, also one with words in place of its dots. */
export function hasLink(text: string): boolean {
  return LINKS.some((link) => link.test(text))
}

/** A word on its own or in brackets. */
function inBrackets(words: string): string {
  return String.raw`[([{<]\s*(?:@|${words})\s*[)\]}>]|\b(?:${words})\b`
}
