import type { z } from 'zod/mini'
import { METHODS } from '#contract/orders.ts'
import { type listOrders, ORDER_VIEWS } from '#contract/office/orders.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Select } from '#web/office/kit/parts.tsx'
import { methodOf, Views } from './money-parts.tsx'
import queue from '#web/office/cases/queue.module.css'
import css from './money.module.css'

export type OrderFilter = Omit<z.input<typeof listOrders.input>, 'after'>

type FiltersProps = {
  readonly filter: OrderFilter
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly onChange: (filter: OrderFilter) => void
}

/** Which orders: a view, a site, a way to pay, or words. */
export function OrderFilters({ filter, field, onChange }: FiltersProps) {
  const { t, me } = useOffice()
  const any = [['', t.money.any]] as const
  const set = (name: keyof OrderFilter) => (value: string) =>
    onChange({ ...filter, [name]: value || undefined })
  return (
    <div className={queue['filters']}>
      <Views
        label={t.money.orders}
        views={ORDER_VIEWS}
        shown={filter.view ?? 'all'}
        words={t.money.views}
        onChoose={(view) => onChange({ ...filter, view })}
      />
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
          options={[...any, ...METHODS.map((method) => [method, methodOf(t, method)] as const)]}
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
