import { puffOfCurls } from './hair-curly.ts'
import {
  cap,
  castShade,
  hairlineOf,
  type HairDraft,
  isWavy,
  knot,
  parted,
  roots,
  shortHair,
} from './hair-draft.ts'
import { longHair } from './hair-long.ts'
import { along, at, type Curve, curvePath, lerp, type Point } from './lines.ts'
import { lock, sheet } from './locks.ts'
import { fill, mix, stroke } from './paint.ts'
import { between, chance } from './random.ts'

/** Hair that is combed back over the skull, whatever becomes of it there. */
function skullCap(draft: HairDraft): void {
  const { head } = draft
  const { hair, who } = head
  const line = hairlineOf(head, { recede: 0, end: 8 })
  castShade(draft, line, 6)
  draft.isTucked = true
  draft.front += fill(
    cap(head, line, { top: 6 * who.volume, side: 3, end: 4 }),
    mix(hair.dark, hair.base, 0.35),
  )
  draft.front += roots({ head, line, look: { count: 5, sides: 0, opacity: 0.3 } })
}

/** Parted and combed back behind the ears. */
function pulledBack(draft: HairDraft, part: number): void {
  const { head } = draft
  const { hairline: y, volume: v, width } = head.who
  skullCap(draft)
  for (const e of [-1, 1]) {
    const guides: Curve[] = [
      [
        [part, y + 1, 93],
        [e * 42 + part * 0.6, y - 6, 90],
        [e * 88, -82, 48],
        [e * (width - 1), 0, 8],
      ],
      [
        [part, y - 16, 84],
        [e * 50 + part * 0.5, y - 30, 82],
        [e * 98, -92, 36],
        [e * (width + 2), -4, 4],
      ],
      [
        [part, -140, 60],
        [e * 56 + part * 0.4, -156, 50],
        [e * 106, -108, 20],
        [e * (width + 4), -10, 0],
      ],
      [
        [part, -158 - 6 * v, 10],
        [e * 64 + part * 0.3, -166 - 6 * v, 10],
        [e * 112, -116, 0],
        [e * (width + 4), -16, -4],
      ],
    ]
    draft.front += sheet(head, guides, {
      count: 15,
      width: 7.5,
      tip: 0.4,
      jitter: 1.4,
      key: `pu${e}`,
    })
  }
}

/** Combed up to a knot; with less than all of the hair, what is left lies wider. */
function pulledUp(draft: HairDraft, top: number, share = 1): void {
  const { head } = draft
  const { hairline } = head.who
  skullCap(draft)
  const guides = [-93, -86, -66, -44, -22, 0, 22, 44, 66, 86, 93].map((x): Curve => {
    const out = Math.abs(x)
    const y = out > 90 ? -8 : out > 80 ? -52 : hairline + 1 + (out / 66) ** 2 * 16
    return [
      [x, y, head.depth(Math.min(out, 90), y)],
      [x * 1.14, y - 34, 56],
      [x * 0.96, -142 + out * 0.2, 30],
      [x * 0.26, top + 12, -10],
    ]
  })
  const look = { count: Math.round(24 * share), width: 7.4 / share ** 0.7 }
  draft.front += sheet(head, guides, { ...look, tip: 0.5, jitter: 1.2, key: 'pu' })
}

/** Thin locks that came loose at the temples. */
function tendrils(draft: HairDraft, isCurly = false): void {
  const { head, stream } = draft
  const { hairline } = head.who
  const path = { base: '', light: '' }
  for (const e of [-1, 1])
    for (let index = 0; index < 3; index++) {
      const places: Curve = [
        [e * (70 + index * 7), hairline + 18 + index * 8, 70],
        [e * (92 + index * 5), -60, 60],
        [e * (84 + index * 8), 0, 50],
        [e * (92 + index * 6 + between(stream, -4, 4)), between(stream, 40, 96), 40],
      ]
      const curve = places.map(([x, y, depth]) => head.turn(x, y, depth)) as unknown as Curve<Point>
      const wave = { far: isCurly ? 5 : 2, often: isCurly ? 3 : 1.2, from: index }
      const isLight = index % 2 === 1
      path[isLight ? 'light' : 'base'] += lock(curve, isLight ? [1, 2.2, 0.2] : [1.2, 3, 0.2], wave)
    }
  draft.front += fill(path.base, head.hair.base) + fill(path.light, head.hair.light, 0.85)
}

