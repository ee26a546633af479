import { type FormEvent, useState } from 'react'
import { pathTo } from '#contract/routes.ts'
import type { SavedSearch, SearchFilters } from '#contract/search.ts'
import { closePopover } from '#web/browser/overlays.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { addressOf, type SearchField } from './filters.ts'
import css from './saved-searches.module.css'
import { useFilterWords } from './filter-words.ts'
import type { Filters } from './use-search.ts'
import { useSavedSearches } from './use-saved-searches.ts'

/** The searches a member keeps, to be opened or deleted, and the way to keep the present one. */
export function SavedSearches({ own, applied }: { own: Filters; applied: SearchFilters }) {
  const t = useText('members.saved')
  const refusalText = useRefusalText()
  const { list, save, see, remove } = useSavedSearches()
  const searches = list.data ?? []
  const error = save.error ?? remove.error

  return (
    <>
      {searches.length > 0 ? (
        <ul className={css['list']}>
          {searches.map((search) => (
            <SavedRow
              key={search.id}
              search={search}
              onOpen={() => see.mutate(search.id)}
              onDelete={() => remove.mutate(search.id)}
            />
          ))}
        </ul>
      ) : (
        <p className={`small soft ${css['lead']}`}>{t(list.isError ? 'failed' : 'lead')}</p>
      )}
      {error && (
        <Notice kind="danger" role="alert">
          {refusalText(error)}
        </Notice>
      )}
      <SaveForm
        filters={own.filters}
        applied={applied}
        isBusy={save.isPending}
        onSave={(name) => save.mutate({ name, filters: own.filters })}
      />
      <p role="status" className="visually-hidden">
        {save.data && t('done', { name: save.data.search.name })}
      </p>
    </>
  )
}

type SavedRowProps = { search: SavedSearch; onOpen: () => void; onDelete: () => void }

const COUNTED_AT_MOST = 100

function SavedRow({ search, onOpen, onDelete }: SavedRowProps) {
  const t = useText('members.saved')
  const { name, filters, num_new: count } = search
  const address = addressOf(filters)
  return (
    <li className={css['row']}>
      <KitLink
        href={pathTo('members') + (address && `?${address}`)}
        className={css['open']}
        onClick={(event) => {
          closePopover(event.currentTarget)
          onOpen()
        }}
      >
        <b>{name}</b>
        {count > 0 && (
          <span className={css['new']}>
            {t(count >= COUNTED_AT_MOST ? 'new_many' : 'new', { count })}
          </span>
        )}
      </KitLink>
      <IconButton icon="trash" size="sm" label={t('delete', { name })} onClick={onDelete} />
    </li>
  )
}

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
  const {
    gender,
    couples,
    min_age: min,
    max_age: max,
    country,
    countryregion,
    distance,
    ...rest
  } = filters
  const parts = [
    (gender ?? couples) && words.gender,
    (min ?? max) && words.age,
    (country ?? countryregion ?? distance) && words.reach,
    ...(Object.keys(rest) as SearchField[]).map((field) => words.nameOf(field)),
  ]
  return (parts.filter(Boolean).join(', ') || t('all')).slice(0, LONGEST)
}
