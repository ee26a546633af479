import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { scheduleDeletion } from '#server/features/media/media.ts'

/** Forgets what was taken where it cannot come back any more: its files are due by then. */
export async function forgetTaken(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('decision_words')
    .set({ taken: null, keys: [] })
    .from('decision')
    .whereRef('decision.id', '=', 'decision_words.decision_id')
    .where('decision_words.taken', 'is not', null)
    .where('decision.contest_until', '<=', now)
    .where((words) =>
      words.not(
        words.exists(
          words
            .selectFrom('appeal')
            .select('appeal.id')
            .whereRef('appeal.decision_id', '=', 'decision.id')
            .where('appeal.outcome', 'is', null),
        ),
      ),
    )
    .execute()
}

type Erasing = { readonly memberId: string; readonly now: Date }

/** What was taken from a member who is about to be erased goes with its files; that there were decisions stays. */
export async function eraseDecisionsOf(tx: Tx, { memberId, now }: Erasing): Promise<void> {
  const theirs = tx.selectFrom('decision').select('id').where('member_id', '=', memberId)
  await tx
    .updateTable('appeal')
    .set({
      words: '',
      outcome: sql`coalesce(outcome, 'lapsed')`,
      decided_at: sql`coalesce(decided_at, ${now})`,
    })
    .where('decision_id', 'in', theirs)
    .execute()
  const words = await tx
    .deleteFrom('decision_words')
    .where('member_id', '=', memberId)
    .returning('keys')
    .execute()
  await scheduleDeletion(
    tx,
    words.flatMap(({ keys }) => keys),
    now,
  )
}
