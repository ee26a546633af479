import type { MemberCard } from '#contract/member-card.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { TilePicture } from '#web/ui/tile.tsx'

/** The main photo of a member as a tile shows it; undefined where there is none. */
export function useTilePicture({ name, main_image: image }: MemberCard): TilePicture | undefined {
  const t = useText('member-tile')
  const photo = usePhotoAddress()
  if (!image) return undefined
  return { src: photo(image.filename), alt: t('photo_of', { name }) }
}
