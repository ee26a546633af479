import type { Head } from './head.ts'
import { clamp, lerp, at, dash, loop, type Point, spline } from './lines.ts'
import { clipped, disc, fill, mix, oval, stroke } from './paint.ts'
import { drawingStream, between } from './random.ts'

type Side = -1 | 1
/** A place of an eye: from -1 at the nose to 1 at the temple, and how far below its middle. */
type Spot = readonly [along: number, below: number]

export function drawEyes(head: Head): string {
  return drawEye(head, -1) + drawEye(head, 1)
}

export function drawBrows(head: Head): string {
  return drawBrow(head, -1) + drawBrow(head, 1)
}

type Eye = ReturnType<typeof shapeOf>

function shapeOf(head: Head, side: Side) {
  const { who, smile, age } = head
  const { eye } = who
  const old = age * age
  const squint = (head.setting.mood === 'laugh' ? 0.32 : smile * 0.16) * (1 - age * 0.55)
  const round = eye.lid === 'round' ? 1.12 : 1
  const up = eye.height * (eye.lid === 'low' ? 0.86 : round) * (1 - squint * 0.55 - old * 0.12)
  const low = eye.height * 0.6 * round * (1 - squint * 1.25)
  const hood = eye.lid === 'hooded' ? 0.5 : 0
  const tilt = eye.tilt - (eye.lid === 'down' ? 2.4 : 0) - old * 1.6
  const half = eye.width / 2
  const spot = ([along, below]: Spot, before = -4) =>
    head.face(
      side * (eye.gap + along * half),
      below - tilt * along * 0.5,
      before - Math.abs(along) * 2,
    )
  const upper: Spot[] = [
    [-1, 1.6],
    [-0.72, -up * 0.5],
    [-0.3 + eye.peak * 0.4, -up * 0.94],
    [0.18 + eye.peak * 0.4, -up],
    [0.62, -up * (0.72 - hood * 0.14)],
    [1, -0.6 + hood],
  ]
  const lower: Spot[] = [
    [0.62, low * 0.72],
    [0.12, low],
    [-0.42, low * 0.86],
    [-0.8, low * 0.5 + 0.8],
  ]
  const lid = lidHeight(eye.lid) * (1 - old * 0.25)
  const crease = upper.slice(1).map(([along, below], index): Spot => {
    const isLast = index === 4
    const arch = lid * (0.45 + 0.55 * Math.sin(((along + 1) / 2) * Math.PI))
    return [along * (isLast ? 1.02 : 1), below - arch - (isLast ? lid * 0.35 : 0)]
  })
  const line = (spots: readonly Spot[]) => spots.map((place) => spot(place))
  return { head, side, up, low, hood, old, half, lid, upper, lower, crease, spot, line }
}

function lidHeight(lid: Head['who']['eye']['lid']): number {
  return { low: 3, deep: 7.6, hooded: 3.6, almond: 5.6, round: 5.6, down: 5.6 }[lid]
}

function drawEye(head: Head, side: Side): string {
  const eye = shapeOf(head, side)
  return drawLid(eye) + drawBall(eye) + drawLashes(eye) + drawBelow(eye)
}

/** The lid between the lashes and its crease, with colour on it where there is make-up. */
function drawLid({ head, upper, crease, line }: Eye): string {
  const { who, skin, isMale } = head
  const { makeup } = who
  const shadow = makeup > 0.5 ? mix(who.lipstick, '#5A3A30', 0.55) : skin.shade
  const colour = isMale ? skin.middle : mix(skin.middle, shadow, makeup * 0.4)
  return fill(loop([...line(upper), ...line(crease.toReversed())]), colour, 0.42)
}

