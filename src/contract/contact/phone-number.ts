import { withDigits } from './digit-words.ts'

/** Groups of digits with little between them. Kept in parts, so that what is between can be compared. */
const BETWEEN = String.raw`(?:[\s.\-–/()[\]_*|~+·•=\\]{0,3}|,)`
const NUMBER = new RegExp(String.raw`\+?\d(?:${BETWEEN}\d){7,}`, 'g')

/**
 * Sums below ten million, in threes and with cents. More digits could be a telephone number with cents after it, and so
 * could one that goes on before or behind; in spaces, it takes a currency to make it a sum.
 */
const ALONE = [
  String.raw`(?<![\d+][\s.,\-–/()]{0,3})`,
  String.raw`(?![\s.,\-–/()]{0,3}\d)`,
] as const
const inThrees = (by: string) => String.raw`(?:[1-9]\d{0,2}${by}\d{3}|[1-9](?:${by}\d{3}){2})`
const CURRENCY = String.raw`(?:[€$£]|eur|zl|kr)`
const SUMS = [
  String.raw`(?:${inThrees(String.raw`\.`)},|${inThrees(',')}\.)\d\d`,
  String.raw`(?<=${CURRENCY}\s?)${inThrees(' ')}[.,]\d\d`,
  String.raw`${inThrees(' ')}[.,]\d\d(?=\s?${CURRENCY})`,
].map((sum) => new RegExp(ALONE[0] + sum + ALONE[1], 'g'))

/** Numbers that are no telephone's: times, dates, years, sums. */
const HARMLESS = [
  /(?<!\d)\d{1,2}:\d{2}(?!\d)/g,
  /(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d(?![-/.]?\d)/g,
  /(?<!\d)(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?![-/.]?\d)/g,
  /(?<!\d[\s.\-–/]{0,3})(?:19|20)\d\d(?:[\s,\-–/]{1,3}(?:19|20)\d\d)*(?![\s.\-–/]{0,3}\d)/g,
  /(?<!\d)\d{1,3}(?:[.,]000)+(?!\d)/g,
  ...SUMS,
]

/** Whether a plain text in small letters has a telephone number in it, in digits or in words. */
export function hasPhoneNumber(text: string): boolean {
  const digits = withDigits(text)
    .replaceAll(/(?<![a-z])o(?=[\s.-]?\d)/g, '0')
    .replaceAll(/(?<=\d)o(?=\d)/g, '0')
  const rest = HARMLESS.reduce((left, harmless) => left.replaceAll(harmless, ' # '), digits)
  return [...rest.matchAll(NUMBER)].some(([number]) => isDialled(number))
}

/** Eight digits that begin like no telephone number are one only if they are grouped evenly. */
function isDialled(number: string): boolean {
  const count = number.replaceAll(/\D/g, '').length
  const between = new Set(number.split(/\d/).slice(1, -1).filter(Boolean))
  return /^[+0]/.test(number) || count >= 9 || between.size <= 1
}
