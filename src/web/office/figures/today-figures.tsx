import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { readToday } from '#contract/office/figures.ts'
import { smallPlot } from '#contract/plots/small-plot.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { useNow } from '#web/office/frame/use-cases.ts'
import { goTo } from '#web/office/kit/place.ts'
import { type Numbers, numbersIn } from './numbers.ts'
import { PlotPicture } from './plot-picture.tsx'
import { Change } from './tiles.tsx'
import css from './figures.module.css'

const EVERY_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Six figures of today by the half-hour, against the same day a week ago. Each leads to the figures. */
export function TodayFigures() {
  const { t, language } = useOffice()
  const words = t.figures.today
  const now = useNow()
  const today = useQuery({
    queryKey: ['figures-today'],
    queryFn: () => call(readToday, {}),
    refetchInterval: EVERY_MS,
  })
  if (!today.data) return null
  const numbers = numbersIn(language, today.data.currency)
  const weekday = new Date(now - WEEK_MS).toLocaleDateString(language, { weekday: 'long' })
  return (
    <section className={css['today']} aria-label={words.title}>
      {today.data.figures.map((figure) => (
        <Small key={figure.name} figure={figure} numbers={numbers} until={words.until(weekday)} />
      ))}
    </section>
  )
}

type Figure = z.output<typeof readToday.output>['figures'][number]
type SmallProps = { readonly figure: Figure; readonly numbers: Numbers; readonly until: string }

function Small({ figure, numbers, until }: SmallProps) {
  const { t } = useOffice()
  const { name, today, before, halves, halves_before: halvesBefore } = figure
  const write = name === 'revenue' ? numbers.money : numbers.count
  const tell = (value: number | null) => (value === null ? t.figures.few : write(value))
  return (
    <a
      href="/figures?period=day"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        goTo('/figures?period=day')
      }}
    >
      <span>{t.figures.today.names[name]}</span>
      <Change now={today} before={before} numbers={numbers} />
      <b>{tell(today)}</b>
      <small>
        {tell(before)} {until}
      </small>
      {halves.length > 0 && (
        <PlotPicture
          plot={smallPlot({ width: 260, height: 56, now: halves, before: halvesBefore })}
        />
      )}
    </a>
  )
}
