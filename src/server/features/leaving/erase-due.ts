import type { Db } from '#server/db/connect.ts'
import { removeDoomed, type Files } from '#server/features/media/media.ts'
import { dueSince } from './erase-time.ts'
import { eraseMember } from './erase-member.ts'

/** What went wrong with some does not stop the others; it is tried again the next time. */
export type Erased = { readonly count: number; readonly failures: readonly unknown[] }

/** Erases for good whoever was deleted fourteen days ago, and then the files of photos that are to go. */
export async function eraseDue(db: Db, files: Files, now: Date): Promise<Erased> {
  const deletedBy = dueSince(now)
  const due = await db
    .selectFrom('member')
    .select('id')
    .where('deleted_at', '<=', deletedBy)
    .execute()
  const members = await eachInTurn(due, ({ id }) =>
    eraseMember(db, { memberId: id, now, deletedBy }),
  )
  const doomed = await removeDoomed(db, files, now)
  return { count: members.count, failures: [...members.failures, ...doomed.failures] }
}

/** Erases again whoever was erased before and is back from a backup. */
export async function eraseAgain(db: Db, now: Date): Promise<Erased> {
  const back = await db
    .selectFrom('erased_member')
    .innerJoin('member', 'member.id', 'erased_member.member_id')
    .select('member.id')
    .execute()
  return eachInTurn(back, ({ id }) => eraseMember(db, { memberId: id, now, deletedBy: null }))
}

async function eachInTurn<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<boolean>,
): Promise<Erased> {
  const failures: unknown[] = []
  let count = 0
  for (const item of items) {
    try {
      if (await act(item)) count += 1
    } catch (error) {
      failures.push(error)
    }
  }
  return { count, failures }
}
