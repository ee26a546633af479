import { MemberTile } from '#web/features/members/member-tile.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Match } from './matches-query.ts'
import { ScoreCircles } from './score-circles.tsx'
import { useReasons } from './use-reasons.ts'
import css from './match-card.module.css'

type MatchCardProps = {
  match: Match
  /** The best of all, twice as wide and high. */
  lead: boolean
  first: boolean
}

/** The dot stays with the words before it. */
const SEPARATOR = '\u00A0· '

/** Somebody with their score, and why it is what it is. */
export function MatchCard({ match: { member, score, parts }, lead, first }: MatchCardProps) {
  const t = useText('match-finder')
  const reasons = useReasons()(parts)
  return (
    <li className={classNames(css['match'], lead && css['lead'])}>
      <MemberTile member={member} lead={lead} first={first} />
      <div className={css['score']}>
        <ScoreCircles score={score} />
        <b className="tabular">{t('score', { score })}</b>
      </div>
      <p className={css['why']}>{reasons.join(SEPARATOR) || t('reasons.none')}</p>
      <Breakdown parts={parts} name={member.name} isOpen={lead} />
    </li>
  )
}

type BreakdownProps = Pick<Match, 'parts'> & { name: string; isOpen: boolean }

/** What each question adds to the score. */
function Breakdown({ parts, name, isOpen }: BreakdownProps) {
  const t = useText('match-finder')
  return (
    <details className={css['breakdown']} open={isOpen}>
      <summary>
        <span>{t('breakdown')}</span>
        <span className="visually-hidden">{t('breakdown_of', { name })}</span>
        <Icon name="caret-down" size="sm" />
      </summary>
      <dl>
        {parts.map(({ part, points, out_of: most }) => (
          <div key={part}>
            <dt>{t(`parts.${part}`)}</dt>
            <dd className="tabular">{t('points', { points, most })}</dd>
            <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={points} height="1" />
            </svg>
          </div>
        ))}
      </dl>
    </details>
  )
}
