import sharp, { type Sharp } from 'sharp'

type Wishes = { readonly width?: number; readonly height?: number; readonly colour?: string }

/** A small photo as a camera would make it. */
export function aPicture(wishes: Wishes = {}): Promise<Buffer> {
  return blank(wishes).jpeg().toBuffer()
}

/** A picture of one colour, to be made into whatever a test needs. */
export function blank({ width = 300, height = 400, colour = '#c86432' }: Wishes = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}
