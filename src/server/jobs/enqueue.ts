import type { Db } from '#server/db/connect.ts'

export type NewJob = {
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Whose job it is: it goes when they are erased. */
  readonly memberId: string | null
  readonly now: Date
}

/** Writes down work for later. In a transaction it is there if and only if the rest is. */
export async function enqueue(db: Db, { kind, payload, memberId, now }: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({
      kind,
      payload: JSON.stringify(payload),
      member_id: memberId,
      run_at: now,
      created_at: now,
    })
    .execute()
}
