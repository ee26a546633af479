/** The digits in words, without accents. Left out is what is an everyday word besides, such as `un` and `en`. */
const WORDS: readonly (readonly string[])[] = [
  ['nul', 'zero', 'null', 'cero', 'noll', 'nolla'],
  ['een', 'one', 'eins', 'uno', 'ett', 'yksi', 'jeden'],
  ['twee', 'two', 'zwei', 'zwo', 'deux', 'dos', 'due', 'tva', 'kaksi', 'dwa'],
  ['drie', 'three', 'drei', 'trois', 'tres', 'tre', 'kolme', 'trzy'],
  ['vier', 'four', 'quatre', 'cuatro', 'quattro', 'fire', 'fyra', 'nelja', 'cztery'],
  ['vijf', 'five', 'funf', 'fuenf', 'cinq', 'cinco', 'cinque', 'fem', 'viisi', 'piec'],
  ['zes', 'six', 'sechs', 'seis', 'sei', 'seks', 'kuusi', 'szesc'],
  ['zeven', 'seven', 'sieben', 'sept', 'siete', 'sette', 'syv', 'sju', 'seitseman', 'siedem'],
  ['acht', 'eight', 'huit', 'ocho', 'otto', 'otte', 'atta', 'kahdeksan', 'osiem'],
  ['negen', 'nine', 'neun', 'neuf', 'nueve', 'nove', 'nio', 'yhdeksan', 'dziewiec'],
]

const DIGITS = new Map(WORDS.flatMap((words, digit) => words.map((word) => [word, digit] as const)))
const ONE_WORD = [...DIGITS.keys()].toSorted((a, b) => b.length - a.length).join('|')
const WORD = new RegExp(ONE_WORD, 'g')
const IN_WORDS = new RegExp(`(?<![a-z])(?:${ONE_WORD})+(?![a-z])`, 'g')

/** A text with digits where it has them in words, also when they are written together. */
export function withDigits(text: string): string {
  return text.replaceAll(IN_WORDS, (words) =>
    words.replaceAll(WORD, (word) => String(DIGITS.get(word))),
  )
}
