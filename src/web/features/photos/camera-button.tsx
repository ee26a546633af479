import { useText } from '#web/i18n/use-text.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PhotoInput } from './photo-input.tsx'
import css from './photos.module.css'

/** Takes a photo at once, on devices that are held in the hand. */
export function CameraButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useText('photos')
  return (
    <label className={classNames(buttonClass({ kind: 'quiet', size: 'sm' }), css['camera'])}>
      <Icon name="camera" />
      {t('camera')}
      <PhotoInput capture="user" onFiles={onFiles} />
    </label>
  )
}
