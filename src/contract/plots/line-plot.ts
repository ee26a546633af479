import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { type Look, type Plot, rounded, type Shape } from './plot.ts'

export type Series = {
  readonly look: Extract<Look, 'now' | 'before' | 'second'>
  /** Null where nothing is told. */
  readonly values: readonly (number | null)[]
}

type LinePlotInput = {
  readonly width: number
  readonly height: number
  /** In drawing order: what stands behind comes first. */
  readonly series: readonly Series[]
  /** Of every place across, in its order. */
  readonly labels: readonly string[]
  readonly tick: (value: number) => string
  /** Whether the ground under the line of now is filled; it begins at zero then. */
  readonly hasGround?: boolean
}

const LEFT = 56
const RIGHT = 10
const TOP = 8
const BOTTOM = 24
const ACROSS = 4

/** Lines over days, from zero up, with at most five ticks each way, the first and the last place written. */
export function linePlot({ width, height, series, labels, tick, hasGround }: LinePlotInput): Plot {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null))
  const last = Math.max(1, labels.length - 1)
  const x = scaleLinear([0, last], [LEFT, width - RIGHT])
  const low = Math.min(0, ...values)
  const y = scaleLinear([low, Math.max(low + 1, ...values)], [height - BOTTOM, TOP]).nice(3)
  const xs = labels.map((_, nth) => rounded(labels.length === 1 ? (LEFT + width) / 2 : x(nth)))
  const down = (value: number) => rounded(y(value))
  const path = line<number | null>(
    (_, nth) => xs[nth]!,
    (value) => down(value ?? 0),
  )
    .defined((value) => value !== null)
    .digits(1)
  const ground = area<number | null>(
    (_, nth) => xs[nth]!,
    down(0),
    (value) => down(value ?? 0),
  )
    .defined((value) => value !== null)
    .digits(1)
  const now = series.find(({ look }) => look === 'now')
  return {
    width,
    height,
    shapes: [
      ...y
        .ticks(3)
        .flatMap((value) =>
          gridLine(down(value), width, { label: tick(value), isZero: value === 0 }),
        ),
      ...ticksOf(labels.length).map((nth): Shape =>
        labelAt(xs[nth]!, height, { text: labels[nth]!, nth, last }),
      ),
      ...(hasGround && now
        ? [{ tag: 'path', look: 'ground', at: { d: ground(now.values) ?? '' } } as const]
        : []),
      ...series.map(({ look, values: of }): Shape => ({
        tag: 'path',
        look,
        at: { d: path(of) ?? '' },
      })),
      ...series.flatMap(({ look, values: of }) =>
        loneDots(of, look, (value, nth) => [xs[nth]!, down(value)]),
      ),
    ],
    places: xs.map((across, nth) => ({
      x: across,
      ys: series.map(({ values: of }) =>
        of[nth] === null || of[nth] === undefined ? null : down(of[nth]),
      ),
    })),
  }
}

function gridLine(
  y: number,
  width: number,
  { label, isZero }: { label: string; isZero: boolean },
): Shape[] {
  return [
    {
      tag: 'line',
      look: isZero ? 'axis' : 'grid',
      at: { x1: LEFT, x2: width - RIGHT, y1: y, y2: y },
    },
    { tag: 'text', look: 'label-end', at: { x: LEFT - 8, y: y + 4 }, text: label },
  ]
}

/** The first, the last, and some between them. */
function ticksOf(count: number): number[] {
  if (count <= ACROSS + 1) return Array.from({ length: count }, (_, nth) => nth)
  return Array.from({ length: ACROSS }, (_, nth) => Math.round((nth * (count - 1)) / (ACROSS - 1)))
}

function labelAt(
  x: number,
  height: number,
  { text, nth, last }: { text: string; nth: number; last: number },
): Shape {
  const look = nth === 0 ? 'label' : nth === last ? 'label-end' : 'label-middle'
  return { tag: 'text', look, at: { x, y: height - 6 }, text }
}

/** A value between two that are not told has no line: a dot says that it is there. */
function loneDots(
  values: readonly (number | null)[],
  look: Look,
  at: (value: number, nth: number) => readonly [number, number],
): Shape[] {
  const isOff = (nth: number) => values[nth] === null || values[nth] === undefined
  return values.flatMap((value, nth) => {
    if (value === null || !isOff(nth - 1) || !isOff(nth + 1)) return []
    const [cx, cy] = at(value, nth)
    return [{ tag: 'circle', look: look === 'now' ? 'dot' : look, at: { cx, cy, r: 3 } } as const]
  })
}
