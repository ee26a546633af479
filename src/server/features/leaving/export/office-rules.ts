/** Whom a decision names, its statement of reasons tells the member. */
const OF_OPERATORS = 'about the people who run the site, and none of it is the member’s'

/** The tables of the office. */
export const OFFICE_RULES = {
  operator: { skip: OF_OPERATORS },
  operator_role: { skip: OF_OPERATORS },
  operator_session: { skip: OF_OPERATORS },
  operator_invitation: { skip: OF_OPERATORS },
  operator_passkey: { skip: OF_OPERATORS },
  operator_challenge: { skip: OF_OPERATORS },
  operator_recovery_code: { skip: OF_OPERATORS },
  office_case: { skip: OF_OPERATORS },
  office_case_look: { skip: OF_OPERATORS },
  office_note: { skip: 'what operators write for each other, and goes with the member' },
  operator_record: { skip: OF_OPERATORS },
  operator_record_end: { skip: OF_OPERATORS },
} as const
