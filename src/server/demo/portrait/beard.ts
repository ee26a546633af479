import { chinOf, contour, type Head } from './head.ts'
import { clamp, dash, lerp, loop, type Point } from './lines.ts'
import { depthOf, type Mouth } from './mouth.ts'
import { blurred, brightness, clipped, fill, mix, stroke } from './paint.ts'
import { between, chance, drawingStream, type Stream } from './random.ts'

/** How far a beard stands out, and how many hairs of which length are drawn. */
const GROWN = {
  stubble: { out: 0, hairs: 190, length: 2.4 },
  short: { out: 3, hairs: 250, length: 10 },
  full: { out: 14, hairs: 260, length: 17 },
  goatee: { out: 4, hairs: 150, length: 10 },
  moustache: { out: 0, hairs: 80, length: 9 },
} as const
type Kind = keyof typeof GROWN

/** A soft mass within the face, and over it single hairs that follow its growth. */
export function drawBeard(head: Head, mouth: Mouth): string {
  const { who, hair, skin } = head
  const kind = who.beard
  if (kind === 'none') return ''
  const colour = colourOf(head)
  const mass = massOf(head, mouth, kind)
  const { dark, light } = hairsOf(head, mouth, kind)
  const isStubble = kind === 'stubble'
  const shade = isStubble ? (brightness(hair.base) > 0.4 ? 0.2 : 0.27) : 0.8
  const soft = fill(mass, isStubble ? mix(colour, skin.deep, 0.3) : colour, shade)
  const strands =
    stroke(dark, mix(hair.deep, colour, 0.25), isStubble ? 0.9 : 1.1, isStubble ? 0.34 : 0.6) +
    stroke(light, lightOf(head), isStubble ? 0.8 : 1, isStubble ? 0.26 : 0.65)
  return [
    clipped('face', blurred('fine', soft)),
    isStubble ? '' : fill(mass, colour, kind === 'full' ? 0.78 : 0.3),
    kind === 'full' ? strands : clipped('face', strands),
  ].join('')
}

function colourOf({ who, hair }: Head): string {
  const isFair = /blond|copper/.test(who.hair) && who.grey < 0.4
  return isFair ? mix(hair.base, '#7A4A24', 0.4) : mix(hair.base, hair.dark, 0.35)
}

function lightOf({ who, hair }: Head): string {
  return mix(hair.light, who.grey > 0.2 ? '#DAD3CA' : hair.light, 0.7)
}

/** The outline of what is grown over, with the mouth left free. */
function massOf(head: Head, mouth: Mouth, kind: Kind): string {
  const { who, turn, face } = head
  const { width } = who
  const jaw = width * who.jaw
  const chin = chinOf(who)
  const on = (x: number, y: number, before = 4) => face(x, y, before)
  const lip = lipLine(head, mouth)
  if (kind === 'moustache')
    return loop([
      ...lip,
      on(mouth.width * 0.8, mouth.y - mouth.upper * 0.5 - 2),
      on(0, mouth.y - mouth.upper - 1, 10),
      on(-mouth.width * 0.8, mouth.y - mouth.upper * 0.5 - 2),
    ])
  if (kind === 'goatee')
    return loop([
      ...lip,
      on(mouth.width, mouth.y + 22),
      on(who.chin * 0.9, chin - 8),
      turn(0, chin + 5, 66),
      on(-who.chin * 0.9, chin - 8),
      on(-mouth.width, mouth.y + 22),
    ])
  const cheek = (side: number) => [
    turn(side * width * 0.985, -6, 4),
    on(side * width * 0.9, 24),
    on(side * jaw * 0.94, 52),
    on(side * (mouth.width + 26), mouth.y - 24),
    on(side * (mouth.width + 10), mouth.y - 11),
  ]
  const { out } = GROWN[kind]
  const edge = contour(head)
    .slice(0, 5)
    .map(([x, y, depth], index) => {
      const down = out * ([1, 0.95, 0.62, 0.2, 0.2][index] ?? 0)
      return [x * (1 + out * 0.0035), y + down, depth] as const
    })
  return loop([
    ...cheek(-1),
    ...lip.slice(1, -1),
    ...cheek(1).toReversed(),
    ...edge.toReversed().map((place) => turn(...place)),
    ...edge.slice(1).map(([x, y, depth]) => turn(-x, y, depth)),
  ])
}

