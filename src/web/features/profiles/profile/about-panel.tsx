import { useText } from '#web/i18n/use-text.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { Panel } from '../panel.tsx'
import { useFieldError } from './use-field-error.ts'
import type { ProfileFormState } from './use-profile-form.ts'

const LONGEST_ABOUT = 2000

/** What somebody tells in words of their own. */
export function AboutPanel({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const { draft, change } = form
  const errorAt = useFieldError(form.wrong)

  return (
    <Panel id="about" title={t('about')} lead={t('about_lead')}>
      <TextArea
        label={t('about_label')}
        labelHidden
        name="about"
        rows={6}
        maxLength={LONGEST_ABOUT}
        value={draft.about}
        error={errorAt('about')}
        hint={t('about_count', { count: draft.about.length, most: LONGEST_ABOUT })}
        onChange={(event) => change({ about: event.currentTarget.value })}
      />
    </Panel>
  )
}
