import type { FiguresAnswer, PLOTS } from '#contract/office/figures.ts'
import { linePlot } from '#contract/plots/line-plot.ts'
import { stepsPlot } from '#contract/plots/steps-plot.ts'
import { svgOf } from '#contract/plots/svg-of.ts'

const SIZE = { width: 720, height: 240 }
const short = (value: number) => (Math.abs(value) >= 10_000 ? `${value / 1000}k` : String(value))

/** A plot of the screen as a picture that stands alone. */
export function figurePicture(figures: FiguresAnswer, plot: (typeof PLOTS)[number]): string {
  const { days, days_before: before, currency, from, until, totals } = figures
  const labels = days.map(({ day }) => day)
  if (plot === 'funnel') {
    const steps = (['signups', 'activated', 'wrote', 'bought'] as const).map((name) => ({
      name,
      value: totals[name],
      label: String(totals[name] ?? '<5'),
      share: '',
    }))
    return svgOf(stepsPlot({ width: SIZE.width, steps }), { title: `Funnel, ${from} to ${until}` })
  }
  const money = (all: FiguresAnswer['days']) =>
    all.map(({ revenue }) => (revenue === null ? null : revenue / 100))
  const series =
    plot === 'revenue'
      ? [
          { look: 'before', values: money(before) } as const,
          { look: 'now', values: money(days) } as const,
        ]
      : [
          { look: 'second', values: days.map((day) => day.credits_spent) } as const,
          { look: 'now', values: days.map((day) => day.credits_sold) } as const,
        ]
  const title =
    plot === 'revenue' ? `Revenue by day, ${currency ?? ''}` : 'Credits sold and spent by day'
  const drawn = linePlot({ ...SIZE, series, labels, tick: short, hasGround: plot === 'revenue' })
  return svgOf(drawn, { title: `${title}, ${from} to ${until}` })
}
