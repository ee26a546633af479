/** The variants every photo has. */
export const VARIANTS = ['thumb', 'card', 'full', 'match', 'locked'] as const
export type Variant = (typeof VARIANTS)[number]

export function photoKey(filename: string, variant: Variant): string {
  return `photos/${filename.slice(0, 2)}/${filename}-${variant}.webp`
}

/** The variants that a photo in a message has: what is not shown on tiles needs no others. */
export const MESSAGE_VARIANTS = ['full', 'locked'] as const satisfies readonly Variant[]

/** The keys of all files of a photo. */
export function photoKeys(filename: string, variants: readonly Variant[] = VARIANTS): string[] {
  return variants.map((variant) => photoKey(filename, variant))
}
