import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { type Discount, type getTimeBonus } from '#contract/discounts.ts'
import {
  newcomerPhases,
  type NewcomerPhase,
  TIME_BONUS_CODE,
  TIME_BONUS_SECONDS,
  type WelcomeSettings,
} from '#contract/newcomer.ts'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import { METHODS } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'

const HOUR_MS = 60 * 60 * 1000

/** What decides about the discount on a first purchase. */
export type Newcomer = {
  readonly signup_at: Date
  readonly paid_user: boolean
  /** False for an address that had its welcome before. */
  readonly is_newcomer: boolean
  /** Whether a completed order has used it. */
  readonly has_used_discount: boolean
  readonly settings: WelcomeSettings
}

type NewcomerDiscount = Discount & {
  readonly kind: NewcomerPhase['kind']
  readonly expires: string
  /** What a first purchase is cheaper by after that: always less. */
  readonly after_percentage: number
}

/** The discount on a first purchase. When it expires, what comes instead is worth less, or nothing. */
export function newcomerDiscount(member: Newcomer, now: Date): NewcomerDiscount | null {
  const [phase, next] = newcomerPhases(member.settings).filter((each) => isOpen(each, member, now))
  if (!phase) return null
  return { ...offer(phase, member), after_percentage: next?.percentage ?? 0 }
}

/** The time bonus, where it is the discount on a first purchase now. */
export function timeBonus(member: Newcomer, now: Date): NewcomerDiscount | null {
  const discount = newcomerDiscount(member, now)
  return discount?.kind === 'time_bonus' ? discount : null
}

/** The site's welcome discount while it lasts, beside the time bonus or after it. */
export function welcomeDiscount(member: Newcomer, now: Date): Discount | null {
  const { welcome_percentage: percentage, welcome_hours: hours } = member.settings
  const welcome = { kind: 'welcome', percentage, hours } as const
  return percentage > 0 && isOpen(welcome, member, now) ? offer(welcome, member) : null
}

/** The code of the welcome discount: it names what it is worth, as the time bonus's does. */
export function welcomeCode({ welcome_percentage: percentage }: WelcomeSettings): string {
  return `WELCOME${percentage}`
}

/** Whether a code looks like one that newcomers get on some site. */
export function isNewcomerCode(code: string): boolean {
  return code === TIME_BONUS_CODE || /^WELCOME\d+$/.test(code)
}

function isOpen(phase: NewcomerPhase, member: Newcomer, now: Date): boolean {
  const isNew = !member.paid_user && member.is_newcomer && !member.has_used_discount
  return isNew && now < endOf(phase, member)
}

function endOf({ hours }: NewcomerPhase, { signup_at: signupAt }: Newcomer): Date {
  return new Date(signupAt.getTime() + hours * HOUR_MS)
}

function offer(phase: NewcomerPhase, member: Newcomer) {
  const { kind, percentage } = phase
  return {
    kind,
    code: kind === 'welcome' ? welcomeCode(member.settings) : TIME_BONUS_CODE,
    percentage,
    minimum: null,
    currency: null,
    country: null,
    expires: endOf(phase, member).toISOString(),
  }
}

/** Under which a newcomer's discount is used, whichever of the two it is. */
export function newcomerKey(accountId: string): string {
  return `newcomer:${accountId}`
}

/** What decides whether a member has a newcomer's discount. */
export async function newcomerOf(db: Db, memberId: string): Promise<Newcomer> {
  const { rows } = await sql<Omit<Newcomer, 'settings'> & { site_id: string }>`
    select member.site_id, member.signup_at, member.paid_user, member.is_newcomer,
      ${hasUsedDiscount('member')} as has_used_discount
    from member where member.id = ${memberId}`.execute(db)
  const { site_id: siteId, ...newcomer } = rows[0]!
  return { ...newcomer, settings: await settingsOf(db, siteId) }
}

/** Whether a member of a statement has bought with a newcomer's discount. */
export function hasUsedDiscount(member: 'member' | 'me'): RawBuilder<boolean> {
  const own = (column: string) => sql.ref(`${member}.${column}`)
  return sql`exists (
    select from discount_use join credit_order on credit_order.id = discount_use.order_id
    where discount_use.site_id = ${own('site_id')}
      and discount_use.key = 'newcomer:' || ${own('credit_account_id')}
      and credit_order.completed_at is not null)`
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
    expires: bonus.expires,
    value_percentage: bonus.percentage,
    currency: COUNTRY_CURRENCY[country],
    minimum_order_value: 0,
    status: 'active',
    validity: TIME_BONUS_SECONDS,
    expired: false,
    paymentmethods: [...METHODS],
    isVisible: true,
    countdown: countdownTo(new Date(bonus.expires), now),
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
