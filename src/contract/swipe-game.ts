import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { Identity, PROFILE_WORDS, Seeks, SeeksCouples } from './fields.ts'
import { Id } from './id.ts'
import { MemberTile } from './members.ts'
import { INTERESTS } from './settings.ts'

export const SWIPE_LIKES_PER_DAY = 4

/** A card of the game. A field that the site does not show is null. */
export const SwipeCard = z.extend(MemberTile, {
  identity: z.nullable(Identity),
  seeks: Seeks,
  seeks_couples: SeeksCouples,
  body_type: z.nullable(z.enum(PROFILE_WORDS.body_type)),
  eye_color: z.nullable(z.enum(PROFILE_WORDS.eye_color)),
  relationship_status: z.nullable(z.enum(PROFILE_WORDS.relationship_status)),
  interests: z.array(z.enum(INTERESTS)),
  shared_interests: z.array(z.enum(INTERESTS)),
})
export type SwipeCard = z.infer<typeof SwipeCard>

const SwipeState = {
  likes_left: z.int(),
  /** When the next day begins in the site's time zone. */
  resets_at: z.iso.datetime(),
  can_undo: z.boolean(),
  /** The moment of this answer by the server's clock: a countdown to `resets_at` goes by it. */
  now: z.iso.datetime(),
}

/** The next cards, about ten; none when no member is left to show. */
export const getSwipeGame = endpoint({
  method: 'GET',
  path: '/api/swipe-game.php',
  access: 'member',
  input: Empty,
  output: z.object({ cards: z.array(SwipeCard), ...SwipeState }),
})

/** Likes or passes the member on a card. Said again, it changes nothing and costs nothing. */
export const swipe = endpoint({
  method: 'POST',
  path: '/api/swipe-game.php',
  access: 'member',
  input: z.strictObject({ profile_id: Id, choice: z.enum(['like', 'pass']) }),
  output: z.object({ matched: z.boolean(), ...SwipeState }),
  refusals: ['NOT_FOUND', 'SWIPE_LIMIT'],
})

/** Brings the card back that was passed last. A like is not taken back here. */
export const undoSwipe = endpoint({
  method: 'DELETE',
  path: '/api/swipe-game.php',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({ card: SwipeCard, ...SwipeState }),
  refusals: ['NOTHING_TO_UNDO'],
})
