import type { Head } from './head.ts'
import { dash, at, lerp, loop, type Curve, type Place, type Point } from './lines.ts'
import { fill, mix, oval, stroke } from './paint.ts'
import { between, drawingStream, type Stream } from './random.ts'

/** Hair while it is drawn, in layers: behind the neck, over the face, and before the clothes. */
export type HairDraft = {
  readonly head: Head
  readonly stream: Stream
  back: string
  front: string
  over: string
  /** The shade that it casts on the brow. */
  shade: string
  /** Light on bare skin, which is blurred. */
  gloss: string
  /** Whether the ears are to be seen though the hair is long. */
  isTucked: boolean
  hasCurls: boolean
}

export function newDraft(head: Head): HairDraft {
  const stream = drawingStream(`${head.who.seed}:cut`)
  return {
    head,
    stream,
    back: '',
    front: '',
    over: '',
    shade: '',
    gloss: '',
    isTucked: false,
    hasCurls: false,
  }
}

export type Line = readonly Point[]
export type CapLook = {
  /** How high the hair stands over the skull, and how far from its sides. */
  readonly top?: number
  readonly side?: number
  /** How far down the sideburns reach. */
  readonly end?: number
  readonly recede?: number
  readonly lean?: number
}

/** Half of the hairline, from the middle of the forehead to the sideburn. */
export function hairlineOf(
  { who, isMale }: Head,
  { recede = who.recede, end = 14 }: CapLook = {},
): Line {
  const scale = who.width / 104
  const y = who.hairline - recede * 9
  if (!isMale)
    return [
      [0, y],
      [28 * scale, y + 2],
      [54 * scale, y + 12],
      [72 * scale, y + 30],
      [82 * scale, -52],
      [88 * scale, -28],
      [94 * scale, -4],
      [96 * scale, end],
    ]
  return [
    [0, y + 2],
    [26 * scale, y - 1 - recede * 4],
    [50 * scale, y + 3 - recede * 16],
    [68 * scale - recede * 5, y + 15 - recede * 22],
    [79 * scale, y + 36 - recede * 16],
    [84 * scale, -48],
    [90 * scale, -27],
    [95 * scale, -4],
    [96 * scale, end],
  ]
}

/** What lies on the skull: outwards its volume, inwards the hairline. */
export function cap({ turn, face, who }: Head, line: Line, look: CapLook = {}): string {
  const { top = 10, side = 4, end = 14, lean = 0 } = look
  const { width } = who
  const outer: Point[] = [
    [width + side * 0.4, end + 4],
    [width + side, -20],
    [width * 0.99 + side, -62],
    [width * 0.93 + side, -98 - top * 0.2],
    [width * 0.72 + side * 0.6, -133 - top * 0.7],
    [width * 0.38, -154 - top * 0.96],
  ]
  return loop([
    ...outer.map(([x, y]) => turn(-x, y, -6)),
    turn(lean, -160 - top, -8),
    ...outer.toReversed().map(([x, y]) => turn(x, y, -6)),
    ...line.toReversed().map(([x, y]) => face(x, y, 2)),
    ...line.slice(1).map(([x, y]) => face(-x, y, 2)),
  ])
}

/** Casts the shade of a hairline on the brow. */
export function castShade(draft: HairDraft, line: Line, down = 9): void {
  const { turn, face, who } = draft.head
  const at = ([x, y]: Point, side: number) => face(side * x * 1.01, y + down)
  draft.shade = loop(
    [
      ...line
        .slice(1)
        .toReversed()
        .map((point) => at(point, -1)),
      ...line.map((point) => at(point, 1)),
      turn(who.width * 0.8, -150, 0),
      turn(0, -170, 0),
      turn(-who.width * 0.8, -150, 0),
    ],
    0.12,
  )
}

export type FadeLook = {
  readonly top?: number
  readonly middle?: number
  readonly end?: number
  readonly from?: number
  readonly to?: number
  readonly colour?: string
  readonly low?: string | undefined
}

