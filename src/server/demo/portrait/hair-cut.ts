/** A way to wear hair: smooth ones are shapes behind and before the face, curly ones are made of coils. */
export type HairCut =
  | {
      readonly kind: 'smooth'
      readonly back: readonly string[]
      readonly front: string
      readonly opacity?: number
      readonly hasRoughEdge?: boolean
      readonly coversEars?: boolean
    }
  | { readonly kind: 'curly'; readonly spread: number; readonly isLong: boolean }
  | { readonly kind: 'curly_top' }
  | { readonly kind: 'none' }

/** What is drawn of it behind and before the face. */
export type Hair = { readonly back: string; readonly front: string }

export type HairTones = { readonly base: string; readonly dark: string; readonly light: string }
