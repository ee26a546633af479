import { short } from './lines.ts'
import { hundredths } from './paint.ts'
import { between, pick, type Stream } from './random.ts'

/** A place that lies out of focus behind somebody: flat shapes under one blur. */
export type Scene = {
  /** The colours above and below, which the whole is painted with first. */
  readonly above: string
  readonly below: string
  readonly art: string
  /** The colour of its light, which tints face and picture. */
  readonly glow: string
}
/** Draws a scene with the light from a side. */
export type DrawScene = (stream: Stream, light: number) => Scene

export type Box = readonly [x: number, y: number, width: number, height: number]

export function box([x, y, width, height]: Box, colour: string, opacity = 1, round = 0): string {
  const corners = round ? ` rx="${round}"` : ''
  const seen = opacity < 1 ? ` opacity="${hundredths(opacity)}"` : ''
  return `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}"${corners} fill="${colour}"${seen}/>`
}

export function blob(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  const seen = opacity < 1 ? ` opacity="${hundredths(opacity)}"` : ''
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${colour}"${seen}/>`
}

type Leaf = { readonly turn: number; readonly size: number; readonly opacity: number }

export function leaf(x: number, y: number, colour: string, { turn, size, opacity }: Leaf): string {
  const place = `translate(${short(x)} ${short(y)})rotate(${Math.round(turn)})scale(${short(size)})`
  return `<path transform="${place}" d="M0 0C34-34 110-30 150 0C110 30 34 34 0 0Z" fill="${colour}" opacity="${hundredths(opacity)}"/>`
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

type Range = readonly [from: number, to: number]
type Blobs = {
  readonly x: Range
  readonly y: Range
  readonly radius: Range
  readonly colours: readonly string[]
  readonly opacity: Range
}

/** Blobs strewn over a part of the picture: lamps, leaves, lights of cars. */
export function strewn(
  stream: Stream,
  count: number,
  { x, y, radius, colours, opacity }: Blobs,
): string {
  return times(count, () =>
    blob(
      between(stream, ...x),
      between(stream, ...y),
      between(stream, ...radius),
      pick(stream, colours),
      between(stream, ...opacity),
    ),
  )
}
