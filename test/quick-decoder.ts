import type { Decoder } from '#server/features/media/media.ts'

/** Makes pictures of nothing at once, for tests of what becomes of them. */
export const quickDecoder: Decoder = {
  requireRoom: () => undefined,
  decode: async ({ variants }) => ({
    width: 300,
    height: 400,
    variants: Object.fromEntries(variants.map((variant) => [variant, Buffer.from(variant)])),
  }),
  stop: () => undefined,
}
