import { sql } from 'kysely'
import { MIN_AGE } from '#contract/fields.ts'
import { MAX_AGE } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import { tilesOf } from '#server/features/members/members.ts'
import type { Applied } from './applied-filters.ts'
import { findPage } from './find-page.ts'
import { searchOf, type Question } from './search-of.ts'

const YEARS = 5

/** Others of the same gender and country and about the same age, whatever else was asked for; nobody who is shown already. */
export async function findSimilar(db: Db, question: Question, shown: readonly string[]) {
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
