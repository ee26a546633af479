import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ChipText } from '#web/ui/chip-text.tsx'
import type { OpenChat } from '../data/thread.ts'
import { IcebreakerStart } from '../tools/icebreaker-start.tsx'
import css from './thread.module.css'

type NothingSaidProps = {
  chat: OpenChat
  /** Puts a line into the input. */
  onChoose: (line: string) => void
  onMore: () => void
}

/** A conversation that has not begun: who it is with, what the two have in common, and a few ways to begin. */
export function NothingSaid({ chat, onChoose, onMore }: NothingSaidProps) {
  const t = useText('chats.thread')
  const interests = useText('profile-words.interests')
  const photo = usePhotoAddress()
  const { profile, shared_interests: shared } = chat
  if (!profile) return null
  const image = profile.main_image
  return (
    <div className={css['begin']}>
      <Avatar alt="" size="lg" src={image ? photo(image.thumb_filename) : undefined} />
      <p className="title-sm">{t('begin', { name: profile.name })}</p>
      <p className="small soft">{shared.length > 0 ? t('begin_shared') : t('begin_text')}</p>
      {shared.length > 0 && (
        <ul className={css['shared']}>
          {shared.map((interest) => (
            <li key={interest}>
              <ChipText>{interests(interest)}</ChipText>
            </li>
          ))}
        </ul>
      )}
      {chat.can_write === 'yes' && (
        <IcebreakerStart profileId={profile.id} ground={chat} {...{ onChoose, onMore }} />
      )}
    </div>
  )
}
