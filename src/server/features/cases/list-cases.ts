import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import * as contract from '#contract/office/cases.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'
import { AWAY_MS, caseRows, within } from './case-rows.ts'

type Asked = { readonly scope: Scope; readonly operatorId: string; readonly now: Date }
type ListInput = Asked & { readonly filter: z.output<typeof contract.listCases.input> }

/** A page of what waits, the promise that ends first before the others. */
export async function listCases(
  db: Db,
  { filter, now, ...asked }: ListInput,
): Promise<z.input<typeof contract.listCases.output>> {
  const page = sql`
    select id from office_case where ${isWanted({ filter, now, ...asked })}
    order by due_at, id limit ${contract.CASES_PAGE + 1}`
  const listed = await caseRows(db, { page, now })
  const shown = listed.slice(0, contract.CASES_PAGE)
  return {
    cases: shown.map(({ row }) => row),
    after: listed.length > shown.length ? (shown.at(-1)?.cursor ?? null) : null,
  }
}

const AGES = { hour: 1, day: 24, week: 7 * 24 } as const

function isWanted({ scope, operatorId, filter, now }: ListInput): RawBuilder<unknown> {
  const { kind, site_id: siteId, language, age, holder, after } = filter
  const all: RawBuilder<unknown>[] = [waitsAt(now), within(scope)]
  if (kind) all.push(sql`kind = ${kind}`)
  if (siteId) all.push(sql`site_id = ${siteId}`)
  if (language) all.push(sql`language = ${language}`)
  if (age) all.push(sql`opened_at < ${new Date(now.getTime() - AGES[age] * 60 * 60 * 1000)}`)
  if (holder) all.push(heldBy(holder, { operatorId, now }))
  if (after) {
    const [micros = '', id = ''] = after.split('-')
    all.push(
      sql`(due_at, id) > ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`,
    )
  }
  return sql.join(all, sql` and `)
}

function heldBy(
  holder: (typeof contract.CASE_HOLDERS)[number],
  { operatorId, now }: Pick<Asked, 'operatorId' | 'now'>,
): RawBuilder<unknown> {
  const holders = {
    mine: sql`claimed_by = ${operatorId} and claimed_until > ${now}`,
    taken: sql`claimed_by <> ${operatorId} and claimed_until > ${now}`,
    free: sql`(claimed_by is null or claimed_until <= ${now})`,
    senior: sql`handed_by is not null`,
  }
  return holders[holder]
}

export function waitsAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`decided_at is null and opened_at <= ${now}`
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
type CountInput = Omit<Asked, 'operatorId'> & {
  readonly filter: z.output<typeof contract.countCases.input>
}

type Counted = {
  kind: contract.CaseKind
  count: number
  late: number
  fresh: number
  handed_on: number
  oldest_at: Date
  next_due_at: Date
}

/** How much waits of each kind. A kind of which nothing waits is left out. */
export async function countCases(
  db: Db,
  { scope, filter, now }: CountInput,
): Promise<z.input<typeof contract.countCases.output>> {
  const since = filter.since === undefined ? now : new Date(filter.since)
  const isHere = sql.join(
    [within(scope), ...(filter.site_id ? [sql`site_id = ${filter.site_id}`] : [])],
    sql` and `,
  )
  const { rows } = await sql<Counted>`
    select kind, count(*)::int as count, (count(*) filter (where due_at <= ${now}))::int as late,
      (count(*) filter (where opened_at > ${since}))::int as fresh, count(handed_by)::int as handed_on,
      min(opened_at) as oldest_at, min(due_at) as next_due_at
    from office_case where ${waitsAt(now)} and ${isHere} group by kind order by kind`.execute(db)
  const done = await sql<{ kind: string; decided: number; kept: number }>`
    select kind, count(*)::int as decided, (count(*) filter (where decided_at <= due_at))::int as kept
    from office_case where decided_at > ${new Date(now.getTime() - WEEK_MS)} and outcome <> 'gone' and ${isHere}
    group by kind`.execute(db)
  return {
    kinds: rows.map(({ oldest_at: oldest, next_due_at: next, ...row }) => {
      const { decided = 0, kept = 0 } = done.rows.find(({ kind }) => kind === row.kind) ?? {}
      return {
        ...row,
        decided,
        kept,
        oldest_at: oldest.toISOString(),
        next_due_at: next.toISOString(),
      }
    }),
  }
}

const OVERLAP = '15 s'
const MOST_CHANGED = 200

type WatchInput = Omit<Asked, 'operatorId'> & { readonly since: string | undefined }

/**
 * Which cases changed lately, and who is at one. A transaction may commit a while after the moment it wrote, so each answer
 * goes back further than the one before it ended: what is named twice does no harm.
 */
export async function watchCases(
  db: Db,
  { scope, since, now }: WatchInput,
): Promise<z.input<typeof contract.watchCases.output>> {
  const { rows: times } = await sql<{ now: string }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as now`.execute(db)
  const changed =
    since === undefined
      ? []
      : (
          await sql<{ id: number }>`
            select id from office_case
            where changed_at > 'epoch'::timestamptz + ${since}::bigint * interval '1 microsecond' - ${OVERLAP}::interval
              and ${within(scope)}
            order by changed_at desc, id limit ${MOST_CHANGED}`.execute(db)
        ).rows
  const here = await sql<z.input<typeof contract.watchCases.output>['here'][number]>`
    select operator_id, operator.name, doing, case_id, kind
    from office_case_look
    join office_case on office_case.id = case_id
    join operator on operator.id = operator_id
    where seen_at > ${new Date(now.getTime() - AWAY_MS)} and ${within(scope)}
    order by operator.name, operator_id, seen_at desc, case_id limit 200`.execute(db)
  return { now: times[0]!.now, changed: changed.map(({ id }) => id), here: here.rows }
}
