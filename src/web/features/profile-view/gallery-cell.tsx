import type { ProfilePhoto } from '#contract/members.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './gallery.module.css'

type GalleryCellProps = {
  photo: ProfilePhoto
  at: number
  name: string
  isMain: boolean
  /** On the last one that is shown: all there are, and how many of them stand here. */
  over?: { readonly photos: readonly ProfilePhoto[]; readonly shown: number } | undefined
  onOpen: () => void
}

/** One photo in the gallery, which opens it large. Of a locked one there is only a blur and what opens it. */
export function GalleryCell(props: GalleryCellProps) {
  const { photo, at, name, isMain, over, onOpen } = props
  const t = useText('member.photos')
  const address = usePhotoAddress()
  const words = useWordsOver(over)
  const label = photo.is_locked ? t('locked') : t('open', { at: String(at + 1), name })

  return (
    <button
      type="button"
      className={css['cell']}
      aria-label={words ? `${label}: ${words}` : label}
      onClick={onOpen}
    >
      <img
        src={address(isMain ? photo.filename : photo.card_filename)}
        alt=""
        width={isMain ? photo.width : 480}
        height={isMain ? photo.height : 600}
        decoding="async"
        fetchPriority={isMain ? 'high' : 'auto'}
      />
      {(photo.is_locked || words) && (
        <span className={words ? css['over'] : css['lock']}>
          {photo.is_locked && (
            <span className={words ? undefined : css['disc']}>
              <Icon name="lock" />
            </span>
          )}
          {words && <b>{words}</b>}
        </span>
      )}
    </button>
  )
}

/** What the last photo says of those behind it: how many are locked and what opens them, or how many more there are. */
function useWordsOver(over: GalleryCellProps['over']): string | null {
  const t = useText('member.photos')
  const isMember = useUser() !== null
  if (!over) return null
  const locked = over.photos.filter((photo) => photo.is_locked).length
  if (locked > 0) return t(isMember ? 'with_premium' : 'with_account', { count: locked })
  const more = over.photos.length - over.shown
  return more > 0 ? t('more', { count: more }) : null
}
