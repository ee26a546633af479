import { hasContactDetails } from '#contract/contact/contact-details.ts'
import { plainOf } from './grams.ts'
import { learntLikelihoods } from './likelihoods.ts'
import { piecesOf } from './pieces.ts'
import { SCALE, WEIGHTS } from './refused-weights.gen.ts'

/** What nobody may say as a fictional profile: that it is real, that there will be a meeting; and what they may not ask for. */
export const REFUSED = ['denies', 'promises', 'contact', 'money'] as const
export type Refused = (typeof REFUSED)[number]

const likelihoods = learntLikelihoods(REFUSED, { weights: WEIGHTS, scale: SCALE })
/** Rather once too often than not at all: whoever writes it can say it in other words. */
const ENOUGH = { sentence: 0.5, clause: 0.65 } as const

/** Not made up, not a robot: one small word away from the truth, so it is looked for by itself. */
const DENIES =
  /\b(?:geen|not|n t|kein|keine|pas une?|no soy|non sono|nie jestem|ingen|inte|ikke|en(?: \w+)? ole)(?: \w+){0,2} (?:fict\w+|fitt?iz\w+|fikt\w+|fikc\w+|fake|nep\w*|bot\w{0,3}|robot\w*|verzon\w+|verzinsel|made up|erfund\w+|erfindung|invent\w+|invenzione|zmysl\w+|wymysl\w+|pahitt\w+|opdigt\w+|oppdikt\w+|keksit\w+)\b/

/** Why a text, in any of our languages, may not be said by a fictional profile; null where it may. */
export function refusedIn(text: string): Refused | null {
  if (hasContactDetails(text)) return 'contact'
  if (DENIES.test(plainOf(text))) return 'denies'
  const { sentences, clauses } = piecesOf(text)
  const likely = [
    ...sentences.map((piece) => ({ piece, enough: ENOUGH.sentence })),
    ...clauses.map((piece) => ({ piece, enough: ENOUGH.clause })),
  ].map(({ piece, enough }) => ({ of: likelihoods(piece), enough }))
  const found = likely
    .filter(({ of, enough }) => REFUSED.reduce((sum, name) => sum + of[name], 0) >= enough)
    .flatMap(({ of }) => REFUSED.map((name) => ({ name, likely: of[name] })))
  return found.toSorted((one, other) => other.likely - one.likely)[0]?.name ?? null
}
