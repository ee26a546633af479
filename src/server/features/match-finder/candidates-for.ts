import { sql, type SqlBool } from 'kysely'
import { type Kind, kindsOf } from '#contract/identities.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'
import type { Answers } from './answers-of.ts'

/** A member who was not among the last active so many is not considered. */
const AT_MOST = { real: 400, fictional: 100 }

type CandidatesForInput = { readonly viewer: Viewer; readonly answers: Answers; readonly now: Date }
export type Candidate = Awaited<ReturnType<typeof candidatesFor>>[number]

/** The last active members of the right kind, age and country, and some fictional profiles. */
export function candidatesFor(db: Db, question: CandidatesForInput) {
  // Each kind is a stretch of the index of its own, read in order until there are enough.
  const { gender, couples } = question.answers
  const kinds = kindsOf(gender, couples)
  const share = (most: number) => Math.ceil(most / kinds.length)
  const [first, ...others] = kinds.flatMap((each) => [
    stretchOf(db, question, { kind: each, isFictional: false, limit: share(AT_MOST.real) }),
    stretchOf(db, question, { kind: each, isFictional: true, limit: share(AT_MOST.fictional) }),
  ])
  return others.reduce((all, stretch) => all.unionAll(stretch), first!).execute()
}

type Stretch = { readonly kind: Kind; readonly isFictional: boolean; readonly limit: number }

function stretchOf(db: Db, question: CandidatesForInput, { kind, isFictional, limit }: Stretch) {
  const { viewer, answers, now } = question
  const today = now.toISOString().slice(0, 10)
  const { min_age: min, max_age: max } = answers
  const members = db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.country', '=', answers.country)
    .where('member.member_kind', '=', kind)
    .where('member.is_fictional', '=', isFictional)
    .$if(min !== undefined, (query) => query.where(isBornBy(today, min!)))
    .$if(max !== undefined, (query) =>
      query.where((member) => member.not(isBornBy(today, max! + 1))),
    )
    .select(COLUMNS)
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(limit)
  return db.selectFrom(members.as('candidate')).selectAll()
}

const COLUMNS = [
  'member.id',
  'member.last_active_at',
  'member.is_fictional',
  'member.date_of_birth',
  'member.seeks',
  'member.seeks_couples',
  'member.country',
  'member.region',
  'member.city',
  'member.interests',
  'member.looks_for',
  'member.body_type',
  'member.hair_color',
  'member.eye_color',
  'member.relationship_status',
] as const

function isBornBy(today: string, age: number) {
  return sql<SqlBool>`member.date_of_birth <= ${today}::date - ${age} * interval '1 year'`
}
