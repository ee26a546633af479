import {
  castShade,
  cap,
  fade,
  gloss,
  hairlineOf,
  type HairDraft,
  parted,
  roots,
  shortHair,
  stipple,
} from './hair-draft.ts'
import type { Head } from './head.ts'
import { clamp, type Curve, dash, lerp, loop, spline } from './lines.ts'
import { sheet, type SheetLook } from './locks.ts'
import { blurred, fill, mix, stroke } from './paint.ts'
import { between, chance } from './random.ts'

type Rise = {
  readonly high: number
  /** How far it is combed to a side, and forward. */
  readonly sweep?: number
  readonly forward?: number
  readonly round?: number
  readonly fall?: number
  readonly recede?: number
}

/** Guides that rise from the hairline over the skull, one for each place along the forehead. */
function rise(
  head: Head,
  places: readonly number[],
  { high, sweep = 0, forward = 0, round = 0.75, fall = 0.3, ...rest }: Rise,
): Curve[] {
  const { hairline, volume } = head.who
  const recede = rest.recede ?? head.who.recede
  return places.map((x) => {
    const out = Math.abs(x)
    const y =
      out < 26 ? hairline : out < 50 ? hairline + 2 - recede * 12 : hairline + 14 - recede * 20
    const up = high * (1 - (out / 120) ** 2 * round) * volume
    return [
      [x, y + 2 - recede * 5, head.depth(Math.min(out, 80), y)],
      [x + sweep * 0.18, y - 18 - up * 0.55, 92 + forward],
      [x * 1.04 + sweep * 0.62, -142 - up * 0.8, 62],
      [x * 1.04 + sweep, -148 - up * 0.72 + out * fall, 4],
    ]
  })
}

/** Pointed roots: blunt ones would hang over the forehead like a comb. */
const RISING: SheetLook = { root: 0.06, under: 0.08 }

export function buzz(draft: HairDraft): void {
  const { head } = draft
  const line = hairlineOf(head, { end: 10 })
  castShade(draft, line, 3)
  const colour = mix(head.hair.base, head.skin.shade, 0.2)
  const paint = fade(head, { top: 0.74, middle: 0.6, end: 0.1, colour })
  draft.front += fill(cap(head, line, { top: 2, side: 0, end: 10 }), paint)
  draft.front += roots({ head, line, look: { length: 4, count: 7, opacity: 0.3 } })
  draft.front += stipple(draft, 120, [0.34, false])
}

export function waves(draft: HairDraft): void {
  const { head } = draft
  buzz(draft)
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = head.who.hairline - 5 - row * 8
    const half = 70 - row * 7
    return spline(
      [-1, -0.5, 0, 0.5, 1].map((t) =>
        head.face(t * half, y + t * t * 10 + (Math.abs(t) === 0.5 ? -2 : 1), 2),
      ),
    )
  })
  draft.front += stroke(rows.join(''), head.hair.light, 1.6, 0.3)
}

export function shaved(draft: HairDraft): void {
  const { head } = draft
  const line = hairlineOf(head, { recede: Math.max(head.who.recede, 0.35), end: 6 })
  const colour = mix(head.hair.base, head.skin.deep, 0.4)
  const paint = fade(head, { top: 0.2, middle: 0.3, end: 0.06, from: -150, colour })
  draft.front += blurred('fine', fill(cap(head, line, { top: 0, side: 0, end: 6 }), paint))
  draft.front += stipple(draft, 70, [0.2, true])
  gloss(draft, 0.34)
}

/** Bald on top, with hair on the sides. */
export function thin(draft: HairDraft): void {
  const { head, stream } = draft
  const { who, hair, skin, turn } = head
  const { width } = who
  const colour = mix(hair.base, skin.shade, 0.15)
  const strands = { dark: '', light: '' }
  let mass = ''
  for (const side of [-1, 1]) {
    const shape = [
      [width * 0.96, 10, 10],
      [width + 1, -14, 0],
      [width + 1, -50, 0],
      [width * 0.97, -84, -4],
      [width * 0.9, -108, -6],
      [width * 0.86, -84, 24],
      [width * 0.84, -58, 36],
      [width * 0.88, -32, 36],
      [width * 0.92, -6, 28],
    ] as const
    mass += fill(loop(shape.map(([x, y, depth]) => turn(side * x, y, depth))), colour, 0.85)
    for (let index = 0; index < 90; index++) {
      const y = between(stream, -104, 6)
      const x = width * lerp(y < -60 ? 0.86 : 0.89, 0.99, stream()) - Math.max(0, -60 - y) * 0.12
      const strand = dash(
        turn(side * x, y, 12),
        turn(side * (x + 1), y + between(stream, 5, 10), 12),
      )
      strands[chance(stream, 0.6) ? 'dark' : 'light'] += strand
    }
  }
  draft.front += blurred('fine', mass)
  draft.front +=
    stroke(strands.dark, hair.dark, 1.4, 0.4) + stroke(strands.light, hair.light, 1.2, 0.45)
  gloss(draft, 0.3)
}

