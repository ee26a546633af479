import type * as z from 'zod/mini'
import {
  type getTimeBonus,
  NEWCOMER_PERCENTAGE,
  TIME_BONUS_CODE,
  TIME_BONUS_SECONDS,
} from '#contract/discounts.ts'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import { METHODS } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'
import { timeBonus } from './newcomer-discount.ts'
import { newcomerOf } from './newcomer-of.ts'

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
  return country as CountryCode
}
