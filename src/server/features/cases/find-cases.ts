import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { findCases as contract } from '#contract/office/find-cases.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'
import { caseRows, within } from './case-rows.ts'
import { waitsAt } from './list-cases.ts'

const MOST_FOUND = 5

type Finding = { readonly words: string; readonly scope: Scope; readonly now: Date }

/** Cases that wait and bear a number: each way of finding is one step in an index. */
export async function findCases(
  db: Db,
  { words, scope, now }: Finding,
): Promise<z.input<typeof contract.output>> {
  const ways = waysFor(words)
  if (ways.length === 0) return { cases: [] }
  const page = sql`
    select id from office_case where id in (${sql.join(ways, sql` union all `)}) and ${waitsAt(now)} and ${within(scope)}
    order by due_at, id limit ${MOST_FOUND}`
  const found = await caseRows(db, { page, now })
  return { cases: found.map(({ row }) => row) }
}

function waysFor(words: string): RawBuilder<unknown>[] {
  const number = /^\d{1,15}$/.test(words) ? Number(words) : null
  if (number === null)
    return [about('complaint', sql`complaint where number = ${words.toUpperCase()}`)]
  const reported = sql`report where number = ${number}`
  const contested = sql`appeal where decision_id in (select id from decision where number = ${number})`
  return [
    sql`select ${number}::bigint`,
    about('report', reported),
    about('notice', reported),
    about('appeal', contested),
  ]
}

function about(kind: string, subjects: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select id from office_case where done_at is null and kind = ${kind} and subject_id in (select id from ${subjects})`
}
