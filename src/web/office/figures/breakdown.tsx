import {
  FIGURE_PARTS,
  type FigureCounts,
  type FiguresAnswer,
  TABLES_BY,
} from '#contract/office/figures.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Segment } from './filters.tsx'
import { nameOf } from './names.ts'
import type { Numbers } from './numbers.ts'
import type { Place } from './use-figures.ts'
import css from './figures.module.css'
import { useNow } from '#web/office/frame/use-cases.ts'
import { spanIn } from '#web/office/kit/times.ts'

type BreakdownProps = {
  readonly figures: FiguresAnswer
  readonly numbers: Numbers
  readonly place: Place
  readonly onChange: (change: Partial<Place>) => void
}

/** The same figures by site, source, landing page, country or device, with their total. A line opens what is behind it: only this. */
export function Breakdown({ figures, numbers, place, onChange }: BreakdownProps) {
  const { t } = useOffice()
  const words = t.figures
  return (
    <section className={css['figure']} aria-label={words.by(words.parts[place.by]!)}>
      <div className={css['head']}>
        <h2>{words.by(words.parts[place.by]!)}</h2>
        <Segment
          label={words.table}
          options={TABLES_BY.map((by) => [by, words.parts[by]!] as const)}
          value={place.by}
          onChange={(by) => onChange({ by: by as Place['by'] })}
        />
      </div>
      <div className={css['scrolls']} role="region" aria-label={words.table} tabIndex={0}>
        <table className={css['breakdown']}>
          <thead>
            <tr>
              {[words.parts[place.by], ...Object.values(words.head)].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <Lines figures={figures} numbers={numbers} place={place} onChange={onChange} />
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <Cells counts={figures.totals} numbers={numbers} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function Lines({ figures: { table, more }, numbers, place, onChange }: BreakdownProps) {
  const { t, me } = useOffice()
  const words = t.figures
  const part = place.by === 'site' ? 'site_id' : place.by
  const nameIn = (key: string) =>
    part === 'site_id'
      ? (me.sites.find(({ id }) => id === key)?.domain ?? key)
      : nameOf(t, part, key)
  const next = FIGURE_PARTS.find((other) => other !== place.by && !place[other]) ?? place.by
  return (
    <tbody>
      {table.map((line) => (
        <tr key={line.key}>
          <th scope="row">
            {line.key === '' ? (
              nameIn('')
            ) : (
              <button
                type="button"
                title={words.onlyThis}
                onClick={() => onChange({ [part]: line.key, by: next })}
              >
                {nameIn(line.key)}
              </button>
            )}
          </th>
          <Cells counts={line} numbers={numbers} />
        </tr>
      ))}
      {more && (
        <tr>
          <th scope="row">{words.more(more.lines)}</th>
          <Cells counts={more} numbers={numbers} />
        </tr>
      )}
    </tbody>
  )
}

function Cells({ counts, numbers }: { counts: FigureCounts; numbers: Numbers }) {
  const { visits, signups, bought, revenue } = counts
  const { count, share, money, cents } = numbers
  const { few } = useOffice().t.figures
  const tell = (value: number | null, write: (value: number) => string) =>
    value === null ? <small>{few}</small> : write(value)
  return (
    <>
      <td>{count(visits)}</td>
      <td>{tell(signups, count)}</td>
      <td>{signups === null || visits === 0 ? '–' : share(signups / visits)}</td>
      <td>{tell(bought, count)}</td>
      <td>
        <b>{tell(revenue, money)}</b>
      </td>
      <td>{revenue === null || visits === 0 ? '–' : cents(revenue / visits)}</td>
    </>
  )
}

/** How old what waits is, and how long it took to decide the rest. */
export function HandledTable({ figures, numbers }: { figures: FiguresAnswer; numbers: Numbers }) {
  const { t } = useOffice()
  const words = t.figures
  const now = useNow()
  if (figures.handled.length === 0) return null
  return (
    <section className={css['figure']} aria-label={words.handledTitle}>
      <h2>{words.handledTitle}</h2>
      <div className={css['scrolls']} role="region" aria-label={words.handledTitle} tabIndex={0}>
        <table className={css['breakdown']}>
          <thead>
            <tr>
              {words.handledHead.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.handled.map((row) => (
              <tr key={row.kind}>
                <th scope="row">{t.cases.many[row.kind]}</th>
                <td>{numbers.count(row.waiting)}</td>
                <td>
                  {row.oldest_at === null ? '–' : spanIn(t.cases, now - Date.parse(row.oldest_at))}
                </td>
                <td>{numbers.count(row.decided)}</td>
                <td>{row.decided === 0 ? '–' : numbers.share(row.in_time / row.decided)}</td>
                <td>{row.median_minutes === null ? '–' : words.minutes(row.median_minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
