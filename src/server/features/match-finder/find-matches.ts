import type { Db } from '#server/db/connect.ts'
import { tilesOf, type Viewer } from '#server/features/members/members.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { kilometresBetweenTowns } from '#server/features/places/places.ts'
import { type Answers, answersOf, type Seeker, seekerOf } from './answers-of.ts'
import { type Candidate, candidatesFor } from './candidates-for.ts'
import { matchParts, type Part } from './match-parts.ts'

const AT_MOST = 24

type SuggestedInput = Pick<FindMatchesInput, 'viewer' | 'now'> & {
  readonly viewer: { readonly memberId: string }
  readonly wishes: { min_age: number; max_age: number; distance: number | null }
  readonly settings: Settings
  readonly limit: number
}

/** Real people who fit what the member told of themselves: nobody they like already, and nobody without a reason. */
export async function suggestedMatches(db: Db, asked: SuggestedInput) {
  const { viewer, wishes, settings, now, limit } = asked
  const { min_age, max_age, distance } = wishes
  const { interests, looks_for, ...seeker } = await seekerOf(db, viewer.memberId)
  const given = {
    min_age,
    max_age,
    ...(distance === null ? {} : { distance }),
    ...(interests.length > 0 ? { interests } : {}),
  }
  const answers = answersOf(given, settings, seeker)
  const wants = settings.visible_profile_fields.includes('looks_for')
    ? settings.looks_for.filter((word) => looks_for.includes(word))
    : []
  const found = await findMatches(db, { viewer, seeker, answers, wants, now })
  return found
    .filter(
      ({ member: { fictional_icon: isFictional, is_liked: isLiked } }) => !isFictional && !isLiked,
    )
    .slice(0, limit)
}

type FindMatchesInput = {
  readonly viewer: Viewer
  readonly seeker: Seeker
  readonly answers: Answers
  readonly wants?: readonly string[]
  readonly now: Date
}
type Scored = { readonly candidate: Candidate; readonly score: number; readonly parts: Part[] }

/** The best matches for the answers, each with the reasons. The same answers give the same order: nothing is left to chance. */
export async function findMatches(db: Db, { viewer, now, ...asked }: FindMatchesInput) {
  const { answers } = asked
  const candidates = await candidatesFor(db, { viewer, answers, now })
  const scored = await Promise.all(candidates.map((candidate) => scoreOf({ candidate, ...asked })))
  const best = scored.toSorted(inOrder).slice(0, AT_MOST)
  const tiles = await tilesOf(db, { viewer, ids: best.map(({ candidate }) => candidate.id), now })
  const byId = new Map(best.map((match) => [match.candidate.id, match]))
  return tiles.map((member) => {
    const { score, parts } = byId.get(member.id)!
    return { member, score, parts }
  })
}

type Compared = Pick<FindMatchesInput, 'seeker' | 'answers' | 'wants'> & {
  readonly candidate: Candidate
}

async function scoreOf({ candidate, seeker, answers, wants }: Compared): Promise<Scored> {
  const kilometres = await kilometresBetweenTowns(seeker.home, candidate)
  const parts = matchParts({ answers, seeker, candidate, kilometres, wants })
  return {
    candidate,
    parts,
    score: Math.round((100 * sumOf(parts, 'points')) / sumOf(parts, 'out_of')),
  }
}

function sumOf(parts: readonly Part[], what: 'points' | 'out_of'): number {
  return parts.reduce((sum, part) => sum + part[what], 0)
}

/** The higher score first; of equals real people, then the last active, then by id. */
function inOrder(a: Scored, b: Scored): number {
  const [one, other] = [a.candidate, b.candidate]
  return (
    b.score - a.score ||
    Number(one.is_fictional) - Number(other.is_fictional) ||
    other.last_active_at.getTime() - one.last_active_at.getTime() ||
    (one.id < other.id ? 1 : -1)
  )
}
