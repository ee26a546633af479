import { useRef } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { METHODS } from '#contract/orders.ts'
import { listOrders, ORDER_VIEWS, type OrderRow } from '#contract/office/orders.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { useNow } from '#web/office/frame/use-cases.ts'
import { MemberFace } from '#web/office/members/member-parts.tsx'
import { Nothing } from '#web/office/cases/queue.tsx'
import { Button, Problem, Select } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { exactly, spanIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { amountOf, OrderState, ProviderWord } from './money-parts.tsx'
import { ProviderStrip } from './provider-strip.tsx'
import queue from '#web/office/cases/queue.module.css'
import table from '#web/office/kit/table.module.css'
import css from './money.module.css'

type Filter = Omit<z.input<typeof listOrders.input>, 'after'>

/** Orders, those that want a look first, and how the books stand against the provider's. */
export function Orders() {
  const { t } = useOffice()
  const { searchParams } = usePlace()
  const filter = filterIn(searchParams)
  const found = useInfiniteQuery({
    queryKey: ['orders', filter],
    queryFn: ({ pageParam }) => call(listOrders, { ...filter, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after ?? undefined,
    placeholderData: (before) => before,
  })
  const rows = found.data?.pages.flatMap(({ orders }) => orders) ?? []
  const shown = rows.find(({ id }) => id === searchParams.get('row')) ?? rows[0]
  const field = useRef<HTMLInputElement>(null)
  const go = (next: Filter, row?: string) =>
    goTo(`/orders${queryOf({ ...next, row })}`, { replaces: true })
  useOrderKeys({ rows, shown, go, filter, field })
  const isFiltered = Object.keys(filter).length > 1 || filter.view !== 'all'
  return (
    <Frame
      title={t.money.orders}
      keys={[
        [['J', 'K'], t.keys.move],
        [['↵'], t.money.keys.open],
        [['D'], t.money.keys.settle],
        [['B'], t.money.keys.back],
        [['1–6'], t.money.keys.view],
        [['/'], t.money.keys.find],
      ]}
    >
      <ProviderStrip />
      <Filters filter={filter} field={field} onChange={go} />
      {found.error && rows.length === 0 ? (
        <div className={table['empty']}>
          <Problem>{wordsFor(t, found.error)}</Problem>
          <Button look="quiet" onClick={() => void found.refetch()}>
            {t.tryAgain}
          </Button>
        </div>
      ) : found.isPending ? (
        <p className={table['empty']} role="status">
          {t.loading}
        </p>
      ) : rows.length === 0 ? (
        <Nothing title={t.money.none} more={isFiltered ? t.money.noneFiltered : t.money.noneMore} />
      ) : (
        <OrderTable rows={rows} shown={shown} />
      )}
      {found.hasNextPage && (
        <div className={table['empty']}>
          <Button
            look="quiet"
            isDisabled={found.isFetching}
            onClick={() => void found.fetchNextPage()}
          >
            {t.money.more}
          </Button>
        </div>
      )}
    </Frame>
  )
}

const NAMES = ['site_id', 'method', 'member_id', 'words'] as const

function filterIn(params: URLSearchParams): Filter {
  const view = ORDER_VIEWS.find((one) => one === params.get('view')) ?? 'all'
  const given = NAMES.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return { view, ...Object.fromEntries(given) }
}

type KeysInput = {
  readonly rows: readonly OrderRow[]
  readonly shown: OrderRow | undefined
  readonly go: (next: Filter, row?: string) => void
  readonly filter: Filter
  readonly field: React.RefObject<HTMLInputElement | null>
}

function useOrderKeys({ rows, shown, go, filter, field }: KeysInput): void {
  const open = (more = '') => shown && goTo(`/order?id=${shown.id}${more}`)
  const move = (by: number) => {
    const at = rows.findIndex(({ id }) => id === shown?.id)
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!next) return
    go(filter, next.id)
    document.getElementById(`order-${next.id}`)?.focus()
  }
  const views = ORDER_VIEWS.map(
    (view, nth) => [String(nth + 1), () => go({ ...filter, view })] as const,
  )
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => open(),
    d: () => open('&do=settle'),
    b: () => open('&do=refund'),
    '/': () => field.current?.focus(),
    Escape: () => go({ view: 'all' }),
    ...Object.fromEntries(views),
  })
}

type FiltersProps = {
  readonly filter: Filter
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly onChange: (filter: Filter) => void
}

function Filters({ filter, field, onChange }: FiltersProps) {
  const { t, me } = useOffice()
  const any = [['', t.money.any]] as const
  const set = (name: keyof Filter) => (value: string) =>
    onChange({ ...filter, [name]: value || undefined })
  return (
    <div className={queue['filters']}>
      <div className={queue['chips']} role="group" aria-label={t.money.orders}>
        {ORDER_VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            className={classNames(queue['chip'], filter.view === view && queue['on'])}
            aria-pressed={filter.view === view}
            onClick={() => onChange({ ...filter, view })}
          >
            {t.money.views[view]}
          </button>
        ))}
      </div>
      <div className={queue['selects']}>
        {me.sites.length > 1 && (
          <Select
            label={t.money.site}
            value={filter.site_id ?? ''}
            onChange={set('site_id')}
            options={[...any, ...me.sites.map(({ id, domain }) => [id, domain] as const)]}
          />
        )}
        <Select
          label={t.money.method}
          value={filter.method ?? ''}
          onChange={set('method')}
          options={[...any, ...METHODS.map((method) => [method, method] as const)]}
        />
        <input
          ref={field}
          type="search"
          className={css['find']}
          aria-label={t.money.find}
          placeholder={t.money.find}
          autoComplete="off"
          maxLength={100}
          defaultValue={filter.words ?? ''}
          onChange={(event) => set('words')(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
        {(Object.keys(filter).length > 1 || filter.view !== 'all') && (
          <Button
            look="bare"
            onClick={() => {
              if (field.current) field.current.value = ''
              onChange({ view: 'all' })
            }}
          >
            {t.money.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

function OrderTable({ rows, shown }: { rows: readonly OrderRow[]; shown: OrderRow | undefined }) {
  const { t } = useOffice()
  return (
    <div className={css['scrolls']}>
      <table className={classNames(table['table'], css['orders'])}>
        <thead>
          <tr>
            {t.money.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <Row key={order.id} order={order} isShown={order.id === shown?.id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ order, isShown }: { order: OrderRow; isShown: boolean }) {
  const { t, me, language } = useOffice()
  const now = useNow()
  const open = () => goTo(`/order?id=${order.id}`)
  const amount = amountOf(order.total_minor, order.currency, language)
  return (
    <tr className={isShown ? table['shown'] : ''} onClick={open}>
      <th scope="row">
        <button
          id={`order-${order.id}`}
          type="button"
          className={css['number']}
          aria-expanded={isShown}
        >
          {order.id.slice(0, 8)}
        </button>
      </th>
      <td>
        <span className={table['who']}>
          {order.person && <MemberFace member={order.person} />}
          {order.person ? `${order.person.name}, ${order.person.age}` : t.money.erased}
        </span>
      </td>
      <td>{me.sites.find(({ id }) => id === order.site_id)?.domain}</td>
      <td>{t.money.credits(order.credits)}</td>
      <td className={css['sum']}>{amount}</td>
      <td>{order.method}</td>
      <td>
        <OrderState order={order} />
      </td>
      <td>
        <ProviderWord order={order} />
      </td>
      <td>
        <time dateTime={order.created_at} title={exactly(order.created_at, language)}>
          {spanIn(t.cases, now - Date.parse(order.created_at))}
        </time>
      </td>
    </tr>
  )
}
