import type { Head } from './head.ts'
import { along, clamp, type Curve, curvePath, lerp, numbers, type Point, spline } from './lines.ts'
import { fill, mix, stroke } from './paint.ts'
import { between, chance, drawingStream, type Stream } from './random.ts'

/** How a lock snakes: how far, how often, and from where in its wave. */
type Wave = { readonly far: number; readonly often: number; readonly from: number }
/** Half of the width of a lock at its root, in its middle and at its tip. */
type Widths = readonly [root: number, middle: number, tip: number]

/** A tapered lock along a curve. */
export function lock(curve: Curve<Point>, widths: Widths, wave?: Wave): string {
  if (!wave || !wave.far) return straightLock(curve, widths)
  const [root, middle, tip] = widths
  const width = (share: number) =>
    share < 0.45 ? lerp(root, middle, share / 0.45) : lerp(middle, tip, (share - 0.45) / 0.55)
  const [left, right] = snake(curve, wave, width)
  return spline([...left, ...right.toReversed()], { closed: true, decimals: 0 })
}

function straightLock([a, b, c, d]: Curve<Point>, [root, middle, tip]: Widths): string {
  const normal = (from: Point, to: Point): Point => {
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(x, y) || 1
    return [-y / length, x / length]
  }
  const beside = (point: Point, [x, y]: Point, width: number): Point => [
    point[0] + x * width,
    point[1] + y * width,
  ]
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
  const step = (from: Point, to: Point) => [
    Math.round(to[0] - from[0]),
    Math.round(to[1] - from[1]),
  ]
  const [first, second, third, last] = [normal(a, b), normal(a, c), normal(b, d), normal(c, d)]
  const start = whole(beside(a, first, root))
  const end = whole(beside(d, last, tip))
  const back = tip >= 1 ? whole(beside(d, last, -tip)) : end
  const out = [
    ...step(start, beside(b, second, middle)),
    ...step(start, beside(c, third, middle * 0.85)),
    ...step(start, end),
  ]
  const home = [
    ...step(back, beside(c, third, -middle * 0.85)),
    ...step(back, beside(b, second, -middle)),
    ...step(back, beside(a, first, -root)),
  ]
  const blunt = tip >= 1 ? `l${numbers(step(end, back))}` : ''
  return `M${numbers(start)}c${numbers(out)}${blunt}c${numbers(home)}z`
}

/** Both edges of a wavy lock, or twice its middle line where the width is 0. */
function snake(
  curve: Curve<Point>,
  { far, often, from }: Wave,
  width: (share: number) => number,
): [Point[], Point[]] {
  const count = Math.max(4, Math.round(often * 2.3))
  const left: Point[] = []
  const right: Point[] = []
  for (let index = 0; index <= count; index++) {
    const share = index / count
    const [x, y] = along(curve, share)
    const next = along(curve, Math.min(1, share + 0.02))
    const before = along(curve, Math.max(0, share - 0.02))
    const [dx, dy] = [next[0] - before[0], next[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const [nx, ny] = [-dy / length, dx / length]
    const begins = Math.min(1, share * 1.7) * (share > 0.3 ? 1 : 0.6)
    const off = Math.sin(share * often * Math.PI * 2 + from) * far * begins
    const half = width(share)
    left.push([x + nx * (off + half), y + ny * (off + half)])
    right.push([x + nx * (off - half), y + ny * (off - half)])
  }
  return [left, right]
}

export type SheetLook = {
  /** Sheets of one head that have as many guides need names of their own. */
  readonly key?: string
  readonly count?: number
  readonly width?: number
  readonly jitter?: number
  readonly root?: number
  readonly under?: number
  readonly tip?: number
  /** The longest locks, as a share of their guides. */
  readonly ends?: number
  readonly tone?: number
  readonly wave?: number
  readonly often?: number
  /** Whether the locks below snake, too. */
  readonly isWavyBelow?: boolean
  /** Only the locks below. */
  readonly isFlat?: boolean
}

type Sheet = {
  readonly head: Head
  readonly stream: Stream
  readonly curve: (share: number, jitter: number, length?: number) => Curve<Point>
  readonly count: number
  readonly width: number
  readonly jitter: number
  readonly look: SheetLook
}

/** A sheet of hair between guides: wide dark locks, then middle and light ones, then strands. */
export function sheet(head: Head, guides: readonly Curve[], look: SheetLook = {}): string {
  const stream = drawingStream(`${head.who.seed}:${look.key ?? 'sheet'}:${guides.length}`)
  const count = Math.max(5, Math.round((look.count ?? 14) * 0.84 * head.detail))
  const width = ((look.width ?? 9) * 1.12) / head.detail ** 0.7
  const curve = curveBetween(head, stream, guides)
  const whole = { head, stream, curve, count, width, jitter: look.jitter ?? 1, look }
  const below = locksBelow(whole)
  const middle = locksInTheMiddle(whole)
  const light = lightLocks(whole)
  const { deep, shine, silver } = strands(whole)
  const { hair } = head
  const tone = look.tone ?? 0
  return [
    fill(below, mix(hair.dark, hair.base, 0.25 + tone)),
    fill(middle.dark, mix(hair.base, hair.dark, 0.3 - tone * 0.3)),
    fill(middle.light, hair.base),
    fill(light, hair.light, 0.72),
    stroke(deep, hair.deep, 1.2, 0.3),
    stroke(shine, hair.shine, 1.1, 0.38),
    silver && hair.silver ? stroke(silver, hair.silver, 1.5, 0.6) : '',
  ].join('')
}

function curveBetween(head: Head, stream: Stream, guides: readonly Curve[]): Sheet['curve'] {
  const last = guides.length - 1
  return (share, jitter, length = 1) => {
    const place = clamp(share) * last
    const index = Math.min(last - 1, Math.floor(place))
    const part = place - index
    const eased = part * part * (3 - 2 * part) * 0.4 + part * 0.6
    const [one, other] = [guides[index]!, guides[index + 1]!]
    const points = one.map((from, nth): Point => {
      const to = other[nth]!
      const between3 = (axis: 0 | 1 | 2) => lerp(from[axis] ?? 0, to[axis] ?? 0, eased)
      const x = between3(0) + between(stream, -1, 1) * jitter
      const y = between3(1) + between(stream, -1, 1) * jitter
      return head.turn(x, y, between3(2))
    }) as unknown as Curve<Point>
    if (length === 1) return points
    const [a, b, c, d] = points
    return [a, b, c, [lerp(c[0], d[0], length), lerp(c[1], d[1], length)]]
  }
}

function waveOf({ look }: Sheet, from: number): Wave {
  return { far: look.wave ?? 0, often: look.often ?? 2.4, from }
}

function locksBelow(whole: Sheet): string {
  const { count, curve, width, jitter, look } = whole
  let path = ''
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1)
    const root = Math.max(look.root ?? 0.3, look.under ?? 0.35) * width
    const widths: Widths = [root, width * 1.5, (look.tip ?? 0.12) * width]
    const wave = look.isWavyBelow ? waveOf(whole, share * 2.6) : undefined
    path += lock(curve(share, jitter * 1.2), widths, wave)
  }
  return path
}

