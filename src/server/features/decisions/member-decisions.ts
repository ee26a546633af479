import type { z } from 'zod/mini'
import type { MeasureName } from '#contract/office/decisions.ts'
import type { MemberDecision } from '#contract/office/standing.ts'
import type { Db } from '#server/db/connect.ts'
import type { CurrentPolicy } from './policies.ts'

type Line = z.input<typeof MemberDecision>
const MOST_LISTED = 50

/** What was decided about a member, the newest first, with what holds now. */
export async function memberDecisions(db: Db, memberId: string, now: Date): Promise<Line[]> {
  const decisions = await db
    .selectFrom('decision')
    .leftJoin('decision_end', 'decision_end.decision_id', 'decision.id')
    .leftJoin('appeal', 'appeal.decision_id', 'decision.id')
    .leftJoin('policy_version', 'policy_version.id', 'decision.policy_version_id')
    .select(['number', 'decision.decided_at', 'decision.measure', 'decision.days', 'until'])
    .select(['decision.strikes', 'strikes_until', 'decision.who', 'ended_at'])
    .select(['appeal.id as appeal_id', 'appeal.outcome', 'texts'])
    .where('decision.member_id', '=', memberId)
    .orderBy('number', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return decisions.map(({ number, measure, days, until, strikes, who, ...decision }) => ({
    number,
    at: decision.decided_at.toISOString(),
    measure: measure as MeasureName,
    days,
    until: until?.toISOString() ?? null,
    rule: namesIn(decision.texts),
    strikes,
    strikes_until: decision.strikes_until?.toISOString() ?? null,
    who,
    state: decision.ended_at ? 'reversed' : until && until <= now ? 'over' : 'in_force',
    appeal:
      decision.appeal_id === null ? null : ((decision.outcome ?? 'waiting') as Line['appeal']),
  }))
}

function namesIn(texts: unknown): Line['rule'] {
  if (texts === null || texts === undefined) return null
  const { en, nl } = texts as CurrentPolicy['texts']
  return { en: en.name, nl: nl.name }
}
