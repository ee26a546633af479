import type { z } from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import {
  type saveShowcase as contract,
  type Showcase,
  SHOWCASE_VERSION,
} from '#contract/showcase.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import type { App } from '#server/http/route.ts'

/** What a member agreed to about pages for everybody. */
export async function showcaseOf(db: Db, memberId: string): Promise<Showcase> {
  const member = await db
    .selectFrom('member')
    .select(['is_showcased as showcase', 'is_showcased_by_type as showcase_by_type'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  return member
}

type Saving = {
  readonly memberId: string
  readonly answer: z.output<typeof contract.input>
  readonly now: Date
}

/**
 * Gives and takes back the two consents. Each is a row with its version and when it was given and taken back; the
 * database keeps what the pages look at equal to them. What stands already stays as it is.
 */
export async function saveShowcase(
  { db, events }: Pick<App, 'db' | 'events'>,
  { memberId, answer, now }: Saving,
): Promise<void> {
  if (answer.version !== SHOWCASE_VERSION)
    throw new Refusal('INVALID_INPUT', { field: 'version', why: 'outdated' })
  const byType = answer.showcase && answer.showcase_by_type
  await withEvents({ db, events, now }, async (tx, notify) => {
    // Of two answers at the same moment the later one sees what the other wrote.
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    await decide(tx, { memberId, kind: 'showcase', isGiven: answer.showcase, now })
    await decide(tx, { memberId, kind: 'showcase_by_type', isGiven: byType, now })
    notify([memberId], { kind: 'user_changed' })
  })
}

type Decision = {
  readonly memberId: string
  readonly kind: keyof Showcase
  readonly isGiven: boolean
  readonly now: Date
}

async function decide(tx: Tx, { memberId, kind, isGiven, now }: Decision): Promise<void> {
  if (isGiven) {
    await tx
      .insertInto('consent')
      .values({ member_id: memberId, kind, version: SHOWCASE_VERSION, given_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'kind', 'version'])
          .where('withdrawn_at', 'is', null)
          .doNothing(),
      )
      .execute()
    return
  }
  await tx
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute()
}
