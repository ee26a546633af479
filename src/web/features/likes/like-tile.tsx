import type { LikeTile as Like } from '#contract/likes.ts'
import { useLike } from '#web/features/members/use-like.ts'
import { useRefusalToast } from '#web/features/members/use-refusal-toast.ts'
import { useTilePicture } from '#web/features/members/use-tile-picture.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { useText } from '#web/i18n/use-text.ts'
import { HeartButton } from '#web/ui/heart-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { profilePath } from './profile-path.ts'
import { shortAgo } from './time-ago.ts'
import { useClock } from '#web/features/settings/use-clock.ts'

type LikeTileProps = {
  like: Like
  /** Not looked at yet. */
  isNews: boolean
  /** Visible without scrolling: loaded at once. */
  first: boolean
}

/** Somebody with the like that is between the two, and when it was given. */
export function LikeTile({ like, isNews, first }: LikeTileProps) {
  const t = useText('member-tile')
  const clock = useClock()
  const picture = useTilePicture(like)
  const { isLiked, press } = useLike(like, useRefusalToast())
  const { id, name, age, city } = like

  return (
    <Tile
      {...{ name, age, place: city, picture, first }}
      when={shortAgo(new Date(like.liked_at), clock)}
      href={profilePath(id)}
      online={like.is_online ? t('online') : undefined}
      labels={<Labels isNews={isNews} isFictional={like.fictional_icon} />}
      heart={<HeartButton liked={isLiked} label={t('like', { name })} onClick={press} />}
    />
  )
}

function Labels({ isNews, isFictional }: { isNews: boolean; isFictional: boolean }) {
  const t = useText('likes')
  const { singular } = useFictionalWords()
  return (
    <>
      {isNews && <Tag kind="new">{t('new')}</Tag>}
      {isFictional && <Tag kind="fictional">{singular}</Tag>}
    </>
  )
}
