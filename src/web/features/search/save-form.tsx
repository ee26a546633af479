import { useState, type FormEvent } from 'react'
import type { SearchFilters } from '#contract/search.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import type { SearchField } from './filters.ts'
import { useFilterWords } from './use-filter-words.ts'
import css from './saved-searches.module.css'

const LONGEST = 60

type SaveFormProps = {
  filters: SearchFilters
  applied: SearchFilters
  isBusy: boolean
  onSave: (name: string) => void
}

/** Keeps the present search under a name, which is suggested from its filters. */
export function SaveForm({ filters, applied, isBusy, onSave }: SaveFormProps) {
  const t = useText('members.saved')
  const suggestion = useSuggestedName(filters, applied)
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? suggestion

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim()) onSave(name.trim())
  }

  return (
    <form className={css['form']} onSubmit={submit}>
      <Field
        label={t('name')}
        name="name"
        maxLength={LONGEST}
        required
        value={name}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button kind="quiet" type="submit" busy={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}

/** Such as: Vrouwen, 27 – 45 jaar, Noord-Holland, Nu online. */
function useSuggestedName(filters: SearchFilters, applied: SearchFilters): string {
  const t = useText('members.saved')
  const words = useFilterWords(applied)
  const { gender, min_age: min, max_age: max, country, countryregion, distance, ...rest } = filters
  const parts = [
    gender && words.gender,
    (min ?? max) && words.age,
    (country ?? countryregion ?? distance) && words.reach,
    ...(Object.keys(rest) as SearchField[]).map((field) => words.nameOf(field)),
  ]
  return (parts.filter(Boolean).join(', ') || t('all')).slice(0, LONGEST)
}
