import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { MIN_AGE } from '#contract/fields.ts'
import { MAX_AGE, type searchMembers as endpoint } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import { tilesOf } from '#server/features/members/members.ts'
import type { Applied } from './applied-filters.ts'
import { type Cursor, sealCursor } from './cursor.ts'
import { findPage } from './find-page.ts'
import { type Question, searchOf } from './search-of.ts'

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

const YEARS = 5

/** Others of the same gender and country and about the same age, whatever else was asked for; nobody who is shown already. */
async function findSimilar(db: Db, question: Question, shown: readonly string[]) {
  const { searcher, filters, now } = question
  const isOther = sql<boolean>`member.id <> all(${shown}::uuid[])`
  const search = await searchOf({ ...question, filters: widened(filters) }, isOther)
  const page = await findPage(db, search, null)
  const ids = page.places.map(({ id }) => id)
  const members = await tilesOf(db, { viewer: searcher.viewer, ids, now })
  return { members, count: page.count ?? 0 }
}

/** Whoever wants real people only, or new ones, wants no others. */
function widened({ gender, country, min_age: min, max_age: max, ...rest }: Applied): Applied {
  const { real_only, new_members } = rest
  return {
    gender,
    country,
    ...(min && { min_age: Math.max(MIN_AGE, min - YEARS) }),
    ...(max && { max_age: Math.min(MAX_AGE, max + YEARS) }),
    ...(real_only && { real_only }),
    ...(new_members && { new_members }),
  }
}
