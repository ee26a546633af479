import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { type Plot, rounded } from './plot.ts'

type SmallPlotInput = {
  readonly width: number
  readonly height: number
  /** By the half-hour since midnight, as far as the day went. */
  readonly now: readonly number[]
  /** The same of the whole day a week ago. */
  readonly before: readonly number[]
}

/** Two lines without an axis: today, which ends in a dot, and last week until the same time. */
export function smallPlot({ width, height, now, before }: SmallPlotInput): Plot {
  const seen = before.slice(0, now.length)
  const x = scaleLinear([0, Math.max(1, now.length - 1)], [2, width - 6])
  const y = scaleLinear([0, Math.max(1, ...now, ...seen)], [height - 4, 6])
  const path = line<number>(
    (_, nth) => rounded(x(nth)),
    (value) => rounded(y(value)),
  ).digits(1)
  const last = now.length - 1
  return {
    width,
    height,
    shapes: [
      { tag: 'path', look: 'before', at: { d: path(seen) ?? '' } },
      { tag: 'path', look: 'now', at: { d: path(now) ?? '' } },
      ...(last >= 0
        ? ([
            {
              tag: 'circle',
              look: 'dot',
              at: { cx: rounded(x(last)), cy: rounded(y(now[last]!)), r: 3.5 },
            },
          ] as const)
        : []),
    ],
    places: [],
  }
}
