import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { gendersOf, type Search } from './walk.ts'

/** The first members of a search where few fit: their words lead to them, however long they have not been here. */
export function findByWords(
  db: Db,
  { viewer, filters, conditions, words }: Search,
  limit: number,
): RawBuilder<{ id: string; last_active_at: Date }> {
  const genders = gendersOf(filters)
  const where = genders.map((gender) => `${viewer.siteId}:${filters.country}:${gender}`)
  const lists = [where, ...words].map((list) => sql`words && ${list}::text[]`)
  const members = db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.country', '=', filters.country)
    .where('member.gender', 'in', genders)
    .where((member) => member.and([...conditions]))
    .where(sql<boolean>`member.id in (select member_id from fitting)`)
    .select(['member.id', 'member.last_active_at'])
  return sql`
    with fitting as materialized (
      select member_id from member_words where ${sql.join(lists, sql` and `)}
    )
    ${members} order by last_active_at desc, id desc limit ${limit}`
}
