import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { Id } from './id.ts'
import { LikeComment } from './like-comment.ts'
import { MemberName } from './member-card.ts'
import { MemberTile } from './members.ts'

export const LIKE_TYPES = ['received', 'given', 'matches'] as const
export type LikeType = (typeof LIKE_TYPES)[number]

/** Likes a member, once however often it is said. A like that is mutual is a match. */
export const likeMember = endpoint({
  method: 'POST',
  path: '/api/like.php',
  access: 'member',
  input: z.strictObject({ profile_id: Id }),
  output: z.object({ matched: z.boolean() }),
  refusals: ['NOT_FOUND'],
})

/** Takes a like back, and with it the match. Said again, it changes nothing. */
export const unlikeMember = endpoint({
  method: 'DELETE',
  path: '/api/like.php',
  access: 'member',
  input: z.strictObject({ profile_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})

/** A member with the like that is between the two. */
export const LikeTile = z.extend(MemberTile, {
  /** When it was given; of a match, when it became one. */
  liked_at: z.iso.datetime(),
  is_match: z.boolean(),
  /** Whether the two have written to each other. */
  has_chat: z.boolean(),
  /** What they say with their like to the caller, if anything. */
  comment: z.optional(LikeComment),
})
export type LikeTile = z.infer<typeof LikeTile>

/** Likes, the latest first, page by page. */
export const listLikes = endpoint({
  method: 'GET',
  path: '/api/likes.php',
  access: 'member',
  input: z.object({
    type: z._default(z.enum(LIKE_TYPES), 'received'),
    after: z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/))),
  }),
  output: z.object({
    profiles: z.array(LikeTile),
    /** Which of these members like the caller, and whether that is news. */
    liked_by: z.array(z.object({ id: z.uuid(), like_new: z.boolean() })),
    /** Of all members who like the caller, not of this page; the counting stops at 100. */
    total_new_likes: z.int(),
    next: z.nullable(z.string()),
  }),
})

/** The profile was opened, and its like is news no more. Also where there is no like. */
export const seeLike = endpoint({
  method: 'PUT',
  path: '/api/like.php',
  access: 'member',
  input: z.strictObject({ profile_id: Id }),
  output: z.object({ new_likes: z.int() }),
})

/**
 * A like to show in the like modal, each once: a real one that is still news; else, at most one a day, one from a fictional
 * profile, which is recorded and marked as such. Null when there is none to show.
 */
export const autoLike = endpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  access: 'member',
  writes: true,
  input: Empty,
  output: z.object({
    profile: z.nullable(
      z.object({
        id: z.uuid(),
        name: MemberName,
        age: z.nullable(z.int()),
        city: z.string(),
        fictional_icon: z.boolean(),
        is_match: z.boolean(),
        main_image: z.nullable(z.object({ match: z.string() })),
        comment: z.optional(LikeComment),
      }),
    ),
  }),
})
