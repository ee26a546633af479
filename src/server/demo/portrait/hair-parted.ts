import { type HairDraft, isWavy, parted, shortHair } from './hair-draft.ts'
import type { Curve } from './lines.ts'
import { sheet } from './locks.ts'
import { between } from './random.ts'

export function undercut(draft: HairDraft): void {
  const { hairline: y } = draft.head.who
  shortHair(draft, { top: 8, side: 0, isFaded: true })
  const over: Curve[] = [
    [
      [-60, y + 8, 74],
      [-50, y - 36, 96],
      [0, -176, 80],
      [66, -140, 30],
    ],
    [
      [-36, y + 1, 88],
      [-22, y - 46, 100],
      [30, -182, 70],
      [86, -118, 26],
    ],
    [
      [0, y, 92],
      [16, y - 44, 100],
      [62, -164, 66],
      [96, -98, 24],
    ],
    [
      [40, y + 3, 86],
      [60, y - 26, 90],
      [86, -136, 56],
      [100, -84, 20],
    ],
  ]
  const back: Curve[] = [
    [
      [-60, y + 8, 74],
      [-66, y - 30, 70],
      [-70, -140, 40],
      [-50, -156, 0],
    ],
    [
      [-40, y + 2, 80],
      [-50, y - 36, 80],
      [-44, -160, 40],
      [-16, -168, 0],
    ],
  ]
  draft.front += sheet(draft.head, parted(draft, over), { count: 17, width: 9, tip: 0.2 })
  draft.front += sheet(draft.head, parted(draft, back), { count: 8, width: 8, key: 'u2' })
}

export function sidePart(draft: HairDraft): void {
  const { hairline: y, volume: v, recede } = draft.head.who
  shortHair(draft, { top: 9 * v, side: 4 })
  const over: Curve[] = [
    [
      [-46, y + 5 - recede * 9, 80],
      [-34, y - 36 * v, 98],
      [8, -168 - 5 * v, 84],
      [72, -138, 30],
    ],
    [
      [-48, y - 4, 70],
      [-18, y - 44 * v, 96],
      [40, -170 - 4 * v, 70],
      [90, -110, 26],
    ],
    [
      [-10, y + 3, 92],
      [12, y - 34 * v, 100],
      [62, -150, 66],
      [95, -86, 14],
    ],
    [
      [30, y + 2, 88],
      [48, y - 22, 90],
      [80, -124, 50],
      [94, -66, 10],
    ],
  ]
  const beside: Curve[] = [
    [
      [-48, y + 2, 76],
      [-60, y - 20, 68],
      [-86, -124, 40],
      [-99, -72, 18],
    ],
    [
      [-46, -128, 50],
      [-64, -146, 40],
      [-90, -130, 20],
      [-102, -84, 8],
    ],
  ]
  draft.front += sheet(draft.head, parted(draft, over), { count: 18, width: 8.5, tip: 0.25 })
  draft.front += sheet(draft.head, parted(draft, beside), {
    count: 10,
    width: 7.5,
    key: 'sp2',
    tip: 0.3,
  })
}

/** A man's hair that is parted in the middle and reaches over the ears. */
export function curtains(draft: HairDraft): void {
  const { head } = draft
  const { volume: v, hairline: y } = head.who
  shortHair(draft, { top: 10 * v, side: 8, end: 22 })
  for (const e of [-1, 1]) {
    const guides: Curve[] = [
      [
        [e * 3, -160 - 8 * v, 30],
        [e * 34, -172 - 8 * v, 74],
        [e * 84, -128, 84],
        [e * 86, -38, 58],
      ],
      [
        [e * 3, -146, 66],
        [e * 26, -168, 96],
        [e * 80, -118, 88],
        [e * 92, -22, 46],
      ],
      [
        [e * 2, y - 8, 92],
        [e * 18, y - 34, 104],
        [e * 64, -112, 100],
        [e * 80, -48, 66],
      ],
    ]
    const wave = isWavy(head) ? 3 : 0
    draft.front += sheet(head, guides, {
      count: 13,
      width: 9.5,
      tip: 0.1,
      jitter: 3,
      key: `cu${e}`,
      wave,
      often: 1.4,
    })
  }
  for (const e of [-1, 1]) {
    const guides: Curve[] = [
      [
        [e * 60, -150 - 5 * v, 10],
        [e * 104, -130, 0],
        [e * 116, -60, 0],
        [e * 104, 6, 10],
      ],
      [
        [e * 40, -158 - 6 * v, 10],
        [e * 100, -140, 20],
        [e * 110, -70, 20],
        [e * 100, 20, 20],
      ],
    ]
    draft.front += sheet(head, guides, { count: 8, width: 9, key: `cs${e}`, jitter: 3 })
  }
}

