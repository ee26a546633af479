import { chinOf, contour, type Head, isDark, outline } from './head.ts'
import { at, clamp, loop, type Place, short, spline } from './lines.ts'
import { aroundMouth, drawMouth, type Mouth, mouthOf } from './mouth.ts'
import { blurred, disc, fill, mix, oval, stroke } from './paint.ts'
import { drawNose } from './nose.ts'
import { around, between, drawingStream } from './random.ts'
import { drawBrows, drawEyes } from './eyes.ts'

export type Face = {
  readonly mouth: Mouth
  /** Within the outline: skin with its shades, then what lies on it. */
  readonly skin: string
  readonly marks: string
  readonly features: string
}

/** A face with its light: wide shades, then fine ones, and only then lines. The hair casts a shade on the brow. */
export function drawFace(head: Head, cast: string): Face {
  const mouth = mouthOf(head)
  const nose = drawNose(head)
  const lips = aroundMouth(head, mouth)
  const shape = outline(head)
  head.defs.push(`<clipPath id="face"><path d="${shape}"/></clipPath>`)
  const { skin } = head
  const shade = cast ? fill(cast, mix(skin.shade, skin.deep, 0.25), 0.5) : ''
  const fine =
    shade +
    sockets(head) +
    nose.soft +
    lips.soft +
    `<g opacity=".8">${nose.light}</g>` +
    underNose(head, mouth) +
    jowls(head)
  return {
    mouth,
    skin:
      fill(shape, 'url(#skin)') +
      `<g clip-path="url(#face)">${blurred('wide', planes(head))}${blurred('fine', fine)}`,
    marks: freckles(head) + mole(head) + brow(head) + lips.lines + cleft(head) + '</g>',
    features: drawEyes(head) + nose.lines + drawMouth(head, mouth) + drawBrows(head),
  }
}

/** The side that is turned from the light, the edge of the jaw, the blush of the cheeks, the light on the forehead. */
function planes(head: Head): string {
  const { who, skin, light, age, turn, face } = head
  const { width, cheekbone } = who
  const away = -light
  const chin = chinOf(who)
  const jaw = width * who.jaw
  const edge = contour(head).map(([x, y, depth]) => turn(away * x * 1.12, y, depth))
  const side = [
    turn(away * width * 0.62, -150, 0),
    face(away * width * 0.74, -96),
    face(away * width * 0.8, -58),
    face(away * width * 0.74, -22),
    face(away * width * 0.82, 8),
    face(away * width * 0.8, 34),
    face(away * width * (0.64 - cheekbone * 0.05), 66),
    face(away * jaw * 0.62, 96),
    face(away * who.chin * 1.05, chin - 16),
    face(away * 4, chin - 2),
    turn(away * 10, chin + 20, 60),
    ...edge.slice(2, 9),
  ]
  const hollow = [
    face(light * width * 0.93, 40),
    face(light * width * 0.76, 62),
    face(light * jaw * 0.72, 92),
    face(light * jaw * 0.84, 112),
    face(light * jaw * 1.1, 90),
  ]
  const below = contour(head).map(([x, y, depth]): Place => [x, y + 3, depth])
  const rim = [
    ...below
      .slice(0, 5)
      .map(([x, y, depth]) => turn(-x, y, depth))
      .toReversed(),
    ...below.slice(1, 5).map(([x, y, depth]) => turn(x, y, depth)),
  ]
  return [
    fill(loop(side), skin.shade, 0.62),
    fill(loop(hollow), skin.shade, 0.2 + (who.cheek < 0 ? 0.1 : 0) + age * 0.08),
    stroke(spline(rim), skin.shade, 17, 0.5),
    glows(head),
  ].join('')
}

function glows({ who, skin, light, face }: Head): string {
  const dark = isDark(who)
  const glow = (
    place: Place,
    colour: string,
    [rx, ry, opacity]: readonly [number, number, number],
  ) => oval(face(...place), colour, { rx, ry, opacity })
  return [
    glow([light * 50, 34], skin.blush, [30, 20, dark ? 0.2 : 0.34]),
    glow([-light * 54, 36], skin.blush, [28, 20, dark ? 0.18 : 0.3]),
    glow([0, who.nose.y - 10, 16], skin.blush, [16, 12, 0.2]),
    glow([light * 38, -72], skin.light, [36, 24, 0.5]),
    glow([light * 56, 16], skin.light, [22, 12, 0.5]),
    glow([-light * 34, -74], skin.light, [18, 22, 0.16]),
    glow([light * 6, chinOf(who) - 17, 6], skin.light, [14, 8, 0.36]),
  ].join('')
}

