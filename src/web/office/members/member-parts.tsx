import type { MemberPage } from '#contract/office/members.ts'
import { money, topicOf } from '#web/office/cases/case-parts.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { measureIn } from '#web/office/cases/statement-preview.tsx'

export type Part = 'money' | 'reports' | 'decisions' | 'other'
export type Happening = {
  readonly at: string
  readonly part: Part
  readonly words: string
  readonly more: string
}

/** Everything that happened with a member, the newest first. */
export function happeningsOf(t: OfficeTexts, page: MemberPage, language: 'en' | 'nl'): Happening[] {
  const words = t.members
  const other = { part: 'other', more: '' } as const
  return [
    { ...other, at: page.signup_at, words: words.signedUp, more: page.lander ?? '' },
    ...(page.deleted_at === null
      ? []
      : [{ ...other, at: page.deleted_at, words: t.cases.person.statuses['deleted'] ?? '' }]),
    ...page.consents.map(({ kind, version, at }) => ({
      ...other,
      at,
      words: words.agreed(words.consentKinds[kind] ?? kind),
      more: version,
    })),
    ...page.orders.map((order) => ({
      at: order.at,
      part: 'money' as const,
      words: words.bought(order.credits, money(order.total_minor, order.currency)),
      more: [
        words.orderStates[order.status] ?? order.status,
        order.receipt_number === null ? '' : words.receipt(order.receipt_number),
      ]
        .filter(Boolean)
        .join(', '),
    })),
    ...page.withdrawals.map((row) => ({
      at: row.at,
      part: 'money' as const,
      words: words.withdrew(money(row.amount_minor, row.currency)),
      more: t.decisions.withdrawalStates[row.state] ?? row.state,
    })),
    ...page.reports.map((report) => ({
      at: report.at,
      part: 'reports' as const,
      words: `${report.side === 'about' ? words.wasReported : words.reported}: ${topicOf(t, { kind: 'report', topic: report.reason })}`,
      more:
        report.outcome === null ? words.open : (t.cases.outcomes[report.outcome] ?? report.outcome),
    })),
    ...page.decisions.map((decision) => ({
      at: decision.at,
      part: 'decisions' as const,
      words: [
        measureIn(t, { measure: decision.measure, days: decision.days }),
        decision.rule?.[language],
      ]
        .filter(Boolean)
        .join(': '),
      more: [
        t.decisions.number(decision.number),
        decision.who,
        t.decisions.states[decision.state],
        decision.appeal ? t.decisions.appeals[decision.appeal] : '',
      ]
        .filter(Boolean)
        .join(', '),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
}
