import { useQueryClient } from '@tanstack/react-query'
import type { MemberEvent } from '#contract/events.ts'
import type { LikeTile } from '#contract/likes.ts'
import { canOpenModal, isPageSeen } from '#web/browser/attention.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { Liker } from './like-modal.tsx'
import { likesQuery } from './likes-query.ts'
import { profilePath } from './profile-path.ts'
import { isToldMatch } from './told-match.ts'

/** Tells whoever looks at the page what has just happened: a match by the modal, a like by a toast. */
export function useAnnounce(showModal: (liker: Liker) => void, isBusy: boolean) {
  const queries = useQueryClient()
  const toast = useLikeToast()

  return async (event: MemberEvent): Promise<void> => {
    if ((event.kind !== 'like' && event.kind !== 'match') || !isPageSeen()) return
    const type = event.kind === 'match' ? 'matches' : 'received'
    const { pages } = await queries.fetchInfiniteQuery(likesQuery(type))
    const like = pages.flatMap(({ profiles }) => profiles).find(({ id }) => id === event.profile_id)
    if (!like || (event.kind === 'match' && isToldMatch(queries, like.id))) return
    if (event.kind === 'match' && !isBusy && canOpenModal()) showModal(likerIn(like))
    else toast(like, event.kind)
  }
}

function likerIn({ id, name, fictional_icon: isFictional, main_image: image }: LikeTile): Liker {
  return { id, name, isFictional, isMatch: true, image: image?.filename ?? null }
}

function useLikeToast() {
  const t = useText('live.toast')
  const shell = useText('shell')
  const photo = usePhotoAddress()
  const { singular } = useFictionalWords()

  return (like: LikeTile, kind: 'like' | 'match') => {
    const { id, name, main_image: image, fictional_icon: isFictional } = like
    const words = t(`${kind}_text`, { name })
    showToast({
      topic: kind,
      title: t(kind),
      text: isFictional ? `${words} (${singular})` : words,
      picture: <Avatar alt="" src={image ? photo(image.thumb_filename) : undefined} />,
      href: profilePath(id),
      closeLabel: shell('close'),
    })
  }
}
