import type { LikeTile } from '#contract/likes.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Duo } from '#web/ui/duo.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { chatPath, profilePath } from './profile-path.ts'
import { longAgo } from './time-ago.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import css from './likes.module.css'

/** A match that is still warm, and the way to do something about it. */
export function MatchBanner({ match }: { match: LikeTile }) {
  const t = useText('likes.banner')
  const photo = usePhotoAddress()
  const clock = useClock()
  const words = useFictionalWords()
  const own = useUser()?.profile.main_image
  const { name, main_image: image } = match

  return (
    <section className={css['banner']} aria-label={t('title', { name })}>
      <Duo
        size="sm"
        left={{ alt: '', src: image ? photo(image.filename) : undefined }}
        right={{ alt: '', src: own ? photo(own.filename) : undefined }}
      />
      <div className={css['words']}>
        <h2 className="title-md">{t('title', { name })}</h2>
        <p className="soft">{t('text', { when: longAgo(new Date(match.liked_at), clock) })}</p>
        {match.fictional_icon && <Tag kind="fictional">{words.singular}</Tag>}
      </div>
      <BannerAction match={match} />
    </section>
  )
}

/** What a conversation costs stands on its button. */
function BannerAction({ match: { id, name } }: { match: LikeTile }) {
  const t = useText('likes.banner')
  const { message_credits: cost } = useSettings()
  const [chat, profile] = [chatPath(id), profilePath(id)]
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
