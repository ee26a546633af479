import type { Niche } from '#contract/landers.ts'

const PICTURES = import.meta.glob<string>('./drawn/*.webp', { eager: true, import: 'default' })

const WHO: Record<Niche, readonly ('woman' | 'mature' | 'elder' | 'man')[]> = {
  she: ['woman'],
  bdsm: ['woman', 'man'],
  bbw: ['woman', 'mature'],
  gilf: ['elder'],
  milf: ['mature'],
  gay: ['man'],
  general: ['woman', 'man'],
}

/** Drawn faces that suit a niche, for where there are fewer members than places. They are not mistaken for members. */
export function drawnFaces(niche: Niche): string[] {
  const kinds = WHO[niche]
  return Array.from({ length: 6 }, (_, at) => kinds.map((kind) => picture(kind, at + 1))).flat()
}

function picture(kind: string, number: number): string {
  return PICTURES[`./drawn/${kind}-${number}.webp`]!
}
