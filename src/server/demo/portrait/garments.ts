import { bothSides, isPale, line, shape, sideOf, type Torso } from './body.ts'
import type { Point } from './lines.ts'
import { blurred, darker, disc, fill, group, mix, stroke } from './paint.ts'

/** Half of a neckline, from the middle outward. */
export type Neckline = readonly Point[]

export function crew({ neck, head }: Torso): Neckline {
  const low = head.isMale ? 0 : 8
  return [
    [0, 226 + low],
    [neck * 0.6, 216 + low],
    [neck * 1.12, 192 + low],
    [neck * 1.34, head.isMale ? 190 : 197],
  ]
}

export function vee({ neck }: Torso, y: number): Neckline {
  return [
    [0, y],
    [neck * 0.5, y + (200 - y) * 0.5],
    [neck * 1.06, 200],
    [neck * 1.4, 194],
  ]
}

type Fit = { readonly paint?: string; readonly bulk?: number; readonly isSlim?: boolean }

/** The outline of what is worn below a neckline. */
export function outlineOf(
  torso: Torso,
  neckline: Neckline,
  { bulk = 3, isSlim = false }: Fit = {},
): string {
  const arm = (side: number) =>
    isSlim
      ? torso.arm(side)
      : torso.arm(side).map(([x, y]): Point => [x + side * bulk, y - bulk * 0.7])
  const left = sideOf(torso, -1, neckline).toReversed()
  const outer = neckline[0]?.[0] === 0 ? left.slice(0, -1) : left
  return shape([...sideOf(torso, 1, neckline), ...arm(1), ...arm(-1).toReversed(), ...outer], 0.15)
}

/** A garment in its paint, with folds. */
export function worn(torso: Torso, neckline: Neckline, fit: Fit = {}): string {
  const paint = fit.paint ?? 'url(#cloth)'
  return fill(outlineOf(torso, neckline, fit), paint) + group('opacity=".9"', folds(torso, 0.4))
}

/** The whole neckline as a line. */
export function edge(torso: Torso, neckline: Neckline): string {
  return line([...sideOf(torso, -1, neckline.slice(1)).toReversed(), ...sideOf(torso, 1, neckline)])
}

export function rib(
  torso: Torso,
  neckline: Neckline,
  [width, colour]: readonly [number, string],
): string {
  return stroke(edge(torso, neckline), colour, width)
}

export function folds(torso: Torso, depth: number): string {
  const { head, shoulders: s, cloth, on } = torso
  const both = (places: readonly Point[]) =>
    [-1, 1].map((side) => line(sideOf(torso, side, places))).join('')
  const armpit: Point[] = [
    [s * 0.77, 336],
    [s * 0.74, 420],
    [s * 0.75, 520],
    [s * 0.7, 640],
  ]
  const creases: Point[][] = [
    [
      [s * 0.74, 352],
      [s * 0.58, 392],
      [s * 0.34, 410],
    ],
    [
      [s * 0.72, 300],
      [s * 0.6, 330],
      [s * 0.46, 338],
    ],
    [
      [s * 1.04, 480],
      [s * 0.94, 506],
      [s * 0.84, 500],
    ],
  ]
  const shoulder: Point[] = [
    [s * 0.5, 236],
    [s * 0.84, 262],
    [s * 0.93, 330],
  ]
  const waist = () => {
    const away = -head.light
    const far = [on(away * s * 0.66, 400), on(away * s * 0.48, 452), on(away * s * 0.16, 446)]
    const near = [on(-away * s * 0.6, 420), on(-away * s * 0.42, 456), on(-away * s * 0.14, 448)]
    return stroke(line(far) + line(near), cloth.deep, 13, 0.1)
  }
  return blurred(
    'fine',
    stroke(
      both(armpit),
      cloth.deep,
      head.setting.crop === 'half' ? 10 : 8,
      depth * (isPale(cloth.base, 0.6) ? 0.5 : 0.9),
    ),
    stroke(creases.map(both).join(''), cloth.dark, 7, depth * 0.36),
    stroke(both(shoulder), cloth.light, 10, 0.14),
    head.isMale ? '' : waist(),
  )
}

