import type { Crop } from '#contract/photos.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Variant } from '../photo-key.ts'

/** What a decoder is asked for. */
export type Task = {
  /** An upload that waits in a file, or a picture of our own that is to be cut anew. */
  readonly source: { readonly path: string } | { readonly bytes: Uint8Array }
  readonly crop: Crop | null
  readonly variants: readonly Variant[]
}

export type Picture = {
  /** Of the whole picture, as the full variant has it. */
  readonly width: number
  readonly height: number
  readonly variants: Readonly<Partial<Record<Variant, Buffer>>>
}

/** What a decoder says: that it is there, and then for every task a picture or why there is none. */
export type Word =
  | { readonly isReady: true }
  | { readonly picture: Picture }
  | { readonly refusal: RefusalCode }
