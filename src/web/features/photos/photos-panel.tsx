import { PHOTO_LIMITS } from '#contract/photos.ts'
import { isServed, pathTo } from '#contract/routes.ts'
import { useFileDrop } from '#web/browser/use-file-drop.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { Panel } from '#web/features/profiles/panel.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { CameraButton } from './camera-button.tsx'
import { NoPhotos } from './no-photos.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { UploadList } from './upload-list.tsx'
import { type Photos, type PhotosState, usePhotos } from './use-photos.ts'
import { useUploads } from './use-uploads.ts'
import css from './photos.module.css'

/** One's own photos: to be added, put in order, cropped and deleted. */
export function PhotosPanel({ loaded }: { loaded: Photos }) {
  const t = useText('photos')
  const photos = usePhotos(loaded)
  const room = Math.max(0, photos.limit - photos.photos.length)
  const uploads = useUploads({ room, onDone: photos.add, onAllDone: photos.askAnew })
  const drop = useFileDrop(uploads.add)
  const isEmpty = photos.photos.length === 0

  return (
    <div {...drop.place} className={classNames(css['drop'], drop.isOver && css['over'])}>
      <Panel id="photos" title={t('title')} lead={t('lead')}>
        <div className={classNames(css['body'], !isEmpty && isFree(photos) && css['few'])}>
          {isEmpty && uploads.uploads.length === 0 ? (
            <NoPhotos onFiles={uploads.add} />
          ) : (
            <PhotoGrid photos={photos} onFiles={room > 0 ? uploads.add : undefined} />
          )}
          <div className={css['foot']}>
            <Count photos={photos} />
            {room > 0 && <CameraButton onFiles={uploads.add} />}
          </div>
        </div>
        <UploadList {...uploads} />
        <RefusalNotice error={photos.order.error} />
      </Panel>
      {drop.isOver && <p className={css['here']}>{t('drop_here')}</p>}
    </div>
  )
}

/** How many there are and may be; whoever is not premium yet learns what premium gives. */
function Count({ photos }: { photos: PhotosState }) {
  const t = useText('photos')
  const more = t('count_premium', { premium: PHOTO_LIMITS.premium })

  return (
    <div className="small soft">
      <p>
        <b>{t('count', { count: photos.photos.length, limit: photos.limit })}</b>{' '}
        {isFree(photos) &&
          (isServed('premium') ? <KitLink href={pathTo('premium')}>{more}</KitLink> : more)}
      </p>
      <p>{t('formats')}</p>
    </div>
  )
}

function isFree({ limit }: Pick<PhotosState, 'limit'>): boolean {
  return limit < PHOTO_LIMITS.premium
}
