import { Fragment } from 'react'
import type { CaseRow } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Due, Face, KIND_ICONS, type Promised, promisedIn, topicOf } from './case-parts.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { Initials } from '#web/office/kit/parts.tsx'
import { spanIn } from '#web/office/kit/times.ts'
import { seenSince } from '#web/office/frame/use-cases.ts'
import table from '#web/office/kit/table.module.css'
import css from './queue.module.css'

const GROUPS: readonly Promised[] = ['late', 'soon', 'today', 'later']

type TableProps = {
  readonly rows: readonly CaseRow[]
  readonly shown: CaseRow | null
  readonly now: number
  readonly onShow: (row: CaseRow) => void
  readonly onOpen: (row: CaseRow) => void
}

/** Cases in groups by their promise. */
export function CaseTable({ rows, now, ...rest }: TableProps) {
  const { t } = useOffice()
  if (rows.length === 0) return null
  return (
    <table className={classNames(table['table'], css['table'])}>
      <thead>
        <tr>
          {t.cases.head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GROUPS.map((group) => {
          const within = rows.filter((row) => promisedIn(row, now) === group)
          if (within.length === 0) return null
          return (
            <Fragment key={group}>
              <tr className={classNames(css['group'], css[group])}>
                <th scope="rowgroup" colSpan={6}>
                  {t.cases.groups[group]} <span>{within.length}</span>
                </th>
              </tr>
              {within.map((row) => (
                <Row key={row.id} row={row} now={now} {...rest} />
              ))}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function Row({ row, shown, now, onShow, onOpen }: Omit<TableProps, 'rows'> & { row: CaseRow }) {
  const { t } = useOffice()
  const isShown = row.id === shown?.id
  const isNew = row.opened_at > (seenSince() ?? '9')
  return (
    <tr
      className={classNames(isShown && table['shown'])}
      onClick={() => onShow(row)}
      onDoubleClick={() => onOpen(row)}
    >
      <td className={css['kind']}>
        <span>
          <i className={classNames(isNew && css['new'])} />
          <Icon name={KIND_ICONS[row.kind]} size="sm" />
          {t.cases.kinds[row.kind]}
        </span>
      </td>
      <th scope="row">
        <span className={table['who']}>
          <Face caseId={row.id} person={row.person} />
          <button id={`case-${row.id}`} type="button" aria-expanded={isShown}>
            {topicOf(t, row)}
          </button>
          <small className={css['words']}>
            {[nameOf(row), row.words].filter(Boolean).join(' · ')}
          </small>
        </span>
      </th>
      <td>
        <Site row={row} />
      </td>
      <td>
        {row.claim && (
          <span title={t.cases.onIt(row.claim.name)}>
            <Initials name={row.claim.name} />
            <span className={css['unseen']}>{t.cases.onIt(row.claim.name)}</span>
          </span>
        )}
        {row.is_handed_on && <span className={css['senior']}>{t.cases.forSenior}</span>}
      </td>
      <td className={css['age']}>{spanIn(t.cases, now - Date.parse(row.opened_at))}</td>
      <td>
        <Due opened={row.opened_at} due={row.due_at} now={now} />
      </td>
    </tr>
  )
}

export function nameOf({ person }: CaseRow): string {
  return person ? `${person.name}, ${person.age}` : ''
}

function Site({ row }: { row: CaseRow }) {
  const { me } = useOffice()
  const domain = me.sites.find(({ id }) => id === row.site_id)?.domain
  return (
    <span className={css['site']}>
      {domain} {row.language && <abbr>{row.language.toUpperCase()}</abbr>}
    </span>
  )
}
