import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { type FictionalRow, listFictional } from '#contract/office/fictional.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Pill, Select } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import queue from '#web/office/cases/queue.module.css'
import table from '#web/office/kit/table.module.css'
import { Face } from './preview.tsx'
import css from './fictional.module.css'

type Listed = z.output<typeof listFictional.output>
type View = keyof Listed['count']
const VIEWS = ['all', 'published', 'draft', 'unlicensed', 'retired'] as const satisfies View[]

/** The profiles that a site made up: how each stands, and by what right its pictures are shown. */
export function Fictional() {
  const { t, me } = useOffice()
  const words = t.fictional
  const { searchParams } = usePlace()
  const siteId = searchParams.get('site') ?? ''
  const view = VIEWS.find((each) => each === searchParams.get('view')) ?? 'all'
  const writerId = searchParams.get('writer') ?? ''
  const list = useProfiles({ siteId, view, writerId })
  const mayEdit = useOperator().permissions.includes('fictional_edit')
  const first = list.data?.pages[0]
  const rows = list.data?.pages.flatMap(({ profiles }) => profiles) ?? []
  const make = () => goTo(`/fictional-profile${queryOf({ site: siteId || me.sites[0]?.id })}`)
  const [at, setAt] = useState(0)
  useListKeys({ rows, at, onMove: setAt, onNew: mayEdit ? make : null })
  return (
    <Frame
      title={words.title}
      badge={words.marked}
      actions={
        mayEdit && (
          <Button look="ink" icon="plus" hint="C" onClick={make}>
            {words.new}
          </Button>
        )
      }
      keys={[
        [['J', 'K'], t.keys.move],
        [['Enter'], words.keys.open],
        ...(mayEdit ? ([[['C'], words.keys.new]] as const) : []),
      ]}
    >
      {first && <Strip list={first} />}
      <Filters list={first} {...{ siteId, view, writerId }} />
      {!list.data && (
        <p className={table['empty']} role={list.isError ? 'alert' : 'status'}>
          {list.isError ? wordsFor(t, list.error) : t.loading}
        </p>
      )}
      {first && rows.length === 0 && (
        <div className={table['empty']}>
          <b>{words.empty}</b>
          <p>{words.emptyMore}</p>
        </div>
      )}
      {rows.length > 0 && <Rows rows={rows} at={at} onMove={setAt} />}
      {list.hasNextPage && (
        <p className={css['more']}>
          <Button
            look="quiet"
            isDisabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        </p>
      )}
    </Frame>
  )
}

type Chosen = { readonly siteId: string; readonly view: View; readonly writerId: string }

function useProfiles({ siteId, view, writerId }: Chosen) {
  const filter = {
    ...(siteId !== '' && { site_id: siteId }),
    ...(view !== 'all' && { view }),
    ...(writerId !== '' && { writer_id: writerId }),
  }
  return useInfiniteQuery({
    queryKey: ['fictional', filter],
    queryFn: ({ pageParam }) =>
      call(listFictional, { ...filter, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ after }) => after,
    placeholderData: (before) => before,
  })
}

type ListKeys = {
  readonly rows: readonly FictionalRow[]
  readonly at: number
  readonly onMove: (at: number) => void
  readonly onNew: (() => void) | null
}

function useListKeys({ rows, at, onMove, onNew }: ListKeys) {
  const move = (by: number) => {
    const isFocused = document.activeElement?.id === `fiction-${rows[at]?.id}`
    const next = isFocused ? Math.min(rows.length - 1, Math.max(0, at + by)) : at
    const row = rows[next]
    if (!row) return
    onMove(next)
    document.getElementById(`fiction-${row.id}`)?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => rows[at] && open(rows[at]),
    c: () => onNew?.(),
  })
}

function open({ id }: FictionalRow): void {
  goTo(`/fictional-profile${queryOf({ id })}`)
}

/** How many there are, and what they never are. */
function Strip({ list: { sites } }: { list: Listed }) {
  const { t, me } = useOffice()
  const words = t.fictional.strip
  const all = sites.reduce((sum, { count }) => sum + count, 0)
  const domainOf = (id: string) => me.sites.find((site) => site.id === id)?.domain ?? ''
  return (
    <section className={css['strip']} aria-label={t.fictional.title}>
      <div className={css['lead']}>
        <Icon name="mask-happy-fill" />
        <p>
          <b>{words.count(all)}</b>
          {words.more}
        </p>
      </div>
      {sites.slice(0, 4).map(({ site_id: id, count }) => (
        <p key={id}>
          {domainOf(id)}
          <b>{count}</b>
        </p>
      ))}
      <p>
        {words.never}
        <span>
          <b>{words.neverWord}</b> {words.neverMore}
        </span>
      </p>
    </section>
  )
}

