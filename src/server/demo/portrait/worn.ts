import type { Head } from './head.ts'
import { at, loop, type Point, short, spline } from './lines.ts'
import { disc, fill, mix, stroke } from './paint.ts'

const FRAMES = {
  round: '#3A2A22',
  square: '#241C1A',
  wire: '#B08D4F',
  cat: '#5A1E2B',
  tortoise: '#6B4326',
} as const
type Frame = keyof typeof FRAMES

/** Glasses stand before the face and reach to the ears, so that they turn with the head. */
export function drawGlasses(head: Head): string {
  const { who, turn, face } = head
  const frame = who.glasses
  if (frame === 'none') return ''
  const colour = FRAMES[frame]
  const thick = frame === 'wire' ? 2.4 : 4.6
  const middle = who.eye.gap + 1
  const isRound = frame === 'round' || frame === 'wire'
  const wide = isRound ? 30 : 33
  const high = frame === 'round' ? 28 : frame === 'wire' ? 27 : 23
  const glass = (side: number) => {
    const on = (x: number, y: number) => face(side * (middle + x), 4 + y, 15 - Math.abs(x) * 0.12)
    const rim = loop(rimOf(frame).map(([x, y]) => on(x * wide, y * high)))
    const glint = (
      [
        [-0.2, -0.8],
        [0.3, -0.8],
        [-0.2, 0.7],
        [-0.6, 0.5],
      ] as const
    ).map(([x, y]) => on(x * wide, y * high))
    return [
      fill(rim, '#EAF3F5', 0.1),
      fill(loop(glint, 0.08), '#fff', 0.09),
      stroke(rim, colour, thick),
      frame === 'tortoise'
        ? stroke(rim, '#C08A4A', thick * 0.7, 0.55, ' stroke-dasharray="9 13 5 17"')
        : '',
      stroke(rim, '#fff', 1, 0.2),
      stroke(
        `M${at(on(wide, -high * 0.4))}L${at(turn(side * who.width, -8, 6))}`,
        colour,
        thick * 0.9,
      ),
    ].join('')
  }
  const bridge = `M${at(face(-middle + wide, 0, 14))}Q${at(face(0, -8, 24))} ${at(face(middle - wide, 0, 14))}`
  return glass(-1) + glass(1) + stroke(bridge, colour, thick)
}

/** Half a width and half a height are 1. */
function rimOf(frame: Frame): readonly Point[] {
  if (frame === 'round' || frame === 'wire')
    return Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4
      return [Math.cos(angle), Math.sin(angle)]
    })
  if (frame === 'cat')
    return [
      [-1, -0.7],
      [0, -1],
      [0.9, -1.18],
      [1.12, -1.05],
      [0.92, 0.2],
      [0.4, 0.96],
      [-0.4, 0.9],
      [-0.92, 0.1],
    ]
  return [
    [-0.9, -0.92],
    [0, -1],
    [0.96, -0.96],
    [1.02, -0.2],
    [0.8, 0.82],
    [0, 1],
    [-0.76, 0.84],
    [-0.98, -0.1],
  ]
}

/** Ears behind the face; what hangs on them lies before the hair. */
export function drawEars(head: Head): { ears: string; jewels: string } {
  const sides = ([-1, 1] as const).map((side) => drawEar(head, side))
  return {
    ears: sides.map(({ ear }) => ear).join(''),
    jewels: sides.map(({ jewel }) => jewel).join(''),
  }
}

function drawEar(head: Head, side: -1 | 1): { ear: string; jewel: string } {
  const { who, skin, age, turn } = head
  const out = 9 + who.earOut * 5
  const size = who.ear * (1 + age * 0.1)
  const on = (x: number, y: number, depth = -14) =>
    turn(side * (who.width * 0.965 + x), 4 + y * size, depth)
  const shell = [
    on(-6, -22),
    on(out * 0.9, -31),
    on(out + 5, -16),
    on(out + 2, 12),
    on(out - 4, 34),
    on(-2, 44),
    on(-8, 20),
  ]
  const fold = [on(2, -18), on(out - 2, -22), on(out, -10), on(out - 4, 12), on(1, 26)]
  const inner = [on(2, -4), on(out - 6, 0), on(2, 12)]
  return {
    ear:
      fill(loop(shell), 'url(#ear)') +
      openLine(fold, skin.shade, [2.4, 0.75]) +
      openLine(inner, skin.deep, [2, 0.3]),
    jewel: drawEarring(head, on(out - 6, 40, -6)),
  }
}

function openLine(points: readonly Point[], colour: string, [width, opacity]: Point): string {
  return stroke(spline(points), colour, width, opacity)
}

function drawEarring({ who, isMale, setting }: Head, [x, y]: Point): string {
  const { earring } = who
  if (earring === 'none') return ''
  const metal = earring === 'stud' && who.skin < 4 ? '#D9DCE0' : '#D8A949'
  if (earring === 'stud') return disc([x, y], 3.4, metal) + disc([x - 1, y - 1], 1.2, '#fff8e8')
  if (earring === 'hoop') {
    const radius = isMale ? 5 : 14
    return `<circle cx="${short(x)}" cy="${short(y + radius)}" r="${radius}" fill="none" stroke="${metal}" stroke-width="2.6"/>`
  }
  const drop = fill(`M${at([x, y + 8])}q6 12 0 17q-6-5 0-17z`, mix(setting.colour, '#C0392F', 0.4))
  return `<path d="M${at([x, y])}v8" stroke="${metal}" stroke-width="1.8"/>${drop}${disc([x, y], 2.2, metal)}`
}
