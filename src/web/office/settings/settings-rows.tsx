import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { SettingRow } from './setting-row.tsx'
import { wordsOf } from './setting-words.ts'
import { useGroup } from './settings-groups.tsx'
import type { SiteFormState } from './use-site-form.ts'
import css from './settings.module.css'
import table from '#web/office/kit/table.module.css'

type RowsProps = {
  readonly state: SiteFormState
  readonly search: string
  readonly isReadOnly: boolean
}

/** The settings of the chosen group, or those of all groups that are searched for. */
export function Rows({ state, search, isReadOnly }: RowsProps) {
  const { t } = useOffice()
  const chosen = useGroup()
  const sought = search.trim().toLowerCase()
  const fields = (state.form?.fields ?? []).filter(({ name, group }) =>
    sought === ''
      ? group === chosen
      : [name, ...wordsOf(t, name)].some((each) => each.toLowerCase().includes(sought)),
  )
  return (
    <div className={css['rows']}>
      {isReadOnly && <p className={css['calm']}>{t.settings.readOnly}</p>}
      {state.conflict && <Conflict state={state} />}
      <Problem>{state.problem === null ? null : wordsFor(t, state.problem)}</Problem>
      {fields.map((field) => (
        <SettingRow key={field.name} field={field} state={state} isReadOnly={isReadOnly} />
      ))}
      {fields.length === 0 && <p className={table['empty']}>{t.settings.nothingFound}</p>}
    </div>
  )
}

/** Somebody else was first: nothing of either is lost, and one chooses. */
function Conflict({ state }: { state: SiteFormState }) {
  const { t } = useOffice()
  if (!state.conflict) return null
  return (
    <div className={css['conflict']} role="alert">
      <p>
        <b>{t.settings.conflict(state.conflict.who)}</b> {t.settings.conflictMore}
      </p>
      <Button look="quiet" onClick={() => state.settle(false)}>
        {t.settings.theirs}
      </Button>
      <Button look="ink" onClick={() => state.settle(true)}>
        {t.settings.mine}
      </Button>
    </div>
  )
}
