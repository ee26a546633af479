import { createElement } from 'react'
import type { Plot } from '#contract/plots/plot.ts'
import css from './plot.module.css'

type PlotPictureProps = {
  readonly plot: Plot
  /** What stands in it now. */
  readonly at?: number | null
}

/** A plot as it was drawn. What it shows stands in words beside it. */
export function PlotPicture({ plot, at = null }: PlotPictureProps) {
  const { width, height, shapes, places } = plot
  const place = at === null ? undefined : places[at]
  return (
    <svg className={css['plot']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map(({ tag, look, at: { 'font-weight': fontWeight, ...where }, text }, nth) =>
        createElement(tag, { key: nth, className: css[look], fontWeight, ...where }, text),
      )}
      {place && (
        <>
          <line className={css['here']} x1={place.x} x2={place.x} y1={8} y2={height - 24} />
          {place.ys.map(
            (y, nth) =>
              y !== null && <circle key={nth} className={css['dot']} cx={place.x} cy={y} r={4} />,
          )}
        </>
      )}
    </svg>
  )
}
