import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { checkRecord, exportRecord, readRecord, type RecordRow } from '#contract/office/record.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button, Initials, Problem } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { RecordFilters, type Filter, filterIn } from './record-filters.tsx'
import { RowPane, whoIn } from './record-row.tsx'
import { saveAs } from '#web/office/kit/save-as.ts'
import { exactly } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from '#web/office/kit/table.module.css'
import own from './record.module.css'

export function Record() {
  const { t } = useOffice()
  const place = usePlace()
  const filter = filterIn(place)
  const list = useRecord(filter)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const shown = Number(place.searchParams.get('row'))
  const row = rows.find(({ number }) => number === shown)
  const [problem, setProblem] = useState<string | null>(null)
  const go = useRowKeys(rows, filter, row)
  const takeCsv = () => {
    setProblem(null)
    call(exportRecord, filter).then(
      ({ csv }) => saveAs('record.csv', csv),
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  const choices = list.data?.pages[0]

  return (
    <Frame
      title={t.record.title}
      actions={
        <Button look="quiet" icon="arrow-square-out" onClick={takeCsv}>
          {t.record.csv}
        </Button>
      }
      keys={[
        [['J', 'K'], t.keys.move],
        [['O'], t.keys.person],
        [['Esc'], t.keys.leave],
      ]}
    >
      <div className={classNames(css['panes'], row && css['hasPane'])}>
        <div className={css['list']}>
          <Chain />
          <Problem>{problem}</Problem>
          <RecordFilters
            filter={filter}
            who={choices?.who ?? []}
            actions={choices?.actions ?? []}
            onChange={go}
          />
          <RecordTable rows={rows} shown={shown} onShow={(number) => go(filter, number)} />
          <ListEnd list={list} isEmpty={rows.length === 0} />
        </div>
        {row && <RowPane row={row} onFilter={go} onClose={() => go(filter)} />}
      </div>
    </Frame>
  )
}

/** Moves along the rows by J and K; O leaves the rows of one person. What is shown stands in the address. */
function useRowKeys(rows: readonly RecordRow[], filter: Filter, row: RecordRow | undefined) {
  const go = (next: Filter, number?: number) =>
    goTo(`/record${queryOf({ ...next, row: number })}`, { replaces: true })
  const move = (by: number) => {
    const at = rows.findIndex(({ number }) => number === row?.number)
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!next) return
    go(filter, next.number)
    document.getElementById(`row-${next.number}`)?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    o: () => row?.operator_id && go({ operator_id: row.operator_id }),
    Escape: () => go(filter),
  })
  return go
}

/** What stands below the rows: that there are none, why there are none, or the way to older ones. */
function ListEnd({ list, isEmpty }: { list: ReturnType<typeof useRecord>; isEmpty: boolean }) {
  const { t } = useOffice()
  if (list.isError) return <Problem>{wordsFor(t, list.error)}</Problem>
  if (list.data && isEmpty)
    return (
      <div className={css['empty']}>
        <b>{t.record.empty}</b>
        <p>{t.record.emptyMore}</p>
      </div>
    )
  if (!list.hasNextPage) return null
  return (
    <p className={own['more']}>
      <Button look="quiet" onClick={() => void list.fetchNextPage()}>
        {t.record.more}
      </Button>
    </p>
  )
}

function useRecord(filter: Filter) {
  return useInfiniteQuery({
    queryKey: ['record', filter],
    queryFn: ({ pageParam }) => call(readRecord, { ...filter, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
  })
}

/** Whether the chain is whole, as far as it is known. */
function Chain() {
  const { t } = useOffice()
  const [outcome, setOutcome] = useState<{
    rows: number
    broken: { number: number; why: string } | null
  } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const check = () => {
    setProblem(null)
    call(checkRecord, {}).then(setOutcome, (error: unknown) => setProblem(wordsFor(t, error)))
  }
  const broken = outcome?.broken
  const [title, more] = broken
    ? [t.record.broken(broken.number), t.record.brokenMore(t.record.why[broken.why] ?? broken.why)]
    : outcome
      ? [t.record.whole, t.record.wholeMore(outcome.rows)]
      : [t.record.unchecked, t.record.uncheckedMore]

  return (
    <section
      className={classNames(own['chain'], outcome && (broken ? own['broken'] : own['whole']))}
      aria-live="polite"
    >
      <svg viewBox="0 0 150 32" aria-hidden="true">
        {[16, 38, 60, 82, 104, 126].map((x) => (
          <circle key={x} cx={x} cy="16" r="14" />
        ))}
      </svg>
      <div>
        <b>{title}</b>
        <p>{more}</p>
        <Problem>{problem}</Problem>
      </div>
      <Button look="quiet" onClick={check}>
        {t.record.check}
      </Button>
    </section>
  )
}

type RecordTableProps = {
  readonly rows: readonly RecordRow[]
  readonly shown: number
  readonly onShow: (number: number) => void
}

function RecordTable({ rows, shown, onShow }: RecordTableProps) {
  const { t, language } = useOffice()
  return (
    <table className={classNames(css['table'], own['table'])}>
      <thead>
        <tr>
          {t.record.head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.number}
            className={row.number === shown ? css['shown'] : ''}
            onClick={() => onShow(row.number)}
          >
            <th scope="row">
              <button
                id={`row-${row.number}`}
                type="button"
                className={own['mono']}
                aria-expanded={row.number === shown}
              >
                {row.number}
              </button>
            </th>
            <td>
              <time dateTime={row.at}>{exactly(row.at, language)}</time>
            </td>
            <td>
              <span className={css['who']}>
                <Initials name={whoIn(t, row)} />
                {whoIn(t, row)}
              </span>
            </td>
            <td>{t.actions[row.action] ?? row.action}</td>
            <td className={css['cut']}>{row.subject_name ?? row.subject_id}</td>
            <td className={own['mono']}>{row.hash.slice(0, 7)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
