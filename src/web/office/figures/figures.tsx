import { useState } from 'react'
import { exportFigures, type FiguresAnswer, PERIODS } from '#contract/office/figures.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { saveAs } from '#web/office/kit/save-as.ts'
import { timeIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import table from '#web/office/kit/table.module.css'
import { Breakdown, HandledTable } from './breakdown.tsx'
import { Cohorts } from './cohorts.tsx'
import { DayPlot } from './day-plot.tsx'
import { Filters, NO_FILTER } from './filters.tsx'
import { Funnel } from './funnel.tsx'
import { type Numbers, numbersIn } from './numbers.ts'
import { Tiles } from './tiles.tsx'
import { type Place, useFigures } from './use-figures.ts'
import css from './figures.module.css'

/** What a period brought, in plots that turn into tables. */
export function Figures() {
  const { t, language } = useOffice()
  const words = t.figures
  const { place, asked, figures, change } = useFigures()
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = figures
  const numbers = numbersIn(language, data?.currency ?? null)
  const takeCsv = () => {
    setProblem(null)
    call(exportFigures, { ...asked, of: place.isTable ? 'days' : 'table' }).then(
      ({ csv }) => saveAs('figures.csv', csv),
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  useKeys({
    t: () => change({ isTable: !place.isTable }),
    c: () => change({ compare: !place.compare }),
    ...Object.fromEntries(PERIODS.map((period, nth) => [`${nth + 1}`, () => change({ period })])),
  })
  const counted = data?.counted_at ? timeIn(data.counted_at, language) : null
  return (
    <Frame
      title={words.title}
      note={data && words.note(numbers.day(data.from), numbers.day(data.until), counted)}
      actions={
        <Button look="quiet" icon="arrow-square-out" onClick={takeCsv}>
          {words.csv}
        </Button>
      }
      keys={[
        [['←', '→'], words.keys.move],
        [['↵'], words.keys.rows],
        [['T'], words.keys.table],
        [['C'], words.keys.compare],
        [['1–5'], words.keys.period],
      ]}
    >
      <Filters place={place} figures={data} onChange={change} />
      <Problem>{problem ?? (figures.isError ? wordsFor(t, figures.error) : null)}</Problem>
      {!data && !figures.isError && <Shape />}
      {data &&
        (isEmpty(data) ? (
          <Empty place={place} onChange={change} />
        ) : (
          <Shown data={data} numbers={numbers} place={place} onChange={change} />
        ))}
    </Frame>
  )
}

/** What is null is about few: whoever may not see it is not told that there was something either. */
function isEmpty({ totals, before, cohorts }: FiguresAnswer): boolean {
  const all = [totals, before].flatMap((each) => Object.values(each))
  return cohorts.length === 0 && all.every((value) => !value)
}

/** The shape of what is on its way. */
function Shape() {
  const { t } = useOffice()
  return (
    <div className={css['shape']} role="status" aria-label={t.loading}>
      <i />
      <i />
      <i />
    </div>
  )
}

type PartProps = { readonly place: Place; readonly onChange: (change: Partial<Place>) => void }

function Empty({ place, onChange }: PartProps) {
  const { t } = useOffice()
  const isFiltered = Object.keys(NO_FILTER).some((name) => place[name as 'page'])
  return (
    <div className={table['empty']}>
      <svg className={css['two']} viewBox="0 0 120 80" aria-hidden="true">
        <circle cx="42" cy="40" r="36" />
        <circle cx="78" cy="40" r="36" />
      </svg>
      <b>{t.figures.empty}</b>
      <p>{isFiltered ? t.figures.emptyFiltered : t.figures.emptyMore}</p>
      {isFiltered && (
        <Button look="quiet" onClick={() => onChange(NO_FILTER)}>
          {t.figures.clear}
        </Button>
      )}
    </div>
  )
}

type ShownProps = PartProps & { readonly data: FiguresAnswer; readonly numbers: Numbers }

function Shown({ data, numbers, place, onChange }: ShownProps) {
  const [row, setRow] = useState<number | null>(null)
  const onRows = (nth: number) => {
    setRow(nth)
    onChange({ isTable: true })
  }
  const part = { data, numbers, place, row, onRows }
  return (
    <>
      <Tiles figures={data} numbers={numbers} compare={place.compare} />
      <FewNote isShown={!data.shows_few} />
      <div className={css['upper']}>
        <RevenuePlot {...part} />
        <Funnel figures={data} numbers={numbers} isTable={place.isTable} />
      </div>
      <div className={css['lower']}>
        <div>
          <Cohorts figures={data} numbers={numbers} />
          <CreditsPlot {...part} />
        </div>
        <div>
          <Breakdown figures={data} numbers={numbers} place={place} onChange={onChange} />
          <HandledTable figures={data} numbers={numbers} />
        </div>
      </div>
    </>
  )
}

function FewNote({ isShown }: { isShown: boolean }) {
  const { t } = useOffice()
  return isShown && <p className={css['fewNote']}>{t.figures.fewMore}</p>
}

type DaysProps = {
  readonly data: FiguresAnswer
  readonly numbers: Numbers
  readonly place: Place
  readonly row: number | null
  readonly onRows: (nth: number) => void
}

function useDays({ data: { days }, numbers, place, row, onRows }: DaysProps) {
  const { t } = useOffice()
  const words = t.figures
  return {
    labels: days.map(({ day }) => numbers.weekday(day)),
    ticks: days.map(({ day }) => numbers.day(day)),
    isTable: place.isTable,
    row,
    hidden: words.few,
    dayWord: words.day,
    rowsWord: words.rows,
    onRows,
  }
}

function RevenuePlot(props: DaysProps) {
  const { t } = useOffice()
  const shared = useDays(props)
  const { data, numbers, place } = props
  const major = (all: typeof data.days) =>
    all.map(({ revenue }) => (revenue === null ? null : revenue / 100))
  const write = (value: number) => numbers.cents(value * 100)
  const before = {
    look: 'before',
    name: t.figures.earlier,
    values: major(data.days_before),
    write,
  } as const
  const now = { look: 'now', name: t.figures.now, values: major(data.days), write } as const
  return (
    <DayPlot
      {...shared}
      title={t.figures.revenueTitle}
      height={220}
      hasGround
      tick={numbers.moneyTick}
      lines={place.compare ? [before, now] : [now]}
    />
  )
}

function CreditsPlot(props: DaysProps) {
  const { t } = useOffice()
  const shared = useDays(props)
  const { days } = props.data
  const { count: write, tick } = props.numbers
  const { spentWord, sold, creditsTitle } = t.figures
  return (
    <DayPlot
      {...shared}
      title={creditsTitle}
      height={150}
      tick={tick}
      lines={[
        { look: 'second', name: spentWord, values: days.map((day) => day.credits_spent), write },
        { look: 'now', name: sold, values: days.map((day) => day.credits_sold), write },
      ]}
    />
  )
}
