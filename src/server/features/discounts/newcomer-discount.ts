import { sql } from 'kysely'
import type * as z from 'zod/mini'
import {
  type Discount,
  type getTimeBonus,
  NEWCOMER_PERCENTAGE,
  TIME_BONUS_CODE,
  TIME_BONUS_SECONDS,
  WELCOME_DAYS,
} from '#contract/discounts.ts'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import { METHODS } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'

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

/** Under which a newcomer's discount is used, whichever of the two it is. */
export function newcomerKey(accountId: string): string {
  return `newcomer:${accountId}`
}

/** What decides whether a member has a newcomer's discount. */
export async function newcomerOf(db: Db, memberId: string): Promise<Newcomer> {
  const { rows } = await sql<Newcomer>`
    select member.signup_at, member.paid_user, member.is_newcomer, exists (
      select from discount_use join credit_order on credit_order.id = discount_use.order_id
      where discount_use.site_id = member.site_id and discount_use.key = 'newcomer:' || member.credit_account_id
        and credit_order.completed_at is not null
    ) as has_used_discount
    from member where member.id = ${memberId}`.execute(db)
  return rows[0]!
}

type TimeBonus = z.infer<typeof getTimeBonus.output>['time_bonus']

/** A member's time bonus by our own clock, or null: there is none, or no more. */
export async function timeBonusOf(db: Db, memberId: string, now: Date): Promise<TimeBonus> {
  const bonus = timeBonus(await newcomerOf(db, memberId), now)
  if (!bonus) return null
  const country = await countryOf(db, memberId)
  return {
    code: TIME_BONUS_CODE,
    country,
    user_id: memberId,
    expires: bonus.expires!,
    value_percentage: NEWCOMER_PERCENTAGE,
    currency: COUNTRY_CURRENCY[country],
    minimum_order_value: 0,
    status: 'active',
    validity: TIME_BONUS_SECONDS,
    expired: false,
    paymentmethods: [...METHODS],
    isVisible: true,
    countdown: countdownTo(new Date(bonus.expires!), now),
  }
}

/** Rounded up: what has begun still counts, and zero is never shown while the bonus is there. */
function countdownTo(end: Date, now: Date) {
  const left = Math.ceil((end.getTime() - now.getTime()) / 1000)
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

async function countryOf(db: Db, memberId: string): Promise<CountryCode> {
  const { country } = await db
    .selectFrom('member')
    .select('country')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return country
}
