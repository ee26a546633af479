import type { HairDraft } from './hair-draft.ts'
import { clamp, type Curve, curvePath, lerp, loop, type Place, type Point, short } from './lines.ts'
import { brightness, disc, fill, hundredths, mix, stroke } from './paint.ts'
import { between, chance, drawingStream } from './random.ts'

/** Curls at these places: nine motifs, three tones with three turns each, which are only moved. */
export function curls(
  draft: HairDraft,
  places: readonly Place[],
  size: number,
  key = 'curl',
): string {
  const { head } = draft
  const { who, light, turn } = head
  if (!draft.hasCurls) head.defs.push(motifs(draft))
  draft.hasCurls = true
  const stream = drawingStream(`${who.seed}${key}`)
  const scale = size / 10
  const placed = places.map(([x, y, depth]) => {
    const [left, top] = turn(x, y, depth ?? 0)
    const lit = clamp(0.45 + (x / who.width) * light * 0.35 - (y + 100) / 240)
    const tone = chance(stream, 0.24) ? 2 : chance(stream, lit) ? 1 : 0
    const motif = tone + 3 * Math.floor(stream() * 3)
    return `<use href="#k${motif}" x="${Math.round(left / scale)}" y="${Math.round(top / scale)}"/>`
  })
  return `<g transform="scale(${hundredths(scale)})">${placed.join('')}</g>`
}

function motifs({ head: { hair } }: HairDraft): string {
  const isPale = brightness(hair.base) > 0.36
  const deep = isPale ? mix(hair.base, hair.dark, 0.5) : mix(hair.base, hair.deep, 0.7)
  const curl = (path: string, colour: string, [width, opacity]: Point) =>
    stroke(path, colour, width, opacity)
  const tones = [
    disc([0, 0], 11.5, mix(hair.base, hair.dark, isPale ? 0.18 : 0.55)) +
      curl('M-8 3C-8-7 6-9 8-1C9 5 0 8-3 3', hair.light, [2.6, isPale ? 0.4 : 0.6]) +
      curl('M9 4C5 10-6 10-9 5', deep, [2.4, 1]),
    disc([0, 0], 12, hair.base) +
      curl('M-9-1C-5-9 5-8 8-2M-6 5C-2 0 5 1 7 5', hair.light, [2.3, isPale ? 0.45 : 0.75]) +
      curl('M-9 4C-4 11 6 10 9 3', deep, [2.6, 1]),
    disc([0, 0], 11, isPale ? mix(hair.base, hair.dark, 0.4) : hair.dark) +
      curl('M-7 4C-9-5 2-9 7-4', hair.base, [2.6, 1]),
  ]
  return tones
    .map((tone, index) => {
      const turned = [1, 2].map((turn) => {
        const look = `rotate(${turn * 74 - 20 * index})scale(${turn === 1 ? '-1' : '1.15'} 1.1)`
        return `<use id="k${index + 3 * turn}" href="#k${index}" transform="${look}"/>`
      })
      return `<g id="k${index}">${tone}</g>${turned.join('')}`
    })
    .join('')
}

type Mound = {
  readonly count: number
  readonly height: number
  readonly width: number
  readonly drop?: number
}

/** Places for curls over the top of a head, row by row down to the hairline. */
export function mound(
  { head, stream }: HairDraft,
  { count, height, width, drop = 6 }: Mound,
): Place[] {
  const { hairline, recede } = head.who
  const rows = Math.max(3, Math.round(Math.sqrt(count / 2.2)))
  const places: Place[] = []
  for (let row = 0; row < rows; row++) {
    const down = row / (rows - 1)
    const inRow = Math.round((count / rows) * (0.8 + 0.4 * Math.sin(down * Math.PI)))
    const half = width * (0.72 + 0.28 * Math.sin((0.25 + down * 0.6) * Math.PI))
    for (let index = 0; index < inRow; index++) {
      const share = inRow < 2 ? 0.5 : index / (inRow - 1)
      const outward = Math.abs(share - 0.5) * 2
      const line =
        lerp(-152 - height, hairline + drop - recede * 8, down) + outward ** 2.4 * lerp(40, 4, down)
      const x = lerp(-half, half, share) + between(stream, -4, 4)
      const y = line + between(stream, -4, 4)
      places.push([x, y, lerp(0, 84, down) * (1 - (Math.abs(x) / 125) ** 2)])
    }
  }
  return places
}

/** What fills the gaps between the curls of a mound. */
export function moundMass({ head }: HairDraft, height: number, width: number): string {
  const { who, hair, turn } = head
  const { hairline, recede } = who
  const side = (sign: number) => [
    turn(sign * width, -100, 20),
    turn(sign * width * 0.94, -132 - height * 0.45, 0),
    turn(sign * width * 0.6, -148 - height * 0.88, 0),
  ]
  const shape = [
    ...side(-1),
    turn(0, -154 - height, 0),
    ...side(1).toReversed(),
    turn(width * 0.7, hairline + 6, 60),
    turn(0, hairline - 2 - recede * 6, 88),
    turn(-width * 0.7, hairline + 6, 60),
  ]
  return fill(loop(shape), mix(hair.dark, hair.base, 0.3))
}

export function sideCurls({ head, stream }: HairDraft, count: number, out = 4): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 ? 1 : -1
    const x = side * (head.who.width * between(stream, 0.93, 1.02) + out * stream())
    return [x, between(stream, -112, head.isMale ? -10 : 6), 8]
  })
}

/** Places around the back of a head. */
export function ring({ stream }: HairDraft, count: number, radius: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = lerp(-3.5, 0.36, index / (count - 1))
    const x = Math.cos(angle) * radius + between(stream, -4, 4)
    return [x, -72 + Math.sin(angle) * radius * 0.98 + between(stream, -4, 4), -30]
  })
}

/** Places like the seeds of a sunflower, the outer ones first. */
export function cluster(
  count: number,
  radius: number,
  [wide, high, y]: readonly [number, number, number],
): Place[] {
  return Array.from({ length: count }, (_, index): Place => {
    const [angle, far] = [index * 2.4, Math.sqrt(index / count) * radius]
    return [Math.cos(angle) * far * wide, y + Math.sin(angle) * far * high, -20]
  }).toReversed()
}

/** Braids, twists and locs: thick lines with light on every turn. */
export function ropes({ head }: HairDraft, guides: readonly Curve[], width: number): string {
  const { hair, turn } = head
  const path = guides
    .map((guide) => curvePath(guide.map(([x, y, depth]) => turn(x, y, depth)) as unknown as Curve))
    .join('')
  const dashes = (on: string, off: number) => ` stroke-dasharray="${on} ${short(off)}"`
  return [
    stroke(path, hair.deep, width),
    stroke(path, mix(hair.base, hair.dark, 0.3), width * 0.78),
    stroke(path, hair.shine, width * 0.55, 0.75, dashes(short(width * 0.14), width * 0.9)),
    stroke(
      path,
      hair.deep,
      width * 0.7,
      0.5,
      `${dashes('.5', width * 0.98)} stroke-dashoffset="${short(width * 0.5)}"`,
    ),
  ].join('')
}
