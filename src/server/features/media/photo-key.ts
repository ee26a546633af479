/** The variants every photo has. */
export const VARIANTS = ['thumb', 'card', 'full', 'match', 'locked'] as const
export type Variant = (typeof VARIANTS)[number]

export function photoKey(filename: string, variant: Variant): string {
  return `photos/${filename.slice(0, 2)}/${filename}-${variant}.webp`
}

/** The keys of all files of a photo. */
export function photoKeys(filename: string): string[] {
  return VARIANTS.map((variant) => photoKey(filename, variant))
}
