import type { Db } from '#server/db/connect.ts'
import { tilesOf, type Viewer } from '#server/features/members/members.ts'
import { kilometresBetweenTowns } from '#server/features/places/places.ts'
import type { Answers, Seeker } from './answers-of.ts'
import { type Candidate, candidatesFor } from './candidates-for.ts'
import { matchParts, type Part } from './match-parts.ts'

const AT_MOST = 24

type FindMatchesInput = {
  readonly viewer: Viewer
  readonly seeker: Seeker
  readonly answers: Answers
  readonly now: Date
}
type Scored = { readonly candidate: Candidate; readonly score: number; readonly parts: Part[] }

/** The best matches for the answers, each with the reasons. The same answers give the same order: nothing is left to chance. */
export async function findMatches(db: Db, { viewer, seeker, answers, now }: FindMatchesInput) {
  const candidates = await candidatesFor(db, { viewer, answers, now })
  const scored = await Promise.all(
    candidates.map((candidate) => scoreOf({ candidate, seeker, answers })),
  )
  const best = scored.toSorted(inOrder).slice(0, AT_MOST)
  const tiles = await tilesOf(db, { viewer, ids: best.map(({ candidate }) => candidate.id), now })
  const byId = new Map(best.map((match) => [match.candidate.id, match]))
  return tiles.map((member) => {
    const { score, parts } = byId.get(member.id)!
    return { member, score, parts }
  })
}

type Compared = Pick<FindMatchesInput, 'seeker' | 'answers'> & { readonly candidate: Candidate }

async function scoreOf({ candidate, seeker, answers }: Compared): Promise<Scored> {
  const kilometres = await kilometresBetweenTowns(seeker.home, candidate)
  const parts = matchParts({ answers, seeker, candidate, kilometres })
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
