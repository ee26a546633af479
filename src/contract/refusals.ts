/** Every way the API says no, and the HTTP status that says it. */
export const REFUSALS = {
  INVALID_INPUT: 400,
  PASSWORDS_DIFFER: 400,
  PASSWORD_TOO_COMMON: 400,
  NAME_NOT_ALLOWED: 400,
  TOO_YOUNG: 400,
  PLACE_UNKNOWN: 400,
  CONTACT_DETAILS: 400,
  PHOTO_UNREADABLE: 400,
  PHOTO_TOO_SMALL: 400,
  IBAN_INVALID: 400,
  PHONE_INVALID: 400,
  SMS_CODE_WRONG: 400,
  INSUFFICIENT_CREDITS: 402,
  LOGIN_REQUIRED: 403,
  LOGIN_FAILED: 403,
  ACCOUNT_DELETED: 403,
  ACCOUNT_BANNED: 403,
  ACCOUNT_SUSPENDED: 403,
  PASSWORD_REQUIRED: 403,
  PASSWORD_WRONG: 403,
  PASSKEY_REFUSED: 403,
  SIGNUP_CLOSED: 403,
  PARTNER_UNKNOWN: 403,
  FOREIGN_ORIGIN: 403,
  PREMIUM_REQUIRED: 403,
  AGE_PROOF_NEEDED: 403,
  EMAIL_UNCONFIRMED: 403,
  DEBIT_BLOCKED: 403,
  ADDRESS_EXCLUDED: 403,
  NOT_FOUND: 404,
  EMAIL_NOT_FOUND: 404,
  CODE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  EMAIL_UNCHANGED: 409,
  EMAIL_TAKEN: 409,
  ALREADY_ACTIVE: 409,
  AGE_PROVEN: 409,
  CLIENT_ID_REUSED: 409,
  PHOTO_LIMIT: 409,
  SAVED_SEARCH_LIMIT: 409,
  PASSKEY_LIMIT: 409,
  SWIPE_LIMIT: 409,
  CONVERSATION_LIMIT: 409,
  PIN_LIMIT: 409,
  INVISIBLE: 409,
  FICTIONAL_CONSENT: 409,
  TOO_LATE: 409,
  CODE_USED: 409,
  CODE_MINIMUM: 409,
  CODE_COUNTRY: 409,
  PRICE_CHANGED: 409,
  SUM_CHANGED: 409,
  NOT_WITHDRAWABLE: 409,
  METHOD_UNAVAILABLE: 409,
  SPENDING_LIMIT: 409,
  DEBIT_LIMIT: 409,
  NOTHING_TO_UNDO: 409,
  PART_GONE: 409,
  COMMENT_USED: 409,
  LINK_INVALID: 410,
  SMS_CODE_OVER: 410,
  BODY_TOO_LARGE: 413,
  PHOTO_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNKNOWN_SITE: 421,
  HTTPS_REQUIRED: 421,
  ACCOUNT_LOCKED: 429,
  MAIL_LIMIT: 429,
  RESET_LIMIT: 429,
  SMS_LIMIT: 429,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  UNEXPECTED: 500,
  SERVICE_UNAVAILABLE: 503,
  AGE_PROVIDER_AWAY: 503,
} as const

export type RefusalCode = keyof typeof REFUSALS

/** Codes that every call may refuse with; an endpoint lists only what it adds to these. */
export const COMMON_REFUSALS = [
  'INVALID_INPUT',
  'FOREIGN_ORIGIN',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'BODY_TOO_LARGE',
  'HEADERS_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNKNOWN_SITE',
  'HTTPS_REQUIRED',
  'RATE_LIMITED',
  'UNEXPECTED',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly RefusalCode[]

/** What a refusal may add: the field that is wrong, the minutes to wait. Never anything internal. */
export type RefusalParams = Readonly<Record<string, string | number>>

/** Thrown when the answer is no. On the server only http/ catches it, and inside a transaction it is the rollback. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly params: RefusalParams | undefined

  constructor(code: RefusalCode, params?: RefusalParams) {
    super(code)
    this.code = code
    this.params = params
  }
}
