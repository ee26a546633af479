import type { Db } from '#server/db/connect.ts'
import type { App } from '#server/http/route.ts'
import type { Caller } from './caller.ts'
import { requirePartner } from './send-message.ts'

type Typing = Pick<Caller, 'viewer'> & { readonly profileId: string }

/** Tells a recipient that the member is typing to them, if one of the two has written to the other before. */
export async function tellTyping(
  { db, events }: Pick<App, 'db' | 'events'>,
  typing: Typing,
): Promise<void> {
  await requirePartner(db, typing)
  if (await isKnown(db, typing))
    events.whisper([typing.profileId], { kind: 'typing', profile_id: typing.viewer.memberId })
}

/** What a member with an unconfirmed address writes is held, and so is that they are typing. */
async function isKnown(db: Db, { viewer, profileId }: Typing): Promise<boolean> {
  const side = await db
    .selectFrom('conversation_side')
    .innerJoin('member', 'member.id', 'conversation_side.other_id')
    .select('conversation_id')
    .where('member_id', '=', profileId)
    .where('other_id', '=', viewer.memberId)
    .where('last_seq', '>', 0)
    .where('member.status', '=', 'active')
    .executeTakeFirst()
  return side !== undefined
}
