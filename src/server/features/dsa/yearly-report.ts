import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { activeRecipients } from './recipients.ts'

type Asked = {
  readonly siteId: string
  readonly domain: string
  readonly year: number
  readonly now: Date
}
type Line = readonly [part: string, indicator: string, scope: string, value: string | number]

/**
 * The numbers of a calendar year by the parts of the Commission's quantitative template (Regulation 2024/2835, Annex I): a line for
 * each indicator that can be counted here. What is words, and orders of authorities, which come on paper, the site adds itself.
 */
export async function yearlyReport(db: Db, asked: Asked): Promise<Line[]> {
  const { domain, year, siteId, now } = asked
  const end = new Date(Math.min(now.getTime(), Date.UTC(year + 1, 0, 1)))
  const [notices, decisions, appeals, recipients] = await Promise.all([
    noticesOf(db, asked),
    decisionsOf(db, asked),
    appealsOf(db, asked),
    activeRecipients(db, { siteId, now: end }),
  ])
  return [
    ['1', 'name of the service', '', domain],
    ['1', 'reporting period', '', `${year}-01-01 to ${year}-12-31`],
    ...notices,
    ...decisions,
    ...appeals,
    ...recipients.months.map(({ month, people }): Line => [
      '10',
      'active recipients of the service',
      month,
      people,
    ]),
    ['10', 'average monthly active recipients', 'six months', recipients.average],
  ]
}

/** Moments of a year where the site is. */
function within(column: string, { siteId, year }: Asked) {
  const at = sql.ref(column)
  return sql`${at} >= make_date(${year}, 1, 1)::timestamp at time zone zone_of(${siteId})
    and ${at} < make_date(${year} + 1, 1, 1)::timestamp at time zone zone_of(${siteId})`
}

async function noticesOf(db: Db, asked: Asked): Promise<Line[]> {
  const { rows } = await sql<{
    reason: string
    given: number
    acted: number
    hours: number | null
  }>`
    select reason, count(*)::int as given,
      count(*) filter (where decision is not null and decision <> 'no_action')::int as acted,
      percentile_cont(0.5) within group (order by extract(epoch from decision.decided_at - report.created_at) / 3600) as hours
    from report left join decision on decision.report_id = report.id
    where report.site_id = ${asked.siteId} and address is not null and ${within('report.created_at', asked)}
    group by reason order by reason`.execute(db)
  return rows.flatMap(({ reason, given, acted, hours }): Line[] => [
    ['4', 'notices submitted under Article 16', reason, given],
    ['4', 'notices that led to action', reason, acted],
    [
      '4',
      'median hours to the decision',
      reason,
      hours === null ? '' : Math.round(hours * 10) / 10,
    ],
  ])
}

async function decisionsOf(db: Db, asked: Asked): Promise<Line[]> {
  const { rows } = await sql<{
    rule: string
    measure: string
    own: number
    automated: number
    all: number
  }>`
    select coalesce(policy.key, '') as rule, decision.measure, count(*)::int as all,
      count(*) filter (where report_id is null)::int as own, count(*) filter (where is_automated)::int as automated
    from decision left join policy_version on policy_version.id = policy_version_id
      left join policy on policy.id = policy_version.policy_id
    where decision.site_id = ${asked.siteId} and decision.measure not in ('nothing', 'warn') and ${within('decision.decided_at', asked)}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows.flatMap(({ rule, measure, own, automated, all }): Line[] => [
    ['6', `restrictions: ${measure}`, rule, all],
    ['6', `restrictions on our own initiative: ${measure}`, rule, own],
    ['8', `restrictions by automated means alone: ${measure}`, rule, automated],
  ])
}

async function appealsOf(db: Db, asked: Asked): Promise<Line[]> {
  const { rows } = await sql<{ outcome: string; count: number }>`
    select coalesce(outcome, 'open') as outcome, count(*)::int as count
    from appeal join decision on decision.id = decision_id
    where decision.site_id = ${asked.siteId} and ${within('appeal.created_at', asked)}
    group by 1 order by 1`.execute(db)
  return rows.map(({ outcome, count }) => [
    '7',
    'complaints to the internal system',
    outcome,
    count,
  ])
}
