import { useLoaderData } from 'react-router'
import type * as z from 'zod/mini'
import type { getLander, Niche } from '#contract/landers.ts'
import type { MemberCard } from '#contract/member-card.ts'
import { usePhotoAddress } from '#web/features/settings/settings.ts'

type Lander = z.output<(typeof getLander)['output']> & {
  /** The addresses of drawn faces. */
  readonly drawn: readonly string[]
}

/** What was loaded with the landing page. */
export function useLander(): Lander {
  return useLoaderData<Lander>()
}

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

/** Whether some of so many faces are drawn. */
export function useHasDrawn(count: number): boolean {
  return useFaces(count).some(({ member }) => member === null)
}

type Wish = { readonly gender?: 'male' | 'female'; readonly seeks?: 'male' | 'female' }

const WISHES: Record<Niche, Wish> = {
  she: { gender: 'female', seeks: 'female' },
  gay: { gender: 'male', seeks: 'male' },
  bbw: { seeks: 'female' },
  milf: { seeks: 'female' },
  gilf: { seeks: 'female' },
  bdsm: {},
  general: {},
}

/** What a niche says about its visitors and whom they seek, so that it is not asked again. */
export function nicheWish(niche: Niche): Wish {
  return WISHES[niche]
}
