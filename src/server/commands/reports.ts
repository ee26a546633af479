import { parseArgs } from 'node:util'
import { CONTENT, decideReport, type Decision } from '#server/features/reports/reports.ts'
import { reportLines, reportList } from './report-lines.ts'
import { HELP } from './reports-help.ts'
import { runCommand, type Command, type Surroundings } from './run-command.ts'
import { CommandError } from './site-error.ts'
import { siteNamed } from './site-named.ts'

/** Lists, shows and decides reports for an operator, and gives the exit code. */
export function runReports(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const commands = { list, show, decide }
  return runCommand({ name: 'reports', help: HELP, commands }, args, surroundings)
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

const decide: Command = async ({ db, now }, [domain, number, decision, ...rest]) => {
  const site = await siteNamed(db, domain)
  const words = { number: numberIn(number), decision: decisionIn(decision), ...statementIn(rest) }
  if (words.content.length > 0 && words.decision !== 'remove_content')
    throw new CommandError('--remove is for remove_content only')
  const outcome = await decideReport(db, { siteId: site.id, ...words, now })
  if (outcome !== 'done') throw new CommandError(`${REFUSED[outcome]} (report ${number})`)
  return [`report ${number} is decided: ${words.decision}; the reasons are mailed`]
}

const REFUSED = {
  unknown: 'there is no such report on this site',
  decided_before: 'it was decided before, and a decision is final',
  target_gone: 'the member is gone, so only no_action is left to decide',
  nothing_named: 'say what of the profile goes: --remove about, photos or about,photos',
} as const

function numberIn(word: string | undefined): number {
  if (word === undefined || !/^\d{1,15}$/.test(word))
    throw new CommandError('which report? Give its number; npm run reports -- list shows them')
  return Number(word)
}

function decisionIn(word: string | undefined): Decision['decision'] {
  if (word === 'no_action' || word === 'remove_content' || word === 'ban') return word
  throw new CommandError('decide what? no_action, remove_content or ban')
}

type Statement = Pick<Decision, 'facts' | 'ground' | 'rule' | 'content'>

function statementIn(args: readonly string[]): Statement {
  const { facts = '', terms, law, remove = '' } = optionsIn(args)
  if (facts.trim() === '') throw new CommandError('say what you found: --facts "…"')
  const [ground, rule] = terms === undefined ? (['law', law] as const) : (['terms', terms] as const)
  if (!rule?.trim() || (terms !== undefined && law !== undefined))
    throw new CommandError('say by which rule: either --terms "…" or --law "…"')
  return { facts: facts.trim(), ground, rule: rule.trim(), content: contentIn(remove) }
}

function optionsIn(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: { facts: text, terms: text, law: text, remove: text },
    }).values
  } catch (error) {
    throw new CommandError((error as Error).message.split('\n')[0])
  }
}

function contentIn(words: string): Decision['content'] {
  const named = words.split(',').filter((word) => word !== '')
  const content = CONTENT.filter((part) => named.includes(part))
  if (content.length !== new Set(named).size)
    throw new CommandError(`--remove takes ${CONTENT.join(' and ')}, with a comma between`)
  return content
}
