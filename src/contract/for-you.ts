import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { LikeComment } from './like-comment.ts'
import { MatchReason } from './match-finder.ts'
import { MemberTile } from './members.ts'
import { START_STEPS } from './start-steps.ts'

/** What there is today for a member: asked for anew, it is the same until something happens. */
export const getForYou = endpoint({
  method: 'GET',
  path: '/api/for-you.php',
  access: 'member',
  input: Empty,
  output: z.object({
    /** How far they came in the guided start. */
    start: z.enum(START_STEPS),
    /** Who said something with a like that is still news. */
    said: z.array(z.object({ member: MemberTile, comment: LikeComment })),
    /** The next cards of the swipe game, and how many likes are left for today. */
    deck: z.object({
      cards: z.array(MemberTile),
      likes_left: z.int(),
      resets_at: z.iso.datetime(),
    }),
    /** Who fits best, with what the two share. */
    matches: z.array(z.object({ member: MemberTile, score: z.int(), parts: z.array(MatchReason) })),
    /** Who joined this week, near. */
    near_new: z.array(MemberTile),
    /** Who looked at the profile, as far as they may be seen. */
    looked: z.object({
      /** Off for a member who browses unseen: nobody learns of their looks either. */
      state: z.enum(['on', 'off']),
      count: z.int(),
      /** For premium members; null for others. */
      members: z.nullable(z.array(MemberTile)),
    }),
    /** What is new since yesterday, or waits; the counting stops at MOST_COUNTED. */
    since: z.object({ near: z.int(), likes: z.int(), messages: z.int() }),
  }),
})
