import type { MemberDecision, MemberWithdrawal } from '#contract/office/standing.ts'
import { money } from './case-parts.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { Pill } from '#web/office/kit/parts.tsx'
import { dayIn, exactly } from '#web/office/kit/times.ts'
import css from './case.module.css'

type StandingProps = {
  readonly strikes: number
  readonly decisions: readonly MemberDecision[]
}

const RESTRICTS = new Set(['hide', 'suspend', 'ban'])

/** What counts against a member and what holds, in sight before anything is decided. */
export function Standing({ strikes, decisions }: StandingProps) {
  const { t, language } = useOffice()
  const held = decisions.filter(
    ({ state, measure }) => state === 'in_force' && RESTRICTS.has(measure),
  )
  if (strikes === 0 && held.length === 0) return null
  return (
    <p className={css['standing']}>
      {strikes > 0 && <Pill tone="warn">{t.decisions.strikes(strikes)}</Pill>}
      {held.map(({ number, measure, until }) => (
        <Pill key={number} tone="bad">
          {t.decisions.measures[measure]}
          {until && ` ${t.decisions.until(dayIn(until, language))}`}
        </Pill>
      ))}
    </p>
  )
}

/** What was decided about a member, the newest first. */
export function Decisions({ decisions }: Pick<StandingProps, 'decisions'>) {
  const { t, language } = useOffice()
  if (decisions.length === 0) return null
  return (
    <>
      <h3>{t.decisions.decisions}</h3>
      <ol className={css['history']}>
        {decisions.map((decision) => (
          <li key={decision.number}>
            <span>
              {t.decisions.measures[decision.measure]}
              {decision.rule && `: ${decision.rule[language]}`}{' '}
              <small>
                {[
                  t.decisions.number(decision.number),
                  decision.who,
                  t.decisions.states[decision.state],
                  decision.appeal ? t.decisions.appeals[decision.appeal] : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <time dateTime={decision.at} title={exactly(decision.at, language)}>
              {dayIn(decision.at, language)}
            </time>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What a member withdrew from, with how far the payment back is. */
export function Withdrawals({ withdrawals }: { withdrawals: readonly MemberWithdrawal[] }) {
  const { t, language } = useOffice()
  if (withdrawals.length === 0) return null
  return (
    <>
      <h3>{t.decisions.withdrawals}</h3>
      <ol className={css['history']}>
        {withdrawals.map((row) => (
          <li key={row.order_id}>
            <span>
              {t.decisions.withdrew(money(row.amount_minor, row.currency), row.credits)}{' '}
              <small>{t.decisions.withdrawalStates[row.state] ?? row.state}</small>
            </span>
            <time dateTime={row.at}>{dayIn(row.at, language)}</time>
          </li>
        ))}
      </ol>
    </>
  )
}
