import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { MemberTile as Member } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { canMovePhotos, isPlainPress, markOpening } from '#web/browser/photo-transition.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { useText } from '#web/i18n/use-text.ts'
import { HeartButton } from '#web/ui/heart-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { useLike } from './use-like.ts'
import { useRefusalToast } from './use-refusal-toast.ts'
import { useTilePicture } from './use-tile-picture.ts'

type MemberTileProps = {
  member: Member
  /** The first tile of a result, twice as wide and high. */
  lead?: boolean
  /** Visible without scrolling: loaded at once. */
  first?: boolean
}

/** Somebody in a list, to be opened or liked. Needs the texts of `member-tile` and `refusal`, and a ToastRegion. */
export function MemberTile({ member, lead, first }: MemberTileProps) {
  const t = useText('member-tile')
  const picture = useTilePicture(member)
  const { isLiked, isMatch, press } = useLike(member, useRefusalToast())
  const { id, name, age, city, distance_km: far, about_line: line } = member
  const href = pathTo('members-id', { id })
  const open = useOpenProfile(href)

  return (
    <Tile
      {...{ name, age, place: city, picture, lead, first }}
      href={href}
      onOpen={open}
      distance={far === null ? undefined : t('distance', { km: far })}
      line={line === null ? undefined : t('line', { line })}
      online={member.is_online ? t('online') : undefined}
      labels={<Labels member={member} isMatch={isMatch} />}
      heart={<HeartButton liked={isLiked} label={t('like', { name })} onClick={press} />}
    />
  )
}

function Labels({ member, isMatch }: { member: Member; isMatch: boolean }) {
  const t = useText('member-tile')
  return (
    <>
      {member.fictional_icon && <FictionalTag />}
      {member.is_new && !member.fictional_icon && <Tag kind="new">{t('new')}</Tag>}
      {isMatch && <Tag kind="plain">{t('match')}</Tag>}
    </>
  )
}

function FictionalTag() {
  return <Tag kind="fictional">{useFictionalWords().singular}</Tag>
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
