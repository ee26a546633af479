import type { ComponentProps } from 'react'
import type { OwnPhoto } from '#contract/photos.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import css from './photos.module.css'

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
export function PhotoTile({ photo, place, count, part, handle, onOpen }: PhotoTileProps) {
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
