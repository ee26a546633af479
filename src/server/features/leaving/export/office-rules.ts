import { OURS, OWN } from './export-rule.ts'

/** Whom a decision names, its statement of reasons tells the member. */
const OF_OPERATORS = 'about the people who run the site, and none of it is the member’s'

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
  office_note: { skip: 'what operators write for each other, and goes with the member' },
  operator_record: { skip: OF_OPERATORS },
  operator_record_end: { skip: OF_OPERATORS },
} as const
