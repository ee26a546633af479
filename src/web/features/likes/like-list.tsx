import type { LikeType } from '#contract/likes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TileGrid } from '#web/ui/tile-grid.tsx'
import { LikeGrid } from './like-grid.tsx'
import { MatchBanner } from './match-banner.tsx'
import { NoLikes } from './no-likes.tsx'
import { useLikes } from './use-likes.ts'
import { useWarmMatch } from './use-warm-match.ts'

/** The likes of one type, or why there are none to see. */
export function LikeList({ type }: { type: LikeType }) {
  const likes = useLikes(type)
  const match = useWarmMatch()

  if (likes.isLoading) return <WaitingLikes />
  if (likes.isFailed) return <FailedLikes onRetry={likes.retry} />
  return (
    <>
      {type === 'received' && match && <MatchBanner match={match} />}
      {likes.likes.length === 0 ? <NoLikes type={type} /> : <LikeGrid likes={likes} />}
    </>
  )
}

function WaitingLikes() {
  const t = useText('likes')
  return (
    <TileGrid>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </TileGrid>
  )
}

function FailedLikes({ onRetry }: { onRetry: () => void }) {
  const t = useText('likes.failed')
  return (
    <FailedState title={t('title')} retry={t('retry')} onRetry={onRetry}>
      {t('text')}
    </FailedState>
  )
}
