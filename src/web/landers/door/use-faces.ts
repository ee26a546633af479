import { useLoaderData } from 'react-router'
import type * as z from 'zod/mini'
import type { getLander } from '#contract/landers.ts'
import type { MemberCard } from '#contract/online.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'

export type Lander = z.output<(typeof getLander)['output']> & {
  /** The addresses of drawn faces. */
  readonly drawn: readonly string[]
}

export type Face = {
  readonly src: string
  /** Whose face it is; null where it is only drawn. */
  readonly member: MemberCard | null
}

/** What was loaded with the landing page. */
export function useLander(): Lander {
  return useLoaderData<Lander>()
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
