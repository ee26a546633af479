import { FIGURE_PARTS, type FiguresAnswer, PERIODS } from '#contract/office/figures.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Select } from '#web/office/kit/parts.tsx'
import type { Place } from './use-figures.ts'
import { nameOf } from './names.ts'
import css from './figures.module.css'

type FiltersProps = {
  readonly place: Place
  readonly figures: FiguresAnswer | undefined
  readonly onChange: (change: Partial<Place>) => void
}

/** Which days, of what, compared or not, as plots or tables. All of it stands in the address. */
export function Filters({ place, figures, onChange }: FiltersProps) {
  const { t } = useOffice()
  const words = t.figures
  return (
    <div className={css['filters']}>
      <Segment
        label={words.period}
        options={PERIODS.map((period) => [period, words.periods[period]!] as const)}
        value={place.period}
        onChange={(period) => onChange({ period: period as Place['period'] })}
      />
      <Parts place={place} figures={figures} onChange={onChange} />
      <button
        type="button"
        className={classNames(css['chip'], place.compare && css['on'])}
        aria-pressed={place.compare}
        onClick={() => onChange({ compare: !place.compare })}
      >
        {words.compare}
      </button>
      <Segment
        label={`${words.plot}, ${words.table}`}
        options={[
          ['plot', words.plot],
          ['table', words.table],
        ]}
        value={place.isTable ? 'table' : 'plot'}
        onChange={(value) => onChange({ isTable: value === 'table' })}
      />
    </div>
  )
}

function Parts({ place, figures, onChange }: FiltersProps) {
  const { t, me } = useOffice()
  const words = t.figures
  const all = ['', words.all] as const
  const isFiltered = Object.keys(NO_FILTER).some((name) => place[name as 'page'])
  const named = (part: (typeof FIGURE_PARTS)[number]) =>
    choicesWith(figures?.choices[part] ?? [], place[part]).map(
      (name) => [name, nameOf(t, part, name)] as const,
    )
  return (
    <div className={css['selects']}>
      {me.sites.length > 1 && (
        <Select
          label={words.parts['site']!}
          value={place.site_id ?? ''}
          onChange={(id) => onChange({ site_id: id || undefined })}
          options={[all, ...me.sites.map(({ id, domain }) => [id, domain] as const)]}
        />
      )}
      {FIGURE_PARTS.map((part) => (
        <Select
          key={part}
          label={words.parts[part]!}
          value={place[part] ?? ''}
          onChange={(value) => onChange({ [part]: value || undefined })}
          options={[all, ...named(part)]}
        />
      ))}
      {(figures?.currencies.length ?? 0) > 1 && (
        <Select
          label={words.parts['currency']!}
          value={figures?.currency ?? ''}
          onChange={(currency) => onChange({ currency })}
          options={figures!.currencies.map((code) => [code, code] as const)}
        />
      )}
      {isFiltered && (
        <Button look="bare" icon="x" onClick={() => onChange(NO_FILTER)}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

export const NO_FILTER = {
  site_id: undefined,
  page: undefined,
  network: undefined,
  country: undefined,
  device: undefined,
  currency: undefined,
} as const

/** What stands in the address can be dropped, also where nothing of it was counted. */
function choicesWith(choices: readonly string[], chosen: string | undefined): readonly string[] {
  const named = choices.filter((name) => name !== '')
  return chosen === undefined || chosen === '' || named.includes(chosen)
    ? named
    : [chosen, ...named]
}

type SegmentProps = {
  readonly label: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A choice of few, all of them in sight. */
export function Segment({ label, options, value, onChange }: SegmentProps) {
  return (
    <div className={css['segment']} role="group" aria-label={label}>
      {options.map(([key, words]) => (
        <button key={key} type="button" aria-pressed={key === value} onClick={() => onChange(key)}>
          {words}
        </button>
      ))}
    </div>
  )
}
