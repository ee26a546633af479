import * as z from 'zod/mini'

/** Where a browser listens. It answers a stream of server-sent events, each with its number as the id. */
export const EVENTS_PATH = '/api/events.php'

/** The name of an event that tells nothing but its number: the browser has heard all up to there. */
export const NUMBER_ONLY = 'number'

/** The name of the last event of a stream whose session is over. */
export const SESSION_OVER = 'over'

/** What a member is told at once. An event holds ids only: what may be seen is asked for anew. */
export const MemberEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('like'), profile_id: z.uuid() }),
  z.object({ kind: z.literal('match'), profile_id: z.uuid() }),
  /** Likes or matches are not as they were. */
  z.object({ kind: z.literal('likes_changed') }),
  /** One's own account, profile or photos are not as they were. */
  z.object({ kind: z.literal('user_changed') }),
  /** Events are missing: everything is to be asked for anew. */
  z.object({ kind: z.literal('reset') }),
])
export type MemberEvent = z.infer<typeof MemberEvent>
