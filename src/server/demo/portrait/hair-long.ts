import { cap, castShade, hairlineOf, type HairDraft } from './hair-draft.ts'
import { type Curve, loop, spline } from './lines.ts'
import { sheet, type SheetLook } from './locks.ts'
import { fill, mix } from './paint.ts'

type LongLook = {
  /** How far down it reaches. */
  readonly end: number
  /** Where it is parted, from the middle. */
  readonly part?: number
  /** How far one side lies over the brow. */
  readonly sweep?: number
  readonly wave?: number
  readonly often?: number
  /** How much wider than the head it is. */
  readonly wide?: number
  readonly puff?: number
  /** Cut to one length, with the ends turned in. */
  readonly bevel?: number
  readonly width?: number
  readonly count?: number
  /** Whether something else falls over the brow. */
  readonly isBehind?: boolean
}

/** Hair that falls from a parting: a dark mass behind the neck, a cap on the skull and a sheet on each side. */
export function longHair(draft: HairDraft, look: LongLook): void {
  const { head } = draft
  const { hair, who } = head
  const { end, part = 0, wide = 0, wave = 0 } = look
  const often = look.often ?? (end > 180 ? 2.4 : 1.5)
  const shared: SheetLook = { wave, often, isWavyBelow: wave > 7 }
  draft.back += behindNeck(draft, look, shared)
  const line = hairlineOf(head, { recede: 0, end: 20 })
  castShade(draft, line, 10)
  const puff = (look.puff ?? 0) + 5 * who.volume
  const skull = cap(head, line, { top: puff - 7, side: 1 + wide * 0.2, end: 26, lean: part * 0.3 })
  draft.front += fill(skull, mix(hair.dark, hair.base, 0.5))
  const bevel = look.bevel ?? 0
  for (const side of [-1, 1] as const)
    draft.front += sheet(head, sideGuides(draft, { ...look, side, puff }), {
      ...shared,
      count: look.count ?? 14,
      width: look.width ?? 12,
      tip: bevel ? 0.5 : 0.3,
      ends: bevel ? 0.95 : 1.02,
      jitter: 2,
      under: 0.3,
      root: 0.12,
      key: `lh${side}`,
    })
}

function behindNeck({ head }: HairDraft, look: LongLook, shared: SheetLook): string {
  const { end, wide = 0, bevel = 0, width = 12, count = 13 } = look
  const { hair, turn } = head
  const guides = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((t): Curve => [
    [t * 60, -140, -20],
    [t * (98 + wide * 0.5), -90, -10],
    [t * (106 + wide * 0.7), end * 0.45, -10],
    [t * (100 + wide * 0.9) * (1 - bevel * 0.1), end * 0.93 + 12 * (1 - t * t), -14],
  ])
  const half = [
    [70, -120],
    [96 + wide * 0.5, -40],
    [92 + wide * 0.6, end * 0.5],
    [78 + wide * 0.5, end * 0.84],
    [30, end * 0.88],
  ] as const
  const shape = [
    ...half.map(([x, y]) => turn(-x, y, -12)),
    ...half.map(([x, y]) => turn(x, y, -12)).toReversed(),
  ]
  return (
    sheet(head, guides, {
      ...shared,
      count,
      width: width * 1.7,
      tone: -0.2,
      key: 'bk',
      isFlat: true,
    }) + fill(spline(shape, { closed: true, decimals: 0 }), mix(hair.deep, hair.dark, 0.65))
  )
}

type SideLook = LongLook & { readonly side: -1 | 1; readonly puff: number }

function sideGuides({ head }: HairDraft, look: SideLook): Curve[] {
  const { side: e, puff, part = 0, wide = 0, bevel = 0, end, sweep = 0.25, isBehind } = look
  const { hairline: y } = head.who
  const isHeavy = Math.sign(part) * e < 0
  const over = isHeavy && !isBehind ? sweep : 0
  const half = wide * 0.5
  return [
    [
      [part, -158 - puff, 10],
      [e * (66 + half) + part * 0.4, -160 - puff, 24],
      [e * (124 + half), -106, 0],
      [e * (116 + wide), end * 0.72, 0],
    ],
    [
      [part, -150 - puff * 0.8, 50],
      [e * (52 + half) + part * 0.5, -160 - puff * 0.9, 66],
      [e * (124 + half), -104, 26],
      [e * (118 + wide), end * 0.88, 6],
    ],
    [
      [part, -132, 80],
      [e * 42 + part * 0.6, -150 - puff * 0.6, 92],
      [e * (120 + half * 0.6), -92, 36],
      [e * (113 + wide) - e * bevel * 12, end * 0.96, 8],
    ],
    [
      [part, y - 2, 92],
      [e * (46 - over * 16) + part * 0.7, y - 26 - puff * 0.3, 98],
      [e * (116 - over * 22), -84 + over * 22, 40],
      [e * (107 + wide * 0.6) - e * bevel * 15, end, 12],
    ],
  ]
}

export function fringe(draft: HairDraft): void {
  const { head } = draft
  const { volume: v, brow } = head.who
  const guides = [-84, -62, -38, -14, 14, 38, 62, 84].map((x, index): Curve => {
    const out = Math.abs(x)
    return [
      [x * 0.22, -158 - 6 * v, 30],
      [x * 0.72, -158 - 4 * v + out * 0.2, 84],
      [x * 1.02, -112, 100],
      [
        x * 0.98 + (index % 2 ? 2 : -2),
        brow.y - 9 + out * 0.12,
        head.depth(Math.min(out, 92), -40) + 6,
      ],
    ]
  })
  draft.front += sheet(head, guides, { count: 18, width: 9, tip: 0.3, jitter: 2, key: 'fr' })
  const edge = (
    [
      [-84, 8],
      [-40, -1],
      [0, -3],
      [40, -1],
      [84, 8],
    ] as const
  ).map(([x, down]) => head.face(x, brow.y + down))
  draft.shade = loop([...edge, head.turn(60, -150), head.turn(-60, -150)])
}

export function curtainFringe(draft: HairDraft, wide = 1): void {
  const { head } = draft
  const { volume: v } = head.who
  for (const e of [-1, 1]) {
    const guides: Curve[] = [
      [
        [e * 2, -152 - 6 * v, 50],
        [e * 16, -150, 106],
        [e * 40, -92, 108],
        [e * 84 * wide, -14, 62],
      ],
      [
        [e * 2, -146, 66],
        [e * 12, -136, 110],
        [e * 30, -84, 108],
        [e * 66, -40, 84],
      ],
      [
        [e * 4, -156 - 6 * v, 40],
        [e * 30, -158, 100],
        [e * 64, -100, 96],
        [e * 98 * wide, 24, 44],
      ],
    ]
    draft.front += sheet(head, guides, {
      count: 10,
      width: 8.5,
      tip: 0.08,
      jitter: 2,
      key: `cb${e}`,
    })
  }
}
