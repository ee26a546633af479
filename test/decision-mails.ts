/** A suspension after a notice, as its statement of reasons tells it. */
export const A_STATEMENT = {
  number: 4711,
  at: '2026-03-04T11:05:00Z',
  measure: 'suspend',
  content: [],
  days: 7,
  until: '2026-03-11T11:05:00Z',
  found: 'notice',
  is_automated: false,
  facts: 'Three members were asked for money.',
  ground: 'terms',
  article: '9',
  rule: { name: 'Scams', text: 'You ask nobody for money.' },
  contest_until: '2026-09-04T11:05:00Z',
} as const

/** Every mail about a decision, and where its button leads. */
export function decisionMails(id: string) {
  const path = '/statement?token='
  const decision = { number: 4711, at: A_STATEMENT.at }
  const about = { decision_id: id, decision, reasons: 'We looked again.' }
  const statement = {
    name: 'statement_of_reasons',
    decision_id: id,
    statement: A_STATEMENT,
  } as const
  return {
    statement_of_reasons: { content: statement, path },
    appeal_receipt: { content: { name: 'appeal_receipt', ...about } as const, path },
    appeal_upheld: { content: { name: 'appeal_upheld', ...about } as const, path },
    decision_reversed: { content: { name: 'decision_reversed', ...about } as const, path },
  }
}
