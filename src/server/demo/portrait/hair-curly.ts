import { cluster, curls, mound, moundMass, ring, ropes, sideCurls } from './curls.ts'
import { type HairDraft, knot, shortHair } from './hair-draft.ts'
import { type Curve, lerp } from './lines.ts'
import { disc } from './paint.ts'
import { between } from './random.ts'

type Top = {
  readonly count: number
  readonly height: number
  readonly width: number
  readonly size: number
}

/** Short sides and curls on top. */
function curlsOnTop(draft: HairDraft, top: number, { size, ...places }: Top): void {
  shortHair(draft, { top, side: 0, isFaded: true })
  draft.front += moundMass(draft, places.height, places.width)
  draft.front += curls(draft, mound(draft, places), size)
}

export function curlTop(draft: HairDraft): void {
  const height = 24 * draft.head.who.volume
  shortHair(draft, { top: 6, side: 1, isFaded: true })
  draft.front +=
    moundMass(draft, height, 84) + curls(draft, mound(draft, { count: 66, height, width: 84 }), 9.6)
}

export function curlFade(draft: HairDraft): void {
  const height = 20 * draft.head.who.volume
  curlsOnTop(draft, 4, { count: 46, height, width: 77, size: 10 })
}

export function coilFade(draft: HairDraft): void {
  const height = 18 * draft.head.who.volume
  curlsOnTop(draft, 8, { count: 88, height, width: 80, size: 6.6 })
}

export function curlyShort(draft: HairDraft): void {
  const height = 32 * draft.head.who.volume
  shortHair(draft, { top: 10, side: 6, end: 16 })
  draft.front += moundMass(draft, height, 95)
  draft.front += curls(
    draft,
    [...sideCurls(draft, 22), ...mound(draft, { count: 78, height, width: 95 })],
    10.4,
  )
}

export function curlyCrop(draft: HairDraft): void {
  draft.back += curls(draft, ring(draft, 30, 104), 13, 'ab')
  shortHair(draft, { top: 14, side: 10, end: 20, recede: 0 })
  draft.front += moundMass(draft, 36, 98)
  const top = () => mound(draft, { count: 76, height: 38, width: 100, drop: 10 })
  draft.front += curls(draft, [...sideCurls(draft, 20, 10), ...top()], 10.6)
}

export function coilCrop(draft: HairDraft): void {
  shortHair(draft, { top: 9, side: 4, end: 8, recede: 0 })
  draft.front += moundMass(draft, 14, 92)
  const top = () => mound(draft, { count: 96, height: 15, width: 92 })
  draft.front += curls(draft, [...sideCurls(draft, 26, 2), ...top()], 6.6)
}

export function afro(draft: HairDraft): void {
  const { isMale } = draft.head
  const outer = ring(draft, isMale ? 24 : 40, isMale ? 95 : 118)
  draft.back += curls(
    draft,
    [...outer, ...ring(draft, isMale ? 10 : 24, isMale ? 84 : 104)],
    13,
    'ab',
  )
  shortHair(draft, { top: isMale ? 12 : 22, side: isMale ? 8 : 14, end: 6 })
  draft.front += moundMass(draft, isMale ? 26 : 42, isMale ? 96 : 102)
  const top = () => mound(draft, { count: 96, height: isMale ? 28 : 44, width: isMale ? 98 : 104 })
  draft.front += curls(draft, [...sideCurls(draft, 24, isMale ? 6 : 14), ...top()], 8.5)
}

export function roundAfro(draft: HairDraft): void {
  const { head } = draft
  const radius = head.isMale ? 122 : 140
  draft.back += disc(head.turn(0, -72, -30), radius - 2, head.hair.dark)
  draft.back += curls(
    draft,
    [...ring(draft, 40, radius), ...ring(draft, 32, radius - 18)],
    13,
    'ab',
  )
  shortHair(draft, { top: 20, side: 12, end: 6 })
  draft.front += moundMass(draft, 50, 102)
  const top = () => mound(draft, { count: 96, height: 52, width: 106 })
  draft.front += curls(draft, [...sideCurls(draft, 28, 14), ...top()], 9.5)
}

export function puffOfCurls(
  draft: HairDraft,
  count: number,
  radius: number,
  place: readonly [number, number, number],
): void {
  draft.front += curls(draft, cluster(count, radius, place), 13)
}

export function locs(draft: HairDraft): void {
  const { stream } = draft
  const low = 120
  const behind = Array.from({ length: 16 }, (_, index): Curve => {
    const t = index / 7.5 - 1
    const x = t * 112 + between(stream, -6, 6)
    return [
      [t * 60, -130, -20],
      [t * 124, -100, -30],
      [t * 126, 40, -30],
      [x, low + between(stream, -20, 40), -20],
    ]
  })
  draft.back += ropes(draft, behind, 13)
  shortHair(draft, { top: 10, side: 6, end: 12 })
  const before = Array.from({ length: 18 }, (_, index): Curve => {
    const t = (index / 17) * 2 - 1
    const [side, out] = [Math.sign(t), Math.abs(t)]
    return [
      [t * 30, -150 + out * 12, 60],
      [t * 70, -176 + out * 16, 76],
      [side * (84 + out * 30), -120, 60],
      [side * (96 + out * 20), lerp(-10, low, out) + between(stream, -16, 16), 24],
    ]
  })
  draft.front += ropes(draft, before, 12)
}

export function boxBraids(draft: HairDraft): void {
  const { stream, head } = draft
  const { part } = head.who
  const low = 250
  const behind = Array.from({ length: 20 }, (_, index): Curve => {
    const t = index / 9.5 - 1
    const x = t * 124 + between(stream, -6, 6)
    return [
      [t * 60, -130, -20],
      [t * 126, -100, -30],
      [t * 130, 60, -30],
      [x, low + between(stream, -20, 40), -20],
    ]
  })
  draft.back += ropes(draft, behind, 10)
  shortHair(draft, { top: 9, side: 5, end: 10, recede: 0 })
  const before = Array.from({ length: 24 }, (_, index): Curve => {
    const t = (index / 23) * 2 - 1
    const [side, out] = [Math.sign(t + 0.001), Math.abs(t)]
    return [
      [part * 14 + t * 30, -158 + out * 14, 50],
      [part * 10 + t * 70, -182 + out * 18, 76],
      [side * (92 + out * 30), -110, 56],
      [side * (100 + out * 26), lerp(120, low, stream()), 20],
    ]
  })
  draft.front += ropes(
    draft,
    before.filter((_, index) => index % 2 === 0),
    9,
  )
  draft.front += ropes(
    draft,
    before.filter((_, index) => index % 2 === 1),
    9,
  )
}

export function braidBun(draft: HairDraft): void {
  const { head } = draft
  const { hairline } = head.who
  draft.front += knot(draft, head.turn(0, -186, -24), { rx: 44, ry: 34, isBraided: true })
  shortHair(draft, { top: 4, side: 1, end: 8, recede: 0 })
  const guides = Array.from({ length: 15 }, (_, index): Curve => {
    const x = lerp(-86, 86, index / 14)
    const out = Math.abs(x)
    return [
      [x, out > 70 ? -46 : hairline + 3 + out * 0.16, head.depth(x, hairline)],
      [x * 1.1, hairline - 26 + out * 0.3, 64],
      [x * 0.7, -150 + out * 0.1, 30],
      [x * 0.2, -166, -10],
    ]
  })
  draft.front += ropes(draft, guides, 9.5)
}
