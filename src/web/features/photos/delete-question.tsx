import type { OwnPhoto } from '#contract/photos.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { PhotosState } from './use-photos.ts'
import css from './photos.module.css'

type DeleteQuestionProps = {
  photo: OwnPhoto
  isMain: boolean
  remove: PhotosState['remove']
  onDone: () => void
  onCancel: () => void
}

export function DeleteQuestion({ photo, isMain, remove, onDone, onCancel }: DeleteQuestionProps) {
  const t = useText('photos.delete')
  return (
    <>
      <p className="soft">{isMain ? t('text_main') : t('text')}</p>
      <RefusalNotice error={remove.error} />
      <div className={css['answers']}>
        <Button busy={remove.isPending} onClick={() => remove.mutate(photo, { onSuccess: onDone })}>
          {t('confirm')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {t('keep')}
        </Button>
      </div>
    </>
  )
}
