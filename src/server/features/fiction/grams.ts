/** How many places there are for what a text consists of. */
export const PLACES = 2 ** 17

const [SHORTEST, LONGEST] = [2, 5]

/** What a text consists of: runs of letters, its words, and two of them beside each other or with one between. */
export function gramsOf(text: string): string[] {
  const plain = ` ${plainOf(text)} `
  const grams = new Set<string>()
  for (let length = SHORTEST; length <= LONGEST; length += 1)
    for (let at = 0; at + length <= plain.length; at += 1) grams.add(plain.slice(at, at + length))
  const words = plain.trim().split(' ')
  for (const [at, word] of words.entries()) {
    grams.add(`w${word}`)
    if (at + 1 < words.length) grams.add(`w${word} ${words[at + 1]}`)
    if (at + 2 < words.length) grams.add(`w${word} _ ${words[at + 2]}`)
  }
  return [...grams]
}

/** Where a part has its weight: two parts may share a place. */
export function placeOf(gram: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < gram.length; at += 1)
    hash = Math.imul(hash ^ gram.charCodeAt(at), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) % PLACES
}

const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ł: 'l', ß: 'ss', œ: 'oe' }

/** Small letters without accents, digits, and single spaces; what is drawn out is as short as it should be. */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[øæłßœ]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .trim()
}
