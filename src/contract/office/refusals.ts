import { Refusal, type RefusalCode, type RefusalParams } from '../refusals.ts'

/** The ways in which only the office says no. They stand apart because members' browsers load the other list. */
export const OFFICE_REFUSALS = {
  PERMISSION_REQUIRED: 403,
  FACTOR_REQUIRED: 403,
  FACTOR_WRONG: 403,
  OWN_DECISION: 403,
  OWN_ACCESS: 409,
  LAST_OWNER: 409,
  LAST_FACTOR: 409,
  OPERATOR_EXISTS: 409,
  CASE_DECIDED: 409,
  CASE_CLAIMED: 409,
  MEMBER_GONE: 409,
  UNDO_OVER: 409,
  NOTHING_NAMED: 400,
  POLICY_UNKNOWN: 400,
  DECIDED_BEFORE: 409,
  CHANGED_MEANWHILE: 409,
  OWN_REQUEST: 403,
  REQUEST_OPEN: 409,
  REQUEST_ENDED: 409,
  NOBODY_TO_APPROVE: 409,
  NOTHING_TO_PAY: 409,
  TOO_MUCH: 409,
  DRAFT_CHANGED: 409,
  DOMAIN_TAKEN: 409,
  SITE_OPEN: 409,
  SITE_NOT_READY: 409,
  WRITING_FULL: 409,
  ANSWER_REFUSED: 400,
  HONEST_FIRST: 409,
  CARE_FIRST: 409,
  WAIT_FOR_MEMBER: 409,
  CODE_TAKEN: 409,
  TEXT_REFUSED: 400,
  LICENCE_MISSING: 409,
  PROFILE_RETIRED: 409,
} as const

export type OfficeRefusalCode = keyof typeof OFFICE_REFUSALS

/** Thrown like any refusal, and answered like one. */
export class OfficeRefusal extends Refusal {
  constructor(code: OfficeRefusalCode, params?: RefusalParams) {
    super(code as string as RefusalCode, params)
  }
}
