import { SETTING_GROUPS, type SiteForm } from '#contract/office/settings.ts'
import { classNames } from '#web/ui/class-names.ts'
import { queryOf } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Select } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import css from './settings.module.css'

type GroupsProps = {
  readonly form: SiteForm
  readonly search: string
  readonly onSearch: (search: string) => void
}

export function useGroup(): string {
  return usePlace().searchParams.get('group') ?? SETTING_GROUPS[0]
}

/** The groups of settings with how many there are, or are changed; and the search. */
export function Groups({ form, search, onSearch }: GroupsProps) {
  const { t, me } = useOffice()
  const chosen = useGroup()
  const siteId = form.site_id
  return (
    <div className={css['groups']}>
      {me.sites.length > 1 && (
        <Select
          label={t.settings.site}
          value={siteId}
          onChange={(site) => goTo(`/settings${queryOf({ site })}`)}
          options={me.sites.map(({ id, domain }) => [id, domain] as const)}
          isInline
        />
      )}
      <input
        id="find-setting"
        type="search"
        className={css['input']}
        aria-label={t.settings.searchLabel}
        placeholder={t.settings.search(form.fields.length)}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' && key !== 'Enter') return
          if (key === 'Escape') onSearch('')
          currentTarget.blur()
          if (key === 'Enter') step(1)
        }}
      />
      <nav aria-label={t.settings.group}>
        {SETTING_GROUPS.map((group) => {
          const fields = form.fields.filter((field) => field.group === group)
          const changed = fields.filter(({ is_changed: isChanged }) => isChanged).length
          return (
            <button
              key={group}
              type="button"
              aria-current={search === '' && group === chosen ? 'true' : undefined}
              onClick={() => {
                onSearch('')
                goTo(`/settings${queryOf({ site: siteId, group })}`, { replaces: true })
              }}
            >
              {t.settings.groups[group]}
              <span className={classNames(changed > 0 && css['some'])}>
                {changed || fields.length}
              </span>
            </button>
          )
        })}
      </nav>
    </div>
  )
}

/** Goes to the next setting, from wherever the focus is. */
export function step(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-setting]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]
  next?.querySelector<HTMLElement>('input, select, textarea, [role=switch]')?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
