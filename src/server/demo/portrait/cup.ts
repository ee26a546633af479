import { inkOf, line, shape, type Torso } from './body.ts'
import { LEATHER } from './jackets.ts'
import { at, type Point } from './lines.ts'
import { blurred, darker, fill, mix, oval, stroke } from './paint.ts'
import type { Garment } from './setting.ts'

const CUPS = ['#F2E8D9', '#A81C35', '#2F5551', '#C99A45']
const SLEEVELESS: readonly Garment[] = ['dress', 'tee', 'polo', 'vneck']

/** A hand that holds a cup: the palm behind it, the fingers before it. */
export function drawCup(torso: Torso): string {
  const { head, on } = torso
  const { setting, who, skin } = head
  if (!setting.hasCup) return ''
  const e = who.part
  const [x, y] = on(e * 62, 462)
  const from = (points: readonly Point[]) => points.map(([dx, dy]): Point => [x + e * dx, y + dy])
  const palm = from([
    [44, -40],
    [62, -20],
    [66, 40],
    [40, 76],
    [14, 66],
    [6, 20],
    [20, -30],
  ])
  const thumb = from([
    [60, -52],
    [48, -66],
    [30, -74],
    [22, -66],
    [34, -54],
    [46, -36],
    [62, -30],
  ])
  const crease = from([
    [28, -62],
    [40, -48],
    [52, -34],
  ])
  return [
    forearm(torso, from),
    fill(shape(palm), 'url(#hand)'),
    cup(CUPS[Math.floor(setting.cup * 4)]!, e, from),
    ...[0, 1, 2, 3].map((nth) => finger(torso, nth, from)),
    fill(shape(thumb), mix(skin.base, skin.light, 0.2)),
    stroke(line(crease), skin.shade, 2, 0.6),
    steam(from),
  ].join('')
}

type From = (points: readonly Point[]) => Point[]

function forearm({ head, cloth }: Torso, from: From): string {
  const { setting, who } = head
  const { garment } = setting
  const isBare = SLEEVELESS.includes(garment)
  const bare: Point[] = [
    [50, 20],
    [66, 60],
    [150, 240],
    [200, 420],
    [90, 430],
    [60, 250],
    [22, 100],
    [14, 60],
  ]
  const sleeve: Point[] = [
    [58, 30],
    [70, 62],
    [180, 250],
    [240, 420],
    [90, 430],
    [60, 250],
    [20, 100],
    [14, 66],
  ]
  const arm = from(isBare ? bare : sleeve)
  const below = arm.map(([x, y]): Point => [x + who.part * -8, y + 12])
  const paint = garment === 'leather' ? LEATHER : 'url(#cloth)'
  return [
    blurred('middle', fill(shape(below), '#120807', 0.35)),
    fill(shape(arm), isBare ? 'url(#hand)' : paint),
    isBare ? '' : creases(cloth, from),
    isBare && who.tattoo === 'arm' ? tattoo(head, from) : '',
  ].join('')
}

function creases(cloth: Torso['cloth'], from: From): string {
  const hem = stroke(
    line(
      from([
        [12, 70],
        [40, 80],
        [68, 62],
      ]),
    ),
    cloth.deep,
    4,
    0.45,
  )
  const folds =
    line(
      from([
        [70, 150],
        [100, 170],
        [130, 160],
      ]),
    ) +
    line(
      from([
        [60, 210],
        [100, 226],
        [140, 210],
      ]),
    )
  return hem + stroke(folds, cloth.deep, 3.4, 0.35)
}

function tattoo(head: Torso['head'], from: From): string {
  const twig =
    'M0 44C-4 16 0-16 6-44M-1 20q-14-4-16-18M1 2q14-6 15-20M4-18q-11-4-12-14M0 30q12-2 16-12'
  const place = `translate(${at(from([[80, 170]])[0]!)})rotate(${head.who.part * -28})`
  return `<g transform="${place}">${stroke(twig, inkOf(head), 2.2, 0.75)}</g>`
}

function cup(colour: string, side: number, from: From): string {
  const body = from([
    [-56, -58],
    [-52, 10],
    [-46, 56],
    [-8, 66],
    [30, 56],
    [36, 10],
    [40, -58],
  ])
  const shine = from([
    [-52, -40],
    [-46, 30],
    [-34, 56],
    [-30, 0],
    [-34, -46],
  ])
  const [rim, coffee] = from([
    [-8, -58],
    [-8, -55],
  ])
  const [start, first, second, end] = from([
    [-53, -30],
    [-92, -34],
    [-88, 30],
    [-49, 26],
  ])
  return [
    fill(shape(body, 0.1), colour),
    oval(rim!, darker(colour, 0.22), { rx: 48, ry: 11 }),
    oval(coffee!, '#5A3422', { rx: 41, ry: 8 }),
    fill(shape(shine), side < 0 ? '#000' : '#fff', 0.1),
    stroke(`M${at(start!)}C${at(first!)} ${at(second!)} ${at(end!)}`, colour, 9),
  ].join('')
}

function finger({ head }: Torso, nth: number, from: From): string {
  const { skin } = head
  const y = -30 + nth * 20
  const tip = -26 + Math.abs(nth - 1.2) * 6
  const whole = from([
    [56, y - 12],
    [20, y - 12],
    [tip, y - 9],
    [tip - 8, y],
    [tip, y + 9],
    [20, y + 10],
    [58, y + 10],
  ])
  const below = from([
    [52, y + 10],
    [20, y + 10],
    [tip + 2, y + 9],
  ])
  return [
    fill(shape(whole, 0.16), nth % 2 ? skin.base : mix(skin.base, skin.light, 0.25)),
    stroke(line(below), skin.shade, 2.4, 0.75),
    oval(from([[tip, y]])[0]!, mix(skin.light, '#F0B7A8', 0.3), { rx: 5, ry: 4.4, opacity: 0.7 }),
  ].join('')
}

function steam(from: From): string {
  const threads = from([
    [-20, -74],
    [2, -74],
  ]).map((start) => `M${at(start)}c-10-18 10-28 0-46s8-22 2-36`)
  return blurred('fine', ...threads.map((thread) => stroke(thread, '#fff', 9, 0.2)))
}
