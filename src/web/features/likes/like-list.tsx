import type { LikeTile, LikeType } from '#contract/likes.ts'
import { pathTo } from '#contract/routes.ts'
import { useMessageCredits, useUser } from '#web/features/accounts/user.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Duo } from '#web/ui/lens-art.tsx'
import { EmptyState, FailedState, Skeleton } from '#web/ui/loading-states.tsx'
import { TileGrid } from '#web/ui/tile.tsx'
import { LikeGrid } from './like-grid.tsx'
import css from './likes.module.css'
import { chatPath, profilePath } from './likes.ts'
import { longAgo } from './time-ago.ts'
import { useLikes } from './use-likes.ts'

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

/** A match that is still warm, and the way to do something about it. */
function MatchBanner({ match }: { match: LikeTile }) {
  const t = useText('likes.banner')
  const photo = usePhotoAddress()
  const clock = useClock()
  const own = useUser()?.profile.main_image
  const { main_image: image } = match
  const name = useMarkedName()(match)

  return (
    <section className={css['banner']} aria-label={t('title', { name })}>
      <Duo
        size="sm"
        left={{ alt: '', src: image ? photo(image.filename) : undefined }}
        right={{ alt: '', src: own ? privatePhotoAddress(own.filename) : undefined }}
      />
      <div className={css['words']}>
        <h2 className="title-md">{t('title', { name })}</h2>
        <p className="soft">{t('text', { when: longAgo(new Date(match.liked_at), clock) })}</p>
      </div>
      <BannerAction match={match} />
    </section>
  )
}

/** What a conversation costs stands on its button. */
function BannerAction({ match }: { match: LikeTile }) {
  const t = useText('likes.banner')
  const cost = useMessageCredits(match.fictional_icon)
  const name = useMarkedName()(match)
  const [chat, profile] = [chatPath(match.id), profilePath(match.id)]
  if (chat) {
    return (
      <ButtonLink href={chat} kind="primary" cost={t('cost', { count: cost })}>
        {t('write', { name })}
      </ButtonLink>
    )
  }
  return profile ? (
    <ButtonLink href={profile} kind="primary">
      {t('profile', { name })}
    </ButtonLink>
  ) : null
}

/** There are no likes yet, and what the member can do about it. */
function NoLikes({ type }: { type: LikeType }) {
  const t = useText('likes.empty')
  return (
    <EmptyState title={t(`${type}.title`)} action={<WaysOn type={type} />}>
      {t(`${type}.text`)}
    </EmptyState>
  )
}

/** Who has no match yet is helped by asking who fits, who has no likes by giving some. */
function WaysOn({ type }: { type: LikeType }) {
  const t = useText('likes.empty')
  return (
    <>
      {type === 'matches' ? (
        <ButtonLink href={pathTo('match-finder')} kind="quiet">
          {t('finder')}
        </ButtonLink>
      ) : (
        <ButtonLink href={pathTo('swipe-game')} kind="quiet">
          {t('game')}
        </ButtonLink>
      )}
      <ButtonLink href={pathTo('members')} kind="ghost">
        {t('search')}
      </ButtonLink>
    </>
  )
}

const WARM_MS = 7 * 24 * 60 * 60 * 1000

/** The latest match with a person, as long as it is news and nobody has written yet. */
function useWarmMatch(): LikeTile | null {
  const { now } = useClock()
  const latest = useLikes('matches').likes.find((match) => !match.fictional_icon)
  if (!latest || latest.has_chat) return null
  return now.getTime() - Date.parse(latest.liked_at) < WARM_MS ? latest : null
}
