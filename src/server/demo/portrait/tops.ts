import { bothSides, isPale, line, shape, sideOf, type Torso } from './body.ts'
import {
  collar,
  crew,
  deeper,
  edge,
  outlineOf,
  paler,
  patterned,
  placket,
  rib,
  vee,
  worn,
} from './garments.ts'
import type { Point } from './lines.ts'
import { disc, fill, group, stroke } from './paint.ts'
import { folds } from './garments.ts'

export function tee(torso: Torso): string {
  return worn(torso, crew(torso)) + rib(torso, crew(torso), [7, deeper(torso, 0.55)])
}

export function vneck(torso: Torso): string {
  const neckline = vee(torso, torso.head.isMale ? 262 : 284)
  return worn(torso, neckline) + rib(torso, neckline, [6, deeper(torso, 0.5)])
}

function buttons({ on, cloth }: Torso, heights: readonly number[], radius: number): string {
  return heights.map((y) => disc(on(0, y), radius, cloth.light)).join('')
}

export function henley(torso: Torso): string {
  const { on, cloth } = torso
  return [
    worn(torso, crew(torso)),
    rib(torso, crew(torso), [8, deeper(torso, 0.55)]),
    stroke(line([on(0, 226), on(0, 312)]), cloth.dark, 9, 0.35),
    buttons(torso, [246, 270, 294], 3.6),
  ].join('')
}

export function knit(torso: Torso): string {
  const { cloth } = torso
  const neckline = crew(torso)
  const stitch = `<path d="M0 2l5.5 5l5.5-5" fill="none" stroke="${cloth.deep}" stroke-width="1.6" opacity=".22"/>`
  return [
    worn(torso, neckline, { bulk: 7 }),
    patterned(torso, outlineOf(torso, neckline, { bulk: 7 }), [11, 9, stitch]),
    rib(torso, neckline, [15, deeper(torso, 0.35)]),
    stroke(edge(torso, neckline), cloth.light, 15, 0.3, ' stroke-dasharray="2 5"'),
  ].join('')
}

export function turtleneck(torso: Torso, paint = 'url(#cloth)'): string {
  const { neck, on, onNeck, cloth } = torso
  const top = (e: number) => onNeck(e * neck * 1.02, 146, 0.5)
  const half: Point[] = [onNeck(neck * 1.06, 176, 0.8), on(neck * 1.3, 204), on(neck * 0.6, 232)]
  const other: Point[] = [
    onNeck(-neck * 1.06, 176, 0.8),
    on(-neck * 1.3, 204),
    on(-neck * 0.6, 232),
  ]
  const roll = shape([
    top(-1),
    ...other,
    on(0, 238),
    ...half.toReversed(),
    top(1),
    onNeck(neck * 0.4, 160, 0.5),
    onNeck(-neck * 0.4, 160, 0.5),
  ])
  const rim = [-1.02, -0.4, 0.4, 1.02].map((x) =>
    onNeck(neck * x, Math.abs(x) > 1 ? 150 : 164, 0.5),
  )
  const fold = line([
    on(-neck * 1.2, 206),
    on(-neck * 0.5, 226),
    on(neck * 0.5, 226),
    on(neck * 1.2, 206),
  ])
  return [
    worn(torso, crew(torso), { bulk: 5, paint }),
    fill(roll, paint),
    stroke(line(rim), cloth.light, 3, 0.35),
    stroke(fold, cloth.dark, 4, 0.35),
  ].join('')
}

export function polo(torso: Torso): string {
  const { on, cloth } = torso
  return [
    worn(torso, vee(torso, 256)),
    collar(torso, paler(torso, 0.4), 0.9, 246),
    stroke(line([on(0, 254), on(0, 330)]), cloth.dark, 2.4, 0.6),
    buttons(torso, [274, 304], 3.4),
  ].join('')
}

export function shirt(torso: Torso): string {
  return worn(torso, vee(torso, 274)) + placket(torso, 268) + collar(torso, paler(torso, 0.45))
}

export function denim(torso: Torso): string {
  const { neck, shoulders: s, cloth } = torso
  const both = (places: readonly Point[], tension?: number) =>
    [-1, 1].map((side) => line(sideOf(torso, side, places), tension)).join('')
  const pocket: Point[] = [
    [s * 0.22, 360],
    [s * 0.58, 360],
    [s * 0.56, 440],
    [s * 0.4, 456],
    [s * 0.24, 440],
    [s * 0.22, 360],
  ]
  const seam = both([
    [s * 0.86, 250],
    [s * 0.5, 300],
    [neck * 0.2, 306],
  ])
  return [
    shirt(torso),
    stroke(seam, '#E3C79A', 1.8, 0.5, ' stroke-dasharray="6 4"'),
    stroke(both(pocket, 0.04), cloth.deep, 2.4, 0.5),
  ].join('')
}

export function flannel(torso: Torso): string {
  const { cloth } = torso
  const neckline = vee(torso, 270)
  const checks = `<path d="M0 14H54M14 0V54" stroke="${cloth.deep}" stroke-width="14" opacity=".34"/><path d="M0 40H54M40 0V54" stroke="${cloth.light}" stroke-width="3" opacity=".5"/>`
  return [
    worn(torso, neckline),
    patterned(torso, outlineOf(torso, neckline), [54, 54, checks]),
    placket(torso, 264),
    collar(torso, deeper(torso, 0.25)),
  ].join('')
}

