import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { withEvents } from '#server/events/with-events.ts'
import type { App } from '#server/http/route.ts'
import { tellChatsBetween, tellLikesBetween } from './pair.ts'
import { isThereFor, isVisibleTo, type Viewer } from './visible.ts'

type Block = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  readonly now: Date
}

/**
 * From now on neither of the two is there for the other. Their likes and their conversation stay, and come back when
 * the block ends. A member who may not be seen is answered like one who does not exist, unless it is for this same
 * block.
 */
export async function blockMember(
  { db, events }: Pick<App, 'db' | 'events'>,
  block: Block,
): Promise<void> {
  const { viewer, profileId, now } = block
  await withEvents({ db, events, now }, async (tx, notify) => {
    if (await isAdded(tx, block)) {
      await tellLikesBetween(tx, notify, [viewer.memberId, profileId])
      await tellChatsBetween(tx, notify, [viewer.memberId, profileId])
    } else if (!(await isThere(tx, block))) throw new Refusal('NOT_FOUND')
  })
}

async function isAdded(tx: Tx, { viewer, profileId, now }: Block): Promise<boolean> {
  const added = await tx
    .insertInto('block')
    .columns(['blocker_id', 'blocked_id', 'created_at'])
    .expression(
      tx
        .selectFrom('member')
        .where('member.id', '=', profileId)
        .where((member) => member.or([isVisibleTo(viewer)(member), hasWritten(viewer)(member)]))
        .select((block) => [
          block.cast<string>(block.val(viewer.memberId), 'uuid').as('blocker_id'),
          'member.id',
          block.cast<Date>(block.val(now), 'timestamptz').as('created_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('blocked_id')
    .executeTakeFirst()
  return added !== undefined
}

/** A member cannot escape a block by hiding from partners they have a conversation with. */
function hasWritten(viewer: Block['viewer']) {
  return (member: ExpressionBuilder<Tables, 'member'>) => {
    const conversation = sql<SqlBool>`exists (
      select from conversation_side
      where member_id = ${viewer.memberId} and other_id = member.id and last_seq > 0)`
    return member.and([isThereFor(viewer)(member), conversation])
  }
}

async function isThere(tx: Tx, { viewer, profileId }: Block): Promise<boolean> {
  const block = await tx
    .selectFrom('block')
    .select('blocked_id')
    .where('blocker_id', '=', viewer.memberId)
    .where('blocked_id', '=', profileId)
    .executeTakeFirst()
  return block !== undefined
}
