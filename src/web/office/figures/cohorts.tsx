import type { FiguresAnswer } from '#contract/office/figures.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import type { Numbers } from './numbers.ts'
import css from './figures.module.css'

const SHADES = [5, 15, 30, 45, 70]

type CohortsProps = { readonly figures: FiguresAnswer; readonly numbers: Numbers }

/** Who comes back, week by week: the number in each cell, the darker the more. */
export function Cohorts({ figures: { cohorts }, numbers }: CohortsProps) {
  const { t } = useOffice()
  const words = t.figures
  const longest = Math.max(0, ...cohorts.map(({ active }) => active.length))
  if (cohorts.length === 0) return null
  return (
    <figure className={css['figure']} aria-label={words.cohortsTitle}>
      <figcaption>
        <h2>{words.cohortsTitle}</h2>
        <small>{words.cohortsMore}</small>
      </figcaption>
      <div className={css['scrolls']} role="region" aria-label={words.cohortsTitle} tabIndex={0}>
        <table className={css['cohorts']}>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.people}</th>
              {Array.from({ length: longest + 1 }, (_, nth) => (
                <th key={nth} scope="col">
                  {nth}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ week, people, active }) => (
              <tr key={week}>
                <th scope="row">{numbers.day(week)}</th>
                <td>{numbers.count(people)}</td>
                {[people, ...active].map((count, nth) => (
                  <td key={nth}>
                    <Cell
                      share={
                        count === null || people === 0 ? null : Math.round((count / people) * 100)
                      }
                      few={words.few}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Cell({ share, few }: { share: number | null; few: string }) {
  if (share === null) return <span title={few}>·</span>
  const shade = SHADES.filter((least) => share >= least).length
  return <b className={classNames(css['cell'], css[`heat${shade}`])}>{share}</b>
}
