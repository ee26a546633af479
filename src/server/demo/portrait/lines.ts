/** A place on the picture, or in the space of the head before it is turned. */
export type Point = readonly [x: number, y: number]
/** A place with its depth: the larger, the nearer to the viewer. */
export type Place = readonly [x: number, y: number, depth?: number]
/** The four points of a curve, from its root to its end. */
export type Curve<P = Place> = readonly [P, P, P, P]

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** With one decimal and no needless zero: a portrait is thousands of numbers. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

export function at([x, y]: Place): string {
  return `${short(x)} ${short(y)}`.replace(' -', '-')
}

export function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(/ -/g, '-')
}

type Spline = { readonly closed?: boolean; readonly tension?: number; readonly decimals?: 0 | 1 }

/** A smooth path through points, written relative to each other. */
export function spline(points: readonly Place[], options: Spline = {}): string {
  const { closed = false, tension = 1 / 6, decimals = 1 } = options
  const scale = decimals ? 10 : 1
  const rounded = (value: number) => Math.round(value * scale) / scale
  const count = points.length
  const point = (index: number) =>
    points[closed ? (index + count) % count : clamp(index, 0, count - 1)]!
  let [x, y] = [rounded(points[0]![0]), rounded(points[0]![1])]
  let path = `M${numbers([x, y])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) =>
      point(index + step),
    ) as unknown as Curve
    const relative = (px: number, py: number) => [rounded(px - x), rounded(py - y)] as const
    const second = relative(
      to[0] - (after[0] - from[0]) * tension,
      to[1] - (after[1] - from[1]) * tension,
    )
    const end = relative(to[0], to[1])
    const first = relative(
      from[0] + (to[0] - before[0]) * tension,
      from[1] + (to[1] - before[1]) * tension,
    )
    path += index
      ? `s${numbers([...second, ...end])}`
      : `c${numbers([...first, ...second, ...end])}`
    x = rounded(x + end[0])
    y = rounded(y + end[1])
  }
  return path + (closed ? 'z' : '')
}

/** A closed outline. */
export function loop(points: readonly Place[], tension = 1 / 6): string {
  return spline(points, { closed: true, tension })
}

/** One curve, in whole units. */
export function curvePath(curve: Curve): string {
  const [x, y] = [Math.round(curve[0][0]), Math.round(curve[0][1])]
  const rest = curve.slice(1).flatMap(([px, py]) => [Math.round(px - x), Math.round(py - y)])
  return `M${numbers([x, y])}c${numbers(rest)}`
}

/** One short line. */
export function dash(from: Place, to: Place): string {
  const tenth = (value: number) => Math.round(value * 10) / 10
  const step = [tenth(to[0] - from[0]), tenth(to[1] - from[1])]
  return `M${numbers([tenth(from[0]), tenth(from[1])])}l${numbers(step)}`
}

/** Where a curve is after a share of its way. */
export function along(curve: Curve, share: number): Point {
  const left = 1 - share
  const [a, b, c, d] = curve
  const one = (axis: 0 | 1) =>
    left ** 3 * a[axis] +
    3 * left ** 2 * share * b[axis] +
    3 * left * share * share * c[axis] +
    share ** 3 * d[axis]
  return [one(0), one(1)]
}
