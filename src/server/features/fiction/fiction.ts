// What goes for profiles that a site made up: hearing that a member asks what they are, or to meet.

import { likelihoods } from './likelihoods.ts'

export { plainOf } from './grams.ts'

/** What a member wants to know of a profile that may be nobody, or asks of it. */
export type Asked = 'what-you-are' | 'to-meet'

/** From here on a text or a sentence is rather a question than not; a clause by itself says less and must be surer. */
const ENOUGH = { sentence: 0.5, clause: 0.75 } as const

/**
 * Whether a text asks, in any of our languages, if its reader is a person, or to meet or reach that person. Members do
 * not always write in their own language, so it is weighed in all. Rather once too often than not at all.
 */
export function askedIn(text: string): Asked | null {
  const sentences = piecesOf([text, ...text.split(/(?<=[.!?\n])/)])
  const clauses = piecesOf(text.split(/[.,;:!?\n]/))
  const asks = [
    ...sentences.map(likelihoods).filter(({ what, meet }) => what + meet >= ENOUGH.sentence),
    ...clauses.map(likelihoods).filter(({ what, meet }) => what + meet >= ENOUGH.clause),
  ]
  if (asks.length === 0) return null
  // Whoever asks both is told first what the profile is.
  return asks.some(({ what, meet }) => what >= meet) ? 'what-you-are' : 'to-meet'
}

/** What has words in it, each once; what is long is cut, so that reading it never takes long. */
function piecesOf(texts: readonly string[]): string[] {
  const pieces = texts
    .map((text) => text.trim())
    .filter((text) => /[\p{Letter}\p{Number}]/u.test(text))
  return [...new Set(pieces)].flatMap((piece) => piece.match(/.{1,300}(?:\s|$)|.{1,300}/gsu) ?? [])
}
