import { chinOf, type Head, isDark } from './head.ts'
import { at, clamp, lerp, loop, spline } from './lines.ts'
import { clipped, disc, fill, mix, oval, stroke } from './paint.ts'

/** A place of a mouth: from -1 in one corner to 1 in the other, and how far below the line between the lips. */
type Spot = readonly [along: number, below: number]

/** Where a mouth is and how it smiles. */
export type Mouth = ReturnType<typeof mouthOf>

const OPEN = { calm: 0, soft: 0, smirk: 0, grin: 0.68, laugh: 1 }

export function mouthOf(head: Head) {
  const { who, setting, smile, age, face } = head
  const { mouth } = who
  const open = OPEN[setting.mood] * setting.smile.open
  const y = lerp(who.nose.y, chinOf(who), 0.375) + mouth.drop + 1 - smile * 2
  const width = mouth.width * (1 + smile * 0.15 + open * 0.05) * setting.smile.width
  const lift = 1 + smile * 7.4 + open * 1.4
  const thin = (1 - age * 0.26) * (1 - smile * 0.2)
  const raised = setting.mood === 'smirk' ? Math.sign(who.asymmetry || 1) : 0
  const corner = (along: number) =>
    -lift * Math.abs(along) ** 1.7 - (raised && Math.sign(along) === raised ? along ** 2 * 4.5 : 0)
  const spot = ([along, below]: Spot) =>
    face(along * width, y + corner(along) + below, 10 * (1 - along * along))
  return {
    y,
    width,
    lift,
    open,
    upper: mouth.upper * thin,
    lower: mouth.lower * thin,
    bow: mouth.bow,
    spot,
    line: (spots: readonly Spot[]) => spots.map(spot),
  }
}

/** How far the lower lip reaches down. */
export function depthOf({ lower, open }: Mouth): number {
  return lower + open * 15
}

type Lips = { readonly base: string; readonly dark: string; readonly light: string }

function lipsOf({ who, skin, isMale }: Head): Lips {
  const dark = isDark(who)
  const painted = mix(
    mix(skin.lip, skin.base, 0.18),
    who.lipstick,
    who.makeup * (dark ? 0.5 : 0.62),
  )
  const base = isMale ? mix(skin.lip, skin.base, dark ? 0.2 : 0.4) : painted
  return { base, dark: mix(base, '#3A1010', 0.3), light: mix(base, '#FFE3D2', 0.32) }
}

export function drawMouth(head: Head, mouth: Mouth): string {
  return mouth.open ? openMouth(head, mouth) : closedMouth(head, mouth)
}

function closedMouth(head: Head, mouth: Mouth): string {
  const { isMale } = head
  const { spot, line, upper, lower, bow } = mouth
  const lips = lipsOf(head)
  const middle: Spot[] = [
    [-0.66, 0.3],
    [-0.3, -0.7],
    [0, 1],
    [0.3, -0.7],
    [0.66, 0.3],
  ]
  const top: Spot[] = [
    [-0.64, -upper * 0.5],
    [-0.24, -upper * (0.92 + bow * 0.12)],
    [0, -upper * (0.98 - bow * 0.3)],
    [0.24, -upper * (0.92 + bow * 0.12)],
    [0.64, -upper * 0.5],
  ]
  const bottom: Spot[] = [
    [0.7, lower * 0.56],
    [0.36, lower * 0.94],
    [0, lower],
    [-0.36, lower * 0.94],
    [-0.7, lower * 0.56],
  ]
  const lowered = middle.toReversed().map(([along, below]): Spot => [along, below + 0.6])
  const shine = spot([head.light * 0.2, lower * 0.5])
  return [
    fill(loop(line([[-1, 0], ...top, [1, 0], ...lowered])), mix(lips.base, '#4A1614', 0.16)),
    fill(loop(line([[-0.97, 0], ...middle, [0.97, 0], ...bottom])), lips.base),
    oval(shine, lips.light, {
      rx: mouth.width * 0.3,
      ry: lower * 0.17,
      opacity: isMale ? 0.35 : 0.55,
    }),
    stroke(
      spline(line([[-1.05, -0.4], ...middle, [1.05, -0.4]])),
      mix(lips.dark, '#2A0A0A', 0.35),
      1.9,
      0.8,
    ),
  ].join('')
}

function openMouth(head: Head, mouth: Mouth): string {
  const { spot, line, upper, bow } = mouth
  const lips = lipsOf(head)
  const gap = mouth.open * 15 + 3
  const edge: Spot[] = [
    [-0.62, 0.6],
    [-0.22, -0.2],
    [0, 0.9],
    [0.22, -0.2],
    [0.62, 0.6],
  ]
  const under: Spot[] = [
    [0.8, gap * 0.42],
    [0.44, gap * 0.86],
    [0, gap],
    [-0.44, gap * 0.86],
    [-0.8, gap * 0.42],
  ]
  const top: Spot[] = [
    [-0.66, -upper * 0.6],
    [-0.24, -upper * 0.98],
    [0, -upper * (0.96 - bow * 0.2)],
    [0.24, -upper * 0.98],
    [0.66, -upper * 0.6],
  ]
  const thick = mouth.lower * 0.82
  const bottom: Spot[] = [
    [0.82, gap * 0.42 + thick * 0.5],
    [0.44, gap * 0.86 + thick * 0.92],
    [0, gap + thick],
    [-0.44, gap * 0.86 + thick * 0.92],
    [-0.82, gap * 0.42 + thick * 0.5],
  ]
  const lowered = edge.toReversed().map(([along, below]): Spot => [along, below + 0.4])
  const shine = spot([head.light * 0.16, gap + thick * 0.45])
  const corner = (side: number) =>
    stroke(`M${at(spot([side, 0]))}L${at(spot([side * 1.07, -1.4]))}`, lips.dark, 1.8, 0.7)
  return [
    fill(loop(line([[-1.04, 0], ...top, [1.04, 0], ...bottom])), lips.base),
    fill(loop(line([[-1.04, 0], ...top, [1.04, 0], ...lowered])), mix(lips.base, '#4A1614', 0.18)),
    teeth(head, { mouth, gap, hole: loop(line([[-1, 0], ...edge, [1, 0], ...under])), edge }),
    oval(shine, lips.light, { rx: mouth.width * 0.3, ry: 1.8, opacity: 0.5 }),
    corner(-1),
    corner(1),
  ].join('')
}

