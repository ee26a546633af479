import { useState } from 'react'
import type { MemberProfile, ProfilePhoto } from '#contract/members.ts'
import { usePhotoGestures, type Turn } from '#web/browser/use-photo-gestures.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { LockedWords } from './locked-words.tsx'
import css from './viewer.module.css'

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
  const gestures = usePhotoGestures({ onTurn, onAway })
  const { is_locked: isLocked } = photo
  const alt = isLocked
    ? t('photos.locked')
    : t('photos.alt', { at: String(at + 1), name: member.name })

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