export function pony(draft: HairDraft): void {
  const { head, stream } = draft
  const tail: Curve[] = [
    [
      [10, -120, -50],
      [70, -170, -60],
      [120, -80, -60],
      [104, 150, -50],
    ],
    [
      [0, -130, -50],
      [90, -180, -60],
      [150, -60, -60],
      [128, 170, -50],
    ],
    [
      [0, -110, -50],
      [60, -140, -60],
      [100, -40, -60],
      [84, 140, -50],
    ],
  ]
  const wave = isWavy(head) ? 6 : 0
  draft.back += sheet(head, parted(draft, tail), {
    count: 12,
    width: 13,
    key: 'po',
    wave,
    often: 2,
  })
  pulledBack(draft, head.who.part * between(stream, 0, 26))
  if (chance(stream, 0.5)) tendrils(draft)
}

export function lowBun(draft: HairDraft): void {
  const { head, stream } = draft
  const { part } = head.who
  draft.back += knot(draft, head.turn(part * 62, 78, -70), { rx: 42, ry: 38 })
  pulledBack(draft, chance(stream, 0.5) ? part * 26 : 0)
  tendrils(draft)
}

export function topKnot(draft: HairDraft): void {
  draft.front += knot(draft, draft.head.turn(0, -186, -24), { rx: 36, ry: 30 })
  pulledUp(draft, -164)
  tendrils(draft)
}

export function halfUp(draft: HairDraft): void {
  const { head } = draft
  const wavy = isWavy(head)
  draft.front += knot(draft, head.turn(0, -172, -26), { rx: 24, ry: 19 })
  longHair(draft, { end: 240, wave: wavy ? 9 : 0, wide: wavy ? 12 : 0, isBehind: true })
  pulledUp(draft, -150, 0.55)
  draft.isTucked = false
}

export function puff(draft: HairDraft): void {
  puffOfCurls(draft, 46, 54, [1.15, 0.8, -196])
  pulledUp(draft, -160)
}

export function puffBun(draft: HairDraft): void {
  puffOfCurls(draft, 30, 40, [1.2, 0.75, -184])
  pulledUp(draft, -160)
  tendrils(draft, true)
}

/** A man's bun. */
export function bun(draft: HairDraft): void {
  const { head } = draft
  const { hairline: y, recede } = head.who
  draft.front += knot(draft, head.turn(0, -176, -30), { rx: 31, ry: 25 })
  shortHair(draft, { top: 5, side: 2, end: 16 })
  const guides = [-88, -70, -44, -20, 0, 20, 44, 70, 88].map((x): Curve => {
    const out = Math.abs(x)
    const root = out > 75 ? -40 : out > 50 ? y + 16 - recede * 16 : y + 3 - recede * 8
    return [
      [x, root, head.depth(x, y)],
      [x * 1.12, out > 75 ? -92 : y - 20, 62],
      [x * 0.8, -146 + out * 0.1, 34],
      [x * 0.16, -162, -16],
    ]
  })
  draft.front += sheet(head, guides, { count: 24, width: 7, tip: 0.4, jitter: 1 })
  draft.isTucked = true
}

export function braid(draft: HairDraft): void {
  pulledBack(draft, draft.head.who.part * 22)
  draft.over += plait(draft)
  tendrils(draft)
}

function plait({ head }: HairDraft): string {
  const { hair, who, turn, light } = head
  const { part } = who
  const places: Curve = [
    [part * 62, 84, -20],
    [part * 112, 130, 0],
    [part * 122, 210, 10],
    [part * 104, 340, 10],
  ]
  const curve = places.map(([x, y, depth]) => turn(x, y, depth)) as unknown as Curve<Point>
  const strands: string[] = [stroke(curvePath(curve), hair.deep, 26)]
  for (let index = 0; index <= 13; index++) {
    const [x, y] = along(curve, index / 13)
    const w = lerp(25, 15, index / 13)
    for (const e of [-1, 1]) {
      const on = (across: number, down: number) => at([x + e * w * across, y + w * down])
      const colour = (index + (e > 0 ? 1 : 0)) % 2 ? hair.base : mix(hair.base, hair.dark, 0.4)
      strands.push(
        fill(
          `M${on(0, 0.5)}C${on(0.2, -0.6)} ${on(1.25, -0.9)} ${on(1, 0.1)}C${on(0.8, 0.8)} ${on(0.2, 1.1)} ${on(0, 0.5)}Z`,
          colour,
        ),
        stroke(
          `M${on(0.2, 0.5)}Q${on(0.5, -0.3)} ${on(0.9, -0.3)}`,
          e === light ? hair.light : hair.deep,
          1.6,
          0.5,
        ),
      )
    }
  }
  const [x, y] = curve[3]
  const end: Curve<Point> = [
    [x, y + 8],
    [x - 2, y + 26],
    [x + 2, y + 40],
    [x - 3, y + 62],
  ]
  return strands.join('') + fill(lock(end, [7, 11, 1]), hair.base)
}
