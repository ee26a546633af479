import { OURS, OWN, type ExportRule } from './export-rule.ts'

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

/** Whom a decision names, its statement of reasons tells the member. */
const OF_OPERATORS = 'about the people who run the site, and none of it is the member’s'

const COUNTS = 'it counts everybody together and names nobody'

const WHO_DECIDED = 'members read of the team and of nobody by name'

/** The tables of the office. */
export const OFFICE_RULES = {
  operator: { skip: OF_OPERATORS },
  operator_role: { skip: OF_OPERATORS },
  operator_session: { skip: OF_OPERATORS },
  operator_invitation: { skip: OF_OPERATORS },
  operator_passkey: { skip: OF_OPERATORS },
  operator_challenge: { skip: OF_OPERATORS },
  operator_recovery_code: { skip: OF_OPERATORS },
  decision: {
    section: 'decisions',
    by: 'member_id',
    columns: [
      'number',
      'measure',
      'decided_at',
      'until',
      'strikes',
      'strikes_until',
      'contest_until',
    ],
    leftOut: {
      id: OURS,
      site_id: OURS,
      member_id: OWN,
      subject: 'its statement of reasons says it in words',
      subject_id: OURS,
      report_id: 'who reported is not told',
      content: 'its statement of reasons says it in words',
      days: 'it follows from until when',
      policy_version_id: 'its statement of reasons has the rule in words',
      via: WHO_DECIDED,
      operator_id: WHO_DECIDED,
      who: WHO_DECIDED,
      is_automated: 'its statement of reasons says it in words',
    },
  },
  decision_words: { skip: 'its statement of reasons, which is mailed and in the settings, has it' },
  decision_end: { skip: OURS },
  appeal: { skip: 'it stands with its statement of reasons, in the settings' },
  policy: { skip: OURS },
  policy_version: { skip: OURS },
  office_case: { skip: OF_OPERATORS },
  office_case_look: { skip: OF_OPERATORS },
  fictional_profile: { skip: 'about profiles that are nobody' },
  fictional_writer: { skip: OF_OPERATORS },
  picture_licence: { skip: 'about pictures of profiles that are nobody' },
  writing: { skip: 'the messages again, as the office lists them' },
  writing_answer: { skip: 'which operator wrote an answer: members read that it was the team' },
  writing_care: { skip: OF_OPERATORS },
  writing_claim: { skip: OF_OPERATORS },
  office_note: { skip: 'what operators write for each other, and goes with the member' },
  site_version: { skip: OF_OPERATORS },
  site_draft: { skip: OF_OPERATORS },
  site_picture: { skip: OF_OPERATORS },
  operator_record: { skip: OF_OPERATORS },
  member_seen: {
    section: 'seen',
    by: 'member_id',
    columns: ['span', 'starts'],
    leftOut: { member_id: OWN },
  },
  active_recipients: { skip: COUNTS },
  figure_day: { skip: COUNTS },
  figure_money: { skip: COUNTS },
  figure_cohort: { skip: COUNTS },
  figure_state: { skip: COUNTS },
  figure_stale: { skip: COUNTS },
  operator_record_end: { skip: OF_OPERATORS },
} as const
