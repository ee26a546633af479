import { useState } from 'react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { type Code, listCodes } from '#contract/office/codes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Pill, Select } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { dayIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { CodePill, revenueIn, whomIn } from './code-words.tsx'
import { CodePane } from './code-pane.tsx'
import { NewCodeDialog } from './new-code-dialog.tsx'
import queue from '#web/office/cases/queue.module.css'
import table from '#web/office/kit/table.module.css'

const VIEWS = ['running', 'ended', 'all'] as const
type View = (typeof VIEWS)[number]

/** The discount codes of a site: what each gives, how often it was used, and what it brought. */
export function Codes() {
  const { t, me } = useOffice()
  const words = t.prices.codes
  const { searchParams } = usePlace()
  const siteId = searchParams.get('site') ?? me.sites[0]?.id ?? ''
  const shown = searchParams.get('code')
  const list = useCodes(siteId, shown)
  const [view, setView] = useState<View>('all')
  const [isMaking, setMaking] = useState(false)
  const mayEdit = useOperator().permissions.includes('prices_edit')
  const all = list.data?.codes ?? []
  const codes = all.filter((code) => view === 'all' || (view === 'running') === isRunning(code))
  const code = codes.find((each) => each.code === shown)
  const show = useCodeKeys({
    codes,
    shown,
    siteId,
    onView: setView,
    onNew: mayEdit ? () => setMaking(true) : null,
  })
  const running = all.filter(isRunning).length
  return (
    <Frame
      title={words.title}
      note={list.data && words.note(running, list.data.asked.length)}
      actions={
        mayEdit && (
          <Button look="ink" icon="plus" hint="C" onClick={() => setMaking(true)}>
            {words.new}
          </Button>
        )
      }
      keys={[
        [['J', 'K'], t.keys.move],
        ...(mayEdit ? ([[['C'], words.keys.new]] as const) : []),
        [['1', '3'], words.keys.view],
        [['Esc'], t.keys.leave],
      ]}
    >
      <div className={classNames(table['panes'], code && table['hasPane'])}>
        <div className={table['list']}>
          <Filters {...{ siteId, view, onView: setView }} />
          <CodeList {...{ list, codes, shown, onShow: show }} />
        </div>
        {code && (
          <CodePane
            key={code.code}
            {...{ code, siteId, mayEdit }}
            days={list.data?.days ?? []}
            onClose={() => show(null)}
          />
        )}
      </div>
      {isMaking && <NewCodeDialog siteId={siteId} onClose={() => setMaking(false)} />}
    </Frame>
  )
}

function useCodes(siteId: string, shown: string | null) {
  return useQuery({
    queryKey: ['codes', siteId, shown],
    queryFn: () => call(listCodes, { site_id: siteId, ...(shown === null ? {} : { code: shown }) }),
    enabled: siteId !== '',
    placeholderData: (before) => before,
  })
}

function isRunning({ state }: Code): boolean {
  return state === 'running'
}

type CodeKeys = {
  readonly codes: readonly Code[]
  readonly shown: string | null
  readonly siteId: string
  readonly onView: (view: View) => void
  readonly onNew: (() => void) | null
}

function useCodeKeys({ codes, shown, siteId, onView, onNew }: CodeKeys) {
  const show = (code: Code | null) =>
    goTo(`/codes${queryOf({ site: siteId, code: code?.code })}`, { replaces: true })
  const move = (by: number) => {
    const at = codes.findIndex(({ code }) => code === shown)
    const next = codes[Math.min(codes.length - 1, Math.max(0, at + by))]
    if (!next) return
    show(next)
    document.getElementById(`code-${next.code}`)?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    c: () => onNew?.(),
    Escape: () => show(null),
    1: () => onView('running'),
    2: () => onView('ended'),
    3: () => onView('all'),
  })
  return show
}

type FiltersProps = {
  readonly siteId: string
  readonly view: View
  readonly onView: (view: View) => void
}

function Filters({ siteId, view, onView }: FiltersProps) {
  const { t, me } = useOffice()
  return (
    <div className={queue['filters']}>
      <div className={queue['chips']}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            className={classNames(queue['chip'], each === view && queue['on'])}
            aria-pressed={each === view}
            onClick={() => onView(each)}
          >
            {t.prices.codes.views[each]}
          </button>
        ))}
      </div>
      {me.sites.length > 1 && (
        <Select
          label={t.prices.site}
          value={siteId}
          onChange={(site) => goTo(`/codes${queryOf({ site })}`)}
          options={me.sites.map(({ id, domain }) => [id, domain] as const)}
          isInline
        />
      )}
    </div>
  )
}

type CodeListProps = Omit<CodeTableProps, 'list'> & {
  readonly list: UseQueryResult<z.output<typeof listCodes.output>>
}

/** The codes, or why they are not there. */
function CodeList({ list, ...shown }: CodeListProps) {
  const { t } = useOffice()
  if (list.data) return <CodeTable list={list.data} {...shown} />
  return (
    <p className={table['empty']} role={list.isError ? 'alert' : 'status'}>
      {list.isError ? wordsFor(t, list.error) : t.loading}
    </p>
  )
}

type CodeTableProps = {
  readonly list: { readonly asked: readonly { id: string; code: string; asker: string }[] }
  readonly codes: readonly Code[]
  readonly shown: string | null
  readonly onShow: (code: Code) => void
}

function CodeTable({ list, codes, shown, onShow }: CodeTableProps) {
  const { t } = useOffice()
  const words = t.prices.codes
  if (codes.length + list.asked.length === 0)
    return (
      <div className={table['empty']}>
        <b>{words.empty}</b>
        <p>{words.emptyMore}</p>
      </div>
    )
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          {words.head.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.asked.map(({ id, code, asker }) => (
          <tr key={id}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td colSpan={5} />
            <td>
              <Pill tone="warn">{words.waits(asker)}</Pill>
            </td>
          </tr>
        ))}
        {codes.map((code) => (
          <CodeRow
            key={code.code}
            code={code}
            isShown={code.code === shown}
            onShow={() => onShow(code)}
          />
        ))}
      </tbody>
    </table>
  )
}

type CodeRowProps = {
  readonly code: Code
  readonly isShown: boolean
  readonly onShow: () => void
}

function CodeRow({ code, isShown, onShow }: CodeRowProps) {
  const { t, language } = useOffice()
  const words = t.prices.codes
  const { code: name, percentage, uses, most_uses: most, expires_at: until } = code
  return (
    <tr className={classNames(isShown && table['shown'])} onClick={onShow}>
      <th scope="row">
        <span className={table['who']}>
          <button id={`code-${name}`} type="button" aria-expanded={isShown}>
            <code>{name}</code>
          </button>
        </span>
      </th>
      <td>{percentage} %</td>
      <td>{whomIn(t, code, language)}</td>
      <td>
        {uses} {code.is_once_each && (most === null ? words.noLimit : words.of(most))}
      </td>
      <td>{revenueIn(code, language)}</td>
      <td>{dayIn(until, language)}</td>
      <td>
        <CodePill code={code} />
      </td>
    </tr>
  )
}