/** The paint of short hair that fades into skin downwards. A head has one. */
export function fade({ defs, hair }: Head, look: FadeLook = {}): string {
  const usual = mix(hair.dark, hair.base, 0.3)
  const { colour = usual, low, top = 1, middle = 0.9, end = 0.7, from = -104, to = 16 } = look
  const stop = (place: string, paint: string, opacity: number) =>
    `<stop ${place}stop-color="${paint}" stop-opacity="${opacity}"/>`
  defs.push(
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${stop('', colour, top)}${stop('offset=".55" ', low ?? colour, middle)}${stop('offset="1" ', low ?? usual, end)}</linearGradient>`,
  )
  return 'url(#fade)'
}

type RootsLook = {
  readonly count?: number
  readonly length?: number
  readonly sides?: number
  readonly opacity?: number
}

/** Short strokes at the hairline and over the sides, so that no edge looks cut. */
export function roots({
  head,
  line,
  look = {},
}: {
  head: Head
  line: Line
  look?: RootsLook
}): string {
  const { count = 4, length = 9, sides = 46, opacity = 0.5 } = look
  const { who, hair, turn, face } = head
  const stream = drawingStream(`${who.seed}roots`)
  let edge = ''
  for (const side of [-1, 1])
    for (let index = 0; index < line.length - 1; index++)
      for (let nth = 0; nth < count; nth++) {
        const share = stream()
        const x = lerp(line[index]![0], line[index + 1]![0], share)
        const y = lerp(line[index]![1], line[index + 1]![1], share)
        const isUp = index < 3
        const long = length * between(stream, 0.6, 1.2)
        const from = face(side * x, y + between(stream, 0, isUp ? 3.4 : 1.5), 2)
        const drift = isUp ? between(stream, -3, 3) : between(stream, 1, 4)
        edge += dash(from, face(side * (x + drift), y - long + (isUp ? 0 : long * 0.5), 1))
      }
  let beside = ''
  for (let index = 0; index < sides; index++) {
    const side = index % 2 ? 1 : -1
    const y = between(stream, -92, 10)
    const x = who.width * between(stream, 0.86, 1.0) - Math.max(0, -70 - y) * 0.3
    beside += dash(turn(side * x, y, 12), turn(side * (x + 1), y + between(stream, 5, 10), 12))
  }
  return stroke(edge, hair.dark, 1.1, opacity * 0.8) + stroke(beside, hair.deep, 1.2, 0.2)
}

type ShortLook = CapLook & {
  readonly isFaded?: boolean
  /** How thick it is on top. */
  readonly thin?: number
  readonly cast?: number
}

/** Short hair over skull and sides, which faces of all cuts begin with that do not fall over the ears. */
export function shortHair(draft: HairDraft, look: ShortLook): void {
  const { head } = draft
  const { who, isMale, hair } = head
  const { isFaded = false } = look
  const line = hairlineOf(head, look)
  castShade(draft, line, look.cast ?? 7)
  // The temples go grey first.
  const isTurning = isMale && who.grey > 0.12 && who.grey < 0.85
  const paint = fade(head, {
    middle: isFaded ? 0.82 : 0.95,
    end: isFaded ? 0.02 : 0.06,
    to: isFaded ? 4 : 18,
    low: isTurning ? mix(hair.base, '#B4ACA3', 0.45) : undefined,
    top: look.thin ?? 1,
  })
  const strokes = roots({ head, line, look: { opacity: isFaded ? 0.4 : 0.5, sides: 30 } })
  draft.front += fill(cap(head, line, look), paint) + strokes
}

/** Single hairs on a skull that is shaved or nearly. */
export function stipple(
  { head, stream }: HairDraft,
  count: number,
  [opacity, isBald]: readonly [number, boolean],
): string {
  const { hairline, recede } = head.who
  let path = ''
  for (let index = 0; index < count; index++) {
    const x = between(stream, -92, 92)
    const y = between(stream, -150, -20)
    const out = Math.abs(x)
    const isBare = out < 74 ? y > hairline - 4 - out * 0.05 - recede * 14 : y < -96
    if (isBald ? out < 70 : isBare) continue
    if (out > 74 && out < 84 && y > -60) continue
    const [left, top] = head.face(x, y, 0)
    path += `M${at([left, top])}l${at([between(stream, -1, 1), between(stream, 2, 4)])}`
  }
  return stroke(path, head.hair.deep, 1.2, opacity)
}

export function gloss(draft: HairDraft, opacity: number): void {
  const { light, skin, face } = draft.head
  draft.gloss += oval(face(light * 30, -128, 0), skin.light, {
    rx: 34,
    ry: 13,
    opacity,
    turn: light * 18,
  })
}

/** A knot of hair with lines across it. */
export function knot(
  { head, stream }: HairDraft,
  [x, y]: Point,
  { rx, ry, isBraided = false }: { rx: number; ry: number; isBraided?: boolean },
): string {
  const { hair } = head
  const lines = { light: '', deep: '' }
  for (let index = 0; index < 9; index++) {
    const across = index / 8 - 0.5
    const from = [x - rx * 0.86 + between(stream, 0, 5), y + across * ry * 1.5] as const
    const over = [x + between(stream, -8, 8), y + across * ry * 1.3 - ry * 0.55] as const
    const to = [x + rx * 0.86 - between(stream, 0, 5), y + across * ry * 1.1] as const
    lines[index % 2 ? 'light' : 'deep'] += `M${at(from)}Q${at(over)} ${at(to)}`
  }
  const rim = `M${at([x - rx, y + 2])}C${at([x - rx, y - ry * 1.3])} ${at([x + rx, y - ry * 1.3])} ${at([x + rx, y])}`
  return [
    oval([x, y], mix(hair.base, hair.dark, 0.45), { rx, ry }),
    stroke(lines.light, hair.light, isBraided ? 5 : 2.6, 0.55),
    stroke(lines.deep, hair.deep, 2, 0.4),
    stroke(rim, hair.base, 3),
  ].join('')
}

/** The same guides, or their mirror image for those who part their hair on the other side. */
export function parted({ head }: HairDraft, guides: readonly Curve[]): readonly Curve[] {
  if (head.who.part > 0) return guides
  return guides.map(
    (guide) => guide.map(([x, y, depth]): Place => [-x, y, depth ?? 0]) as unknown as Curve,
  )
}

export function isWavy({ who }: Head): boolean {
  return who.texture === 'wavy' || who.texture === 'curly'
}
