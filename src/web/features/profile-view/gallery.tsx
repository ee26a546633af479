import type { MemberProfile } from '#contract/members.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { GalleryCell } from './gallery-cell.tsx'
import css from './gallery.module.css'

/** The main photo and so many beside it. */
const SHOWN = 4

type GalleryProps = { member: MemberProfile; onOpen: (at: number) => void }

/** Somebody's photos: the main one large, a few others small, and how many there are. */
export function Gallery({ member, onOpen }: GalleryProps) {
  const t = useText('member.photos')
  const { name, photos, num_photos: count } = member
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
  const { singular } = useFictionalWords()
  return (
    <span className={css['labels']}>
      {member.fictional_icon && <Tag kind="fictional">{singular}</Tag>}
      {member.is_new && !member.fictional_icon && <Tag kind="new">{t('new')}</Tag>}
    </span>
  )
}

function Nobody({ member }: { member: MemberProfile }) {
  const t = useText('member.photos')
  return (
    <div className={css['mosaic']} data-count="1">
      <p className={css['nobody']}>
        <Icon name="user-fill" />
        <span>{t('none', { name: member.name })}</span>
      </p>
      <div className={css['marks']}>
        <Labels member={member} />
      </div>
    </div>
  )
}