/** From one corner of the mouth to the other, over the upper lip. */
function lipLine({ who, age, face }: Head, { y, width }: Mouth): Point[] {
  const nose = who.nose.y + age * 3
  return [
    face(-width * 1.14, y + 5, 4),
    face(-width * 1.1, y - 6, 4),
    face(-width * 0.62, (y + nose) / 2 - 1, 4),
    face(-9, nose + 7.5, 8),
    face(0, nose + 9.5, 8),
    face(9, nose + 7.5, 8),
    face(width * 0.62, (y + nose) / 2 - 1, 4),
    face(width * 1.1, y - 6, 4),
    face(width * 1.14, y + 5, 4),
  ]
}

type Strands = { dark: string; light: string }

function hairsOf(head: Head, mouth: Mouth, kind: Kind): Strands {
  const stream = drawingStream(`${head.who.seed}beard`)
  const strands: Strands = { dark: '', light: '' }
  const { hairs, length } = GROWN[kind]
  for (let index = 0; index < hairs * head.detail; index++) {
    const side = index % 2 ? 1 : -1
    const isLip = chance(stream, 0.2) || kind === 'moustache'
    if (isLip) lipHair(stream, { head, mouth, side, length, strands })
    else cheekHair(stream, { head, mouth, side, length, strands, isGoatee: kind === 'goatee' })
  }
  return strands
}

type Growing = {
  readonly head: Head
  readonly mouth: Mouth
  readonly side: -1 | 1
  readonly length: number
  readonly strands: Strands
}

function lipHair(stream: Stream, { head, mouth, side, length, strands }: Growing): void {
  const { who, age, face } = head
  const along = stream()
  const x = side * (3 + along * mouth.width * 1.05)
  const top = who.nose.y + age * 3 + 9
  const y = lerp(top, mouth.y - mouth.upper - 1, between(stream, 0.1, 0.95)) + along * along * 9
  const strand = dash(
    face(x, y, 8),
    face(x + side * length * (0.35 + along * 0.5), y + length * 0.55, 8),
  )
  strands[chance(stream, 0.6) ? 'dark' : 'light'] += strand
}

type Cheek = Growing & { readonly isGoatee: boolean }

function cheekHair(stream: Stream, growing: Cheek): void {
  const { head, side, length, strands } = growing
  const root = rootOf(stream, growing)
  if (!root) return
  const [x, y] = root
  const outward = clamp(Math.abs(x) / head.who.width)
  const bend = between(stream, -1, 1) * length * 0.14
  const tip = head.face(
    x - side * length * (0.1 + 0.3 * outward) + bend,
    y + length * (0.65 + stream() * 0.45),
    3,
  )
  strands[chance(stream, 0.62) ? 'dark' : 'light'] += dash(head.face(x, y, 3), tip)
}

/** Where a hair grows: none does on the lips. */
function rootOf(stream: Stream, { head, mouth, side, isGoatee }: Cheek): Point | null {
  const { who } = head
  const { width } = who
  const chin = chinOf(who)
  const under = mouth.y + depthOf(mouth) + 3
  if (isGoatee) {
    const x = side * stream() * mouth.width * 0.95
    return [x, between(stream, under + 1, chin - 4)]
  }
  const y = lerp(14, chin - 2, stream() ** 0.62)
  const isCheek = y < mouth.y - 12
  const outer = isCheek
    ? width * 0.97 - Math.max(0, y - 50) * 0.35
    : lerp(width * who.jaw * 0.98, who.chin * 0.9, clamp((y - who.jawY) / (chin - who.jawY)))
  const beside = y < under ? mouth.width * 1.18 : 0
  const shaved = lerp(width * 0.88, mouth.width + 24, clamp((y - 26) / (mouth.y - 38)))
  const inner = y < 26 ? width * 0.9 : isCheek ? shaved : beside
  const x = side * lerp(inner, outer, stream())
  return Math.abs(x) < mouth.width && y < under ? null : [x, y]
}
