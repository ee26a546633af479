import type { Crop } from '#contract/photos.ts'

type Size = { readonly width: number; readonly height: number }
type Region = Size & { readonly left: number; readonly top: number }

/** A tile is 4:5. */
const TALLNESS = 5 / 4
/** Faces are above the middle. */
const FACE_HEIGHT = 0.28

/** The parts of a picture that tiles show: the crop, or the largest part that fits, and the square of it. */
export function regionsOf(size: Size, crop: Crop | null): { tile: Region; square: Region } {
  const tile = crop ? cropped(size, crop) : largest(size)
  const side = Math.min(tile.width, tile.height)
  return { tile, square: within(tile, { width: side, height: side }) }
}

function cropped({ width, height }: Size, crop: Crop): Region {
  const left = Math.min(Math.round(crop.x * width), width - 1)
  const top = Math.min(Math.round(crop.y * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
}

function largest(size: Size): Region {
  const width = Math.min(size.width, Math.round(size.height / TALLNESS))
  const height = Math.min(size.height, Math.round(size.width * TALLNESS))
  return within({ left: 0, top: 0, ...size }, { width, height })
}

function within(outer: Region, { width, height }: Size): Region {
  const left = outer.left + Math.round((outer.width - width) / 2)
  const top = outer.top + Math.round((outer.height - height) * FACE_HEIGHT)
  return { left, top, width, height }
}