type Teeth = {
  readonly mouth: Mouth
  readonly gap: number
  readonly hole: string
  readonly edge: readonly Spot[]
}

/** Teeth fill the opening, with faint lines between them; it is dark only in the corners. */
function teeth(head: Head, { mouth, gap, hole, edge }: Teeth): string {
  const { spot, line, width } = mouth
  const isLaughing = head.setting.mood === 'laugh'
  const low = gap * (isLaughing ? 0.74 : 0.9)
  head.defs.push(`<clipPath id="mouth"><path d="${hole}"/></clipPath>`)
  const row: Spot[] = [
    [-0.9, -3],
    [-0.45, -5],
    [0, -5],
    [0.45, -5],
    [0.9, -3],
    [0.84, low * 0.3],
    [0.5, low * 0.78],
    [0.22, low * 0.98],
    [0, low],
    [-0.22, low * 0.98],
    [-0.5, low * 0.78],
    [-0.84, low * 0.3],
  ]
  const between = [-0.62, -0.42, -0.21, 0, 0.21, 0.42, 0.62].map(
    (along) =>
      `M${at(spot([along, -2]))}L${at(spot([along * 0.985, low * (0.98 - along * along * 0.8)]))}`,
  )
  const shade = [[-1, 0] as Spot, ...edge, [1, 0] as Spot].map(([along, below]): Spot => [
    along,
    below + 1,
  ])
  const inner = (side: number): Spot[] => [
    [side, -2],
    [side * 0.82, -2],
    [side * 0.76, 3],
    [side * 0.84, gap * 0.5],
  ]
  const tongue = spot([0, gap * 0.98])
  return [
    fill(hole, '#55211F'),
    clipped(
      'mouth',
      isLaughing ? oval([tongue[0], tongue[1] + 2], '#A85650', { rx: width * 0.42, ry: 6 }) : '',
      fill(loop(line(row)), mix('#FBF4EA', '#E9D9BE', head.age * 0.6 + 0.08)),
      stroke(between.join(''), '#B59A86', 0.8, 0.34),
      stroke(spline(line(shade)), '#6A2A26', 3.2, 0.3),
      fill(loop(line(inner(-1))), '#55211F', 0.5),
      fill(loop(line(inner(1))), '#55211F', 0.5),
    ),
  ].join('')
}

/** The soft shades around a mouth, and the folds that age and a smile draw beside it. */
export function aroundMouth(head: Head, mouth: Mouth): { soft: string; lines: string } {
  const { skin, face, age } = head
  const [x, y] = face(0, mouth.y, 10)
  const below = oval([x, y + mouth.lower + mouth.open * 13 + 7], skin.shade, {
    rx: mouth.width * 0.5,
    ry: 5,
    opacity: 0.6,
  })
  const corners = ([-1, 1] as const).map((side) => {
    const [cornerX, cornerY] = mouth.spot([side * 1.08, 0])
    return disc([cornerX, cornerY + 1], 5.5, skin.shade, 0.5)
  })
  const folds = (scale: number) =>
    ([-1, 1] as const).map((side) => fold(head, { mouth, side, scale })).join('')
  return {
    soft: below + corners.join('') + folds(2.2),
    lines: `<g opacity="${Math.round((0.35 + age * 0.3) * 10) / 10}">${folds(1)}</g>`,
  }
}

type Fold = { readonly mouth: Mouth; readonly side: -1 | 1; readonly scale: number }

function fold({ who, skin, face, age, smile, light }: Head, { mouth, side, scale }: Fold): string {
  const { y, width, lift, open } = mouth
  const { nose } = who
  const depth = clamp(smile * 0.26 + open * 0.14 + age * 0.8 - 0.04)
  const cheek = [
    face(side * (nose.width + 3), nose.y - 9),
    face(side * (nose.width + 13), nose.y + 4),
    face(side * (width + 9), y - 9 - lift * 0.5),
    face(side * (width + 11), y + 3),
  ]
  const chin = [
    face(side * (width + 2), y + 6),
    face(side * (width + 5), y + 16),
    face(side * (width + 2), y + 27),
  ]
  const dimple = `M${at(face(side * (width + 14), y - 8))}q${side * 3} 4 ${side} 8`
  return [
    stroke(spline(cheek), skin.shade, (2.2 + age) * scale, depth * (side === light ? 0.62 : 0.85)),
    age > 0.5 ? stroke(spline(chin), skin.shade, 2 * scale, (age - 0.45) * 0.95) : '',
    who.hasDimples && smile > 0.4 ? stroke(dimple, skin.shade, 2.6 * scale, 0.3) : '',
  ].join('')
}
