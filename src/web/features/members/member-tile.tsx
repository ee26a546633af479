import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { MemberCard } from '#contract/member-card.ts'
import type { MemberTile as Member } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { useShownOnline } from '#web/browser/use-is-online.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { HeartButton } from '#web/ui/heart-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile, type TilePicture } from '#web/ui/tile.tsx'
import { useLike } from './like.ts'

type MemberTileProps = {
  member: Member
  /** The first tile of a result, twice as wide and high. */
  lead?: boolean
  /** Visible without scrolling: loaded at once. */
  first?: boolean
}

/** A member in a list, to be opened or liked. Needs the texts of `member-tile` and `refusal`, and a ToastRegion. */
export function MemberTile({ member, lead, first }: MemberTileProps) {
  const t = useText('member-tile')
  const picture = useTilePicture(member)
  const { isLiked, isMatch, press } = useLike(member, useRefusalToast())
  const { id, age, city, distance_km: far, about_line: line } = member
  const { name, tag } = useTaggedName()(member)
  const marked = useMarkedName()
  const href = pathTo('members-id', { id })
  const open = useOpenProfile(href)
  const isOnline = useShownOnline()

  return (
    <Tile
      {...{ name, age, place: city, picture, lead, first }}
      href={href}
      onOpen={open}
      distance={far === null ? undefined : t('distance', { km: far })}
      line={line === null ? undefined : t('line', { line })}
      online={isOnline(member) ? t('online') : undefined}
      labels={<Labels member={member} tag={tag} isMatch={isMatch} />}
      heart={
        <HeartButton liked={isLiked} label={t('like', { name: marked(member) })} onClick={press} />
      }
    />
  )
}

type LabelsProps = { member: Member; tag: ReactNode; isMatch: boolean }

function Labels({ member, tag, isMatch }: LabelsProps) {
  const t = useText('member-tile')
  return (
    <>
      {tag ?? (member.is_new && <Tag kind="new">{t('new')}</Tag>)}
      {isMatch && <Tag kind="plain">{t('match')}</Tag>}
    </>
  )
}

/** Opens a profile such that the photo of its tile becomes the large one. Where that cannot be, the link does its work. */
function useOpenProfile(href: string) {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event) || !canMovePhotos()) return
    event.preventDefault()
    markOpening(event.currentTarget)
    void navigate(href, { viewTransition: true })
  }
}

/** The main photo of a member as a tile shows it; undefined where there is none. */
export function useTilePicture(member: MemberCard): TilePicture | undefined {
  const t = useText('member-tile')
  const photo = usePhotoAddress()
  const marked = useMarkedName()
  const { main_image: image } = member
  if (!image) return undefined
  return { src: photo(image.filename), alt: t('photo_of', { name: marked(member) }) }
}

/** Whether a press opens something in this window, rather than in another one. */
function isPlainPress(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Whether the browser can turn one page into the next, and the visitor did not ask for less motion. */
function canMovePhotos(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Says which tile is being opened: its photo is the one that moves. */
function markOpening(link: HTMLElement): void {
  for (const other of document.querySelectorAll('[data-opens]'))
    delete (other as HTMLElement).dataset['opens']
  link.closest('article')?.setAttribute('data-opens', '')
}
