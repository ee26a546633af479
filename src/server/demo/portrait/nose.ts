import { type Head, isDark } from './head.ts'
import { loop, spline } from './lines.ts'
import { disc, fill, mix, oval, stroke } from './paint.ts'

type Side = -1 | 1

/** The soft shades of the nose, the light on it, and its lines. */
export function drawNose(head: Head): { soft: string; light: string; lines: string } {
  const { who, skin, light, age, smile, face } = head
  const { nose } = who
  const dark = isDark(who)
  const shade = dark ? mix(skin.shade, skin.deep, 0.35) : skin.shade
  const shine = dark ? mix(skin.light, '#F0B080', 0.25) : skin.light
  const y = nose.y + age * 3
  const wide = nose.width * (1 + smile * 0.06)
  const tip = 22 - nose.flat * 7
  const away = -light
  const bridge = loop([
    face(away * 7, -20, 2),
    face(away * (nose.bridge + 3), -2, -2),
    face(away * (nose.bridge + 2 + nose.hump), 18, 4),
    face(away * (wide * 0.62), y - 17, tip * 0.4),
    face(away * wide * 1.02, y - 6, 4),
    face(away * wide * 0.8, y + 2, 6),
    face(away * 3, y - 4, tip),
    face(away * 2.6, y - 18, tip),
    face(away * 2.2, 16, 12 + nose.hump * 8),
    face(away * 2, -12, 6),
  ])
  const under = loop([
    face(-wide, y, 6),
    face(0, y - 3, tip),
    face(wide, y, 6),
    face(wide * 0.5, y + 9, 2),
    face(-wide * 0.5, y + 9, 2),
  ])
  const ridge = loop([
    face(light * 4.4, -10, 8),
    face(light * 1.2, 20, 13 + nose.hump * 6),
    face(light * 2.2, y - 20, tip),
    face(light * 5, 18, 8),
  ])
  const tipAt = [face(light * 3, y - 12, tip)[0], face(0, y - 12, tip)[1]] as const
  return {
    soft: fill(bridge, shade, 0.46) + fill(under, shade, 0.5),
    light:
      fill(ridge, shine, 0.6) +
      oval(tipAt, shine, { rx: 5 + nose.tip * 2.4, ry: 5, opacity: 0.75 }),
    lines:
      nostril(head, { side: -1, y, wide, away }) +
      nostril(head, { side: 1, y, wide, away }) +
      base(head, y, wide),
  }
}

type Wing = {
  readonly side: Side
  readonly y: number
  readonly wide: number
  readonly away: number
}

function nostril({ who, skin, face }: Head, { side, y, wide, away }: Wing): string {
  const wing = [
    face(side * wide * 0.74, y - 15, 8),
    face(side * wide * 1.0, y - 8, 4),
    face(side * wide * 0.96, y - 0.5, 4),
    face(side * wide * 0.66, y + 1.6, 8),
  ]
  const opening = loop([
    face(side * wide * 0.74, y - 0.6, 8),
    face(side * wide * 0.5, y - 3.4 + who.nose.tip, 10),
    face(side * wide * 0.24, y + 0.6, 13),
    face(side * wide * 0.46, y + 1.9, 10),
  ])
  return (
    stroke(spline(wing), skin.deep, 1.9, 0.42 * (side === away ? 1 : 0.66)) +
    fill(opening, mix(skin.deep, '#3A120E', 0.4), 0.72)
  )
}

function base({ who, skin, face }: Head, y: number, wide: number): string {
  const line = spline([
    face(-wide * 0.24, y + 1, 14),
    face(0, y + 3.6, 15),
    face(wide * 0.24, y + 1, 14),
  ])
  const stud = who.hasNoseStud ? disc(face(who.part * wide * 0.94, y - 7, 6), 1.9, '#E6C980') : ''
  return stroke(line, skin.deep, 1.6, 0.4) + stud
}