/** A pattern over a garment. */
export function patterned(
  torso: Torso,
  outline: string,
  [width, height, motif]: readonly [number, number, string],
  opacity = 1,
): string {
  torso.head.defs.push(
    `<pattern id="pattern" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${motif}</pattern>`,
  )
  return fill(outline, 'url(#pattern)', opacity)
}

/** Both points of a collar. */
export function collar(torso: Torso, colour: string, wide = 1, low = 262): string {
  const { neck, cloth } = torso
  return bothSides((side) => {
    const tip: Point[] = [
      [neck * 1.2 * wide, 236],
      [neck * 0.72 * wide, low],
      [neck * 0.28, 232],
    ]
    const whole: Point[] = [[neck * 0.98, 172], [neck * 1.34, 186], ...tip, [neck * 0.7, 204]]
    return (
      fill(shape(sideOf(torso, side, whole), 0.07), colour) +
      stroke(line(sideOf(torso, side, tip)), cloth.deep, 1.8, 0.4)
    )
  })
}

/** The buttons of a shirt. */
export function placket({ on, cloth }: Torso, from = 240): string {
  const buttons = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = on(0, from + 34 + index * 74)
    return disc([x + 7, y], 4, mix(cloth.light, '#FFFFFF', 0.3)) + disc([x + 7, y], 1.2, cloth.dark)
  })
  return stroke(line([on(0, from), on(0, 900)]), cloth.dark, 2.4, 0.7) + buttons.join('')
}

/** What is worn under an open jacket. */
export function inner(torso: Torso, colour: string, neckline = crew(torso)): string {
  return (
    fill(outlineOf(torso, neckline, { isSlim: true }), colour) +
    rib(torso, neckline, [6, darker(colour, 0.2)])
  )
}

type Jacket = {
  /** How far its edges are from the middle, at the breast and at the waist. */
  readonly breast: number
  readonly waist: number
  readonly bulk?: number
  readonly paint?: string
}

export function opening(
  { neck, on }: Torso,
  side: number,
  { breast, waist }: Pick<Jacket, 'breast' | 'waist'>,
): Point[] {
  return [
    on(side * neck * 1.06, 184),
    on(side * neck * 1.1, 230),
    on(side * breast, 380),
    on(side * waist, 640),
    on(side * waist, 900),
  ]
}

export function jacket(
  torso: Torso,
  { bulk = 7, paint = 'url(#cloth)', ...edges }: Jacket,
): string {
  const { neck, on, arm } = torso
  const halves = bothSides((side) => {
    const outer = arm(side).map(([x, y]): Point => [x + side * bulk, y - bulk * 0.8])
    const half = [...opening(torso, side, edges), ...outer.toReversed(), on(side * neck * 1.5, 194)]
    return fill(shape(half, 0.13), paint)
  })
  return halves + folds(torso, 0.45)
}

export function lapels(torso: Torso, colour: string, low = 420): string {
  const { neck, cloth } = torso
  const notch: Point[] = [
    [neck * 1.42, 190],
    [neck * 1.86, 268],
    [neck * 1.56, 282],
    [neck * 1.66, 300],
    [neck * 0.74, low],
  ]
  return bothSides((side) => {
    const whole = sideOf(torso, side, [[neck * 1.02, 178], ...notch, [neck * 0.86, 300]])
    return (
      fill(shape(whole, 0.05), colour) +
      stroke(line(sideOf(torso, side, notch), 0.05), cloth.deep, 1.8, 0.5)
    )
  })
}

export function paler({ cloth }: Torso, share: number): string {
  return mix(cloth.base, cloth.light, share)
}

export function deeper({ cloth }: Torso, share: number): string {
  return mix(cloth.base, cloth.dark, share)
}