/** A man's hair that reaches to the shoulders. */
export function shoulderLong(draft: HairDraft): void {
  const { head, stream } = draft
  const { volume: v, hairline: y } = head.who
  const end = 150 + between(stream, 0, 40)
  const behind = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t): Curve => [
    [t * 60, -140, -20],
    [t * 128, -90, -30],
    [t * 128, 60, -30],
    [t * 104, end + 40 * (1 - t * t), -20],
  ])
  const wave = isWavy(head)
  draft.back += sheet(head, behind, {
    count: 16,
    width: 17,
    tone: -0.2,
    key: 'bk',
    wave: wave ? 5 : 0,
    often: 1.6,
  })
  shortHair(draft, { top: 10 * v, side: 8, end: 24 })
  for (const e of [-1, 1]) {
    const guides: Curve[] = [
      [
        [e * 4, -156 - 8 * v, 30],
        [e * 50, -174 - 4 * v, 60],
        [e * 112, -110, 50],
        [e * 110, 70, 20],
      ],
      [
        [e * 3, -140, 70],
        [e * 44, -164, 80],
        [e * 108, -90, 54],
        [e * 112, end * 0.8, 24],
      ],
      [
        [e * 2, y - 6, 92],
        [e * 34, y - 40, 98],
        [e * 98, -80, 60],
        [e * 104, end, 34],
      ],
    ]
    draft.front += sheet(head, guides, {
      count: 13,
      width: 10,
      tip: 0.1,
      jitter: 3,
      key: `lo${e}`,
      wave: wave ? 6 : 2.4,
      often: 2,
    })
  }
}

/** Short hair of a woman, swept to a side. */
export function pixie(draft: HairDraft): void {
  const { head } = draft
  const { volume: v } = head.who
  shortHair(draft, { top: 12 * v, side: 3, end: 12, recede: 0 })
  const { top, beside, other } = pixieGuides(v)
  draft.front += sheet(head, parted(draft, top), { count: 14, width: 9.5, tip: 0.06, jitter: 4 })
  draft.front += sheet(head, parted(draft, beside), {
    count: 12,
    width: 8.5,
    key: 'px2',
    tip: 0.06,
    jitter: 3,
  })
  draft.front += sheet(head, parted(draft, other), {
    count: 8,
    width: 8.5,
    key: 'px3',
    tip: 0.06,
    jitter: 3,
  })
}

/** With the volume of the hair. */
function pixieGuides(v: number) {
  const top: Curve[] = [
    [
      [-40, -152 - 8 * v, 20],
      [-20, -170 - 8 * v, 80],
      [36, -132, 100],
      [72, -66, 72],
    ],
    [
      [-30, -158 - 8 * v, 20],
      [10, -176 - 8 * v, 70],
      [66, -140, 90],
      [90, -44, 52],
    ],
    [
      [-46, -146, 40],
      [-40, -150, 90],
      [6, -122, 102],
      [48, -74, 88],
    ],
  ]
  const beside: Curve[] = [
    [
      [-40, -150 - 8 * v, 20],
      [-72, -158 - 6 * v, 50],
      [-98, -110, 40],
      [-96, -18, 22],
    ],
    [
      [-34, -156 - 8 * v, 0],
      [-86, -156 - 4 * v, 10],
      [-108, -100, 10],
      [-102, 6, 10],
    ],
    [
      [-40, -140, 50],
      [-58, -140, 80],
      [-84, -100, 70],
      [-86, -44, 50],
    ],
  ]
  const other: Curve[] = [
    [
      [10, -166 - 8 * v, -10],
      [70, -164 - 6 * v, 10],
      [106, -110, 10],
      [102, 2, 10],
    ],
    [
      [0, -160, 20],
      [60, -160, 40],
      [100, -110, 30],
      [98, -16, 20],
    ],
  ]
  return { top, beside, other }
}
