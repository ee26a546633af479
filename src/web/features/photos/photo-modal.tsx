import { lazy, Suspense, useState } from 'react'
import type { Crop, OwnPhoto } from '#contract/photos.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import css from './photos.module.css'
import type { PhotosState } from './use-photos.ts'

type PhotoModalProps = {
  state: PhotosState
  id: string | null
  onMove: (id: string, to: number) => void
  onClose: () => void
}
type View = 'actions' | 'crop' | 'delete'

/** What can be done with one photo. Whatever it asks next stands in the same dialog. */
export function PhotoModal({ state, id, onMove, onClose }: PhotoModalProps) {
  const t = useText('photos')
  const shell = useText('shell')
  const [view, setView] = useState<View>('actions')
  const index = state.photos.findIndex((each) => each.id === id)
  const photo = state.photos[index]
  if (!photo) return null
  const [place, count] = [index + 1, state.photos.length]
  const titles = {
    actions: t('nth', { place, count }),
    crop: t('crop.title'),
    delete: t('delete.title'),
  }

  function close() {
    setView('actions')
    state.crop.reset()
    state.remove.reset()
    onClose()
  }
  const back = () => setView('actions')

  return (
    <Modal
      key={view}
      open
      title={titles[view]}
      titleSize="md"
      closeLabel={shell('close')}
      onClose={close}
    >
      {view === 'actions' && (
        <PhotoActions
          photo={photo}
          place={place}
          count={count}
          onMove={(to) => onMove(photo.id, to)}
          onCrop={() => setView('crop')}
          onDelete={() => setView('delete')}
        />
      )}
      {view === 'crop' && (
        <CropForm photo={photo} crop={state.crop} onDone={close} onCancel={back} />
      )}
      {view === 'delete' && (
        <DeleteQuestion
          photo={photo}
          hasHeir={place === 1 && count > 1}
          remove={state.remove}
          onDone={close}
          onCancel={back}
        />
      )}
    </Modal>
  )
}

const CropArea = lazy(async () => ({ default: (await import('./crop-area.tsx')).CropArea }))

type CropFormProps = {
  photo: OwnPhoto
  crop: PhotosState['crop']
  onDone: () => void
  onCancel: () => void
}

/** Chooses the part of a photo that tiles show. */
function CropForm({ photo, crop: save, onDone, onCancel }: CropFormProps) {
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

type DeleteQuestionProps = {
  photo: OwnPhoto
  /** Whether another photo becomes the main one. */
  hasHeir: boolean
  remove: PhotosState['remove']
  onDone: () => void
  onCancel: () => void
}

function DeleteQuestion({ photo, hasHeir, remove, onDone, onCancel }: DeleteQuestionProps) {
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

type PhotoActionsProps = {
  photo: OwnPhoto
  place: number
  count: number
  onMove: (to: number) => void
  onCrop: () => void
  onDelete: () => void
}

/** A photo as others see it on a tile, and everything that can be done with it. */
function PhotoActions(props: PhotoActionsProps) {
  const { photo, place, count, onMove, onCrop, onDelete } = props
  const t = useText('photos')
  const index = place - 1

  return (
    <div className={css['actions']}>
      <img
        className={css['large']}
        src={privatePhotoAddress(photo.card_filename)}
        alt={t('nth', { place, count })}
        width={480}
        height={600}
      />
      <div className={css['buttons']}>
        <Button kind="quiet" icon="crop" block onClick={onCrop}>
          {t('crop.open')}
        </Button>
        {index > 0 && (
          <Button kind="quiet" icon="star-fill" block onClick={() => onMove(0)}>
            {t('make_main')}
          </Button>
        )}
        {index > 1 && (
          <Button kind="quiet" icon="arrow-left" block onClick={() => onMove(index - 1)}>
            {t('earlier')}
          </Button>
        )}
        {place < count && (
          <Button kind="quiet" icon="arrow-right" block onClick={() => onMove(index + 1)}>
            {t('later')}
          </Button>
        )}
        <Button kind="ghost" icon="trash" block onClick={onDelete}>
          {t('delete.open')}
        </Button>
      </div>
      {photo.status === 'waiting' && (
        <Notice icon="clock" className={css['wide']}>
          {t('waiting_hint')}
        </Notice>
      )}
    </div>
  )
}
