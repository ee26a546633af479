import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MatchCard } from './match-card.tsx'
import type { Matches as Found } from './matches-query.ts'
import type { useMatches } from './use-matches.ts'
import css from './matches.module.css'

const FEW = 6
const FIRST_SCREEN = 5

type MatchesProps = {
  matches: ReturnType<typeof useMatches>
  /** Back to the questions, to ask for less. */
  onWiden: () => void
}

/** Who fits best, or why there is nobody to show. */
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
