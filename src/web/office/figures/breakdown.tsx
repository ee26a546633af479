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