/** How likely a lock lies in the light. */
function litShare({ head }: Sheet, curve: Curve<Point>): number {
  const x = (curve[1][0] + curve[2][0]) / 2
  return clamp(0.5 + (x / head.who.width) * head.light * 0.42)
}

function locksInTheMiddle(whole: Sheet): { dark: string; light: string } {
  const { stream, curve, width, jitter, look } = whole
  const path = { dark: '', light: '' }
  if (look.isFlat) return path
  const isWavy = Boolean(look.wave)
  const count = Math.round(whole.count * (isWavy ? 0.74 : 1))
  const longest = Math.min(1.08, (look.ends ?? 1.08) + 0.03)
  for (let index = 0; index < count; index++) {
    const share = (index + stream()) / count
    const length = between(stream, 0.86, longest)
    const guide = curve(share, jitter * 2.4, length)
    const widths: Widths = [
      (look.root ?? 0.3) * width * 0.7,
      width * between(stream, 0.6, 1),
      (isWavy ? 0.34 : 0.06) * width,
    ]
    const drawn = lock(guide, widths, waveOf(whole, share * 2.6 + between(stream, -0.5, 0.5)))
    path[chance(stream, litShare(whole, guide)) ? 'light' : 'dark'] += drawn
  }
  return path
}

function lightLocks(whole: Sheet): string {
  const { stream, curve, width, jitter, look } = whole
  let path = ''
  if (look.wave || look.isFlat) return path
  for (let index = 0; index < whole.count * 0.5; index++) {
    const guide = curve(stream(), jitter * 3, between(stream, 0.78, 1.04))
    if (!chance(stream, litShare(whole, guide) + 0.12)) continue
    path += lock(guide, [width * 0.08, width * between(stream, 0.24, 0.42), 0.4])
  }
  return path
}

function strands(whole: Sheet): { deep: string; shine: string; silver: string } {
  const { head, stream, curve, jitter, look } = whole
  const path = { deep: '', shine: '', silver: '' }
  const line = (guide: Curve<Point>, share: number) =>
    look.wave
      ? spline(snake(guide, waveOf(whole, share * 2.6 + 0.5), () => 0)[0], { decimals: 0 })
      : curvePath(guide)
  for (let index = 0; index < whole.count * (look.wave ? 0.5 : 0.85); index++) {
    const share = stream()
    const guide = curve(share, jitter * 3.2, between(stream, 0.82, look.ends ?? 1.08))
    path[chance(stream, 0.5) ? 'deep' : 'shine'] += line(guide, share)
    if (!head.hair.silver || !chance(stream, head.who.grey * 1.2)) continue
    const other = stream()
    path.silver += line(curve(other, jitter * 3), other)
  }
  return path
}
