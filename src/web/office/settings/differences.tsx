import type { SettingField, SiteForm } from '#contract/office/settings.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { valueWords, wordsOf } from './setting-words.ts'
import css from './differences.module.css'

/** What the draft would change, in words. */
export function Differences({ form }: { form: SiteForm }) {
  const { t } = useOffice()
  const { setting, before, after } = t.settings.head
  const changes = form.fields
    .filter(({ is_changed: isChanged }) => isChanged)
    .map((field) => ({ field, before: field.live, after: field.draft }))
  return <ChangeTable head={[setting, before, after]} changes={changes} />
}

type Change = {
  readonly field: Pick<SettingField, 'name' | 'form'>
  readonly before: unknown
  readonly after: unknown
}

export function ChangeTable({
  head,
  changes,
}: {
  head: readonly string[]
  changes: readonly Change[]
}) {
  const { t, language } = useOffice()
  return (
    <table className={css['changes']}>
      <thead>
        <tr>
          {head.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field.name}>
            <th scope="row">{wordsOf(t, field.name)[0]}</th>
            <td>
              <del>{valueWords(t, field, before, language)}</del>
            </td>
            <td>
              <ins>{valueWords(t, field, after, language)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
