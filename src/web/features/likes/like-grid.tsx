import { type ReactNode, useRef } from 'react'
import type { LikeTile as Like } from '#contract/likes.ts'
import { useWhenNear } from '#web/browser/endless-list.ts'
import { useShownOnline } from '#web/browser/use-is-online.ts'
import { useLike } from '#web/features/members/like.ts'
import { LikeNote } from '#web/features/members/like-note.tsx'
import { useTilePicture } from '#web/features/members/member-tile.tsx'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { Button } from '#web/ui/button.tsx'
import { HeartButton } from '#web/ui/heart-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile, TileGrid } from '#web/ui/tile.tsx'
import css from './likes.module.css'
import { profilePath } from './likes.ts'
import { shortAgo } from './time-ago.ts'
import type { Likes } from './use-likes.ts'

const FIRST_SCREEN = 4

/** The likes of one type, and more of them near the end of the list. */
export function LikeGrid({ likes: { likes, news, more } }: { likes: Likes }) {
  const t = useText('likes')
  return (
    <>
      <TileGrid role="feed" aria-label={t('label')} aria-busy={more.isLoading}>
        {likes.map((like, index) => (
          <LikeTile
            key={like.id}
            like={like}
            isNews={news.has(like.id)}
            first={index < FIRST_SCREEN}
          />
        ))}
      </TileGrid>
      <MoreLikes more={more} since={likes.length} />
    </>
  )
}

type LikeTileProps = {
  like: Like
  /** Not looked at yet. */
  isNews: boolean
  /** Visible without scrolling: loaded at once. */
  first: boolean
}

/** A member with the like that is between the two, and when it was given. */
function LikeTile({ like, isNews, first }: LikeTileProps) {
  const t = useText('member-tile')
  const clock = useClock()
  const picture = useTilePicture(like)
  const { isLiked, press } = useLike(like, useRefusalToast())
  const { id, age, city } = like
  const { name, tag } = useTaggedName()(like)
  const marked = useMarkedName()
  const isOnline = useShownOnline()

  const tile = (
    <Tile
      {...{ name, age, place: city, picture, first }}
      when={shortAgo(new Date(like.liked_at), clock)}
      href={profilePath(id)}
      online={isOnline(like) ? t('online') : undefined}
      labels={<Labels isNews={isNews} tag={tag} />}
      heart={
        <HeartButton liked={isLiked} label={t('like', { name: marked(like) })} onClick={press} />
      }
    />
  )
  if (!like.comment) return tile
  return (
    <article className={css['said']}>
      {tile}
      <LikeNote name={marked(like)} comment={like.comment} />
    </article>
  )
}

function Labels({ isNews, tag }: { isNews: boolean; tag: ReactNode }) {
  const t = useText('likes')
  return (
    <>
      {isNews && <Tag kind="new">{t('new')}</Tag>}
      {tag}
    </>
  )
}

/** Loads more likes near the end of the list; a button for members who cannot scroll, and when loading failed. */
function MoreLikes({ more, since }: { more: Likes['more']; since: number }) {
  const t = useText('likes.more')
  const edge = useRef<HTMLDivElement>(null)
  const { hasMore, isLoading, isFailed, load } = more
  useWhenNear(edge, since, () => {
    if (hasMore && !isLoading && !isFailed) load()
  })
  if (!hasMore) return null

  return (
    <div ref={edge} className={css['more']}>
      {isFailed && <p role="alert">{t('failed')}</p>}
      <Button kind="quiet" busy={isLoading} onClick={load}>
        {t(isFailed ? 'retry' : 'load')}
      </Button>
    </div>
  )
}
