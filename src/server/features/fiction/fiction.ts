// What goes for profiles that a site made up: hearing that a member asks what they are, or to meet.

import { WAYS } from './ways.ts'

/** What a member wants to know of a profile that may be nobody, or asks of it. */
export type Asked = 'what-you-are' | 'to-meet'

/**
 * Whether a text asks, in any of our languages, if its reader is a person, or to meet or reach that person. Members do
 * not always write in their own language, so all are tried. Rather once too often than not at all.
 */
export function askedIn(text: string): Asked | null {
  const pieces = piecesOf(text)
  if (pieces.some((piece) => WHAT.test(piece))) return 'what-you-are'
  return pieces.some((piece) => MEET.test(piece)) ? 'to-meet' : null
}

/** All of a text and each of its clauses; a long one is cut, so that reading it never takes long. */
function piecesOf(text: string): string[] {
  const pieces = [text, ...text.split(/[.,;:!?\n]+/)].map(plainOf)
  return [...new Set(pieces)].flatMap((piece) => piece.match(/\b.{1,300}\b/g) ?? [])
}

const WHAT = anyOf('what')
const MEET = anyOf('meet')

function anyOf(asked: 'what' | 'meet'): RegExp {
  const ways = new Set(Object.values(WAYS).flatMap((ways) => ways[asked]))
  return new RegExp(`\\b(?:${[...ways].join('|').replaceAll('_', '(?:\\w+ ){0,3}?')})(?!\\w)`, 'u')
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
