import { useLoaderData } from 'react-router'
import type * as z from 'zod/mini'
import type { getLander } from '#contract/landers.ts'
import type { MemberCard } from '#contract/online.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { drawnFaces } from './drawn-faces.ts'

export type Lander = z.output<(typeof getLander)['output']>

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
  const { niche, members } = useLander()
  const photo = usePhotoAddress()
  const real = members.flatMap((member) =>
    member.main_image ? [{ src: photo(member.main_image.filename), member }] : [],
  )
  const drawn = drawnFaces(niche).map((src) => ({ src, member: null }))
  return [...real, ...drawn].slice(0, count)
}
