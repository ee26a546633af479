import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LikeComment } from '#contract/like-comment.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { LateLikeNote } from '#web/features/members/like-note.tsx'
import { type Named, useMarkedName } from '#web/features/settings/member-names.tsx'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useFictionalWords, usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Duo } from '#web/ui/lens-art.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { chatPath, profilePath } from './likes.ts'
import css from './like-modal.module.css'

/** A profile that likes the member, as the modal shows it. */
export type Liker = Named & {
  readonly id: string
  readonly isMatch: boolean
  /** The file of their main photo. */
  readonly image: string | null
  /** What they say with it. A match tells it where one writes. */
  readonly comment?: LikeComment | undefined
}

const MatchOpener = lazy(async () => ({
  default: (await import('#web/features/chats/composer/match-opener.tsx')).MatchOpener,
}))

type LikeModalProps = { liker: Liker; onClose: () => void }

/**
 * 'Nieuwe like!' or a match: two circles meet, and a press leads to the conversation or the profile. To a match one writes here
 * at once.
 */
export function LikeModal({ liker, onClose }: LikeModalProps) {
  const t = useText('live.modal')
  const shell = useText('shell')
  const navigate = useNavigate()
  const { id } = liker
  const name = useMarkedName()(liker)
  const isMatch = isCelebrated(liker)
  const [chat, profile] = [chatPath(id), profilePath(id)]
  useOnLeaving(onClose)

  function go(path: string | undefined) {
    onClose()
    if (path) void navigate(path)
  }

  return (
    <Modal
      open
      centred
      title={t(isMatch ? 'match' : 'like')}
      titleSize="display"
      above={<Faces liker={liker} onPress={() => go(profile)} />}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      <p className={`lead ${css['text']}`}>{t(textOf(isMatch, chat !== undefined), { name })}</p>
      {liker.fictional_icon && <FictionalNote />}
      {liker.comment && !isMatch && <LateLikeNote name={name} comment={liker.comment} />}
      <div className={css['actions']}>
        {chat && isMatch && (
          <Suspense fallback={null}>
            <MatchOpener partner={liker} chat={chat} />
          </Suspense>
        )}
        {chat && !isMatch && (
          <Button icon="chat-circle-fill" size="lg" block onClick={() => go(chat)}>
            {t('talk')}
          </Button>
        )}
        {profile && (
          <Button
            kind={chat ? 'ghost' : 'primary'}
            size={chat ? 'md' : 'lg'}
            block
            onClick={() => go(profile)}
          >
            {t('profile')}
          </Button>
        )}
      </div>
    </Modal>
  )
}

/** A link in the modal leads away from what lies below it, and the modal closes. */
function useOnLeaving(onClose: () => void): void {
  const { pathname } = useLocation()
  const [openedOn] = useState(pathname)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (pathname !== openedOn) close()
  }, [pathname, openedOn])
}

/** Nobody meets a fictional profile: a match with one is told as the like that it is. */
function isCelebrated({ isMatch, fictional_icon: isFictional }: Liker): boolean {
  return isMatch && !isFictional
}

function textOf(isMatch: boolean, canTalk: boolean) {
  if (isMatch) return canTalk ? 'match_talk' : 'match_text'
  return canTalk ? 'like_talk' : 'like_text'
}

function Faces({ liker, onPress }: { liker: Liker; onPress: () => void }) {
  const t = useText('live.modal')
  const photo = usePhotoAddress()
  const own = useUser()?.profile.main_image
  const { image } = liker
  const name = useMarkedName()(liker)
  return (
    <button type="button" className={css['faces']} onClick={onPress}>
      <Duo
        left={{ alt: t('photo_of', { name }), src: image === null ? undefined : photo(image) }}
        right={{ alt: '', src: own ? privatePhotoAddress(own.filename) : undefined }}
      />
    </button>
  )
}

/** A fictional profile is marked wherever it shows, and says what that means. */
function FictionalNote() {
  const { singular, warning } = useFictionalWords()
  return (
    <p className={`small ${css['fictional']}`}>
      <Tag kind="fictional">{singular}</Tag>
      <span>{warning}</span>
    </p>
  )
}
