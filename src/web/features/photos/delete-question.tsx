import type { OwnPhoto } from '#contract/photos.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { PhotosState } from './use-photos.ts'
import css from './photos.module.css'

type DeleteQuestionProps = {
  photo: OwnPhoto
  /** Whether another photo becomes the main one. */
  hasHeir: boolean
  remove: PhotosState['remove']
  onDone: () => void
  onCancel: () => void
}

export function DeleteQuestion({ photo, hasHeir, remove, onDone, onCancel }: DeleteQuestionProps) {
  const t = useText('photos.delete')
  return (
    <>
      <p className="soft">{hasHeir ? t('text_main') : t('text')}</p>
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
