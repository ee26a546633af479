import type { OwnPhoto } from '#contract/photos.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './photos.module.css'

type PhotoActionsProps = {
  photo: OwnPhoto
  place: number
  count: number
  onMove: (to: number) => void
  onCrop: () => void
  onDelete: () => void
}

/** A photo as others see it on a tile, and everything that can be done with it. */
export function PhotoActions(props: PhotoActionsProps) {
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
