import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import {
  BOUNDARIES,
  Gender,
  Identity,
  PROFILE_WORDS,
  PromptAnswer,
  RELATIONSHIP_STYLES,
  Seeks,
  SeeksCouples,
  Sexuality,
} from './fields.ts'
import { Id } from './id.ts'
import { Region } from './codes.ts'
import { LikeComment } from './like-comment.ts'
import { MemberCard } from './member-card.ts'
import { INTERESTS, LOOKS_FOR } from './settings.ts'

/** A card with what lies between the two: how far their towns are apart, and whether the viewer likes them. */
export const MemberTile = z.extend(MemberCard, {
  /** Whole kilometres between the towns; null within one town, for fictional profiles, and for visitors. */
  distance_km: z.nullable(z.int()),
  /** Whether the viewer likes them. */
  is_liked: z.boolean(),
  /** The first line of what they tell about themselves. */
  about_line: z.nullable(z.string()),
})
export type MemberTile = z.infer<typeof MemberTile>

/**
 * When the member was last here, told no finer than this. Null where it is not told: fictional profiles, and by
 * setting.
 */
export const LastActive = z.enum([
  'online',
  'today',
  'yesterday',
  'this_week',
  'this_month',
  'longer_ago',
])

/** One photo of a profile: either the picture, or only its blurred variant and no way to the other. */
export const ProfilePhoto = z.object({
  id: z.uuid(),
  is_locked: z.boolean(),
  /** The blurred file where it is locked; else the large one. */
  filename: z.string(),
  /** The part of it that tiles show. */
  card_filename: z.string(),
  thumb_filename: z.string(),
  width: z.int(),
  height: z.int(),
})
export type ProfilePhoto = z.infer<typeof ProfilePhoto>

/** A member's profile as the viewer may see it. A field that the site does not show is null. */
export const MemberProfile = z.extend(MemberTile, {
  gender: z.nullable(Gender),
  /** Who they are beyond that, in place of it; null for most. */
  identity: z.nullable(Identity),
  seeks: Seeks,
  seeks_couples: SeeksCouples,
  sexuality: z.nullable(Sexuality),
  region: z.nullable(Region),
  about: z.nullable(z.string()),
  hair_color: z.nullable(z.enum(PROFILE_WORDS.hair_color)),
  eye_color: z.nullable(z.enum(PROFILE_WORDS.eye_color)),
  body_type: z.nullable(z.enum(PROFILE_WORDS.body_type)),
  relationship_status: z.nullable(z.enum(PROFILE_WORDS.relationship_status)),
  tattoos: z.nullable(z.enum(PROFILE_WORDS.tattoos)),
  looks_for: z.array(z.enum(LOOKS_FOR)),
  /** What the viewer looks for, too. */
  shared_looks_for: z.array(z.enum(LOOKS_FOR)),
  relationship_style: z.nullable(z.enum(RELATIONSHIP_STYLES)),
  boundaries: z.array(z.enum(BOUNDARIES)),
  prompts: z.array(PromptAnswer),
  interests: z.array(z.enum(INTERESTS)),
  /** The interests that the viewer has, too. */
  shared_interests: z.array(z.enum(INTERESTS)),
  last_active: z.nullable(LastActive),
  photos: z.array(ProfilePhoto),
  num_photos: z.int(),
  /** Whether they like the viewer. */
  likes_me: z.boolean(),
  is_match: z.boolean(),
  /** What they say with their like to the viewer, if anything. */
  their_comment: z.optional(LikeComment),
})
export type MemberProfile = z.infer<typeof MemberProfile>

/** One profile and a few others like it. One that may not be seen answers like one that does not exist. */
export const getMember = endpoint({
  method: 'GET',
  path: '/api/member.php',
  access: 'anyone',
  input: z.object({ profile_id: Id }),
  output: z.object({ member: MemberProfile, related: z.array(MemberTile) }),
  refusals: ['NOT_FOUND', 'LOGIN_REQUIRED'],
})

/** The profile was opened. Of a member who browses unseen nothing is remembered, nor of a profile that is not there for them. */
export const lookAtMember = endpoint({
  method: 'POST',
  path: '/api/look.php',
  access: 'member',
  input: z.strictObject({ profile_id: Id }),
  output: Empty,
})

/** From now on neither of the two is there for the other. Said again, it changes nothing. */
export const blockMember = endpoint({
  method: 'POST',
  path: '/api/blocked.php',
  access: 'member',
  input: z.strictObject({ profile_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})
