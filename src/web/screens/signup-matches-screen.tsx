import { type ReactNode, useState } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useLike } from '#web/features/members/like.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { FirstMessageNote } from '#web/features/signup/first-message-note.tsx'
import { useSignupMatches } from '#web/features/signup/use-signup-matches.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { HeartButton } from '#web/ui/heart-button.tsx'
import { EmptyState, Skeleton } from '#web/ui/loading-states.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile, TileGrid } from '#web/ui/tile.tsx'
import css from './signup-matches-screen.module.css'
import tileCss from './match-tile.module.css'

/** The first profiles for a new member. */
export function SignupMatchesScreen() {
  const t = useText('signup-matches')
  const user = useUser()
  return (
    <div className={`container ${css['page']}`}>
      <div>
        <h1>{t('title', { name: user?.profile.name ?? '' })}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <FirstMessageNote />
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
            isWrittenTo={member.id === data.target_id && data.message !== null}
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

type MatchTileProps = {
  member: MemberCard
  /** The profile that was the reason to sign up. */
  isTarget: boolean
  /** Whether something was written to them while signing up. */
  isWrittenTo: boolean
  onRefused: (error: unknown) => void
}

/** A member to like, or to write to. */
export function MatchTile({ member, isTarget, isWrittenTo, onRefused }: MatchTileProps) {
  const t = useText('signup-matches')
  const photo = usePhotoAddress()
  const { isLiked, isMatch, press } = useLike(member, onRefused)
  const { id, age, city, main_image: image } = member
  const { name, tag } = useTaggedName()(member)
  const marked = useMarkedName()(member)

  return (
    <div className={isTarget ? tileCss['target'] : tileCss['match']}>
      <Tile
        href={pathTo('members-id', { id })}
        {...{ name, age, place: city, first: true }}
        online={member.is_online ? t('online') : undefined}
        labels={<Labels member={member} tag={tag} isMatch={isMatch} />}
        picture={
          image ? { src: photo(image.filename), alt: t('photo_of', { name: marked }) } : undefined
        }
        heart={
          <HeartButton
            liked={isLiked}
            label={t(isLiked ? 'liked' : 'like', { name: marked })}
            onClick={press}
          />
        }
      />
      <ButtonLink
        kind="quiet"
        size="sm"
        icon="chat-circle"
        href={pathTo('members-id-chat', { id })}
      >
        {t(isWrittenTo ? 'message.open' : 'write')}
      </ButtonLink>
    </div>
  )
}

type LabelsProps = { member: MemberCard; tag: ReactNode; isMatch: boolean }

function Labels({ member, tag, isMatch }: LabelsProps) {
  const t = useText('signup-matches')
  return (
    <>
      {tag ?? (!isMatch && member.is_new && <Tag kind="new">{t('new')}</Tag>)}
      <span role="status">{isMatch && <Tag kind="plain">{t('match')}</Tag>}</span>
    </>
  )
}
