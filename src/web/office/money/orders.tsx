import { useRef } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOrders, ORDER_VIEWS, type OrderRow } from '#contract/office/orders.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Nothing } from '#web/office/cases/case-parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Found } from './money-parts.tsx'
import { type OrderFilter, OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
import { ProviderStrip } from './provider-strip.tsx'

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
  const go = (next: OrderFilter, row?: string) =>
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
      <OrderFilters filter={filter} field={field} onChange={go} />
      <Found
        list={found}
        count={rows.length}
        nothing={
          <Nothing
            title={t.money.none}
            more={isFiltered ? t.money.noneFiltered : t.money.noneMore}
          />
        }
        more={t.money.more}
      >
        <OrderTable rows={rows} shown={shown} />
      </Found>
    </Frame>
  )
}

const NAMES = ['site_id', 'method', 'member_id', 'words'] as const

function filterIn(params: URLSearchParams): OrderFilter {
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
  readonly go: (next: OrderFilter, row?: string) => void
  readonly filter: OrderFilter
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
