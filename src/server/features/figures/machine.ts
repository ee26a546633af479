import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { readMachine } from '#contract/office/figures.ts'
import type { Db } from '#server/db/connect.ts'

type Machine = z.input<typeof readMachine.output>
type Work = {
  readonly waiting: number
  readonly oldest: Date | null
  readonly counted: Date | null
}

/** What waits to be done, what was given up, and the last times that a backup was put back to see whether it would do. */
export async function machineNow(db: Db, now: Date): Promise<Machine> {
  const { rows } = await sql<Work>`
    select count(*) filter (where run_at <= ${now})::int as waiting, min(run_at) filter (where run_at <= ${now}) as oldest,
      (select min(counted_at) from figure_state) as counted
    from job where parked_at is null`.execute(db)
  const parked = await sql<Machine['parked'][number]>`
    select kind, count(*)::int as count, left(coalesce((array_agg(last_error order by parked_at desc))[1], ''), 200) as last_error
    from job where parked_at is not null group by kind order by kind`.execute(db)
  const drills = await db
    .selectFrom('restore_drill')
    .selectAll()
    .orderBy('drilled_at', 'desc')
    .limit(50)
    .execute()
  const proven = drills.find(({ problems }) => problems.length === 0)
  const [drill] = drills
  const { waiting, oldest, counted } = rows[0]!
  return {
    waiting,
    oldest_due_at: oldest?.toISOString() ?? null,
    parked: parked.rows,
    mails_parked: parked.rows.find(({ kind }) => kind === 'mail')?.count ?? 0,
    figures_counted_at: counted?.toISOString() ?? null,
    drill: drill
      ? {
          at: drill.drilled_at.toISOString(),
          backup: drill.backup,
          seconds: drill.seconds,
          problems: drill.problems,
        }
      : null,
    proven: proven ? { at: proven.drilled_at.toISOString(), backup: proven.backup } : null,
  }
}
