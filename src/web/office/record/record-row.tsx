import type { RecordRow } from '#contract/office/record.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { Button } from '#web/office/kit/parts.tsx'
import type { Filter } from './record-filters.tsx'
import { exactly } from '#web/office/kit/times.ts'
import pane from '#web/office/kit/pane.module.css'
import own from './record.module.css'

/** Who did it, by name; of a command and of a stranger what they are called here. */
export function whoIn(t: OfficeTexts, { operator_id: id, who, via }: RecordRow): string {
  if (id !== null) return who
  return via === 'command' ? t.record.commandLine : t.record.unknown
}

type RowPaneProps = {
  readonly row: RecordRow
  readonly onFilter: (filter: Filter) => void
  readonly onClose: () => void
}

/** One row: what was before and after it, and where it stands in the chain. */
export function RowPane({ row, onFilter, onClose }: RowPaneProps) {
  const { t, language } = useOffice()
  const action = t.actions[row.action] ?? row.action
  const details = Object.entries(JSON.parse(row.details) as object)

  return (
    <aside className={pane['pane']} aria-label={`${row.number}`}>
      <header>
        <div>
          <p className={own['mono']}>{row.number}</p>
          <h2>{action}</h2>
          <p>
            <time dateTime={row.at}>{exactly(row.at, language)}</time>
          </p>
        </div>
        <Button look="bare" onClick={onClose}>
          {t.close}
        </Button>
      </header>
      <div className={pane['scroll']}>
        <Facts row={row} onFilter={onFilter} />
        {details.length > 0 && <h3>{t.record.details}</h3>}
        <dl className={own['details']}>
          {details.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
        <h3>{t.record.chain}</h3>
        <dl className={own['details']}>
          <div>
            <dt>{t.record.before}</dt>
            <dd>{row.previous_hash}</dd>
          </div>
          <div>
            <dt>{t.record.thisRow}</dt>
            <dd>{row.hash}</dd>
          </div>
        </dl>
      </div>
    </aside>
  )
}

function Facts({ row, onFilter }: Pick<RowPaneProps, 'row' | 'onFilter'>) {
  const { t, me } = useOffice()
  const who = whoIn(t, row)
  const { operator_id: operatorId } = row
  const subject = { subject_kind: row.subject_kind, subject_id: row.subject_id }
  const site = me.sites.find(({ id }) => id === row.site_id)?.domain
  return (
    <dl className={own['facts']}>
      <dt>{t.record.who}</dt>
      <dd>
        {operatorId ? (
          <button
            type="button"
            className={pane['link']}
            onClick={() => onFilter({ operator_id: operatorId })}
          >
            {who}
          </button>
        ) : (
          who
        )}{' '}
        {t.record.by[row.via]}
      </dd>
      <dt>{t.record.on}</dt>
      <dd>
        <button type="button" className={pane['link']} onClick={() => onFilter(subject)}>
          {row.subject_name ?? row.subject_id}
        </button>
      </dd>
      {site && (
        <>
          <dt>{t.record.site}</dt>
          <dd>{site}</dd>
        </>
      )}
      {row.request_id && (
        <>
          <dt>{t.record.request}</dt>
          <dd className={own['mono']}>{row.request_id}</dd>
        </>
      )}
    </dl>
  )
}
