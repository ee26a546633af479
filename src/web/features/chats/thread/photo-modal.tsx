import type { Message } from '#contract/chats.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Modal } from '#web/ui/modal.tsx'
import css from './thread.module.css'

type PhotoModalProps = { message: Message; name: string; onClose: () => void }

/** A photo of a message as large as the window lets it be. */
export function PhotoModal({ message: { photo, is_own: isOwn }, name, onClose }: PhotoModalProps) {
  const t = useText('chats.thread')
  const shell = useText('shell')
  if (!photo) return null
  const title = isOwn ? t('photo_own') : t('photo_of', { name })
  return (
    <Modal
      open
      flush
      titleHidden
      artIsDark
      width="xl"
      {...{ title, onClose }}
      closeLabel={shell('close')}
    >
      <img
        className={css['full']}
        src={privatePhotoAddress(photo.filename)}
        alt={title}
        width={photo.width}
        height={photo.height}
      />
    </Modal>
  )
}
