import { scaleLinear } from 'd3-scale'
import type { Plot, Shape } from './plot.ts'
import { rounded } from './plot.ts'

type Step = {
  readonly name: string
  readonly value: number | null
  readonly label: string
  readonly share: string
}
type StepsPlotInput = { readonly width: number; readonly steps: readonly Step[] }

const ROW = 38
const BAR = 28
const NAMES = 106
const SHARES = 56
const NUMBERS = 60

/** Bars to scale, one below the other: its number beside each, and its share of the step before. */
export function stepsPlot({ width, steps }: StepsPlotInput): Plot {
  const most = Math.max(1, ...steps.map(({ value }) => value ?? 0))
  const x = scaleLinear([0, most], [0, Math.max(40, width - NAMES - SHARES - NUMBERS)])
  const rows = steps.map(({ name, value, label, share }, nth): Shape[] => {
    const y = nth * ROW
    const length = value === null ? 0 : Math.max(2, rounded(x(value)))
    const look = nth === steps.length - 1 ? 'bar-last' : 'bar'
    return [
      { tag: 'text', look: 'label', at: { x: 0, y: y + 19 }, text: name },
      { tag: 'rect', look, at: { x: NAMES, y, width: length, height: BAR, rx: 4 } },
      {
        tag: 'text',
        look: 'label',
        at: { x: NAMES + length + 8, y: y + 19, 'font-weight': 600 },
        text: label,
      },
      { tag: 'text', look: 'label-end', at: { x: width, y: y + 19 }, text: share },
    ]
  })
  return { width, height: steps.length * ROW - 8, shapes: rows.flat(), places: [] }
}
