import { OWN, type ExportRule } from './export-rule.ts'

/** What a member did about other members. */
export const PAIR_RULES = {
  member_like: {
    section: 'likes',
    by: 'from_id',
    columns: ['to_id', 'created_at'],
    leftOut: {
      from_id: OWN,
      is_new: 'what the other has looked at is theirs',
      announced_at: 'what the other has looked at is theirs',
    },
  },
  like_comment: {
    section: 'like_comments',
    by: 'from_id',
    columns: ['to_id', 'part', 'prompt', 'text', 'created_at'],
    leftOut: {
      from_id: OWN,
      photo_id: 'the photo is the other’s',
      has_said: 'that something was said, which stands there or was taken back',
    },
  },
  block: {
    section: 'blocked',
    by: 'blocker_id',
    columns: ['blocked_id', 'created_at'],
    leftOut: { blocker_id: OWN },
  },
  swipe: {
    section: 'swipes',
    by: 'member_id',
    columns: ['target_id', 'choice', 'created_at'],
    leftOut: { member_id: OWN },
  },
  profile_look: {
    section: 'looks',
    by: 'viewer_id',
    columns: ['target_id', 'created_at'],
    leftOut: { viewer_id: OWN },
  },
} as const satisfies {
  readonly [
    Table in 'member_like' | 'like_comment' | 'block' | 'swipe' | 'profile_look'
  ]: ExportRule<Table>
}