type FiltersProps = Chosen & { readonly list: Listed | undefined }

function Filters({ list, siteId, view, writerId }: FiltersProps) {
  const { t, me } = useOffice()
  const words = t.fictional
  const show = (change: Partial<Record<'site' | 'view' | 'writer', string>>) =>
    goTo(
      `/fictional${queryOf({ site: siteId, view: view === 'all' ? '' : view, writer: writerId, ...change })}`,
      { replaces: true },
    )
  return (
    <div className={classNames(queue['filters'], css['filters'])}>
      <div className={queue['chips']}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            className={classNames(queue['chip'], each === view && queue['on'])}
            aria-pressed={each === view}
            onClick={() => show({ view: each === 'all' ? '' : each })}
          >
            {words.views[each]} <span>{list?.count[each] ?? ''}</span>
          </button>
        ))}
      </div>
      {me.sites.length > 1 && (
        <Select
          label={words.site}
          value={siteId}
          onChange={(site) => show({ site })}
          options={[
            ['', words.allSites],
            ...me.sites.map(({ id, domain }) => [id, domain] as const),
          ]}
          isInline
        />
      )}
      {(list?.writers.length ?? 0) > 0 && (
        <Select
          label={words.writer}
          value={writerId}
          onChange={(writer) => show({ writer })}
          options={[
            ['', words.anybody],
            ...list!.writers.map(({ id, name }) => [id, name] as const),
          ]}
          isInline
        />
      )}
    </div>
  )
}

type RowsProps = Pick<ListKeys, 'rows' | 'at' | 'onMove'>

function Rows({ rows, at, onMove }: RowsProps) {
  const { t } = useOffice()
  return (
    <table className={classNames(table['table'], css['table'])}>
      <thead>
        <tr>
          {t.fictional.head.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, nth) => (
          <Row key={row.id} row={row} isShown={nth === at} onFocus={() => onMove(nth)} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  readonly row: FictionalRow
  readonly isShown: boolean
  readonly onFocus: () => void
}

function Row({ row, isShown, onFocus }: RowProps) {
  const { me } = useOffice()
  const { id, name, age, city, state, language, writers, members, members_lately: lately } = row
  const isRetired = state === 'retired'
  const domain = me.sites.find((site) => site.id === row.site_id)?.domain ?? ''
  return (
    <tr
      className={classNames(isShown && table['shown'], isRetired && css['over'])}
      onClick={() => open(row)}
    >
      <th scope="row">
        <span className={table['who']}>
          <Face profileId={id} pictureId={row.face} />
          <button id={`fiction-${id}`} type="button" onFocus={onFocus}>
            {name}, {age}
          </button>
        </span>
      </th>
      <td>{city}</td>
      <td>
        {domain} <small className={css['code']}>{language}</small>
      </td>
      <td>{writers.length > 0 ? writers.join(', ') : '–'}</td>
      <td>{members}</td>
      <td>{lately}</td>
      <td>
        <Licensed row={row} />
      </td>
      <td>
        <StatePill row={row} />
      </td>
    </tr>
  )
}

function Licensed({ row: { pictures, licensed } }: { row: FictionalRow }) {
  const { t } = useOffice()
  if (pictures === 0) return <span className={css['quiet']}>{t.fictional.noPictures}</span>
  const isWhole = licensed === pictures
  return (
    <span className={classNames(css['licensed'], !isWhole && css['lacks'])}>
      <Icon name={isWhole ? 'check-bold' : 'warning-circle-fill'} size="sm" />
      {t.fictional.of(licensed, pictures)}
    </span>
  )
}

function StatePill({ row: { state, pictures, licensed } }: { row: FictionalRow }) {
  const { t } = useOffice()
  if (state !== 'retired' && licensed < pictures)
    return <Pill tone="bad">{t.fictional.unlicensed}</Pill>
  const tone = { draft: 'warn', published: 'ok', retired: 'over' } as const
  return <Pill tone={tone[state]}>{t.fictional.states[state]}</Pill>
}
