import type { z } from 'zod/mini'
import type { exportRecord } from '#contract/office/record.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Field, Select } from '#web/office/kit/parts.tsx'
import own from './record.module.css'

export type Filter = z.input<typeof exportRecord.input>

const NAMES = [
  'operator_id',
  'action',
  'subject_kind',
  'subject_id',
  'site_id',
  'from',
  'until',
] as const

/** The filter that an address names, so that a link opens the same. */
export function filterIn({ searchParams }: URL): Filter {
  const named = NAMES.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(named) as Filter
}

type RecordFiltersProps = {
  readonly filter: Filter
  readonly who: readonly { readonly id: string; readonly name: string }[]
  readonly actions: readonly string[]
  readonly onChange: (filter: Filter) => void
}

export function RecordFilters({ filter, who, actions, onChange }: RecordFiltersProps) {
  const { t, me } = useOffice()
  const all = ['', t.record.all] as const
  const set = (name: keyof Filter) => (value: string) =>
    onChange({ ...filter, [name]: value === '' ? undefined : value })

  return (
    <div className={own['filters']}>
      <Select
        label={t.record.person}
        value={filter.operator_id ?? ''}
        onChange={set('operator_id')}
        options={[all, ...who.map(({ id, name }) => [id, name] as const)]}
      />
      <Select
        label={t.record.what}
        value={filter.action ?? ''}
        onChange={set('action')}
        options={[all, ...actions.map((action) => [action, t.actions[action] ?? action] as const)]}
      />
      {me.sites.length > 1 && (
        <Select
          label={t.record.site}
          value={filter.site_id ?? ''}
          onChange={set('site_id')}
          options={[all, ...me.sites.map(({ id, domain }) => [id, domain] as const)]}
        />
      )}
      <Field
        label={t.record.from}
        type="date"
        isRequired={false}
        value={filter.from ?? ''}
        onChange={set('from')}
      />
      <Field
        label={t.record.until}
        type="date"
        isRequired={false}
        value={filter.until ?? ''}
        onChange={set('until')}
      />
      {Object.values(filter).some(Boolean) && (
        <Button look="bare" icon="x" onClick={() => onChange({})}>
          {t.record.clear}
        </Button>
      )}
    </div>
  )
}
