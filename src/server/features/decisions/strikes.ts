import { sql } from 'kysely'
import type { MeasureName, SuspensionDays } from '#contract/office/decisions.ts'
import type { Db } from '#server/db/connect.ts'
import { isInForce } from '#server/features/standing/standing.ts'
import type { PolicyRule } from './default-policies.ts'

/** How many strikes count against a member now: those of decisions that stand, until they lapse. */
export async function strikesOf(db: Db, memberId: string, now: Date): Promise<number> {
  const { strikes } = await db
    .selectFrom('decision')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('strikes'), sql<number>`0`).as('strikes'))
    .where('member_id', '=', memberId)
    .where('strikes_until', '>', now)
    .where(isInForce)
    .executeTakeFirstOrThrow()
  return Number(strikes)
}

type Step = { readonly measure: MeasureName; readonly days: SuspensionDays | null }

const STEPS: readonly Step[] = [
  { measure: 'remove', days: null },
  { measure: 'suspend', days: 1 },
  { measure: 'suspend', days: 7 },
  { measure: 'suspend', days: 30 },
  { measure: 'ban', days: null },
]

/** How many strikes make the next step. */
const STRIKES_A_STEP = 2

/** What a rule proposes for somebody with so many strikes: a step more for every two. It is proposed and never done by itself. */
export function proposedFor({ measure, days }: PolicyRule, strikes: number): Step {
  const more = Math.floor(strikes / STRIKES_A_STEP)
  if (more === 0) return { measure, days }
  const from = STEPS.findIndex((step) => step.measure === measure && step.days === days)
  // To be hidden weighs as much as a day.
  const first = from === -1 ? 1 : from
  return STEPS[Math.min(first + more, STEPS.length - 1)]!
}
