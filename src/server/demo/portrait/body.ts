import { contour, type Head } from './head.ts'
import { at, lerp, type Place, type Point, spline } from './lines.ts'
import { blurred, brightness, clipped, darker, fill, lighter, mix, oval, stroke } from './paint.ts'

/** Neck and shoulders, which clothes lie on. They turn less than the head. */
export type Torso = {
  readonly head: Head
  /** Half of the width of the neck and of the shoulders. */
  readonly neck: number
  readonly shoulders: number
  readonly on: (x: number, y: number) => Point
  /** A place of the neck, which goes from the head (0) to the body (1). */
  readonly onNeck: (x: number, y: number, down: number) => Point
  readonly arm: (side: number) => Point[]
  readonly cloth: Cloth
}

export type Cloth = {
  readonly base: string
  readonly dark: string
  readonly deep: string
  readonly light: string
}

export function torsoOf(head: Head): Torso {
  const { who, setting, isMale, turn } = head
  const lean = setting.pose.body
  const { neck } = who
  const shoulders = (isMale ? 226 : 200) * who.build
  const on = (x: number, y: number): Point => [
    x * (1 - Math.sign(x) * lean * 0.07) + lean * 9,
    y + x * lean * 0.035 + (isMale ? 0 : -9),
  ]
  const [middle] = turn(0, 0, -16)
  const onNeck = (x: number, y: number, down: number): Point => {
    const [bodyX, bodyY] = on(x, y)
    return [lerp(middle + x, bodyX, down), lerp(y, bodyY, down)]
  }
  const drop = isMale ? 0 : 6
  const arm = (side: number) => {
    const x = (share: number) => side * shoulders * share
    return [
      on(x(0.75), 224 + drop),
      on(x(0.94), 248 + drop),
      on(x(1.02), 306),
      on(x(1.05), 400),
      on(x(1.1), 520),
      on(x(1.13), 600),
      on(x(1.02), 700),
      on(x(0.9), 900),
    ]
  }
  const base = setting.colour
  const cloth = {
    base,
    dark: darker(base, 0.42),
    deep: mix(base, '#120807', 0.62),
    light: lighter(base, 0.24),
  }
  return { head, neck, shoulders, on, onNeck, arm, cloth }
}

/** Large shapes are drawn in whole units. */
export function shape(points: readonly Place[], tension = 1 / 6): string {
  return spline(points, { closed: true, tension, decimals: 0 })
}

export function line(points: readonly Place[], tension = 1 / 6): string {
  return spline(points, { tension, decimals: 0 })
}

/** Places of a body, given as seen from its right side and mirrored for its left. */
export function sideOf({ on }: Torso, side: number, places: readonly Point[]): Point[] {
  return places.map(([x, y]) => on(side * x, y))
}

export function bothSides(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1)
}

export function drawSkin(torso: Torso): string {
  const { head, neck, on, onNeck, arm } = torso
  const { skin, age, isMale, who } = head
  const side = (e: number) => [
    onNeck(e * neck * 0.96, 40, 0),
    onNeck(e * neck * 0.97, 110, 0.25),
    onNeck(e * neck, 158, 0.6),
    onNeck(e * neck * 1.16, 188, 0.9),
    on(e * neck * 1.7, isMale ? 203 : 210),
  ]
  const whole = shape([...side(-1), ...arm(-1), ...arm(1).toReversed(), ...side(1).toReversed()])
  head.defs.push(`<clipPath id="body"><path d="${whole}"/></clipPath>`)
  const wrinkles = () => {
    const upper = line([
      onNeck(-neck * 0.6, 170, 0.6),
      onNeck(0, 178, 0.6),
      onNeck(neck * 0.6, 169, 0.6),
    ])
    const lower = line([
      onNeck(-neck * 0.5, 188, 0.8),
      onNeck(0, 195, 0.8),
      onNeck(neck * 0.55, 187, 0.8),
    ])
    return stroke(upper + (age > 0.6 ? lower : ''), skin.shade, 1.8, (age - 0.25) * 0.7)
  }
  return [
    fill(whole, 'url(#neck)'),
    clipped('body', blurred('middle', shades(torso))),
    age > 0.35 ? wrinkles() : '',
    who.tattoo === 'collar' ? collarTattoo(torso) : '',
  ].join('')
}

