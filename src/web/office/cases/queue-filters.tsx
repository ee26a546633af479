import { CASE_AGES, CASE_HOLDERS, CASE_KINDS } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Select } from '#web/office/kit/parts.tsx'
import type { CaseFilter, useWaiting } from '#web/office/frame/use-cases.ts'
import css from './queue.module.css'

const LANGUAGES = ['nl', 'en', 'de', 'fr', 'es', 'it', 'pl', 'sv', 'nb', 'da', 'fi']

type Props = {
  readonly filter: CaseFilter
  readonly waiting: ReturnType<typeof useWaiting>
  readonly onChange: (filter: CaseFilter) => void
}

/** Kinds with their numbers, and what else narrows the list. */
export function QueueFilters({ filter, waiting, onChange }: Props) {
  const { t, me } = useOffice()
  const words = t.cases.filters
  const any = [['', words.any]] as const
  const set = (name: keyof CaseFilter) => (value: string) =>
    onChange({ ...filter, [name]: value || undefined })
  const all = waiting.reduce((sum, { count }) => sum + count, 0)

  return (
    <div className={css['filters']}>
      <div className={css['chips']} role="group" aria-label={t.cases.title}>
        <Chip isOn={!filter.kind} words={t.cases.all} count={all} onPress={() => set('kind')('')} />
        {CASE_KINDS.map((kind) => (
          <Chip
            key={kind}
            isOn={filter.kind === kind}
            words={t.cases.many[kind]}
            count={waiting.find((each) => each.kind === kind)?.count ?? 0}
            onPress={() => set('kind')(filter.kind === kind ? '' : kind)}
          />
        ))}
      </div>
      <div className={css['selects']}>
        {me.sites.length > 1 && (
          <Select
            label={words.site}
            value={filter.site_id ?? ''}
            onChange={set('site_id')}
            options={[...any, ...me.sites.map(({ id, domain }) => [id, domain] as const)]}
          />
        )}
        <Select
          label={words.language}
          value={filter.language ?? ''}
          onChange={set('language')}
          options={[...any, ...LANGUAGES.map((code) => [code, code.toUpperCase()] as const)]}
        />
        <Select
          label={words.age}
          value={filter.age ?? ''}
          onChange={set('age')}
          options={[...any, ...CASE_AGES.map((age) => [age, words.ages[age]] as const)]}
        />
        <Select
          label={words.holder}
          value={filter.holder ?? ''}
          onChange={set('holder')}
          options={[...any, ...CASE_HOLDERS.map((who) => [who, words.holders[who]] as const)]}
        />
        {Object.keys(filter).length > 0 && (
          <Button look="bare" onClick={() => onChange({})}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

type ChipProps = {
  readonly isOn: boolean
  readonly words: string
  readonly count: number
  readonly onPress: () => void
}

function Chip({ isOn, words, count, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(css['chip'], isOn && css['on'])}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {words} <span>{count}</span>
    </button>
  )
}
