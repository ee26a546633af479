import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText, PROMPTS } from './fields.ts'
import { Id } from './id.ts'

/** What of a profile a like can be about. */
const LIKE_PARTS = ['photo', 'prompt', 'about'] as const
export const LONGEST_COMMENT = 300

/**
 * Likes one thing of a profile, and says something about it or nothing. A comment is free, so there is one from each member to
 * each other, and none between two who have written.
 */
export const likeWithComment = endpoint({
  method: 'POST',
  path: '/api/like-comment.php',
  access: 'member',
  input: z.strictObject({
    profile_id: Id,
    part: z.enum(LIKE_PARTS),
    /** Of a part that is a photo or an answer, which. */
    photo_id: z.optional(Id),
    prompt: z.optional(z.enum(PROMPTS)),
    comment: freeText(LONGEST_COMMENT),
  }),
  output: z.object({ matched: z.boolean() }),
  refusals: ['NOT_FOUND', 'PART_GONE', 'CONTACT_DETAILS', 'COMMENT_USED'],
})

/** What a like is about, and what was said with it. */
export const LikeComment = z.object({
  part: z.enum(LIKE_PARTS),
  /** The reader's own photo; null once it is gone. */
  photo: z.nullable(z.object({ thumb_filename: z.string() })),
  prompt: z.nullable(z.enum(PROMPTS)),
  /** Empty where nothing was said. */
  text: z.string(),
  has_hidden_word: z.boolean(),
  created_at: z.iso.datetime(),
})
export type LikeComment = z.infer<typeof LikeComment>
