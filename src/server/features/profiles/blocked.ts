import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { anyOf } from '#server/db/prepared.ts'
import { withEvents } from '#server/events/with-events.ts'
import { deliverHeld } from '#server/features/chats/chats.ts'
import {
  CARD_COLUMNS,
  memberCard,
  tellChatsBetween,
  tellLikesBetween,
} from '#server/features/members/members.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'

type Block = { readonly siteId: string; readonly memberId: string }

/** The members that a member has blocked, the latest first, as they looked before; one who has gone is left out. */
export async function listBlocked(db: Db, { siteId, memberId }: Block, now: Date) {
  const blocked = await db
    .selectFrom('block')
    .innerJoin('member', 'member.id', 'block.blocked_id')
    .where('block.blocker_id', '=', memberId)
    .where('member.site_id', '=', siteId)
    .where('member.status', '=', 'active')
    .select(CARD_COLUMNS)
    .orderBy('block.created_at', 'desc')
    .orderBy('member.id')
    .execute()
  const settings = await settingsOf(db, siteId)
  return blocked.map((row) => ({ ...memberCard(row, { settings, now }), is_online: false }))
}

type Unblocking = { readonly memberId: string; readonly blockedId: string; readonly now: Date }

/**
 * Takes a block back, and delivers the paid messages that it held from either of the two. A member who was never blocked is
 * answered like one who does not exist.
 */
export async function unblockMember(
  { db, events }: Pick<App, 'db' | 'events'>,
  { memberId, blockedId, now }: Unblocking,
): Promise<void> {
  await withEvents({ db, events, now }, async (tx, notify) => {
    await lockBoth(tx, [memberId, blockedId])
    const { numDeletedRows: ended } = await tx
      .deleteFrom('block')
      .where('blocker_id', '=', memberId)
      .where('blocked_id', '=', blockedId)
      .executeTakeFirst()
    if (ended === 0n) throw new Refusal('NOT_FOUND')
    for (const senderId of [memberId, blockedId])
      await deliverHeld(tx, notify, { memberId: senderId, now })
    await tellLikesBetween(tx, notify, [memberId, blockedId])
    await tellChatsBetween(tx, notify, [memberId, blockedId])
  })
}

/** Neither is confirmed meanwhile: the one of the two that comes later finds the block gone, or what it held back. */
async function lockBoth(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', anyOf(memberIds))
    .orderBy('id')
    .forShare()
    .execute()
}
