import type { MemberProfile, ProfilePhoto } from '#contract/members.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import css from './gallery.module.css'
import type { LikedPart } from './profile-head.tsx'

/** The main photo and so many beside it. */
const SHOWN = 4

type GalleryProps = {
  member: MemberProfile
  onOpen: (at: number) => void
  onLike: (part: LikedPart) => void
}

/** The photos of a profile: the main one large, a few others small, and how many there are. */
export function Gallery({ member, onOpen, onLike }: GalleryProps) {
  const t = useText('member.photos')
  const { photos, num_photos: count } = member
  const name = useMarkedName()(member)
  const shown = photos.slice(0, SHOWN)
  if (shown.length === 0) return <Nobody member={member} />

  return (
    <div className={css['mosaic']} data-count={shown.length}>
      {shown.map((photo, at) => (
        <GalleryCell
          key={photo.id}
          {...{ photo, at, name }}
          isMain={at === 0}
          over={at === shown.length - 1 ? { photos, shown: shown.length } : undefined}
          onOpen={() => onOpen(at)}
          onLike={() => onLike({ part: 'photo', photo_id: photo.id })}
        />
      ))}
      <div className={css['marks']}>
        <Labels member={member} />
        <span className={css['count']}>
          <Tag kind="plain">
            <Icon name="images" size="sm" />
            {t('of', { at: '1', count })}
          </Tag>
        </span>
      </div>
    </div>
  )
}

function Labels({ member }: { member: MemberProfile }) {
  const t = useText('member-tile')
  const { tag } = useTaggedName()(member)
  return (
    <span className={css['labels']}>
      {tag ?? (member.is_new && <Tag kind="new">{t('new')}</Tag>)}
    </span>
  )
}

function Nobody({ member }: { member: MemberProfile }) {
  const t = useText('member.photos')
  const marked = useMarkedName()
  return (
    <div className={css['mosaic']} data-count="1">
      <p className={css['nobody']}>
        <Icon name="user-fill" />
        <span>{t('none', { name: marked(member) })}</span>
      </p>
      <div className={css['marks']}>
        <Labels member={member} />
      </div>
    </div>
  )
}

type GalleryCellProps = {
  photo: ProfilePhoto
  at: number
  name: string
  isMain: boolean
  /** On the last one that is shown: all there are, and how many of them stand here. */
  over?: { readonly photos: readonly ProfilePhoto[]; readonly shown: number } | undefined
  onOpen: () => void
  onLike: () => void
}

/** One photo in the gallery, which opens it large, and the way to like just that. Of a locked one there is only a blur and what opens it. */
function GalleryCell(props: GalleryCellProps) {
  const { photo, at, name, isMain, over, onOpen, onLike } = props
  const t = useText('member.photos')
  const note = useText('like-note')
  const address = usePhotoAddress()
  const words = useWordsOver(over)
  const label = photo.is_locked ? t('locked') : t('open', { at: String(at + 1), name })

  return (
    <div className={css['cell']}>
      <button
        type="button"
        className={css['open']}
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
      {!photo.is_locked && !words && (
        <IconButton
          kind="glass"
          icon="heart"
          label={`${note('open_photo')} (${at + 1})`}
          className={css['like']}
          onClick={onLike}
        />
      )}
    </div>
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
