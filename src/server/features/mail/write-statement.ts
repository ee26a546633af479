import { isId } from '#contract/id.ts'
import { type LocaleCode, localeOf } from '#contract/locales.ts'
import type { StatementPart } from '#contract/office/decisions.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { seal, unseal } from '#server/kernel/encryption.ts'
import type { DecisionTexts } from '#server/texts/decisions/decision-texts.ts'
import { textsIn } from '#server/texts/texts.ts'
import { fill, type Values } from './fill.ts'
import type { MailContent, Statement } from './mail-content.ts'

type Whose = Pick<Settings, 'name' | 'time_zone' | 'dispute_body'>
type Said = Omit<Statement, 'number' | 'at'>

type Written = { readonly title: string; readonly parts: readonly StatementPart[] }

/** Puts a statement of reasons into words: the same in the mail, on its page and before it is sent. */
export function writeStatement(statement: Said, language: LocaleCode, settings: Whose): Written {
  const { statement: texts } = textsIn(language).decisions
  const words = partsOf(statement, language, settings)
  const part = (term: keyof typeof words) => ({ term: texts.terms[term], words: words[term] })
  return {
    title: texts.title,
    parts: [
      part('measure'),
      part('scope'),
      part('facts'),
      part('found'),
      part('rule'),
      part('contest'),
    ],
  }
}

type Parts = Record<keyof DecisionTexts['statement']['terms'], string>

function partsOf(statement: Said, language: LocaleCode, settings: Whose): Parts {
  const { statement: texts } = textsIn(language).decisions
  const { iso } = localeOf(language)
  const zone = { timeZone: settings.time_zone, dateStyle: 'long' } as const
  const moment = new Intl.DateTimeFormat(iso, { ...zone, timeStyle: 'medium' })
  const days = new Intl.NumberFormat(iso, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const { until, rule, article } = statement
  const { dispute_body: body } = settings
  const values = {
    site: settings.name,
    days: days.format(statement.days ?? 0),
    end: until === null ? '' : moment.format(new Date(until)),
    until: dayIn(statement.contest_until, language, settings),
    body: body ?? '',
    name: rule.name,
    text: rule.text,
    article,
  }
  const filled = (...lines: readonly string[]) => lines.map((line) => fill(line, values)).join(' ')
  return {
    measure: filled(texts.measures[doneBy(statement)]),
    scope: filled(texts.scope[scopeOf(statement)]),
    facts: statement.facts,
    found: filled(
      texts.found[statement.found],
      statement.is_automated ? texts.decided.by_rule : texts.decided.by_person,
    ),
    rule: filled(texts.grounds[statement.ground]),
    contest: filled(texts.contest, body === null ? texts.elsewhere.any : texts.elsewhere.named),
  }
}

function scopeOf({ measure, until }: Pick<Statement, 'measure' | 'until'>) {
  if (measure === 'warn') return 'warning'
  return until === null ? 'lasting' : 'ending'
}

function doneBy({ measure, content }: Pick<Statement, 'measure' | 'content'>) {
  if (measure !== 'remove') return measure
  const [first, second] = content.filter((part) => part !== 'comment')
  // A comment is a message of few words.
  return second ? 'about_photos' : (first ?? 'message')
}

/** What the mail with a statement wants to know. */
export function statementValues(
  statement: Statement,
  language: LocaleCode,
  settings: Settings,
): Values {
  const { parts } = writeStatement(statement, language, settings)
  const [measure, ...rest] = parts
  const others = rest.map(({ term, words }) => `${term}: ${words}`)
  const names = ['scope', 'facts', 'found', 'rule', 'contest'] as const
  return {
    measure: measure?.words ?? '',
    ...Object.fromEntries(names.map((name, nth) => [name, others[nth] ?? ''])),
    number: String(statement.number),
    at: dayIn(statement.at, language, settings),
  }
}

type AppealMail = Extract<MailContent, { readonly decision: unknown }>

/** What a mail about an appeal wants to know. */
export function appealValues(
  { decision, reasons }: AppealMail,
  language: LocaleCode,
  settings: Settings,
): Values {
  const { elsewhere } = textsIn(language).decisions.statement
  const { dispute_body: body } = settings
  return {
    number: String(decision.number),
    at: dayIn(decision.at, language, settings),
    reasons,
    elsewhere: body === null ? elsewhere.any : fill(elsewhere.named, { body }),
  }
}

function dayIn(at: string, language: LocaleCode, { time_zone: timeZone }: Whose): string {
  const { iso } = localeOf(language)
  return new Intl.DateTimeFormat(iso, { timeZone, dateStyle: 'long' }).format(new Date(at))
}

const OWNER = 'statement'

/** A token that leads to one statement and tells nothing: a banned member reads it without a login. */
export function statementToken(secretKey: string, decisionId: string): string {
  return seal(secretKey, OWNER, decisionId).toString('base64url')
}

/** Whose statement a token leads to, or null if we did not make it. */
export function readStatementToken(secretKey: string, token: string): string | null {
  try {
    const id = unseal(secretKey, OWNER, Buffer.from(token, 'base64url'))
    return isId(id) ? id : null
  } catch {
    return null
  }
}