export function hoodie(torso: Torso): string {
  const { neck, on, cloth } = torso
  const hood: Point[] = [
    [neck * 1.06, 160],
    [neck * 1.7, 182],
    [neck * 1.8, 216],
    [neck * 0.8, 250],
  ]
  const inside: Point[] = [
    [neck * 1.1, 200],
    [neck * 0.5, 236],
  ]
  const left = sideOf(torso, -1, hood)
  const rim = [...sideOf(torso, -1, inside), on(0, 246), ...sideOf(torso, 1, inside).toReversed()]
  const cord = (side: number) => {
    const [x, y] = on(side * neck * 0.42, 246)
    return `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}q${side * 4} 50 ${side * -2} ${92 + side * 12}`
  }
  return [
    worn(torso, crew(torso), { bulk: 8 }),
    fill(
      shape([...left, on(0, 272), ...sideOf(torso, 1, hood).toReversed(), ...rim.toReversed()]),
      paler(torso, 0.35),
    ),
    stroke(line(rim), cloth.deep, 4, 0.4),
    stroke(cord(-1) + cord(1), '#F4ECDF', 4.5),
  ].join('')
}

export function breton(torso: Torso): string {
  const { cloth } = torso
  const stripe = `<rect y="6" width="40" height="10" fill="${isPale(cloth.base) ? '#27324C' : cloth.base}"/>`
  return [
    worn(torso, crew(torso), { paint: '#F3ECE0' }),
    patterned(torso, outlineOf(torso, crew(torso)), [40, 30, stripe], 0.9),
    group('opacity=".7"', folds(torso, 0.4)),
    rib(torso, crew(torso), [8, '#E8DFD0']),
  ].join('')
}

export function blouse(torso: Torso): string {
  const { neck } = torso
  const half: Point[] = [
    [neck, 180],
    [neck * 1.42, 192],
    [neck * 1.5, 240],
    [neck * 0.5, 300],
    [neck * 0.16, 282],
    [neck * 0.8, 226],
  ]
  const wide = bothSides((side) => fill(shape(sideOf(torso, side, half), 0.1), paler(torso, 0.4)))
  return worn(torso, vee(torso, 286)) + wide + placket(torso, 290)
}

export function wrap(torso: Torso): string {
  const { neck, on, cloth } = torso
  const over = line([
    on(-neck * 1.2, 196),
    on(-neck * 0.5, 260),
    on(neck * 0.5, 350),
    on(neck * 1.4, 470),
  ])
  const under = line([on(neck * 1.2, 196), on(neck * 0.5, 262), on(0, 310)])
  const dots = `<circle cx="11" cy="11" r="3" fill="${cloth.light}"/><circle cx="34" cy="34" r="3" fill="${cloth.light}"/>`
  return [
    worn(torso, vee(torso, 310)),
    stroke(over, cloth.deep, 4, 0.4),
    stroke(under, cloth.deep, 3, 0.3),
    patterned(torso, outlineOf(torso, vee(torso, 310)), [46, 46, dots], 0.55),
  ].join('')
}

export function dress(torso: Torso): string {
  const { neck, shoulders: s, head } = torso
  const top: Point[] = [
    [0, 316],
    [neck * 0.9, 306],
    [s * 0.42, 262],
    [s * 0.46, 216],
    [s * 0.56, 216],
    [s * 0.6, 268],
    [s * 0.7, 340],
  ]
  const side: Point[] = [
    [s * 0.74, 480],
    [s * 0.7, 640],
    [s * 0.76, 900],
  ]
  const right = sideOf(torso, 1, [...top, ...side])
  const left = sideOf(torso, -1, [...top.slice(1), ...side]).toReversed()
  const arms = [1, -1].map((e) =>
    line(
      sideOf(torso, e, [
        [s * 0.74, 345],
        [s * 0.78, 470],
        [s * 0.78, 700],
      ]),
    ),
  )
  return (
    fill(shape([...right, ...left], 0.12), 'url(#cloth)') +
    stroke(arms.join(''), head.skin.deep, 3, 0.4)
  )
}

export function dungarees(torso: Torso): string {
  const { shoulders: s, on } = torso
  const strap: Point[] = [
    [s * 0.3, 200],
    [s * 0.46, 206],
    [s * 0.42, 350],
    [s * 0.26, 350],
  ]
  const bib: Point[] = [
    [s * 0.46, 340],
    [s * 0.5, 470],
    [s * 0.8, 540],
    [s * 0.8, 900],
  ]
  const front = [
    ...sideOf(torso, -1, bib.slice(0, 1)),
    ...sideOf(torso, 1, bib),
    ...sideOf(torso, -1, bib.slice(1)).toReversed(),
  ]
  const hem = line([on(-s * 0.44, 352), on(s * 0.44, 352)])
  const pocket = line(
    (
      [
        [-0.2, 400],
        [0.2, 400],
        [0.2, 470],
        [-0.2, 470],
        [-0.2, 400],
      ] as const
    ).map(([x, y]) => on(s * x, y)),
    0.02,
  )
  return [
    breton(torso),
    bothSides((side) => fill(shape(sideOf(torso, side, strap), 0.05), '#4A6580')),
    fill(shape(front, 0.05), '#4F6C89'),
    stroke(hem + pocket, '#E3C79A', 2, 0.6, ' stroke-dasharray="6 4"'),
    bothSides((side) => disc(on(side * s * 0.34, 356), 7, '#D8A949')),
  ].join('')
}
