/** How long the account numbers of each SEPA country are. */
const LENGTHS = new Map(
  (
    'AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 ' +
    'IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)
const LONGEST = 34
const BETWEEN = /[\s.-]/g
/** The word itself is often copied with the number. No country begins like it. */
const WORD = /^\W*iban\W*/i

/** The account number that was meant, without spaces; null unless it is a right one of a SEPA country. */
export function ibanOf(text: string): string | null {
  const iban = text.replace(WORD, '').replace(BETWEEN, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return null
  return LENGTHS.get(iban.slice(0, 2)) === iban.length && rest97(iban) === 1 ? iban : null
}

/** An account number in groups of four, as far as it has been typed. */
export function formatIban(typed: string): string {
  const signs = typed
    .replace(WORD, '')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, LONGEST)
  return signs.replace(/(.{4})(?=.)/g, '$1 ')
}

/** What is left after dividing by 97, digit by digit: the number is too long to be one. Letters count from A = 10. */
function rest97(iban: string): number {
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = turned.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0)
}