/** White and iris under the shade of the lid. The eyes look back at the viewer when the head is turned. */
function drawBall({ head, side, up, low, half, upper, lower, spot, line }: Eye): string {
  const { who, setting, skin, light, isMale, eyes } = head
  const shape = loop(line([...upper, ...lower]))
  const id = side < 0 ? 'left-eye' : 'right-eye'
  head.defs.push(`<clipPath id="${id}"><path d="${shape}"/></clipPath>`)
  const gaze = clamp(-setting.pose.yaw / 90 + setting.pose.gaze * 0.3, -0.34, 0.34)
  const [x, y] = spot([0, 0])
  const radius = who.eye.width * 0.232 * (isMale ? 1 : 1.04)
  const iris: Point = [x + gaze * half * 0.62, y + (low - up) / 2 - 0.9 - setting.pose.pitch * 0.1]
  const near = (dx: number, dy: number): Point => [iris[0] + dx * radius, iris[1] + dy * radius]
  return [
    clipped(
      id,
      `<path d="${shape}" fill="url(#ball)"/>`,
      who.skin > 5 ? fill(shape, skin.middle, (who.skin - 4) * 0.025) : '',
      disc(iris, radius, mix(eyes, '#140A08', 0.5)),
      disc([iris[0], iris[1] + 0.6], radius * 0.86, eyes),
      oval(near(0, 0.42), mix(eyes, '#FFE2B0', 0.42), {
        rx: radius * 0.62,
        ry: radius * 0.42,
        opacity: 0.6,
      }),
      disc(iris, radius * 0.43, '#140B0A'),
      stroke(spline(upper.map(([along, below]) => spot([along, below + 2.2]))), '#3A1D18', 5, 0.26),
    ),
    disc(near(light * 0.36, -0.38), radius * 0.2, '#fff', 0.92),
    disc(near(light * -0.4, 0.42), radius * 0.12, '#fff', 0.38),
    fill(
      loop(
        line([
          [-1.04, 1.8],
          [-0.9, 0.2],
          [-0.84, 1.8],
          [-0.92, 3],
        ]),
      ),
      mix(skin.lip, skin.base, 0.35),
      0.7,
    ),
  ].join('')
}

/** The upper lashes, one tapered band, and the crease above them. */
function drawLashes({ head, up, hood, upper, lower, crease, spot, line }: Eye): string {
  const { who, skin, isMale, hair } = head
  const { makeup } = who
  const colour = mix(hair.brow, '#1A0D0A', isMale ? 0.62 : 0.8)
  const thick = isMale ? 1.9 : 2.5 + makeup * 1.5
  const wing = isMale ? 0.03 : 0.07 + makeup * 0.13
  const band = [
    ...upper.map(([along, below]) => spot([along, below + 0.5])),
    spot([1 + wing, (isMale ? -0.6 : -2 - makeup * 2.5) + hood]),
    ...upper
      .slice(1)
      .toReversed()
      .map(([along, below]) =>
        spot([along, below - thick * (0.35 + 0.65 * clamp((along + 1) / 1.5))]),
      ),
  ]
  const single = ([along, height]: Spot) =>
    `M${at(spot([along, -up * height]))}Q${at(spot([along + 0.12, -up * height - 1.5]))} ${at(spot([along + 0.2, -up * height - 3.4]))}`
  const below = lower.slice(0, 3).map(([along, y]) => spot([along, y + 0.6]))
  return [
    fill(loop(band), colour, 0.94),
    !isMale && makeup > 0.3
      ? stroke(single([0.66, 0.7]) + single([0.84, 0.4]), colour, 1.2, 0.8)
      : '',
    stroke(spline(line(crease)), skin.deep, 1.5, who.eye.lid === 'low' ? 0.3 : 0.5),
    stroke(spline([spot([0.96, 0.8]), ...below]), skin.deep, 1.3, 0.42),
  ].join('')
}

