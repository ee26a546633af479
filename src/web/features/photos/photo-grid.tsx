import { useState } from 'react'
import { useSortDrag } from '#web/browser/use-sort-drag.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PhotoInput } from './photo-input.tsx'
import { PhotoModal } from './photo-modal.tsx'
import { PhotoTile } from './photo-tile.tsx'
import type { PhotosState } from './use-photos.ts'
import css from './photos.module.css'

type PhotoGridProps = {
  photos: PhotosState
  /** Without it there is no room for more. */
  onFiles: ((files: readonly File[]) => void) | undefined
}

/** All photos in their order, the main one large, and a place to add more. */
export function PhotoGrid({ photos: state, onFiles }: PhotoGridProps) {
  const t = useText('photos')
  const { photos, order } = state
  const [openId, setOpenId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const ids = photos.map(({ id }) => id)
  const count = photos.length

  function move(id: string, to: number) {
    const others = ids.filter((each) => each !== id)
    order.mutate(others.toSpliced(to, 0, id))
    setSaid(t('moved', { place: to + 1, count }))
  }
  const { partOf, handleOf } = useSortDrag(ids, move)

  return (
    <>
      <ul className={css['grid']} aria-busy={order.isPending}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={index + 1}
            count={count}
            part={partOf(photo.id)}
            handle={handleOf(photo.id)}
            onOpen={() => setOpenId(photo.id)}
          />
        ))}
        {onFiles && (
          <li>
            <label className={css['add']}>
              <Icon name="plus" size="lg" />
              <span>{t('add')}</span>
              <PhotoInput onFiles={onFiles} />
            </label>
          </li>
        )}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <PhotoModal state={state} id={openId} onMove={move} onClose={() => setOpenId(null)} />
    </>
  )
}
