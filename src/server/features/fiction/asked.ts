import { learntLikelihoods } from './likelihoods.ts'
import { piecesOf } from './pieces.ts'
import { SCALE, WEIGHTS } from './weights.gen.ts'

/** What a member wants to know of a profile that may be nobody, or asks of it. */
export type Asked = 'what-you-are' | 'to-meet'

/** From here on a text or a sentence is rather a question than not; a clause by itself says less and must be surer. */
const ENOUGH = { sentence: 0.5, clause: 0.75 } as const

const likelihoods = learntLikelihoods(['what', 'meet'], { weights: WEIGHTS, scale: SCALE })

/**
 * Whether a text asks, in any of our languages, if its reader is a person, or to meet or reach that person. Members do
 * not always write in their own language, so it is weighed in all. Rather once too often than not at all.
 */
export function askedIn(text: string): Asked | null {
  const { sentences, clauses } = piecesOf(text)
  const asks = [
    ...sentences.map(likelihoods).filter(({ what, meet }) => what + meet >= ENOUGH.sentence),
    ...clauses.map(likelihoods).filter(({ what, meet }) => what + meet >= ENOUGH.clause),
  ]
  if (asks.length === 0) return null
  // Whoever asks both is told first what the profile is.
  return asks.some(({ what, meet }) => what >= meet) ? 'what-you-are' : 'to-meet'
}
