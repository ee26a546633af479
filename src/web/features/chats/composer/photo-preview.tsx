import { objectAddress } from '#web/browser/object-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import css from './composer.module.css'

/** The photo that goes with the next press; what is written waits until after. */
export function PhotoPreview({ photo, onCancel }: { photo: Blob; onCancel: () => void }) {
  const t = useText('chats.composer')
  return (
    <div className={css['photo']}>
      <img src={objectAddress(photo)} alt={t('photo_chosen')} />
      <IconButton icon="x" kind="glass" size="sm" label={t('photo_cancel')} onClick={onCancel} />
    </div>
  )
}