/** What age and a smile do around the eye: pouch, crow's feet, a heavier lid. */
function drawBelow({ head, up, low, old, lid, spot, line }: Eye): string {
  const { who, skin, age, smile } = head
  const shade = (spots: readonly Spot[], width: number, opacity: number) =>
    stroke(spline(line(spots)), skin.shade, width, opacity)
  const pouch = clamp(0.04 + age * 0.75 + smile * 0.12) * 0.72
  const lines = [
    shade(
      [
        [-0.86, low + 4.4],
        [-0.3, low + 7.6],
        [0.34, low + 7.4],
        [0.8, low + 3.6],
      ],
      1.8,
      pouch,
    ),
  ]
  if (age > 0.45)
    lines.push(
      shade(
        [
          [-0.8, low + 8],
          [-0.1, low + 13.5],
          [0.66, low + 11],
        ],
        1.6,
        (age - 0.4) * 0.8,
      ),
    )
  if (age > 0.2) {
    const feet = ([from, to]: Spot) =>
      `M${at(spot([1.2, from * 0.6]))}Q${at(spot([1.38, from * 0.8]))} ${at(spot([1.56, to]))}`
    const all: Spot[] = [
      [-7, -8],
      [-1, -1],
      [5, 6],
      [10, 12],
    ]
    const seen = all.slice(age > 0.5 ? 0 : 1, age > 0.35 ? 4 : 3)
    const opacity = clamp((age - 0.15) * 0.9) * (0.5 + smile * 0.5)
    lines.push(stroke(seen.map(feet).join(''), skin.shade, 1.4, opacity))
  }
  if (old > 0.25 || who.eye.lid === 'hooded') {
    const heavy: Spot[] = [
      [0.1, -up - lid - 2],
      [0.7, -up * 0.9 - lid * 0.7],
      [1.12, -1],
      [1.16, 2.4],
      [0.98, -0.4],
      [0.6, -up * 0.84],
      [0.2, -up - 1.4],
    ]
    lines.push(fill(loop(line(heavy)), skin.middle, clamp(0.35 + old * 0.5)))
  }
  return lines.join('')
}

function drawBrow(head: Head, side: Side): string {
  const { who, age, smile, setting, hair, isMale } = head
  const { brow, eye } = who
  const isRaised = setting.mood === 'smirk' && side === Math.sign(who.asymmetry || 1)
  const lift = smile * 1.6 + (setting.mood === 'laugh' ? 2 : 0) + (isRaised ? 4 : 0)
  const y = brow.y - lift + age * age * 2.4
  const thick = brow.thickness * (1 - age * 0.1)
  const { arch, length } = brow
  const spot = (along: number, below: number) =>
    head.face(side * (eye.gap + along * (eye.width / 2)), y + below - brow.tilt * along, 4)
  const edge: Spot[] = [
    [-1.0, 0],
    [-0.62, -thick * 0.56 - arch * 0.3],
    [0.05, -arch - thick * 0.46],
    [0.62, -arch * 1.08 - thick * 0.26],
    [length, arch * 0.5 + 3],
    [0.62, -arch * 0.86 + thick * 0.34],
    [0, -arch * 0.6 + thick * 0.5],
    [-0.6, thick * 0.4 - arch * 0.1],
    [-0.96, thick * 0.55],
  ]
  const stream = drawingStream(`${who.seed}b${side}`)
  const hairs = Array.from({ length: 12 }, (_, index) => {
    const along = lerp(-1, length - 0.12, index / 11)
    const share = clamp((along + 1) / 2)
    const falling = along > 0.55 ? (along - 0.55) * arch * 1.5 : 0
    const loose = between(stream, -thick, thick) * 0.12
    const below = lerp(thick * 0.4, -arch * 0.5, clamp(share * 1.6)) + falling + loose
    return dash(
      spot(along, below + thick * 0.2),
      spot(along + 0.05 + share * 0.2, below - thick * (0.5 - share * 0.5)),
    )
  })
  const silver = who.grey > 0.35 ? hairs.filter((_, index) => index % 3 === 0).join('') : ''
  return [
    fill(loop(edge.map((each) => spot(...each))), hair.brow, 0.74),
    stroke(hairs.join(''), mix(hair.brow, '#150B09', 0.3), isMale ? 1.5 : 1.1, 0.6),
    silver ? stroke(silver, '#CFC8BF', 1.1, 0.5) : '',
  ].join('')
}
