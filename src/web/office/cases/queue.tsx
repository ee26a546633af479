import { CASE_KINDS, CASE_RIGHTS, type CaseRow } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { queryOf } from '#web/office/kit/call.ts'
import { Due, Face, Nothing, placeOf, topicOf } from './case-parts.tsx'
import { CaseTable, nameOf } from './case-table.tsx'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { QueueFilters } from './queue-filters.tsx'
import {
  type CaseFilter,
  useCases,
  useNow,
  useSeeing,
  useWaiting,
} from '#web/office/frame/use-cases.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import pane from '#web/office/kit/pane.module.css'
import table from '#web/office/kit/table.module.css'
import css from './queue.module.css'

/** Whatever waits, in one list, by the promise that ends first. */
export function Queue() {
  const { t } = useOffice()
  const place = usePlace()
  const filter = filterIn(place)
  const list = useCases(filter)
  const waiting = useWaiting()
  useSeeing()
  const now = useNow()
  const rows = list.data?.pages.flatMap((page) => page.cases) ?? []
  const shown = rows.find(({ id }) => String(id) === place.searchParams.get('row')) ?? null
  const { go, open } = useQueueKeys(rows, filter, shown)
  const sum = (name: 'count' | 'late' | 'fresh') =>
    waiting.reduce((total, kind) => total + kind[name], 0)

  return (
    <Frame
      title={t.cases.title}
      note={t.cases.wait(sum('count'), sum('late'))}
      badge={sum('fresh') > 0 ? t.cases.fresh(sum('fresh')) : undefined}
      keys={[
        [['J', 'K'], t.keys.move],
        [['↵'], t.cases.keys.open],
        [['1–7'], t.cases.keys.kind],
        [['I'], t.cases.keys.mine],
        [['Esc'], t.keys.leave],
      ]}
    >
      <div className={classNames(table['panes'], shown && table['hasPane'])}>
        <div className={table['list']}>
          <QueueFilters filter={filter} waiting={waiting} onChange={(next) => go(next)} />
          <CaseTable
            rows={rows}
            shown={shown}
            now={now}
            onShow={(row) => go(filter, row)}
            onOpen={open}
          />
          {list.isError && <Problem>{wordsFor(t, list.error)}</Problem>}
          {list.data && rows.length === 0 && (
            <Nothing isFiltered={Object.keys(filter).length > 0} />
          )}
          {list.hasNextPage && (
            <p className={css['more']}>
              <Button look="quiet" onClick={() => void list.fetchNextPage()}>
                {t.cases.more}
              </Button>
            </p>
          )}
        </div>
        {shown && (
          <Peek row={shown} now={now} onOpen={() => open(shown)} onClose={() => go(filter)} />
        )}
      </div>
    </Frame>
  )
}

const NAMES = ['kind', 'site_id', 'language', 'age', 'holder'] as const

function filterIn({ searchParams }: URL): CaseFilter {
  const given = NAMES.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(given) as CaseFilter
}

function useQueueKeys(rows: readonly CaseRow[], filter: CaseFilter, shown: CaseRow | null) {
  const go = (next: CaseFilter, row?: CaseRow) =>
    goTo(`/queue${queryOf({ ...next, row: row?.id })}`, { replaces: true })
  const { permissions } = useOperator()
  const open = (row: CaseRow) => {
    const isPhoto = row.kind === 'photo' && permissions.includes(CASE_RIGHTS.photo)
    goTo(isPhoto || row.kind !== 'photo' ? placeOf(row) : `/case?id=${row.id}`)
  }
  const move = (by: number) => {
    const at = rows.findIndex(({ id }) => id === shown?.id)
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!next) return
    go(filter, next)
    document.getElementById(`case-${next.id}`)?.focus()
  }
  const kinds = CASE_KINDS.map(
    (kind, nth) =>
      [
        String(nth + 1),
        () => go({ ...filter, kind: filter.kind === kind ? undefined : kind }),
      ] as const,
  )
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => shown && open(shown),
    i: () => go({ ...filter, holder: filter.holder === 'mine' ? undefined : 'mine' }),
    Escape: () => go(filter),
    ...Object.fromEntries(kinds),
  })
  return { go, open }
}

/** What is known of a case before it is opened: nothing of what is private. */
function Peek({
  row,
  now,
  onOpen,
  onClose,
}: {
  row: CaseRow
  now: number
  onOpen: () => void
  onClose: () => void
}) {
  const { t } = useOffice()
  const { id: me, permissions } = useOperator()
  const mayClaim = permissions.includes(CASE_RIGHTS[row.kind])
  const isOwn = row.decider?.operator_id === me
  return (
    <aside className={pane['pane']} aria-label={topicOf(t, row)}>
      <header>
        <div>
          <p>
            {t.cases.kinds[row.kind]} {row.number}
          </p>
          <h2>{topicOf(t, row)}</h2>
          <Due opened={row.opened_at} due={row.due_at} now={now} />
        </div>
        <Button look="bare" onClick={onClose}>
          {t.close}
        </Button>
      </header>
      <div className={pane['scroll']}>
        {row.person && (
          <p className={css['person']}>
            <Face caseId={row.id} person={row.person} isLarge />
            <span>
              <b>{nameOf(row)}</b>
              <br />
              {row.person.city}
            </span>
          </p>
        )}
        <OnIt row={row} />
        {row.words && (
          <>
            <h3>{t.cases.said}</h3>
            <p className={css['said']} lang={row.language ?? undefined}>
              {row.words}
            </p>
          </>
        )}
        <p className={css['hint']}>{t.cases.privateWords}</p>
      </div>
      <footer className={css['foot']}>
        <Button look="ink" hint="↵" onClick={onOpen} isWide isDisabled={isOwn}>
          {mayClaim && !isOwn ? t.cases.open : t.cases.look}
        </Button>
      </footer>
    </aside>
  )
}

/** Who decided before, who has it, and who looks at it now. */
function OnIt({ row }: { row: CaseRow }) {
  const { t } = useOffice()
  const { id: me } = useOperator()
  const isOwn = row.decider?.operator_id === me
  const others = row.looking.filter(({ operator_id: id }) => id !== me)
  return (
    <>
      {row.decider && !isOwn && <p>{t.decisions.appeal.who(row.decider.name)}</p>}
      {isOwn && <p>{t.decisions.appeal.ownShort}</p>}
      {row.claim && row.claim.operator_id !== me && <p>{t.cases.onIt(row.claim.name)}</p>}
      {others.length > 0 && <p>{t.cases.alsoHere(others.map(({ name }) => name).join(', '))}</p>}
    </>
  )
}
