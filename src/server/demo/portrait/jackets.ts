import { bothSides, isPale, line, shape, sideOf, type Torso } from './body.ts'
import { deeper, inner, jacket, lapels, opening, paler, vee } from './garments.ts'
import type { Point } from './lines.ts'
import { darker, disc, fill, lighter, mix, stroke } from './paint.ts'
import { turtleneck } from './tops.ts'

export function overshirt(torso: Torso): string {
  const { neck, cloth } = torso
  const flap: Point[] = [
    [neck, 174],
    [neck * 1.44, 188],
    [neck * 1.62, 242],
    [neck * 1.1, 268],
    [neck * 0.96, 214],
  ]
  return [
    inner(torso, isPale(cloth.base, 0.55) ? '#33302E' : '#EDE4D6'),
    jacket(torso, { breast: neck * 0.72, waist: neck * 0.86 }),
    bothSides((side) => fill(shape(sideOf(torso, side, flap), 0.07), paler(torso, 0.4))),
  ].join('')
}

export function blazer(torso: Torso): string {
  const { neck, cloth, head } = torso
  const tip: Point[] = [
    [neck * 0.98, 172],
    [neck * 1.24, 190],
    [neck * 0.7, 250],
    [neck * 0.3, 226],
  ]
  const shirt = () =>
    inner(torso, '#F1EBE1', vee(torso, 262)) +
    bothSides((side) => fill(shape(sideOf(torso, side, tip), 0.07), '#FBF7EF'))
  const blouse = () =>
    inner(torso, isPale(cloth.base, 0.55) ? '#2B2523' : '#F1E7DA', vee(torso, 300))
  return [
    head.isMale ? shirt() : blouse(),
    jacket(torso, { breast: neck * 0.78, waist: neck * 0.3, bulk: 9 }),
    lapels(torso, deeper(torso, 0.25), 440),
  ].join('')
}

export function leather(torso: Torso): string {
  const { neck, shoulders: s, cloth, on } = torso
  const gloss: Point[] = [
    [s * 0.8, 256],
    [s * 0.93, 320],
    [s * 0.98, 420],
  ]
  const zip = line([on(neck * 0.94, 330), on(neck * 0.98, 640)])
  return [
    inner(torso, isPale(cloth.base, 0.4) ? cloth.base : '#E9E0D2'),
    jacket(torso, { breast: neck * 0.9, waist: neck * 0.96, paint: LEATHER, bulk: 8 }),
    stroke([-1, 1].map((side) => line(sideOf(torso, side, gloss))).join(''), '#8A736A', 7, 0.3),
    lapels(torso, '#3A2E2B', 380),
    stroke(zip, '#B9AC9C', 3, 0.5, ' stroke-dasharray="3 3"'),
  ].join('')
}

export const LEATHER = '#2C2321'

export function cardigan(torso: Torso): string {
  const { neck, on, cloth, head } = torso
  const edges = { breast: neck * 0.6, waist: neck * 0.3 }
  const hem = [-1, 1].map((side) => line(opening(torso, side, edges))).join('')
  const buttons = [0, 1, 2].map((index) => disc(on(neck * 0.4, 440 + index * 80), 5, cloth.light))
  return [
    inner(torso, isPale(cloth.base) ? '#3A3431' : '#F2E9DC', vee(torso, head.isMale ? 240 : 262)),
    jacket(torso, { ...edges, bulk: 7 }),
    stroke(hem, deeper(torso, 0.4), 12),
    ...buttons,
  ].join('')
}

export function puffer(torso: Torso): string {
  const { neck, shoulders: s, cloth } = torso
  const quilt = (heights: readonly number[], [from, to]: Point) =>
    heights
      .flatMap((y) =>
        [-1, 1].map((side) =>
          line(
            sideOf(torso, side, [
              [neck * from, y + 10],
              [s * 0.6, y],
              [s * to, y + 16],
            ]),
          ),
        ),
      )
      .join('')
  const stand: Point[] = [
    [neck * 1.04, 158],
    [neck * 1.6, 178],
    [neck * 1.6, 230],
    [neck * 0.7, 268],
    [neck * 0.9, 210],
  ]
  return [
    turtleneck(torso, isPale(cloth.base) ? '#4A423D' : '#E6DCCB'),
    jacket(torso, { breast: neck * 0.66, waist: neck * 0.4, bulk: 17 }),
    stroke(quilt([300, 370, 440, 515, 600], [0.6, 1.12]), cloth.deep, 4, 0.42),
    stroke(quilt([308, 378, 448, 523], [0.7, 1.08]), cloth.light, 4, 0.3),
    bothSides((side) => fill(shape(sideOf(torso, side, stand)), paler(torso, 0.3))),
  ].join('')
}

/** A coat with a scarf. */
export function coat(torso: Torso): string {
  const { neck, cloth } = torso
  return [
    inner(torso, mix(cloth.base, '#F1E7DA', 0.6)),
    jacket(torso, { breast: neck * 0.5, waist: neck * 0.2, bulk: 12 }),
    lapels(torso, deeper(torso, 0.2), 470),
    scarf(torso, isPale(cloth.base, 0.45) ? '#8E2A38' : '#D8BE93'),
  ].join('')
}

function scarf({ head, neck, on, onNeck }: Torso, colour: string): string {
  const dark = darker(colour, 0.3)
  const { light } = head
  const around = shape([
    onNeck(-neck * 1.12, 150, 0.5),
    on(-neck * 1.6, 190),
    on(-neck * 1.5, 232),
    on(-neck * 0.6, 262),
    on(neck * 0.4, 262),
    on(neck * 1.5, 230),
    on(neck * 1.6, 188),
    onNeck(neck * 1.12, 148, 0.5),
    onNeck(neck * 0.4, 176, 0.5),
    onNeck(-neck * 0.4, 178, 0.5),
  ])
  const hanging: Point[] = [
    [0.2, 244],
    [0.9, 250],
    [1.1, 400],
    [0.9, 470],
    [0.1, 470],
    [0.16, 360],
  ]
  const end = shape(
    hanging.map(([x, y]) => on(light * neck * x, y)),
    0.1,
  )
  const upper = line([
    onNeck(-neck * 1.1, 172, 0.6),
    on(-neck * 0.5, 214),
    on(neck * 0.5, 216),
    onNeck(neck * 1.1, 170, 0.6),
  ])
  const lower = line([on(-neck * 1.4, 214), on(-neck * 0.4, 244), on(neck * 0.8, 240)])
  const lit = line([onNeck(-neck * 1.1, 160, 0.6), on(-neck * 0.4, 194), on(neck * 0.5, 196)])
  return [
    fill(around, colour),
    fill(end, mix(colour, dark, 0.3)),
    stroke(upper + lower, dark, 4, 0.55),
    stroke(lit, lighter(colour, 0.25), 4, 0.4),
  ].join('')
}
