import { isServed, pathTo } from '#contract/routes.ts'
import type { MemberCard } from '#contract/member-card.ts'
import { useLike } from '#web/features/members/like.ts'
import { useFictionalWords, usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { HeartButton } from '#web/ui/heart-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import css from './match-tile.module.css'

type MatchTileProps = {
  member: MemberCard
  /** The profile that was the reason to sign up. */
  isTarget: boolean
  onRefused: (error: unknown) => void
}

/** Somebody to like, or to write to. */
export function MatchTile({ member, isTarget, onRefused }: MatchTileProps) {
  const t = useText('signup-matches')
  const photo = usePhotoAddress()
  const { isLiked, isMatch, press } = useLike(member, onRefused)
  const { id, name, age, city, main_image: image } = member

  return (
    <div className={isTarget ? css['target'] : css['match']}>
      <Tile
        href={isServed('members-id') ? pathTo('members-id', { id }) : undefined}
        {...{ name, age, place: city, first: true }}
        online={member.is_online ? t('online') : undefined}
        labels={<Labels member={member} isMatch={isMatch} />}
        picture={image ? { src: photo(image.filename), alt: t('photo_of', { name }) } : undefined}
        heart={
          <HeartButton
            liked={isLiked}
            label={t(isLiked ? 'liked' : 'like', { name })}
            onClick={press}
          />
        }
      />
      {isServed('members-id-chat') && (
        <ButtonLink
          kind="quiet"
          size="sm"
          icon="chat-circle"
          href={pathTo('members-id-chat', { id })}
        >
          {t('write')}
        </ButtonLink>
      )}
    </div>
  )
}

function Labels({ member, isMatch }: { member: MemberCard; isMatch: boolean }) {
  const t = useText('signup-matches')
  const { singular } = useFictionalWords()
  return (
    <>
      {member.fictional_icon && <Tag kind="fictional">{singular}</Tag>}
      {!isMatch && member.is_new && !member.fictional_icon && <Tag kind="new">{t('new')}</Tag>}
      <span role="status">{isMatch && <Tag kind="plain">{t('match')}</Tag>}</span>
    </>
  )
}
