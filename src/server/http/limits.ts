type Limit = {
  readonly max: number
  readonly seconds: number
  /** Whether the count must survive a restart and hold across processes: kept in the database. */
  readonly isKept: boolean
}

/** Every limit of the product. A caller may do `max` things in `seconds`; one more is refused until the window ends. */
export const LIMITS = {
  api_by_visitor: { max: 300, seconds: 5 * 60, isKept: false },
  api_by_member: { max: 1500, seconds: 5 * 60, isKept: false },
  login_by_address: { max: 25, seconds: 5 * 60, isKept: true },
  signup_by_address: { max: 5, seconds: 30 * 60, isKept: true },
  signup_email_by_address: { max: 30, seconds: 30 * 60, isKept: true },
  partner_signup: { max: 600, seconds: 60 * 60, isKept: true },
  activation_by_member: { max: 5, seconds: 60 * 60, isKept: true },
  reset_by_address_minute: { max: 3, seconds: 60, isKept: true },
  reset_by_address_hour: { max: 6, seconds: 60 * 60, isKept: true },
  reset_by_email: { max: 6, seconds: 24 * 60 * 60, isKept: true },
  password_by_member: { max: 30, seconds: 15 * 60, isKept: false },
  /** Mails with a link that a member sends to an address of their choice. */
  link_by_recipient: { max: 6, seconds: 24 * 60 * 60, isKept: true },
  mail_change_by_member: { max: 5, seconds: 60 * 60, isKept: true },
  /** Mails to people who did not ask: about an account of theirs, or that there is none. */
  unasked_mail: { max: 1, seconds: 24 * 60 * 60, isKept: true },
  reactivation_by_address: { max: 6, seconds: 60 * 60, isKept: true },
  reactivation_by_email: { max: 6, seconds: 24 * 60 * 60, isKept: true },
  sms_by_number: { max: 3, seconds: 10 * 60, isKept: true },
  sms_by_member: { max: 5, seconds: 24 * 60 * 60, isKept: true },
  /** Numbers that differ in their last four digits only. */
  sms_by_prefix: { max: 20, seconds: 24 * 60 * 60, isKept: true },
  /** All text messages of the installation: what a day may cost at most. */
  sms_in_all: { max: 2000, seconds: 24 * 60 * 60, isKept: true },
  upload: { max: 30, seconds: 30 * 60, isKept: false },
  export: { max: 10, seconds: 60 * 60, isKept: false },
  /** Payments that somebody names to us and that we do not know, for which the provider is asked. */
  unknown_payment: { max: 300, seconds: 60, isKept: false },
  order: { max: 100, seconds: 10 * 60, isKept: false },
  search: { max: 60, seconds: 60, isKept: false },
  geocode: { max: 10, seconds: 60 * 60, isKept: false },
  send: { max: 20, seconds: 60, isKept: false },
  typing: { max: 60, seconds: 60, isKept: false },
  report_by_member: { max: 10, seconds: 24 * 60 * 60, isKept: true },
  complaint_by_address: { max: 10, seconds: 60 * 60, isKept: true },
  complaint_by_email: { max: 5, seconds: 24 * 60 * 60, isKept: true },
  exclusion_by_address: { max: 10, seconds: 60 * 60, isKept: true },
  exclusion_by_email: { max: 3, seconds: 24 * 60 * 60, isKept: true },
  push: { max: 60, seconds: 60 * 60, isKept: false },
  csp_report: { max: 30, seconds: 5 * 60, isKept: false },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** Those whose count is in this process alone. */
export type CountedHere = {
  [Name in LimitName]: (typeof LIMITS)[Name]['isKept'] extends false ? Name : never
}[LimitName]
