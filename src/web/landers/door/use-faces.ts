import type { MemberCard } from '#contract/member-card.ts'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useLander } from './use-lander.ts'

export type Face = {
  readonly src: string
  /** Whose face it is; null where it is only drawn. */
  readonly member: MemberCard | null
}

/** So many faces: members as far as there are, then drawn ones. */
export function useFaces(count: number): Face[] {
  const { members, drawn } = useLander()
  const photo = usePhotoAddress()
  const real = members.flatMap((member) =>
    member.main_image ? [{ src: photo(member.main_image.filename), member }] : [],
  )
  return [...real, ...drawn.map((src) => ({ src, member: null }))].slice(0, count)
}
