import type { Niche } from '#contract/landers.ts'

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

/** What a niche says about who comes and whom they seek, so that it is not asked again. */
export function nicheWish(niche: Niche): Wish {
  return WISHES[niche]
}
