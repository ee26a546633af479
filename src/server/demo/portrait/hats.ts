import { type Head, turned } from './head.ts'
import { at, loop, type Place, type Point, spline } from './lines.ts'
import { disc, fill, lighter, mix, stroke } from './paint.ts'

/** Hair ends where a hat begins. */
export const UNDER_HAT = '<clipPath id="under"><path d="M-400-92H400V900H-400z"/></clipPath>'

export function drawHat(head: Head): string {
  const { hat, colour } = head.setting
  if (hat === 'none') return ''
  const [drawn, cloth, down] = {
    straw: [straw, '#D9B97F', 26] as const,
    beanie: [beanie, mix(colour, '#8E2136', 0.55), 14] as const,
    cap: [baseballCap, mix(colour, '#24303F', 0.55), 8] as const,
  }[hat]
  const tones = { cloth, dark: mix(cloth, '#1A0D0A', 0.4), light: lighter(cloth, 0.25) }
  return `<g transform="translate(0 ${down})">${drawn(head, tones)}</g>`
}

type Tones = { readonly cloth: string; readonly dark: string; readonly light: string }

/** Half of an outline from the side to the middle of the front, mirrored to a whole. */
function around(head: Head, left: readonly Place[], middle: Place | null = null): Point[] {
  const right = left.map(([x, y, depth]): Place => [-x, y, depth ?? 0]).toReversed()
  return turned(head, [...left, ...(middle ? [middle] : []), ...right])
}

function beanie(head: Head, { cloth, dark, light }: Tones): string {
  const r = head.who.width + 9
  const crown: Place[] = [
    [-r, -66, 0],
    [-r - 2, -110, 0],
    [-r * 0.78, -160, 0],
    [-r * 0.3, -186, -6],
  ]
  const front: Place[] = [
    [50, -92, 90],
    [0, -96, 96],
    [-50, -92, 90],
  ]
  const brim: Place[] = [
    [-r - 3, -62, 0],
    [-r - 4, -96, 0],
    [-52, -122, 88],
  ]
  const under: Place[] = [
    [52, -84, 90],
    [0, -88, 98],
    [-52, -84, 90],
  ]
  const seams = [-3, -2, -1, 0, 1, 2, 3].map((nth) => {
    const [low, middle, top] = turned(head, [
      [nth * 28, -112, 60],
      [nth * 26, -164, 30],
      [nth * 13, -182, 0],
    ])
    return `M${at(low!)}Q${at(middle!)} ${at(top!)}`
  })
  const ribs = Array.from({ length: 17 }, (_, index) => {
    const x = (index - 8) * 12.4
    const bend = (x / head.who.width) ** 2 * 22
    const depth = head.depth(Math.min(Math.abs(x), 100), -60)
    return `M${at(head.turn(x, -122 + bend, depth))}L${at(head.turn(x, -90 + bend, depth))}`
  })
  return [
    fill(loop([...around(head, crown), ...turned(head, front)]), cloth),
    stroke(seams.join(''), dark, 2.2, 0.3),
    fill(loop([...around(head, brim, [0, -127, 96]), ...turned(head, under)]), light),
    stroke(ribs.join(''), dark, 2, 0.28),
  ].join('')
}

function baseballCap(head: Head, { cloth, dark, light }: Tones): string {
  const { turn } = head
  const r = head.who.width + 9
  const crown: Place[] = [
    [-r + 2, -70, 0],
    [-r, -118, 0],
    [-r * 0.7, -166, 0],
  ]
  const front: Place[] = [
    [50, -92, 80],
    [0, -96, 96],
    [-50, -92, 80],
  ]
  const seam = (side: number) =>
    `M${at(turn(side * 36, -104, 84))}Q${at(turn(side * 34, -160, 50))} ${at(turn(0, -182, 0))}`
  const peak: Place[] = [
    [-92, -82, 40],
    [-60, -108, 90],
  ]
  const edge: Place[] = [
    [84, -62, 110],
    [40, -70, 150],
    [0, -73, 158],
    [-40, -70, 150],
    [-84, -62, 110],
  ]
  const rim: Place[] = [
    [-80, -64, 112],
    [-40, -72, 150],
    [0, -75, 158],
    [40, -72, 150],
    [80, -64, 112],
  ]
  const button = [turn(0, -184, -6)[0], turn(0, -184)[1]] as const
  return [
    fill(loop([...around(head, crown, [0, -184, -6]), ...turned(head, front)]), cloth),
    stroke(seam(-1) + seam(1), dark, 1.8, 0.4),
    fill(loop([...around(head, peak, [0, -116, 100]), ...turned(head, edge)]), dark),
    stroke(spline(turned(head, rim)), light, 2, 0.35),
    disc(button, 5, dark),
  ].join('')
}

function straw(head: Head, { cloth, dark }: Tones): string {
  const r = head.who.width + 9
  const brim: Place[] = [
    [-200, -84, 0],
    [-120, -112, 0],
  ]
  const under: Place[] = [
    [120, -66, 60],
    [0, -60, 100],
    [-120, -66, 60],
  ]
  const crown: Place[] = [
    [-r + 4, -96, 0],
    [-r * 0.82, -158, 0],
    [-r * 0.3, -184, 0],
  ]
  const band: Place[] = [
    [-r + 3, -118, 0],
    [0, -108, 96],
    [r - 3, -118, 0],
    [r - 4, -94, 0],
    [0, -84, 98],
    [-r + 4, -94, 0],
  ]
  const weave = [0, 1, 2, 3].map((row) =>
    spline(
      turned(head, [
        [-r * 0.86, -130 - row * 13, 10],
        [0, -122 - row * 15, 80],
        [r * 0.86, -130 - row * 13, 10],
      ]),
    ),
  )
  return [
    fill(
      loop([...around(head, brim, [0, -122, 0]), ...turned(head, under)]),
      mix(cloth, dark, 0.25),
    ),
    fill(loop([...around(head, crown), ...turned(head, [[0, -86, 90]])]), cloth),
    fill(loop(turned(head, band)), '#4A2A22'),
    stroke(weave.join(''), dark, 1.2, 0.25),
  ].join('')
}
