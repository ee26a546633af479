import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { ageOnDay } from '#contract/fields.ts'
import type { WritingRow } from '#contract/office/writing.ts'
import type { Db } from '#server/db/connect.ts'
import { isUnblocked } from '#server/features/members/members.ts'
import type { Scope } from '#server/http/office-route.ts'
import { beginningOf } from '#server/kernel/text.ts'
import { heardIn, owedFor } from './state.ts'

type Row = {
  id: string
  site_id: string
  member_id: string
  fiction_id: string
  language: string
  name: string
  born: string
  city: string
  has_face: boolean
  fiction_name: string
  fiction_born: string
  fiction_city: string
  fiction_has_face: boolean
  waiting_since: Date | null
  waiting_micros: string | null
  last_at: Date
  claimed_by: string | null
  claimed_until: Date | null
  claimant: string | null
  latest: { is_theirs: boolean; kind: string; text: string }[]
}

export type Listed = {
  readonly row: z.input<typeof WritingRow>
  readonly memberId: string
  readonly profileId: string
  readonly cursor: string | null
}

/** So many of the latest messages are looked at for what is not answered yet. */
const LOOKED_AT = 6
const WORDS = 120

type Page = {
  /** Ids of conversations and nothing else. */
  readonly page: RawBuilder<unknown>
  readonly order: 'waiting' | 'latest'
  readonly now: Date
}

/** Conversations with fictional profiles as they stand in the list. */
export async function writingRows(db: Db, { page, order, now }: Page): Promise<Listed[]> {
  const by = order === 'waiting' ? sql`waiting_since, id` : sql`last_at desc, id`
  const { rows } = await sql<Row>`
    with page as materialized (${page})
    select writing.conversation_id as id, writing.site_id, writing.member_id, writing.fiction_id, member.language,
      member.name, member.date_of_birth::text as born, member.city, member.main_photo is not null as has_face,
      fiction.name as fiction_name, fiction.date_of_birth::text as fiction_born, fiction.city as fiction_city,
      fiction.main_photo is not null as fiction_has_face,
      waiting_since, (extract(epoch from waiting_since) * 1000000)::bigint::text as waiting_micros, writing.last_at,
      case when claimed_until > ${now} then operator_id end as claimed_by, claimed_until, operator.name as claimant,
      (select json_agg(json_build_object('is_theirs', sender_id = writing.member_id, 'kind', kind, 'text', text) order by seq desc)
        from message
        where message.conversation_id = writing.conversation_id and deleted_at is null
          and seq > writing.last_seq - ${LOOKED_AT} and seq <= writing.last_seq) as latest
    from page
    join writing using (conversation_id)
    join member on member.id = writing.member_id
    join member as fiction on fiction.id = writing.fiction_id
    left join writing_claim as claim on claim.conversation_id = writing.conversation_id
    left join operator on operator.id = claim.operator_id
    order by ${by}`.execute(db)
  return rows.map((row) => ({
    row: rowOf(row, now),
    memberId: row.member_id,
    profileId: row.fiction_id,
    cursor: row.waiting_micros === null ? null : `${row.waiting_micros}_${row.id}`,
  }))
}

function rowOf(row: Row, now: Date): z.input<typeof WritingRow> {
  const today = now.toISOString().slice(0, 10)
  const latest = row.latest ?? []
  const answered = latest.findIndex(({ is_theirs: isTheirs }) => !isTheirs)
  const open = latest.slice(0, answered < 0 ? latest.length : answered).map(({ text }) => text)
  const { claimed_by: claimedBy, claimed_until: until, claimant } = row
  return {
    id: row.id,
    site_id: row.site_id,
    language: row.language,
    member: {
      id: row.member_id,
      name: row.name,
      age: ageOnDay(row.born, today),
      city: row.city,
      has_face: row.has_face,
    },
    profile: {
      id: row.fiction_id,
      name: row.fiction_name,
      age: ageOnDay(row.fiction_born, today),
      city: row.fiction_city,
      has_face: row.fiction_has_face,
    },
    waiting_since: row.waiting_since?.toISOString() ?? null,
    last_at: row.last_at.toISOString(),
    words: beginningOf(latest[0]?.text ?? '', WORDS),
    claim:
      claimedBy === null
        ? null
        : { operator_id: claimedBy, name: claimant!, until: until!.toISOString() },
    asks: owedFor(open),
    needs_care: open.some((text) => heardIn(text).signs.length > 0),
  }
}

/** Conversations of sites on which something is allowed. */
export function within(scope: Scope): RawBuilder<boolean> {
  return scope === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`writing.site_id = any(${[...scope]}::uuid[])`
}

/** Both are there, and neither has blocked the other. */
export const IS_OPEN = sql<boolean>`
  exists (select from member where member.id = writing.member_id and member.status = 'active')
  and exists (select from member where member.id = writing.fiction_id and member.status = 'active' and not member.is_invisible)
  and ${isUnblocked(sql<string>`writing.fiction_id`, 'writing.member_id')}`
