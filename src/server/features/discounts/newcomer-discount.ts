import {
  type Discount,
  NEWCOMER_PERCENTAGE,
  TIME_BONUS_CODE,
  TIME_BONUS_SECONDS,
  WELCOME_DAYS,
} from '#contract/discounts.ts'

export const WELCOME_CODE = 'WELCOME25'
const DAY_MS = 24 * 60 * 60 * 1000

/** What decides about the discount on a first purchase. */
export type Newcomer = {
  readonly signup_at: Date
  readonly paid_user: boolean
  /** False for an address that had its welcome before. */
  readonly is_newcomer: boolean
  /** Whether a completed order has used it. */
  readonly has_used_discount: boolean
}

/** The discount on a first purchase: the time bonus while it lasts, then the welcome discount, then none. */
export function newcomerDiscount(member: Newcomer, now: Date): Discount | null {
  return timeBonus(member, now) ?? welcomeDiscount(member, now)
}

/** The discount of the first hours. */
export function timeBonus(member: Newcomer, now: Date): Discount | null {
  const ends = new Date(member.signup_at.getTime() + TIME_BONUS_SECONDS * 1000)
  return isOpenTo(member) && now < ends ? offer('time_bonus', TIME_BONUS_CODE, ends) : null
}

/** The discount of the first days. */
export function welcomeDiscount(member: Newcomer, now: Date): Discount | null {
  const ends = new Date(member.signup_at.getTime() + WELCOME_DAYS * DAY_MS)
  return isOpenTo(member) && now < ends ? offer('welcome', WELCOME_CODE, ends) : null
}

function isOpenTo(member: Newcomer): boolean {
  return !member.paid_user && member.is_newcomer && !member.has_used_discount
}

function offer(kind: 'time_bonus' | 'welcome', code: string, expires: Date): Discount {
  return {
    kind,
    code,
    percentage: NEWCOMER_PERCENTAGE,
    minimum: null,
    currency: null,
    country: null,
    expires: expires.toISOString(),
  }
}
