/** An account as banks write it: a country, two digits, and eleven to thirty signs, often in fours. */
const ACCOUNT = /(?<![a-z\d])[a-z]{2}\d{2}(?:[ .-]?[a-z\d]){11,30}(?![a-z\d])/gi
/** A card: thirteen to nineteen digits, often in fours. */
const CARD = /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g

/** A plain text without the numbers of accounts and cards in it. Only what its own check digits confirm is one. */
export function withoutBankNumbers(text: string): string {
  return text
    .replaceAll(ACCOUNT, (found) => {
      const end = endOfAccount(found)
      return end > 0 ? ` # ${found.slice(end)}` : found
    })
    .replaceAll(CARD, (found) => (isCard(signsOf(found)) ? ' # ' : found))
}

/** Where the account ends: the words after it look like more of it. Nowhere, if it is none. */
function endOfAccount(found: string): number {
  const ends = [...found.matchAll(/[ .-]|$/g)].map(({ index }) => index)
  return ends.find((end) => isAccount(signsOf(found.slice(0, end)))) ?? 0
}

function signsOf(number: string): string {
  return number.replaceAll(/[ .-]/g, '').toUpperCase()
}

/** The rest of dividing by 97 is 1 once the country stands at the end and letters are numbers from 10 on. */
function isAccount(signs: string): boolean {
  if (signs.length < 15) return false
  const digits = Array.from(signs.slice(4) + signs.slice(0, 4), (sign) => Number.parseInt(sign, 36))
  return (
    Array.from(digits.join('')).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
  )
}

/** Every second digit from the right counts twice, and the sum ends in 0. */
function isCard(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 1 ? 2 : 1))
    .reduce((total, number) => total + (number > 9 ? number - 9 : number), 0)
  return sum % 10 === 0 && !/^(\d)\1+$/.test(digits)
}
