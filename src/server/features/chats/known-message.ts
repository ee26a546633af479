import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import type { Sending, Sent } from './sending.ts'

/** What somebody says: of a photo the hash of its upload is enough. */
type Saying = Omit<Sending, 'photo' | 'cost' | 'now'> & {
  readonly photo?: { readonly hash: Buffer } | undefined
}

/** The message that was sent under this client id before; another one under the same id is refused. */
export async function knownMessage(db: Db, sending: Saying): Promise<Sent | null> {
  const { viewer, profileId, clientId } = sending
  const known = await db
    .selectFrom('message')
    .innerJoin('member', 'member.id', 'message.sender_id')
    .leftJoin('conversation_side as side', (join) =>
      join
        .onRef('side.conversation_id', '=', 'message.conversation_id')
        .onRef('side.member_id', '=', 'message.sender_id'),
    )
    .selectAll('message')
    .select(['side.other_id', 'member.credit_account_id'])
    .where('message.sender_id', '=', viewer.memberId)
    .where('message.client_id', '=', clientId)
    .executeTakeFirst()
  if (!known) return null
  // What was taken back since has no text to compare.
  const isSame =
    known.other_id === profileId && (known.deleted_at !== null || isSaid(known, sending))
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  const credits = await balanceOf(db, known.credit_account_id)
  return { conversationId: known.conversation_id, seq: known.seq, credits, newId: null }
}

type IsSaidInput = {
  readonly text: string
  readonly gift: string | null
  readonly client_hash: Buffer | null
  readonly reply_to: number | null
}

function isSaid(known: IsSaidInput, { text, gift, photo, replyTo }: Saying): boolean {
  const isSamePhoto = photo ? known.client_hash?.equals(photo.hash) === true : !known.client_hash
  return (
    known.text === text &&
    known.gift === (gift ?? null) &&
    known.reply_to === (replyTo ?? null) &&
    isSamePhoto
  )
}
