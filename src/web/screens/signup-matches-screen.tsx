import { useState } from 'react'
import { HOME, pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { RefusalNotice } from '#web/features/accounts/notices.tsx'
import { useSignupMatches } from '#web/features/signup/use-signup-matches.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TileGrid } from '#web/ui/tile-grid.tsx'
import { MatchTile } from './signup-matches/match-tile.tsx'
import css from './signup-matches-screen.module.css'

/** The first profiles for somebody who has just signed up. */
export function SignupMatchesScreen() {
  const t = useText('signup-matches')
  const user = useUser()
  return (
    <div className={`container ${css['page']}`}>
      <div>
        <h1>{t('title', { name: user?.profile.name ?? '' })}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <Matches />
      <ButtonLink size="lg" href={pathTo(HOME)} iconEnd="arrow-right-bold">
        {t('home')}
      </ButtonLink>
    </div>
  )
}

function Matches() {
  const t = useText('signup-matches')
  const [refusal, setRefusal] = useState<unknown>(null)
  const { data, isPending, error, refetch } = useSignupMatches()
  if (isPending) return <Waiting />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (data.members.length === 0) {
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  }

  return (
    <>
      <RefusalNotice error={refusal} />
      <TileGrid className={css['grid']}>
        {data.members.map((member) => (
          <MatchTile
            key={member.id}
            member={member}
            isTarget={member.id === data.target_id}
            onRefused={setRefusal}
          />
        ))}
      </TileGrid>
    </>
  )
}

function Waiting() {
  const t = useText('signup-matches')
  return (
    <TileGrid className={css['grid']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </TileGrid>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText('signup-matches')
  return (
    <div className={css['failed']}>
      <RefusalNotice error={error} />
      <Button kind="quiet" icon="arrows-clockwise" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
