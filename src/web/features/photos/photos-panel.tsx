import { type ComponentProps, useState } from 'react'
import { type OwnPhoto, PHOTO_LIMITS } from '#contract/photos.ts'
import { pathTo } from '#contract/routes.ts'
import type { Showcase } from '#contract/showcase.ts'
import { PhotoInput, useFileDrop } from './photo-input.tsx'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { useSortDrag } from './use-sort-drag.ts'
import { Panel } from '#web/features/profiles/panel.tsx'
import { ShowcaseRows } from '#web/features/profiles/settings/showcase-rows.tsx'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/loading-states.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { PhotoModal } from './photo-modal.tsx'
import css from './photos.module.css'
import { UploadList } from './upload-list.tsx'
import { type Photos, type PhotosState, usePhotos } from './use-photos.ts'
import { useUploads } from './use-uploads.ts'

type PhotosPanelProps = {
  loaded: Photos
  showcase: Showcase
  /** Whether the site asks for a proof of age before there may be one more. */
  mustProveAge?: boolean
}

/** The member's own photos: to be added, put in order, cropped and deleted. */
export function PhotosPanel({ loaded, showcase, mustProveAge = false }: PhotosPanelProps) {
  const t = useText('photos')
  const photos = usePhotos(loaded)
  const room = mustProveAge ? 0 : Math.max(0, photos.limit - photos.photos.length)
  const uploads = useUploads({ room, onDone: photos.add, onAllDone: photos.askAnew })
  const drop = useFileDrop(uploads.add)
  const isEmpty = photos.photos.length === 0

  return (
    <div {...drop.place} className={classNames(css['drop'], drop.isOver && css['over'])}>
      <Panel id="photos" title={t('title')} lead={t('lead')}>
        <div className={classNames(css['body'], !isEmpty && isFree(photos) && css['few'])}>
          {mustProveAge && <AgeFirst />}
          {isEmpty && uploads.uploads.length === 0 ? (
            !mustProveAge && <NoPhotos onFiles={uploads.add} />
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
        {!isEmpty && <ShowcaseQuestion loaded={showcase} />}
      </Panel>
      {drop.isOver && <p className={css['here']}>{t('drop_here')}</p>}
    </div>
  )
}

function AgeFirst() {
  const t = useText('photos')
  return <Notice link={<KitLink href={pathTo('age')}>{t('age_link')}</KitLink>}>{t('age')}</Notice>
}

/** Who sees these photos, and whether pages for everybody may show the main one. */
function ShowcaseQuestion({ loaded }: { loaded: Showcase }) {
  const t = useText('showcase')
  return (
    <section className={css['showcase']} aria-labelledby="showcase">
      <h3 id="showcase" className="title-sm">
        {t('title')}
      </h3>
      <p className="small soft">
        {t('ask')} {t('lead')}
      </p>
      <ShowcaseRows loaded={loaded} />
    </section>
  )
}

/** How many there are and may be; a member who is not premium yet learns what premium gives. */
function Count({ photos }: { photos: PhotosState }) {
  const t = useText('photos')
  const more = t('count_premium', { premium: PHOTO_LIMITS.premium })

  return (
    <div className="small soft">
      <p>
        <b>{t('count', { count: photos.photos.length, limit: photos.limit })}</b>{' '}
        {isFree(photos) && <KitLink href={pathTo('premium')}>{more}</KitLink>}
      </p>
      <p>{t('formats')}</p>
    </div>
  )
}

function isFree({ limit }: Pick<PhotosState, 'limit'>): boolean {
  return limit < PHOTO_LIMITS.premium
}

/** Takes a photo at once, on devices that are held in the hand. */
function CameraButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useText('photos')
  return (
    <label className={classNames(buttonClass({ kind: 'quiet', size: 'sm' }), css['camera'])}>
      <Icon name="camera" />
      {t('camera')}
      <PhotoInput capture="user" onFiles={onFiles} />
    </label>
  )
}

/** Invites a member without photos to add one. */
function NoPhotos({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
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
      {t('empty_text')} <span className={css['by-mouse']}>{t('drop_text')}</span>
    </EmptyState>
  )
}

type PhotoGridProps = {
  photos: PhotosState
  /** Without it there is no room for more. */
  onFiles: ((files: readonly File[]) => void) | undefined
}

/** All photos in their order, the main one large, and a place to add more. */
function PhotoGrid({ photos: state, onFiles }: PhotoGridProps) {
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

type PhotoTileProps = {
  photo: OwnPhoto
  place: number
  count: number
  /** What makes it movable. */
  part: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onOpen: () => void
}

/** One photo as a tile: a press opens what can be done with it, the handle moves it. */
function PhotoTile({ photo, place, count, part, handle, onOpen }: PhotoTileProps) {
  const t = useText('photos')
  const isHydrated = useIsHydrated()
  const isMain = place === 1

  return (
    <li {...part} className={css['tile']}>
      <button
        type="button"
        className={css['picture']}
        aria-label={t('open', { place, count })}
        disabled={!isHydrated}
        onClick={onOpen}
      >
        <img
          src={privatePhotoAddress(photo.card_filename)}
          alt=""
          width={480}
          height={600}
          decoding="async"
          draggable={false}
        />
      </button>
      <div className={css['tags']}>
        {isMain && <Tag kind="plain">{t('main')}</Tag>}
        {photo.status === 'waiting' && (
          <Tag kind="ad">
            <Icon name="clock" size="sm" />
            {t('waiting')}
          </Tag>
        )}
      </div>
      {count > 1 && (
        <button
          {...handle}
          type="button"
          className={css['handle']}
          aria-label={t('move', { place, count })}
          title={t('move_short')}
          disabled={!isHydrated}
        >
          <Icon name="dots-six-bold" />
        </button>
      )}
    </li>
  )
}
