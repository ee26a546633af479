import { sql, type SqlBool } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'
import { passedSince } from './passed-since.ts'
import type { Player } from './player-of.ts'

const CARDS_AT_ONCE = 10
/** How many years older or younger the members on the cards are at most. */
const AGE_BAND = 12

type NextIdsInput = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly player: Player
  readonly now: Date
}

/**
 * The members on the next cards: those who seek each other, of about the same age and the same country, with a photo,
 * not liked before and not passed lately. Real people first, the last active before others; fictional ones only fill up.
 */
export async function nextIds(db: Db, question: NextIdsInput): Promise<string[]> {
  const real = await idsOf(db, question, { isFictional: false, limit: CARDS_AT_ONCE })
  const limit = CARDS_AT_ONCE - real.length
  if (limit === 0) return real
  return [...real, ...(await idsOf(db, question, { isFictional: true, limit }))]
}

type Part = { readonly isFictional: boolean; readonly limit: number }

/** Each gender is a stretch of the index of its own, read in order until there are enough. */
async function idsOf(
  db: Db,
  question: NextIdsInput,
  { isFictional, limit }: Part,
): Promise<string[]> {
  const stretchOf = (gender: string) => {
    const fitting = fittingOf(db, question)
      .where('member.gender', '=', gender)
      .where('member.is_fictional', '=', isFictional)
      .limit(limit)
    return db.selectFrom(fitting.as('fitting')).selectAll()
  }
  const { seeks } = question.player
  const stretches =
    seeks === 'both' ? stretchOf('female').unionAll(stretchOf('male')) : stretchOf(seeks)
  const found = await db
    .selectFrom(stretches.as('found'))
    .select('id')
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}

function fittingOf(db: Db, { viewer, player, now }: NextIdsInput) {
  const { memberId } = viewer
  const { gender, country, date_of_birth: birthday } = player
  const since = passedSince(now)
  return db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.country', '=', country)
    .where('member.seeks', 'in', [gender, 'both'])
    .where('member.main_photo', 'is not', null)
    .where(
      sql<SqlBool>`member.date_of_birth between ${birthday}::date - ${AGE_BAND} * interval '1 year'
        and ${birthday}::date + ${AGE_BAND} * interval '1 year'`,
    )
    .where(
      sql<SqlBool>`not exists (
        select from member_like where from_id = ${memberId} and to_id = member.id)`,
    )
    .where(
      sql<SqlBool>`not exists (
        select from swipe where member_id = ${memberId} and target_id = member.id
          and (choice = 'like' or (choice = 'pass' and created_at > ${since})))`,
    )
    .select(['member.id', 'member.last_active_at'])
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id', 'desc')
}
