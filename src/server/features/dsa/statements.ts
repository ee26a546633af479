import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

type Asked = { readonly siteId: string; readonly from: string; readonly until: string }

type Row = {
  readonly id: string
  readonly measure: 'remove' | 'hide' | 'suspend' | 'ban'
  readonly subject: string
  readonly content: readonly string[]
  readonly until: Date | null
  readonly decided_at: Date
  readonly is_automated: boolean
  readonly is_notice: boolean
  readonly is_report: boolean
  readonly key: string | null
  readonly ground: 'terms' | 'law' | null
  readonly article: string | null
}

/** A statement of reasons as the Transparency Database takes it (its API, version 2). */
export type Statement = Readonly<Record<string, string | boolean | readonly string[]>>

/**
 * The restrictions of a period for the Transparency Database. Nothing that was written about a person is read for it: the facts,
 * which are in `decision_words`, nor names, nor words of members. What is said of the facts follows from what kind of decision it was.
 */
export async function statementsOf(db: Db, { siteId, from, until }: Asked): Promise<Statement[]> {
  const { rows } = await sql<Row>`
    select decision.id, decision.measure, decision.subject, decision.content, decision.until, decision.decided_at,
      decision.is_automated, report.address is not null as is_notice, report.id is not null as is_report,
      policy.key, policy_version.ground, policy_version.article
    from decision
    left join report on report.id = report_id
    left join policy_version on policy_version.id = policy_version_id
    left join policy on policy.id = policy_id
    where decision.site_id = ${siteId} and decision.measure not in ('nothing', 'warn') and policy_version_id is not null
      and decision.decided_at >= ${from}::timestamp at time zone zone_of(${siteId})
      and decision.decided_at < (${until}::date + 1)::timestamp at time zone zone_of(${siteId})
    order by decision.number`.execute(db)
  return rows.map(statementOf)
}

function statementOf(row: Row): Statement {
  const { id, is_automated: isAutomated, until, ground, article } = row
  const rule = article ?? ''
  return {
    puid: id,
    ...restrictionOf(row),
    ...(until !== null && row.measure === 'suspend'
      ? { end_date_account_restriction: dayOf(until) }
      : {}),
    ...(ground === 'law'
      ? {
          decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
          illegal_content_legal_ground: rule,
          illegal_content_explanation: 'The content is prohibited by this provision.',
        }
      : {
          decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
          incompatible_content_ground: `Terms, ${rule}`,
          incompatible_content_explanation:
            'The content or conduct is prohibited by this rule of the terms.',
          incompatible_content_illegal: 'No',
        }),
    category: CATEGORIES[row.key ?? ''] ?? OTHER,
    content_type: contentTypeOf(row),
    territorial_scope: EEA,
    application_date: dayOf(row.decided_at),
    content_date: dayOf(row.decided_at),
    decision_facts: factsOf(row),
    source_type: row.is_notice
      ? 'SOURCE_ARTICLE_16'
      : row.is_report
        ? 'SOURCE_TYPE_OTHER_NOTIFICATION'
        : 'SOURCE_VOLUNTARY',
    automated_detection: isAutomated ? 'Yes' : 'No',
    automated_decision: isAutomated
      ? 'AUTOMATED_DECISION_FULLY'
      : 'AUTOMATED_DECISION_NOT_AUTOMATED',
  }
}

const OTHER = 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC'
/** The categories of the database, by the key of a rule. What a site has made itself is another violation of its terms. */
const CATEGORIES: Readonly<Record<string, string>> = {
  scam: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  minor: 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS',
  threats: 'STATEMENT_CATEGORY_VIOLENCE',
  hate: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  harassment: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
  not_own_photo: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
}

function restrictionOf({ measure }: Row): Statement {
  if (measure === 'remove') return { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'] }
  if (measure === 'hide') return { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'] }
  return {
    decision_account:
      measure === 'ban' ? 'DECISION_ACCOUNT_TERMINATED' : 'DECISION_ACCOUNT_SUSPENDED',
    account_type: 'ACCOUNT_TYPE_PRIVATE',
  }
}

function contentTypeOf({ subject, content }: Row): readonly string[] {
  const isPhoto = subject === 'photo' || content.some((part) => part.startsWith('photo'))
  const isText = subject === 'message' || content.some((part) => !part.startsWith('photo'))
  if (!isPhoto && !isText) return ['CONTENT_TYPE_OTHER']
  return [...(isPhoto ? ['CONTENT_TYPE_IMAGE'] : []), ...(isText ? ['CONTENT_TYPE_TEXT'] : [])]
}

/** What is said of the facts, from a closed list: no word that anybody wrote. */
function factsOf({ is_notice: isNotice, is_report: isReport, measure }: Row): string {
  const found = isNotice
    ? 'After a notice by a third party'
    : isReport
      ? 'After a report by a user'
      : 'On our own initiative'
  const what = {
    remove: 'content of a user was found to break the rule named, and was removed',
    hide: 'a profile was found to break the rule named, and was hidden',
    suspend: 'a user was found to have broken the rule named, and the account was suspended',
    ban: 'a user was found to have broken the rule named, and the account was ended',
  }[measure]
  return `${found}, ${what}. Personal data is left out.`
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

const EEA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  )
