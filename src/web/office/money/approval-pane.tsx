import { useQuery } from '@tanstack/react-query'
import { type ApprovalDetail, type ApprovalFact, getApproval } from '#contract/office/approvals.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { amountOf } from '#web/office/kit/amounts.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { exactly, timeIn } from '#web/office/kit/times.ts'
import { ApprovalDecision } from './approval-decision.tsx'
import { ApprovalStatePill, methodOf, placeOf, titleOf, TwoCircles } from './money-parts.tsx'
import cases from '#web/office/cases/case.module.css'
import css from './money.module.css'

/** Everything needed to say yes. */
export function ApprovalPane({ id }: { id: string }) {
  const { t } = useOffice()
  const asked = useQuery({
    queryKey: ['approval', id],
    queryFn: () => call(getApproval, { approval_id: id }),
    retry: false,
  })
  return (
    <aside className={css['aside']} aria-label={t.money.approvals.about}>
      {asked.error && <Problem>{wordsFor(t, asked.error)}</Problem>}
      {asked.isPending && <p role="status">{t.loading}</p>}
      {asked.data && <Shown detail={asked.data} />}
    </aside>
  )
}

function Shown({ detail }: { detail: ApprovalDetail }) {
  const { t, language } = useOffice()
  const words = t.money.approvals
  const { approval, facts, asker_day: day } = detail
  const { asker, decider, may_decide: mayDecide, is_mine: isMine, state } = approval
  const subtitle =
    state === 'asked'
      ? mayDecide
        ? words.asks(asker)
        : isMine
          ? words.yours
          : words.askedBy(asker)
      : [words.askedBy(asker), decider === null ? null : words.decidedBy(decider)]
          .filter(Boolean)
          .join(', ')
  return (
    <>
      <header className={css['paneHead']}>
        <TwoCircles approval={approval} />
        <div>
          <h2>{titleOf(t, approval, language)}</h2>
          <p>{subtitle}</p>
        </div>
        <ApprovalStatePill approval={approval} />
      </header>
      <blockquote>“{approval.why}”</blockquote>
      <dl className={cases['facts']}>
        {approval.person && (
          <>
            <dt>{words.member}</dt>
            <dd>
              {approval.person.name}, {approval.person.age}
            </dd>
          </>
        )}
        {facts.map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
        {approval.asked_by !== null && (
          <>
            <dt>{words.dayTitle(asker)}</dt>
            <dd>
              {words.day(
                amountOf(day.spent_minor, 'EUR', language),
                amountOf(day.limit_minor, 'EUR', language),
              )}
            </dd>
          </>
        )}
      </dl>
      <Button look="bare" hint="↵" onClick={() => goTo(placeOf(approval))}>
        {approval.kind === 'credits' ? words.openMember : words.openOrder}
      </Button>
      <Since detail={detail} />
      <ApprovalDecision approval={approval} />
    </>
  )
}

function Fact({ fact: { name, value, before } }: { fact: ApprovalFact }) {
  const { t, language } = useOffice()
  const words = t.money.approvals
  const said =
    'words' in value
      ? (words.values[value.words] ?? methodOf(t, value.words))
      : 'credits' in value
        ? t.money.credits(value.credits)
        : 'at' in value
          ? exactly(value.at, language)
          : amountOf(value.amount_minor, value.currency, language)
  return (
    <>
      <dt>{words.facts[name] ?? name}</dt>
      <dd>
        {before !== undefined && <del>{before}</del>} {said}
      </dd>
    </>
  )
}

/** What became of it, or whether all is still so. */
function Since({ detail }: { detail: ApprovalDetail }) {
  const { t, language } = useOffice()
  const words = t.money.approvals
  const { approval, is_unchanged: isUnchanged, waits_for: names } = detail
  const { outcome, words: said, next_try_at: next, state } = approval
  const lines: [ok: boolean, line: string][] = [
    ...(isUnchanged === null
      ? []
      : ([[isUnchanged, isUnchanged ? words.unchanged : words.changed]] as [boolean, string][])),
    ...(state === 'asked'
      ? ([
          [names.length > 0, names.length > 0 ? words.waitsFor(names.join(', ')) : words.nobody],
        ] as [boolean, string][])
      : []),
    ...(state === 'failed'
      ? ([[false, words.failed[outcome ?? ''] ?? String(outcome)]] as [boolean, string][])
      : []),
    ...(state === 'expired' ? ([[false, words.nobodyAnswered]] as [boolean, string][]) : []),
    ...(next ? ([[false, words.nextTry(timeIn(next, language))]] as [boolean, string][]) : []),
    ...(said ? ([[state !== 'rejected', `“${said}”`]] as [boolean, string][]) : []),
  ]
  if (lines.length === 0) return null
  return (
    <section className={css['card']}>
      <h3>{words.since}</h3>
      <ul className={css['checks']}>
        {lines.map(([isGood, line]) => (
          <li key={line} className={classNames(!isGood && css['bad'])}>
            <Icon name={isGood ? 'check-circle' : 'warning-circle'} size="sm" /> {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
