import type { FiguresAnswer } from '#contract/office/figures.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { useNow } from '#web/office/frame/use-cases.ts'
import { spanIn } from '#web/office/kit/times.ts'
import type { Numbers } from './numbers.ts'
import css from './figures.module.css'

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
