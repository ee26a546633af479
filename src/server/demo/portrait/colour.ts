/** The colour that lies the given share of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => value + (target[index]! - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** How bright a colour is, from 0 to 255. */
export function brightness(colour: string): number {
  return channels(colour).reduce((sum, value) => sum + value, 0) / 3
}

/** How far apart two colours are, from 0 to about 440. */
export function distance(one: string, other: string): number {
  const target = channels(other)
  return Math.hypot(...channels(one).map((value, index) => value - target[index]!))
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
}
