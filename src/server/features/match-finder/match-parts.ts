import { kindsOf } from '#contract/identities.ts'
import { MATCH_WEIGHTS, type MatchPart, WANTS_WEIGHT } from '#contract/match-finder.ts'
import type { Answers, Seeker } from './answers-of.ts'
import type { Candidate } from './candidates-for.ts'

export type Compared = {
  readonly answers: Answers
  readonly seeker: Seeker
  readonly candidate: Candidate
  /** What the seeker looks for, as far as it counts and the site shows it. */
  readonly wants?: readonly string[] | undefined
  /** Between the two towns; null within one, and when one of them is unknown. */
  readonly kilometres: number | null
}
export type Part = {
  readonly part: MatchPart
  readonly points: number
  readonly out_of: number
  readonly fits: string[]
}
/** How much of a part fits, from 0 to 1, and what. */
type Fit = { readonly share: number; readonly fits: string[] }

/** What fits between two members, part by part. A question that was not answered has no part. */
export function matchParts(compared: Compared): Part[] {
  return PARTS.flatMap(([part, fitOf]) => {
    const fit = fitOf(compared)
    const outOf = part === 'wants' ? WANTS_WEIGHT : MATCH_WEIGHTS[part]
    return fit
      ? [{ part, points: Math.round(fit.share * outOf), out_of: outOf, fits: fit.fits }]
      : []
  })
}

const PARTS: readonly [MatchPart, (compared: Compared) => Fit | null][] = [
  ['interests', interestsFit],
  ['wants', wantsFit],
  ['place', placeFit],
  ['looks', looksFit],
  ['relationship', relationshipFit],
  ['mutual', mutualFit],
]

function interestsFit({ answers: { interests }, candidate }: Compared): Fit | null {
  if (!interests) return null
  const fits = interests.filter((interest) => candidate.interests.includes(interest))
  return { share: fits.length / interests.length, fits }
}

function wantsFit({ wants = [], candidate }: Compared): Fit | null {
  if (wants.length === 0) return null
  const fits = wants.filter((word) => candidate.looks_for.includes(word))
  return { share: fits.length / wants.length, fits }
}

/** How far a seeker who names no distance looks. */
const USUAL_REACH = 50

/** A fictional profile lives nowhere, and so it is near no seeker. */
function placeFit({ answers, seeker: { home }, candidate, kilometres }: Compared): Fit | null {
  const { countryregion: asked, distance } = answers
  if (asked === undefined && distance === undefined) return null
  if (candidate.is_fictional) return NOTHING
  const reach = distance ?? USUAL_REACH
  const { country, region } = candidate
  const isHomeRegion = country === home.country && region === home.region && region !== ''
  if (isHomeRegion && candidate.city === home.city) return { share: 1, fits: ['same_town'] }
  if (region === asked) return { share: 1, fits: [isHomeRegion ? 'same_region' : 'asked_region'] }
  if (isHomeRegion) return { share: 0.75, fits: ['same_region'] }
  if (kilometres === null) return NOTHING
  // Half of it at the end of the reach, nothing at twice as far.
  const share = 0.75 * Math.max(0, 1 - kilometres / (2 * reach))
  return { share, fits: kilometres <= reach ? ['near'] : [] }
}

const LOOKS = ['body_type', 'hair_color', 'eye_color'] as const

function looksFit({ answers, candidate }: Compared): Fit | null {
  const asked = LOOKS.filter((field) => answers[field])
  if (asked.length === 0) return null
  const fits = asked.filter((field) => includes(answers[field], candidate[field]))
  return {
    share: fits.length / asked.length,
    fits: fits.map((field) => `${field}.${candidate[field]}`),
  }
}

function relationshipFit({ answers, candidate }: Compared): Fit | null {
  const { relationship_status: asked } = answers
  if (!asked) return null
  const status = candidate.relationship_status
  return includes(asked, status) ? { share: 1, fits: [`relationship_status.${status}`] } : NOTHING
}

const NOTHING: Fit = { share: 0, fits: [] }

/** Two members so few years apart are of the same age. */
const SAME_AGE_YEARS = 5
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000

/** A fictional profile seeks no member. */
function mutualFit({ seeker, candidate }: Compared): Fit {
  if (candidate.is_fictional) return NOTHING
  const seeksYou = kindsOf(candidate.seeks, candidate.seeks_couples).includes(seeker.member_kind)
  const apart = Math.abs(Date.parse(seeker.date_of_birth) - Date.parse(candidate.date_of_birth))
  const isSameAge = apart <= SAME_AGE_YEARS * YEAR_MS
  return {
    share: (seeksYou ? 0.7 : 0) + (isSameAge ? 0.3 : 0),
    fits: [...(seeksYou ? ['seeks_you'] : []), ...(isSameAge ? ['same_age'] : [])],
  }
}

function includes(words: readonly string[] | undefined, word: string | null): boolean {
  return word !== null && (words ?? []).includes(word)
}
