import * as z from 'zod/mini'

/** Where a browser listens. It answers a stream of server-sent events, each with its number as the id. */
export const EVENTS_PATH = '/api/events.php'

/** The name of an event that tells nothing but its number: the browser has heard all up to there. */
export const NUMBER_ONLY = 'number'

/** The name of the last event of a stream whose session is over. */
export const SESSION_OVER = 'over'

/** Messages from this one up to that one. */
export const SeqRange = z.object({ from: z.int(), to: z.int() })
export type SeqRange = z.infer<typeof SeqRange>

/** What a member is told at once. An event holds ids only: what may be seen is asked for anew. */
export const MemberEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('like'), profile_id: z.uuid() }),
  z.object({ kind: z.literal('match'), profile_id: z.uuid() }),
  /** Likes or matches are not as they were. */
  z.object({ kind: z.literal('likes_changed') }),
  /** There is a new message in a conversation, also when the member sent it from another device. */
  z.object({
    kind: z.literal('message'),
    conversation_id: z.uuid(),
    profile_id: z.uuid(),
    seq: z.int(),
  }),
  /** A message is not as it was: taken back, or reacted to. */
  z.object({
    kind: z.literal('message_changed'),
    conversation_id: z.uuid(),
    profile_id: z.uuid(),
    seq: z.int(),
  }),
  /** How far the partner has received and read. */
  z.object({
    kind: z.literal('marks'),
    conversation_id: z.uuid(),
    profile_id: z.uuid(),
    delivered_seq: z.int(),
    read_seq: z.int(),
    /** What they never had on the screen before that, if anything. */
    unseen: z.optional(z.array(SeqRange)),
  }),
  /** The list of conversations is not as it was: one was removed, or read on another device. */
  z.object({ kind: z.literal('chats_changed') }),
  /** A purchase is not as it was. */
  z.object({ kind: z.literal('order_changed'), order_id: z.uuid() }),
  /** The member's own account, profile or photos have changed. */
  z.object({ kind: z.literal('user_changed') }),
  /** Events are missing: everything is to be asked for anew. */
  z.object({ kind: z.literal('reset') }),
])
export type MemberEvent = z.infer<typeof MemberEvent>

/** What is true for a moment only: it has no number, and a browser that misses it has missed nothing. */
export const Whisper = z.object({ kind: z.literal('typing'), profile_id: z.uuid() })
export type Whisper = z.infer<typeof Whisper>

/** The name of an event that is a whisper. */
export const WHISPER = 'whisper'
