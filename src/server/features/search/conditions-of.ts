import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { newSince, onlineSince } from '#server/features/members/members.ts'
import type { Applied } from './applied-filters.ts'

/** A filter that can be dropped: all but those that say where the search begins. */
export type Droppable = Exclude<keyof Applied, 'gender' | 'country'>
export type Condition = RawBuilder<SqlBool>
type Conditions = Partial<Record<Droppable, Condition>>

type ConditionsOfInput = {
  /** The towns that are near enough, as `region|city`. */
  readonly towns: readonly string[]
  readonly now: Date
}

/** What each filter asks of a member. A fictional profile is never online, never new and nowhere near. */
export function conditionsOf(filters: Applied, { towns, now }: ConditionsOfInput): Conditions {
  const { countryregion: region, min_age: min, max_age: max, distance, interests } = filters
  return {
    ...(region && { countryregion: sql`member.region = ${region}` }),
    ...(min && { min_age: sql`member.date_of_birth <= ${bornBy(now, min)}::date` }),
    ...(max && { max_age: sql`member.date_of_birth > ${bornBy(now, max + 1)}::date` }),
    ...(distance && {
      distance: isReal(sql`member.region || '|' || member.city = any(${towns}::text[])`),
    }),
    ...(filters.has_photo && { has_photo: hasOneOf(['has_photo']) }),
    ...(filters.online && { online: isReal(sql`member.last_active_at >= ${onlineSince(now)}`) }),
    ...(filters.new_members && { new_members: isReal(sql`member.signup_at > ${newSince(now)}`) }),
    ...(filters.real_only && { real_only: sql`not member.is_fictional` }),
    ...(interests && { interests: hasOneOf(interests) }),
    ...wordConditions(filters),
  }
}

function isReal(condition: Condition): Condition {
  return sql`(not member.is_fictional and ${condition})`
}

const WORDS = ['body_type', 'hair_color', 'eye_color', 'relationship_status'] as const

function wordConditions(filters: Applied): Conditions {
  const asked = WORDS.flatMap((name) => {
    const words = filters[name]?.map((word) => `${name}:${word}`)
    return words ? [[name, hasOneOf(words)]] : []
  })
  return Object.fromEntries(asked) as Conditions
}

function hasOneOf(words: readonly string[]): Condition {
  return sql`member.facets & search_facets(${words}::text[]) <> 0`
}

/** The last day on which somebody can be born who has had this birthday by the day of `now`, by the calendar. */
export function bornBy(now: Date, age: number): string {
  const [year = 0, month = 0, day = 0] = now.toISOString().slice(0, 10).split('-').map(Number)
  const then = year - age
  const lastDay = new Date(Date.UTC(then, month, 0)).getUTCDate()
  return new Date(Date.UTC(then, month - 1, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