function sockets({ who, skin, light, age, face }: Head): string {
  return ([-1, 1] as const)
    .map((side) => {
      const socket = [
        [12, -18],
        [30, -20],
        [62, -21],
        [78, -10],
        [70, -8],
        [46, -15],
        [24, -8],
        [15, 8],
      ] as const
      const pouch = [
        [22, 10],
        [44, 15],
        [66, 9],
        [54, 20],
        [32, 20],
      ] as const
      const places = (points: readonly (readonly [number, number])[]) =>
        loop(points.map(([x, y]) => face(side * x, y)))
      const deep = (who.eye.lid === 'deep' ? 0.5 : 0.34) + (side === -light ? 0.1 : 0) + age * 0.1
      return [
        fill(places(socket), skin.shade, deep),
        fill(places(pouch), skin.shade, 0.16 + age * 0.3),
        oval(face(side * 58, who.brow.y + 10), skin.light, {
          rx: 16,
          ry: 4,
          opacity: side === light ? 0.4 : 0.2,
        }),
      ].join('')
    })
    .join('')
}

function underNose({ who, skin, face }: Head, mouth: Mouth): string {
  const [top, bottom] = [who.nose.y + 8, mouth.y - mouth.upper - 2]
  return fill(
    loop([face(-4, top, 6), face(4, top, 6), face(6, bottom, 6), face(-6, bottom, 6)]),
    skin.shade,
    0.2,
  )
}

function jowls({ who, skin, age, face }: Head): string {
  if (age <= 0.55) return ''
  const place = (side: number) => face(side * who.width * who.jaw * 0.66, chinOf(who) - 28)
  const look = { rx: 13, ry: 10, opacity: (age - 0.5) * 0.45 }
  return oval(place(-1), skin.shade, look) + oval(place(1), skin.shade, look)
}

/** Lines of the forehead, and later between the brows. */
function brow({ who, skin, age, isMale, face }: Head): string {
  if (age <= 0.34) return ''
  const opacity = clamp((age - 0.26) * (isMale ? 0.75 : 0.55))
  const first = who.brow.y - 24
  const lines = Array.from({ length: age > 0.6 ? 3 : 2 }, (_, index) => {
    const y = first - index * 15
    const line = [
      face(-42 + index * 5, y + 2),
      face(-16, y - 2 + who.asymmetry),
      face(10, y),
      face(44 - index * 6, y + 3),
    ]
    return stroke(spline(line), skin.shade, 1.7, opacity * 0.8)
  })
  if (age > 0.55) {
    const left = `M${at(face(-6, -30))}Q${at(face(-8, -22))} ${at(face(-6, -15))}`
    const right = `M${at(face(7, -31))}Q${at(face(8, -23))} ${at(face(6, -16))}`
    lines.push(stroke(left + right, skin.shade, 1.6, opacity))
  }
  return lines.join('')
}

function freckles({ who, skin, face }: Head): string {
  if (!who.hasFreckles) return ''
  const stream = drawingStream(`${who.seed}freckle`)
  const dots = Array.from({ length: 46 }, () => {
    const x = around(stream, 0, 44)
    const y = around(stream, 28, 17) + Math.abs(x) * -0.06
    const radius = between(stream, 0.5, 1.25)
    const [dotX, dotY] = face(x, y, 3)
    const r = short(radius)
    const across = short(2 * radius)
    return `M${at([dotX - radius, dotY])}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`
  })
  return fill(dots.join(''), mix(skin.shade, '#9A4A22', 0.4), 0.42)
}

function mole({ who, skin, face }: Head): string {
  return who.mole ? disc(face(...who.mole), 2, skin.deep, 0.7) : ''
}

function cleft({ who, skin, face }: Head): string {
  if (!who.hasCleft) return ''
  return stroke(`M${at(face(0, chinOf(who) - 20, 8))}q1.5 5 0 10`, skin.shade, 2.4, 0.55)
}
