import { lazy, Suspense, useState } from 'react'
import type { Crop, OwnPhoto } from '#contract/photos.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { PhotosState } from './use-photos.ts'
import css from './photos.module.css'

const CropArea = lazy(async () => ({ default: (await import('./crop-area.tsx')).CropArea }))

type CropFormProps = {
  photo: OwnPhoto
  crop: PhotosState['crop']
  onDone: () => void
  onCancel: () => void
}

/** Chooses the part of a photo that tiles show. */
export function CropForm({ photo, crop: save, onDone, onCancel }: CropFormProps) {
  const t = useText('photos.crop')
  const [crop, setCrop] = useState<Crop | null>(null)

  return (
    <>
      <p className="small soft">{t('lead')}</p>
      <Suspense
        fallback={
          <div className={css['cropper']}>
            <Spinner label={t('title')} />
          </div>
        }
      >
        <CropArea photo={photo} onCrop={setCrop} />
      </Suspense>
      <RefusalNotice error={save.error} />
      <div className={css['answers']}>
        <Button
          disabled={!crop}
          busy={save.isPending}
          onClick={() => crop && save.mutate({ id: photo.id, crop }, { onSuccess: onDone })}
        >
          {t('save')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}
