import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode, localeOf } from '#contract/locales.ts'
import { defaultSettings } from '#server/features/settings/settings-schema.ts'
import { textsIn } from '#server/texts/texts.ts'
import { A_STATEMENT, decisionMails } from '#test/decision-mails.ts'
import { composeMail } from './compose-mail.ts'
import { readStatementToken, statementToken, writeStatement } from './write-statement.ts'

const ID = randomUUID()
const SECRET = '0'.repeat(64)
const settings = defaultSettings('vonk.example')

function mailIn(language: LocaleCode): string {
  const { content } = decisionMails(ID).statement_of_reasons
  return composeMail({
    id: randomUUID(),
    memberId: randomUUID(),
    mail: { site_id: 'site', to: 'anna@example.com', language, content },
    site: { id: 'site', domain: 'vonk.example', isDefault: true, isLive: true },
    settings,
    origin: 'https://vonk.example',
    secretKey: SECRET,
    from: undefined,
    now: new Date(),
  }).text
}

test.each(LOCALE_CODES)(
  'a statement of reasons in %s has every part that the law asks for [OFF-6]',
  (language) => {
    const text = mailIn(language)

    const { terms, found, decided } = textsIn(language).decisions.statement
    const { iso } = localeOf(language)
    const day = new Intl.DateTimeFormat(iso, { dateStyle: 'long' })
    const end = new Intl.DateTimeFormat(iso, {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'Europe/Amsterdam',
    })
    const days = new Intl.NumberFormat(iso, { style: 'unit', unit: 'day', unitDisplay: 'long' })
    const plain = text.replaceAll(/\s/g, ' ')
    // What was done and for how long; where, and until when to the second; the facts; by notice or not and by whom; the rule,
    // where it stands and how the facts go against it; how to contest it, until when, and where else.
    const parts = [
      days.format(7),
      'Vonk',
      end.format(new Date(A_STATEMENT.until)),
      A_STATEMENT.facts,
      found.notice,
      decided.by_person,
      A_STATEMENT.rule.name,
      A_STATEMENT.rule.text,
      A_STATEMENT.article,
      day.format(new Date(A_STATEMENT.contest_until)),
      '4711',
      '/statement?token=',
      terms.scope,
      terms.facts,
      terms.found,
      terms.rule,
    ]
    for (const part of parts) expect(plain).toContain(part.replaceAll(/\s/g, ' '))
  },
)

test.each(LOCALE_CODES)(
  'every measure, way and ground has words of its own in %s, and no gap [OFF-6]',
  (language) => {
    const variants = [
      { ...A_STATEMENT, measure: 'ban', days: null, until: null },
      { ...A_STATEMENT, measure: 'hide', days: null, until: null, is_automated: true },
      ...[['photo'], ['message'], ['about'], ['photos'], ['about', 'photos']].map((content) => ({
        ...A_STATEMENT,
        measure: 'remove',
        content,
        days: null,
        until: null,
        found: 'own',
        ground: 'law',
      })),
    ] as Parameters<typeof writeStatement>[0][]

    const written = variants.map((each) => writeStatement(each, language, settings).parts)

    const measures = written.map(([measure]) => measure!.words)
    expect(new Set(measures).size).toBe(variants.length)
    for (const { term, words } of written.flat()) {
      expect(term).not.toBe('')
      expect(words).not.toMatch(/[{}]|\b(undefined|null)\b/)
    }
  },
)

test('a body that settles disputes is named where the site names one [LAW-3]', () => {
  const named = { ...settings, dispute_body: 'ADR Nederland, adr.example' }

  const [own, any] = [named, settings].map(
    (each) => writeStatement(A_STATEMENT, 'en', each).parts.at(-1)!.words,
  )

  expect(own).toContain('ADR Nederland, adr.example')
  expect(any).toContain('European Commission')
})

test('a token leads back to its decision, also after the key has changed, and a changed one nowhere [LAW-3]', () => {
  const token = statementToken(SECRET, ID)

  expect(readStatementToken(SECRET, token)).toBe(ID)
  expect(readStatementToken(`${'1'.repeat(64)} ${SECRET}`, token)).toBe(ID)
  expect(readStatementToken(SECRET, `A${token.slice(1)}`)).toBeNull()
  expect(readStatementToken(SECRET, 'x')).toBeNull()
})
