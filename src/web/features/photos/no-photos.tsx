import { useText } from '#web/i18n/use-text.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PhotoInput } from './photo-input.tsx'
import css from './photos.module.css'

/** Invites whoever has no photo yet. */
export function NoPhotos({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useText('photos')
  const choose = (
    <label className={classNames(buttonClass({ kind: 'ink' }), css['choose'])}>
      <Icon name="camera-plus" />
      {t('choose')}
      <PhotoInput onFiles={onFiles} />
    </label>
  )

  return (
    <EmptyState level={3} title={t('empty')} action={choose}>
      {t('empty_text')}
    </EmptyState>
  )
}
