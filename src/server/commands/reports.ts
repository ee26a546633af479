import type { Selectable } from 'kysely'
import { CONTENT, type Content, MEASURES, type MeasureName } from '#contract/office/decisions.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import {
  type Command,
  CommandError,
  runCommand,
  siteNamed,
  type CommandDeps,
} from './command-line.ts'
import { daysIn, decideFor, DECIDING, DECIDING_HELP, optionsIn } from './deciding.ts'

const HELP = `Reports of members, photos and messages

  npm run reports -- list <domain> [all]           the open reports, the oldest first; or all of them
  npm run reports -- show <domain> <number>        one report: what was seen, said and done
  npm run reports -- decide <domain> <number> <${MEASURES.join('|')}>
${DECIDING_HELP}
      --remove about,photos,comment
                                  with remove on a whole profile: what goes
      --days 7                    with suspend: 1, 7 or 30

A decision is final: it is done at once and mailed with its reasons to whoever reported, and to the member it is about
unless nothing happens to them. The member can contest it for six months; then what was reported is erased.

  npm run reports -- decide example.com 12 ban --policy scam --facts "Three members were asked for money."`

/** Lists, shows and decides reports for an operator, and gives the exit code. */
export function runReports(args: readonly string[], deps: CommandDeps): Promise<number> {
  const commands = { list, show, decide }
  return runCommand({ name: 'reports', help: HELP, commands }, args, deps)
}

const list: Command = async ({ db }, [domain, which]) => {
  const site = await siteNamed(db, domain)
  return reportList(db, { siteId: site.id, isAll: which === 'all' })
}

const show: Command = async ({ db }, [domain, number]) => {
  const site = await siteNamed(db, domain)
  const lines = await reportLines(db, { siteId: site.id, number: numberIn(number) })
  if (!lines) throw new CommandError(`${site.domain} has no report ${number}`)
  return lines
}

const decide: Command = async ({ db, now }, [domain, word, measureWord, ...rest]) => {
  const site = await siteNamed(db, domain)
  const number = numberIn(word)
  const measure = measureIn(measureWord)
  const given = optionsIn(rest, [...DECIDING, 'remove', 'days'])
  const content = contentIn(given.remove ?? '')
  if (content.length > 0 && measure !== 'remove')
    throw new CommandError('--remove is for remove only')
  const days = measure === 'suspend' ? { days: daysIn(given.days) } : {}
  const about = { kind: 'report', number } as const
  await decideFor(db, { site, about, measure, content, ...days, given, now })
  return [`report ${number} is decided: ${measure}; the reasons are mailed`]
}

function numberIn(word: string | undefined): number {
  if (word === undefined || !/^\d{1,15}$/.test(word))
    throw new CommandError('which report? Give its number; npm run reports -- list shows them')
  return Number(word)
}

function measureIn(word: string | undefined): MeasureName {
  const measure = MEASURES.find((one) => one === word)
  if (measure === undefined) throw new CommandError(`decide what? ${MEASURES.join(', ')}`)
  return measure
}

function contentIn(words: string): Content[] {
  const named = words.split(',').filter((word) => word !== '')
  const content = CONTENT.filter((part) => named.includes(part))
  if (content.length !== new Set(named).size)
    throw new CommandError(`--remove takes ${CONTENT.join(', ')}, with a comma between`)
  return content
}

type ReportListInput = { readonly siteId: string; readonly isAll: boolean }

/** Reports in a line each, the oldest first: those that wait for a decision, or all. */
async function reportList(db: Db, { siteId, isAll }: ReportListInput): Promise<string[]> {
  const reports = await db
    .selectFrom('report')
    .select(['number', 'created_at', 'subject', 'reason', 'target_id', 'decision'])
    .where('site_id', '=', siteId)
    .$if(!isAll, (query) => query.where('decision', 'is', null))
    .orderBy('created_at')
    .orderBy('number')
    .execute()
  if (reports.length === 0) return [isAll ? 'there are no reports' : 'no report is open']
  return reports.map((report) => {
    const { number, created_at: at, subject, reason, target_id: target, decision } = report
    const when = at.toISOString().slice(0, 16)
    return `${number}  ${when}  ${subject}  ${reason}  ${target ?? 'erased'}  ${decision ?? 'open'}`
  })
}

/** All that is known about a report, a line each; null when there is none. */
async function reportLines(
  db: Db,
  { siteId, number }: { readonly siteId: string; readonly number: number },
): Promise<string[] | null> {
  const report = await db
    .selectFrom('report')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!report) return null
  const steps = await db
    .selectFrom('report_step')
    .select(['step', 'detail', 'created_at'])
    .where('report_id', '=', report.id)
    .orderBy('id')
    .execute()
  return [
    `number = ${report.number}`,
    `received = ${report.created_at.toISOString()}`,
    `about = ${report.subject}${report.subject_id ? ` ${report.subject_id}` : ''}`,
    `reason = ${report.reason}`,
    `explanation = ${report.explanation || '(erased)'}`,
    ...(report.address === null ? [] : [`address = ${report.address}`]),
    `reporter = ${reporterOf(report)}`,
    `member = ${report.target_id ?? 'erased'}`,
    `other reports about the member = ${await otherReports(db, report)}`,
    ...evidenceLines(report.evidence),
    `decision = ${report.decision ?? 'open'}`,
    ...steps.map(({ step, detail, created_at: at }) =>
      `${at.toISOString()}  ${step}  ${detail}`.trimEnd(),
    ),
  ]
}

/** What was seen, and what was found: `profile.about = …`. */
function evidenceLines(evidence: unknown, prefix = ''): string[] {
  return Object.entries(evidence as object).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? evidenceLines(value, `${name}.`)
      : [`${prefix}${name} = ${wordOf(value)}`],
  )
}

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' ? value : ''
}

type Reporter = Pick<
  Selectable<Tables['report']>,
  'reporter_id' | 'subject' | 'address' | 'notifier_name' | 'notifier_email'
>

/** Who reported: a member, or whoever gave notice, who need not say who they are where a child is concerned. */
function reporterOf({
  reporter_id: id,
  address,
  notifier_name: name,
  notifier_email: email,
}: Reporter) {
  if (address === null) return id ?? 'erased'
  return [name, email].filter((part) => part !== null).join(', ') || 'not named, or erased'
}

async function otherReports(
  db: Db,
  { id, target_id: targetId }: { readonly id: string; readonly target_id: string | null },
): Promise<number> {
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('target_id', '=', targetId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return count
}
