import type { MemberEvent } from '#contract/events.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Bus } from './bus.ts'
import { writeEvents } from './write-events.ts'

/** Tells members something, each in an order of their own. It is told if and only if the transaction goes through. */
export type Notify = (memberIds: readonly string[], event: MemberEvent) => void

type TellingInput = { readonly db: Db; readonly events: Bus; readonly now: Date }

/**
 * Runs a transaction that has something to tell. What it tells is written as its last step, all at once and by the
 * recipients' ids, so that no two of them can wait for each other; open streams hear of it after the commit.
 */
export async function withEvents<Result>(
  { db, events, now }: TellingInput,
  work: (tx: Tx, notify: Notify) => Promise<Result>,
): Promise<Result> {
  const told: { memberId: string; event: MemberEvent }[] = []
  const notify: Notify = (memberIds, event) =>
    void told.push(...memberIds.map((memberId) => ({ memberId, event })))
  const result = await db.transaction().execute(async (tx) => {
    const done = await work(tx, notify)
    await writeEvents(tx, told, now)
    return done
  })
  events.publish([...new Set(told.map(({ memberId }) => memberId))])
  return result
}
