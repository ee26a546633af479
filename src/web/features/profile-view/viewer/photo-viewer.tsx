import { type KeyboardEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { MemberProfile, ProfilePhoto } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { openDialog } from '#web/browser/overlays.ts'
import { type Turn, usePhotoGestures } from './photo-gestures.ts'
import { usePreloaded } from '#web/browser/use-preloaded.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useSignupWall } from '#web/features/signup/use-signup-place.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './viewer.module.css'

export type PhotoViewerProps = {
  member: MemberProfile
  /** Where it opens. */
  first: number
  onReport: (photoId: string) => void
  onLike: (photoId: string) => void
  onClose: () => void
}

/** The photos of a profile on the whole screen, one at a time: by keys, buttons or fingers. */
export function PhotoViewer({ member, first, onReport, onLike, onClose }: PhotoViewerProps) {
  const t = useText('member.viewer')
  const [at, setAt] = useState(first)
  const { photos } = member
  const name = useMarkedName()(member)
  const photo = photos[at]
  const go = (to: number) => setAt(Math.max(0, Math.min(photos.length - 1, to)))
  useNeighbours(member, at)

  function press(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: photos.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  if (!photo) return null
  return (
    <dialog
      ref={openDialog}
      className={css['viewer']}
      aria-label={t('title', { name })}
      onKeyDown={press}
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <ViewerBar
        {...{ member, at, onClose }}
        onReport={() => onReport(photo.id)}
        onLike={photo.is_locked ? undefined : () => onLike(photo.id)}
      />
      <ViewerPhoto
        key={photo.id}
        {...{ member, photo, at }}
        onTurn={(turn) => go(turn === 'next' ? at + 1 : at - 1)}
        onAway={onClose}
      />
      {at > 0 && (
        <IconButton
          kind="glass"
          icon="caret-left"
          label={t('previous')}
          className={css['previous']}
          onClick={() => go(at - 1)}
        />
      )}
      {at < photos.length - 1 && (
        <IconButton
          kind="glass"
          icon="caret-right"
          label={t('next')}
          className={css['next']}
          onClick={() => go(at + 1)}
        />
      )}
    </dialog>
  )
}

/** The photos on both sides are there before one turns to them. */
function useNeighbours({ photos }: MemberProfile, at: number): void {
  const address = usePhotoAddress()
  usePreloaded(
    [photos[at - 1], photos[at + 1]].flatMap((photo) => (photo ? [address(photo.filename)] : [])),
  )
}

type ViewerBarProps = {
  member: MemberProfile
  at: number
  onReport: () => void
  /** Not for a photo that is locked. */
  onLike?: (() => void) | undefined
  onClose: () => void
}

/** Whose photo it is, which of how many, and what can be done about it. */
export function ViewerBar({ member, at, onReport, onLike, onClose }: ViewerBarProps) {
  const t = useText('member.viewer')
  const note = useText('like-note')
  const shell = useText('shell')
  const { name, tag } = useTaggedName()(member)
  return (
    <div className={css['bar']}>
      <p className={css['which']} aria-live="polite" tabIndex={-1} data-autofocus>
        <b>{name}</b>
        <span className={css['number']}>
          {t('at', { at: String(at + 1), count: String(member.photos.length) })}
        </span>
        {tag}
      </p>
      {onLike && (
        <IconButton
          icon="heart"
          label={note('open_photo')}
          className={css['button']}
          onClick={onLike}
        />
      )}
      <IconButton icon="flag" label={t('report')} className={css['button']} onClick={onReport} />
      <IconButton icon="x" label={shell('close')} className={css['button']} onClick={onClose} />
    </div>
  )
}

type ViewerPhotoProps = {
  member: MemberProfile
  photo: ProfilePhoto
  at: number
  onTurn: (turn: Turn) => void
  onAway: () => void
}

/** One photo as large as the screen lets it be; a locked one with what opens it. */
export function ViewerPhoto({ member, photo, at, onTurn, onAway }: ViewerPhotoProps) {
  const t = useText('member')
  const address = usePhotoAddress()
  const [hasFailed, setFailed] = useState(false)
  const marked = useMarkedName()
  const gestures = usePhotoGestures({ onTurn, onAway })
  const { is_locked: isLocked } = photo
  const alt = isLocked
    ? t('photos.locked')
    : t('photos.alt', { at: String(at + 1), name: marked(member) })

  return (
    <div className={css['stage']}>
      {hasFailed ? (
        <p role="alert">{t('viewer.failed')}</p>
      ) : (
        <img
          src={address(photo.filename)}
          alt={alt}
          width={photo.width}
          height={photo.height}
          draggable={false}
          className={isLocked ? css['locked'] : css['photo']}
          onError={() => setFailed(true)}
          {...gestures}
        />
      )}
      {isLocked && <LockedWords member={member} onLeave={onAway} />}
    </div>
  )
}

type LockedWordsProps = { member: MemberProfile; onLeave: () => void }

/** What opens a locked photo: an account for visitors, premium for members. */
export function LockedWords({ member, onLeave }: LockedWordsProps) {
  const t = useText('member.viewer')
  const isMember = useUser() !== null
  return (
    <div className={css['words']}>
      <span className={css['disc']}>
        <Icon name="lock" />
      </span>
      <b>{t('locked')}</b>
      <p>{t(isMember ? 'premium_text' : 'account_text')}</p>
      {isMember ? <ToPremium /> : <ToSignup member={member} onLeave={onLeave} />}
    </div>
  )
}

function ToPremium() {
  const t = useText('member.viewer')
  const { pathname: from } = useLocation()
  const href = `${pathTo('premium')}?${new URLSearchParams({ from }).toString()}`
  return <ButtonLink href={href}>{t('premium')}</ButtonLink>
}

function ToSignup({ member, onLeave }: LockedWordsProps) {
  const t = useText('member.viewer')
  const wall = useSignupWall()
  return (
    <Button
      onClick={() => {
        onLeave()
        wall.open(member.id)
      }}
    >
      {t('account')}
    </Button>
  )
}
