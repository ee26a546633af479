import { useId } from 'react'
import { MemberTile } from '#web/features/members/member-tile.tsx'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState, Skeleton } from '#web/ui/loading-states.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import matchCardCss from './match-card.module.css'
import type { Match, Matches as Found } from './data/answers.ts'
import css from './matches.module.css'
import type { useMatches } from './data/use-finder.ts'
import { useReasons } from './reasons.ts'

const FEW = 6
const FIRST_SCREEN = 5

type MatchesProps = {
  matches: ReturnType<typeof useMatches>
  /** Back to the questions, to ask for less. */
  onWiden: () => void
}

/** The best matches, or why there are none. */
export function Matches({ matches, onWiden }: MatchesProps) {
  const { data, error, refetch } = matches
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.length === 0) return <Nobody onWiden={onWiden} />
  return (
    <>
      {data.length < FEW && <Few onWiden={onWiden} />}
      <MatchList found={data} />
    </>
  )
}

function MatchList({ found }: { found: Found }) {
  return (
    <ol className={css['grid']}>
      {found.map((match, index) => (
        <MatchCard
          key={match.member.id}
          match={match}
          lead={index === 0}
          first={index < FIRST_SCREEN}
        />
      ))}
    </ol>
  )
}

function Few({ onWiden }: Pick<MatchesProps, 'onWiden'>) {
  const t = useText('match-finder.few')
  return (
    <Notice
      lead={t('title')}
      link={
        <button type="button" className="link" onClick={onWiden}>
          {t('action')}
        </button>
      }
    >
      {t('text')}
    </Notice>
  )
}

function Nobody({ onWiden }: Pick<MatchesProps, 'onWiden'>) {
  const t = useText('match-finder.none')
  return (
    <EmptyState
      title={t('title')}
      action={
        <Button kind="quiet" onClick={onWiden}>
          {t('action')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  )
}

function Waiting() {
  const t = useText('match-finder')
  return (
    <div className={css['grid']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText('match-finder')
  return (
    <div className={css['failed']}>
      <RefusalNotice error={error} />
      <Button kind="quiet" icon="arrows-clockwise" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

type MatchCardProps = {
  match: Match
  /** The best of all, twice as wide and high. */
  lead: boolean
  first: boolean
}

/** The dot stays with the words before it. */
const SEPARATOR = '\u00A0· '

/** A match with the score, and the parts that it is made of. */
function MatchCard({ match: { member, score, parts }, lead, first }: MatchCardProps) {
  const t = useText('match-finder')
  const reasons = useReasons()(parts)
  const marked = useMarkedName()
  return (
    <li className={classNames(matchCardCss['match'], lead && matchCardCss['lead'])}>
      <MemberTile member={member} lead={lead} first={first} />
      <div className={matchCardCss['score']}>
        <ScoreCircles score={score} />
        <b className="tabular">{t('score', { score })}</b>
      </div>
      <p className={matchCardCss['why']}>{reasons.join(SEPARATOR) || t('reasons.none')}</p>
      <Breakdown parts={parts} name={marked(member)} isOpen={lead} />
    </li>
  )
}

type BreakdownProps = Pick<Match, 'parts'> & { name: string; isOpen: boolean }

/** What each question adds to the score. */
function Breakdown({ parts, name, isOpen }: BreakdownProps) {
  const t = useText('match-finder')
  return (
    <details className={matchCardCss['breakdown']} open={isOpen}>
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

const RADIUS = 13
const HEIGHT = 30
/** At a score of 100 the two are not quite one. */
const CLOSEST = 6

/** Two circles, the closer the better they fit. The score beside them says the same in numbers. */
function ScoreCircles({ score }: { score: number }) {
  const id = useId()
  const apart = 2 * RADIUS - (score / 100) * (2 * RADIUS - CLOSEST)
  const width = Math.ceil(apart) + HEIGHT
  const [one, other] = [HEIGHT / 2, HEIGHT / 2 + apart]
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
      <clipPath id={id}>
        <circle cx={one} cy="15" r={RADIUS} />
      </clipPath>
      <circle
        className={matchCardCss['lens']}
        cx={other}
        cy="15"
        r={RADIUS}
        clipPath={`url(#${id})`}
      />
      <circle className={matchCardCss['one']} cx={one} cy="15" r={RADIUS} />
      <circle className={matchCardCss['other']} cx={other} cy="15" r={RADIUS} />
    </svg>
  )
}
