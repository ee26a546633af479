import type { Gift, MessageLine } from '#contract/chats.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** A message on its way. Its id was made before the first try, so trying again sends and charges nothing twice. */
export type OutboxRecord = {
  readonly client_id: string
  /** Whose it is. */
  readonly who: string
  readonly profile_id: string
  readonly text: string
  readonly gift: Gift | null
  readonly photo: Blob | null
  /** What it answers. */
  readonly quoted: MessageLine | null
  /** When it was written, and with that its place in the queue. */
  readonly written_at: number
  /** Why it cannot be sent as it is. */
  readonly refused: RefusalCode | null
}

export type NewRecord = Pick<OutboxRecord, 'profile_id' | 'text' | 'gift' | 'photo' | 'quoted'>

export function isPlainText({ gift, photo }: OutboxRecord): boolean {
  return gift === null && photo === null
}
