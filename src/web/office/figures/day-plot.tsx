import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { linePlot, type Series } from '#contract/plots/line-plot.ts'
import type { Plot } from '#contract/plots/plot.ts'
import { useWidth } from './use-width.ts'
import { PlotPicture } from './plot-picture.tsx'
import css from './figures.module.css'

type Line = Series & { readonly name: string; readonly write: (value: number) => string }

type DayPlotProps = {
  readonly title: string
  readonly height: number
  /** As they are written at a point, and under the plot. */
  readonly labels: readonly string[]
  readonly ticks: readonly string[]
  readonly lines: readonly Line[]
  readonly tick: (value: number) => string
  readonly hasGround?: boolean
  readonly isTable: boolean
  readonly hidden: string
  readonly dayWord: string
  readonly rowsWord: string
  /** Goes to what is behind a point. */
  readonly onRows: (nth: number) => void
  /** The row that one came for. */
  readonly row?: number | null
}

/** Lines over days, or the same as a table. A point is read by arrow keys as well as by a pointer. */
export function DayPlot(props: DayPlotProps) {
  const { title, lines, isTable } = props
  return (
    <figure className={css['figure']} aria-label={title}>
      <figcaption>
        <h2>{title}</h2>
        {!isTable && <Legend lines={lines} />}
      </figcaption>
      {isTable ? <DayTable {...props} /> : <Picture {...props} />}
    </figure>
  )
}

function Legend({ lines }: Pick<DayPlotProps, 'lines'>) {
  return (
    <ul className={css['legend']}>
      {lines.toReversed().map(({ name, look }) => (
        <li key={name}>
          <i className={css[look]} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  )
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
}

/** Where one stands, and where a key leads to; null is nowhere else. */
function nextOf(key: string, { from, last }: { from: number; last: number }): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = STEPS[key]
  return step === undefined ? null : Math.min(last, Math.max(0, from + step))
}

function Picture(props: DayPlotProps) {
  const { title, height, labels, ticks, lines, tick, hasGround = false, rowsWord, onRows } = props
  const [at, setAt] = useState<number | null>(null)
  const [box, width] = useWidth()
  const series = lines.map(({ look, values }) => ({ look, values }))
  const plot = linePlot({ width, height, series, labels: ticks, tick, hasGround })
  const last = labels.length - 1
  const shown = at ?? last
  const press = (event: KeyboardEvent) => {
    const next = nextOf(event.key, { from: shown, last })
    if (event.key === 'Enter') onRows(shown)
    else if (event.key === 'Escape') setAt(null)
    else if (next === null) return
    else setAt(next)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={box}
      className={css['point']}
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, last)}
      aria-valuenow={shown}
      aria-valuetext={inWords(props, shown)}
      onKeyDown={press}
      onFocus={() => setAt((before) => before ?? last)}
      onBlur={() => setAt(null)}
      onPointerMove={(event) => setAt(nearestTo(plot, event))}
      onPointerLeave={(event) => document.activeElement !== event.currentTarget && setAt(null)}
      onClick={() => onRows(shown)}
    >
      <PlotPicture plot={plot} at={at} />
      {at !== null && (
        <Tip x={plot.places[at]!.x} width={width}>
          <b>{labels[at]}</b>
          <dl>
            {written(props, at).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <small>↵ {rowsWord}</small>
        </Tip>
      )}
    </div>
  )
}

function written({ lines, hidden }: Pick<DayPlotProps, 'lines' | 'hidden'>, nth: number) {
  return lines.toReversed().map(({ name, values, write }) => {
    const value = values[nth] ?? null
    return [name, value === null ? hidden : write(value)] as const
  })
}

function inWords(props: DayPlotProps, nth: number): string {
  const pairs = written(props, nth).map((pair) => pair.join(' '))
  return `${props.labels[nth]}: ${pairs.join(', ')}`
}

function nearestTo({ places }: Plot, event: PointerEvent): number {
  const x = event.clientX - event.currentTarget.getBoundingClientRect().left
  const far = (nth: number) => Math.abs(places[nth]!.x - x)
  return places.reduce((best, _, nth) => (far(nth) < far(best) ? nth : best), 0)
}

/** Beside the point, on the side where there is room. */
function Tip({ x, width, children }: { x: number; width: number; children: ReactNode }) {
  const isLeft = x > width / 2
  const place = (node: HTMLDivElement | null) => {
    // The content policy has no inline styles in documents; setting one from a script is another thing.
    if (node)
      node.style.setProperty(isLeft ? 'right' : 'left', `${(isLeft ? width - x : x) + 12}px`)
    node?.style.removeProperty(isLeft ? 'left' : 'right')
  }
  return (
    <div ref={place} className={css['tip']} aria-hidden="true">
      {children}
    </div>
  )
}

function DayTable({ labels, lines, dayWord, hidden, title, row = null }: DayPlotProps) {
  const shown = lines.toReversed()
  return (
    <div className={css['scrolls']} role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{dayWord}</th>
            {shown.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, nth) => (
            <tr
              key={label}
              className={nth === row ? css['chosen'] : undefined}
              ref={nth === row ? intoView : null}
            >
              <th scope="row">{label}</th>
              {shown.map(({ name, values, write }) => (
                <td key={name}>
                  {values[nth] === null || values[nth] === undefined ? hidden : write(values[nth])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function intoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' })
}
