import { useState } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import { Modal } from '#web/ui/modal.tsx'
import { CropForm } from './crop-form.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { PhotoActions } from './photo-actions.tsx'
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
