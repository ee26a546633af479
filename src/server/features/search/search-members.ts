import type { z } from 'zod/mini'
import type { searchMembers as endpoint } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import { tilesOf } from '#server/features/members/members.ts'
import { sealCursor, type Cursor } from './cursor.ts'
import { findPage } from './find-page.ts'
import { findSimilar } from './find-similar.ts'
import { searchOf, type Question } from './search-of.ts'

type SearchMembersInput = {
  readonly pageNumber: number
  readonly after: Cursor | null
  readonly secretKey: string
}
type Answer = z.input<(typeof endpoint)['output']>

/** When there are fewer than this, others are shown who fit most of the wishes. */
const FEW = 12

/** One page of the members whom somebody searches for, last active first. */
export async function searchMembers(
  db: Db,
  question: Question,
  wanted: SearchMembersInput,
): Promise<Answer> {
  const { searcher, filters, now } = question
  const { after, secretKey } = wanted
  const page = await findPage(db, await searchOf(question), after)
  const ids = page.places.map(({ id }) => id)
  const isFew = page.count !== null && page.count < FEW
  const [results, similar] = await Promise.all([
    tilesOf(db, { viewer: searcher.viewer, ids, now }),
    isFew ? findSimilar(db, question, ids) : NOBODY,
  ])
  const asOf = after?.asOf ?? now
  const last = page.places.at(-1)
  return {
    pageNumber: after ? wanted.pageNumber : 1,
    results,
    numResults: page.count,
    next: last && page.hasMore ? sealCursor(secretKey, { ...last, asOf }) : null,
    as_of: asOf.toISOString(),
    filters,
    similar_results: similar.members,
    similar_numResults: similar.count,
  }
}

const NOBODY = { members: [], count: 0 }
