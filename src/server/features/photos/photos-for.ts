import type { z } from 'zod/mini'
import type { ProfilePhoto } from '#contract/members.ts'
import type { Db } from '#server/db/connect.ts'
import { isOpenTo } from '#server/features/media/media.ts'
import { isSelfOrVisibleTo, type Viewer } from '#server/features/members/members.ts'

type PhotosForInput = {
  readonly viewer: Viewer
  readonly viewerIsPremium: boolean
  readonly memberId: string
}

/**
 * The photos on a member's profile, the main one first. Of those that the viewer may not see there is only the blurred
 * file, whose name leads to no other. Nothing of a member who may not be seen at all.
 */
export async function photosFor(
  db: Db,
  question: PhotosForInput,
): Promise<z.input<typeof ProfilePhoto>[]> {
  const { viewer, memberId } = question
  const photos = await db
    .selectFrom('member')
    .where(isSelfOrVisibleTo(viewer))
    .innerJoin('photo', 'photo.member_id', 'member.id')
    .where('member.id', '=', memberId)
    .where('photo.status', '=', 'active')
    .select(['photo.id', 'filename', 'locked_filename', 'width', 'height'])
    .orderBy('photo.position')
    .execute()
  const isOwn = viewer.memberId === memberId
  return photos.map(({ id, width, height, ...names }, rank) => {
    const isLocked = !isOpenTo(photoViewerOf(question), { isOwn, rank })
    return { id, is_locked: isLocked, ...shownFiles(names, isLocked), width, height }
  })
}

function photoViewerOf({ viewer, viewerIsPremium }: PhotosForInput) {
  if (viewer.memberId === null) return 'visitor'
  return viewerIsPremium ? 'premium' : 'free'
}

type Names = { readonly filename: string; readonly locked_filename: string }

function shownFiles({ filename, locked_filename: lockedFilename }: Names, isLocked: boolean) {
  const locked = `${lockedFilename}-locked.webp`
  if (isLocked) return { filename: locked, card_filename: locked, thumb_filename: locked }
  return {
    filename: `${filename}-full.webp`,
    card_filename: `${filename}-card.webp`,
    thumb_filename: `${filename}-thumb.webp`,
  }
}
