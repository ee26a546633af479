import { TileGrid } from '#web/ui/tile-grid.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { LikeTile } from './like-tile.tsx'
import { MoreLikes } from './more-likes.tsx'
import type { Likes } from './use-likes.ts'

const FIRST_SCREEN = 4

/** The likes of one type, and more of them as one comes near the end. */
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
