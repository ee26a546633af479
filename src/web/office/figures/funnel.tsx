import type { FiguresAnswer } from '#contract/office/figures.ts'
import { stepsPlot } from '#contract/plots/steps-plot.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import type { Numbers } from './numbers.ts'
import { PlotPicture } from './plot-picture.tsx'
import { useWidth } from './use-width.ts'
import css from './figures.module.css'

const STEPS = ['visits', 'signups', 'activated', 'wrote', 'bought'] as const

type FunnelProps = {
  readonly figures: FiguresAnswer
  readonly numbers: Numbers
  readonly isTable: boolean
}

/** From visit to purchase. Visits are a hundred times the rest: they are written and not drawn. */
export function Funnel({ figures: { totals }, numbers, isTable }: FunnelProps) {
  const { t } = useOffice()
  const words = t.figures
  const [box, width] = useWidth()
  const steps = STEPS.map((name, nth) => {
    const value = totals[name]
    const before = nth === 0 ? null : totals[STEPS[nth - 1]!]
    const share = value === null || !before ? '' : numbers.share(value / before)
    return {
      name: words.steps[name],
      value,
      label: value === null ? words.few : numbers.count(value),
      share,
    }
  })
  const [visits, ...drawn] = steps
  return (
    <figure className={css['figure']} aria-label={words.funnelTitle}>
      <figcaption>
        <h2>{words.funnelTitle}</h2>
        <small>{words.funnelShare}</small>
      </figcaption>
      {!isTable && (
        <div ref={box}>
          <p className={css['visits']}>
            <span>{visits!.name}</span> <b>{visits!.label}</b> <small>{words.funnelFrom}</small>
          </p>
          <PlotPicture plot={stepsPlot({ width, steps: drawn })} />
        </div>
      )}
      <table className={isTable ? css['small'] : css['unseen']}>
        <tbody>
          {steps.map(({ name, label, share }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{label}</td>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css['hint']}>{words.funnelMore}</p>
    </figure>
  )
}
