import type { Db } from '#server/db/connect.ts'

export type NewJob = {
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Whose job it is: it goes when they are erased. */
  readonly memberId: string | null
  readonly now: Date
}

/** Writes down work for later. In a transaction it is there if and only if the rest is. */
export async function enqueue(db: Db, ...jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ kind, payload, memberId, now }) => ({
    kind,
    payload: JSON.stringify(payload),
    member_id: memberId,
    run_at: now,
    created_at: now,
  }))
  await db.insertInto('job').values(rows).execute()
}