export function receding(draft: HairDraft): void {
  const recede = clamp(Math.max(0.55, draft.head.who.recede), 0, 0.8)
  shortHair(draft, { top: 4, side: 2, isFaded: true, thin: 0.9, cast: 3, recede })
  const guides = rise(draft.head, [-62, -44, -24, 0, 24, 44, 62], {
    high: 9,
    sweep: 16,
    fall: 0.36,
    recede,
  })
  draft.front += sheet(draft.head, parted(draft, guides), {
    ...RISING,
    count: 15,
    width: 6.4,
    tip: 0.2,
    jitter: 2.4,
  })
}

export function crop(draft: HairDraft): void {
  const { head, stream } = draft
  const { volume: v, hairline: y, recede, part } = head.who
  shortHair(draft, { top: 8 * v, side: 3, isFaded: chance(stream, 0.6) })
  const guides = [-74, -50, -26, 0, 26, 50, 74].map((x, index): Curve => {
    const out = Math.abs(x)
    return [
      [x * 0.5 + part * 8, -152 - 9 * v, 10],
      [x * 0.95, -160 - 10 * v + out * 0.28, 66],
      [x * 1.06, -136 + out * 0.2, 92],
      [x * 0.96 + part * 15, y + 5 + out * 0.16 - recede * 14 + (index % 2) * 3, head.depth(x, y)],
    ]
  })
  draft.front += sheet(head, guides, { count: 21, width: 7.4, tip: 0.03, jitter: 2 })
}

export function messy(draft: HairDraft): void {
  const { head } = draft
  const { volume: v, hairline: y } = head.who
  shortHair(draft, { top: 14 * v, side: 6 })
  const top = rise(head, [-76, -52, -26, 0, 26, 52, 76], { high: 26, sweep: 26, round: 0.6 })
  draft.front += sheet(head, parted(draft, top), {
    ...RISING,
    count: 19,
    width: 9,
    tip: 0.15,
    jitter: 4,
  })
  const fringe: Curve[] = [
    [
      [-30, -158 - 10 * v, 40],
      [-48, -150 - 14 * v, 80],
      [-66, -128, 86],
      [-72, y + 16, 60],
    ],
    [
      [-10, -160 - 12 * v, 40],
      [-20, -158 - 14 * v, 90],
      [-40, -132, 98],
      [-50, y + 18, 78],
    ],
    [
      [16, -160 - 12 * v, 40],
      [18, -160 - 16 * v, 90],
      [0, -136, 100],
      [-16, y + 13, 90],
    ],
  ]
  draft.front += sheet(head, parted(draft, fringe), {
    count: 9,
    width: 8,
    key: 'f',
    jitter: 4,
    tip: 0.1,
  })
}

export function fadeCut(draft: HairDraft): void {
  shortHair(draft, { top: 6, side: 0, isFaded: true })
  const top = rise(draft.head, [-66, -44, -22, 0, 22, 44, 66], { high: 17, sweep: 18, fall: 0.36 })
  draft.front += sheet(draft.head, parted(draft, top), {
    ...RISING,
    count: 21,
    width: 7.5,
    tip: 0.25,
    jitter: 2,
  })
}

export function quiff(draft: HairDraft): void {
  shortHair(draft, { top: 12 * draft.head.who.volume, side: 3, isFaded: chance(draft.stream, 0.5) })
  const top = rise(draft.head, [-70, -48, -24, 0, 24, 48, 70], {
    high: 36,
    sweep: 30,
    forward: 8,
    fall: 0.34,
  })
  draft.front += sheet(draft.head, parted(draft, top), {
    ...RISING,
    count: 19,
    width: 9,
    tip: 0.3,
    jitter: 2,
  })
}

export function slick(draft: HairDraft): void {
  const { volume, part } = draft.head.who
  shortHair(draft, { top: 9 * volume, side: 3 })
  const top = rise(draft.head, [-72, -50, -26, 0, 26, 50, 72], {
    high: 20,
    sweep: part * 5,
    fall: 0.42,
    round: 0.5,
  })
  draft.front += sheet(draft.head, top, { ...RISING, count: 20, width: 7.5, tip: 0.5, jitter: 1 })
}