/** The shade of the jaw on the neck, the far side, collar bones and sinews. */
function shades({ head, neck, shoulders, on, onNeck }: Torso): string {
  const { skin, light, age, isMale, turn } = head
  const away = -light
  const edge = contour(head)
  const jaw = [
    ...edge
      .slice(0, 6)
      .map(([x, y, depth]) => turn(-x, y, depth))
      .toReversed(),
    ...edge.slice(1, 6).map((place) => turn(...place)),
  ]
  const cast = shape([
    onNeck(-neck - 14, 30, 0),
    ...jaw.map(([x, y]): Point => [x + away * 7, y + 24 + age * 2]),
    onNeck(neck + 14, 30, 0),
  ])
  const far = shape([
    onNeck(away * neck * 0.3, 120, 0.3),
    onNeck(away * neck * 0.52, 170, 0.7),
    on(away * neck * 0.7, 205),
    on(away * neck * 1.5, 230),
    on(away * shoulders * 0.8, 262),
    on(away * shoulders, 210),
    onNeck(away * neck * 1.4, 120, 0.3),
  ])
  const bone = (e: number) =>
    line([on(e * neck * 0.2, 214), on(e * neck * 0.9, 224), on(e * shoulders * 0.5, 232)])
  const sinew = (e: number) =>
    line([
      onNeck(e * neck * 0.8, 110, 0.2),
      onNeck(e * neck * 0.5, 170, 0.7),
      on(e * neck * 0.16, 212),
    ])
  const [x, y] = on(0, 214)
  const [appleX, appleY] = onNeck(4, 172, 0.6)
  return [
    fill(cast, mix(skin.shade, skin.deep, 0.3), 0.72),
    fill(far, skin.shade, 0.5),
    bothSides((e) => stroke(bone(e), skin.shade, 7, 0.4) + stroke(sinew(e), skin.shade, 7, 0.34)),
    oval([x, y], skin.shade, { rx: 9, ry: 7, opacity: 0.6 }),
    oval([x + light * neck * 0.8, y + 22], skin.light, { rx: 40, ry: 12, opacity: 0.4 }),
    isMale ? oval([appleX + away * 3, appleY + 6], skin.shade, { rx: 8, ry: 6, opacity: 0.5 }) : '',
    isMale ? oval([appleX, appleY - 3], skin.light, { rx: 6, ry: 6, opacity: 0.22 }) : '',
  ].join('')
}

export function inkOf({ skin }: Head): string {
  return mix('#2D3B44', skin.shade, 0.25)
}

function collarTattoo({ head, neck, on }: Torso): string {
  const { part } = head.who
  const twig =
    'M-34 2C-16-6 14-6 34 2M-22-1q2-9 10-11M-6-4q3-9 12-10M12-4q4-7 12-7M-14-3q6 8 13 8M4-4q5 8 12 8'
  const place = `translate(${at(on(part * neck * 1.5, 246))})rotate(${part * 6})`
  return `<g transform="${place}">${stroke(twig, inkOf(head), 1.8, 0.7)}</g>`
}

/** The gradient that cloth is painted with: lit on one side. */
export function clothPaint({ head, shoulders, cloth }: Torso): string {
  const { light } = head
  return `<linearGradient id="cloth" gradientUnits="userSpaceOnUse" x1="${light * shoulders}" y1="180" x2="${-light * shoulders}" y2="470"><stop stop-color="${cloth.light}"/><stop offset=".45" stop-color="${cloth.base}"/><stop offset="1" stop-color="${darker(cloth.base, 0.3)}"/></linearGradient>`
}

export function isPale(colour: string, from = 0.5): boolean {
  return brightness(colour) > from
}
