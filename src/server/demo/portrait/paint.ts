import { at, clamp, lerp, type Place, short } from './lines.ts'

/** A filled outline. */
export function fill(path: string, colour: string, opacity = 1, extra = ''): string {
  const seen = opacity < 1 ? ` opacity="${hundredths(opacity)}"` : ''
  return `<path d="${path}" fill="${colour}"${seen}${extra}/>`
}

/** A line with round ends. */
export function stroke(
  path: string,
  colour: string,
  width: number,
  opacity = 1,
  extra = '',
): string {
  const seen = opacity < 1 ? ` opacity="${hundredths(opacity)}"` : ''
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${seen}${extra}/>`
}

type Oval = {
  readonly rx: number
  readonly ry: number
  readonly opacity?: number
  readonly turn?: number
}

export function oval([x, y]: Place, colour: string, { rx, ry, opacity = 1, turn }: Oval): string {
  const seen = opacity < 1 ? ` opacity="${hundredths(opacity)}"` : ''
  const turned = turn === undefined ? '' : ` transform="rotate(${turn} ${at([x, y])})"`
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"${seen}${turned}/>`
}

export function disc([x, y]: Place, radius: number, colour: string, opacity = 1): string {
  const seen = opacity < 1 ? ` opacity="${hundredths(opacity)}"` : ''
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${seen}/>`
}

export function group(attributes: string, ...content: string[]): string {
  return `<g ${attributes}>${content.join('')}</g>`
}

/** What is blurred: every blur costs a tenth of the time that a picture takes, so shades share one. */
export type Blur = 'wide' | 'middle' | 'fine'

export function blurred(blur: Blur, ...content: string[]): string {
  return group(`filter="url(#${blur})"`, ...content)
}

export function clipped(id: string, ...content: string[]): string {
  return group(`clip-path="url(#${id})"`, ...content)
}

export function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

function parts(colour: string): [number, number, number] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)) as [
    number,
    number,
    number,
  ]
}

/** The first colour with a share of the second. */
export function mix(one: string, other: string, share: number): string {
  const to = parts(other)
  const mixed = parts(one).map((value, index) => {
    const part = Math.round(clamp(lerp(value, to[index]!, share), 0, 255))
    return part.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** From 0 for black to 1 for white. */
export function brightness(colour: string): number {
  const [red, green, blue] = parts(colour)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

/** A grey that is as bright as the colour. */
export function greyOf(colour: string): string {
  const part = Math.round(brightness(colour) * 235)
    .toString(16)
    .padStart(2, '0')
  return `#${part}${part}${part}`
}

export function isNear(one: string, other: string): boolean {
  const to = parts(other)
  return Math.hypot(...parts(one).map((value, index) => value - to[index]!)) < 75
}

/** Darker and lighter tones of cloth, of objects and of what lies in shade. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#170C0A', share)
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#FFF4E2', share)
}
