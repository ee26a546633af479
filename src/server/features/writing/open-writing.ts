import type { z } from 'zod/mini'
import type { WritingDetail } from '#contract/office/writing.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { markChat } from '#server/features/chats/chats.ts'
import { type Files, photoKey } from '#server/features/media/media.ts'
import type { Scope } from '#server/http/office-route.ts'
import { type Acting, claim, found, noted, touch } from './claim.ts'
import { detailOf } from './detail.ts'

type Deps = { readonly db: Db; readonly events: Bus }
type Opening = Acting & {
  /** Where they may write: elsewhere they read, and claim nothing. */
  readonly writesIn: Scope
}

/** Shows a conversation, and claims it for a writer where nobody else has it. The member sees that it was read. */
export async function openWriting(
  { db, events }: Deps,
  { writesIn, ...acting }: Opening,
): Promise<z.input<typeof WritingDetail>> {
  const { conversationId, by, now } = acting
  const { detail, member } = await transact(db, async (tx) => {
    const member = await found(tx, acting)
    const mayWrite = writesIn === 'all' || writesIn.includes(member.site_id)
    const isMine = mayWrite && (await claim(tx, acting)) !== null
    if (isMine) await touch(tx, conversationId)
    const detail = await detailOf(tx, member, { conversationId, operatorId: by.operatorId, now })
    await noted(tx, acting, member, {
      action: 'writing_opened',
      details: { claimed: isMine, messages: detail.messages.length },
    })
    return { detail, member }
  })
  if (detail.is_mine) {
    const viewer = { siteId: member.site_id, memberId: member.fiction_id }
    const marking = { viewer, conversationId, readSeq: member.last_seq, now }
    await markChat({ db, events }, marking).catch(unlessGone)
    events.publish([member.fiction_id])
  }
  return detail
}

/** Whoever left or blocked the profile in this moment has nothing to be told. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

/** A sign of who holds a conversation: the claim begins anew, and the member sees that somebody types. */
export async function signWriting(
  { db, events }: Deps,
  { isTyping, ...acting }: Acting & { readonly isTyping: boolean },
): Promise<{ until: string | null }> {
  const { until, member } = await transact(db, async (tx) => {
    const member = await found(tx, acting)
    return { until: await claim(tx, acting), member }
  })
  if (until && isTyping)
    events.whisper([member.member_id], { kind: 'typing', profile_id: member.fiction_id })
  return { until: until?.toISOString() ?? null }
}

type Picturing = Pick<Acting, 'scope' | 'conversationId'> & {
  readonly whose: 'member' | 'profile'
}

/** The face that everybody on the site sees. */
export async function writingPicture(
  db: Db,
  files: Files,
  { whose, ...which }: Picturing,
): Promise<{ type: string } & NonNullable<Awaited<ReturnType<Files['find']>>>> {
  const { member_id: memberId, fiction_id: fictionId } = await transact(db, (tx) =>
    found(tx, which),
  )
  const photo = await db
    .selectFrom('photo')
    .select('filename')
    .where('member_id', '=', whose === 'member' ? memberId : fictionId)
    .where('status', '=', 'active')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  const file = photo ? await files.find(photoKey(photo.filename, 'thumb')) : null
  if (!file) throw new Refusal('NOT_FOUND')
  return { type: 'image/webp', ...file }
}
