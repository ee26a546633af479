import type { FormEvent, ReactNode } from 'react'
import type { OwnProfile } from '#contract/profile.ts'
import { focusFirst } from '#web/browser/focus-first.ts'
import { textIn } from '#web/browser/text-in.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissTopic, showToast } from '#web/ui/toast-store.ts'
import { AboutPanel } from './about-panel.tsx'
import { BasicsPanel } from './basics-panel.tsx'
import { InterestsPanel } from './interests-panel.tsx'
import { LeaveModal } from './leave-modal.tsx'
import { LooksPanel } from './looks-panel.tsx'
import { ProfileAside } from './profile-aside.tsx'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'
import css from './profile.module.css'

/** `above` stands over the form and is none of it: what it changes is saved by itself. */
type ProfileFormProps = { loaded: OwnProfile; above: ReactNode }

/** One's own profile, to be told and changed. Only what the site shows of it is asked for. */
export function ProfileForm({ loaded, above }: ProfileFormProps) {
  const t = useText('profile')
  const shell = useText('shell')
  const { visible_profile_notes: notes } = useSettings()
  const form = useProfileForm(loaded, () =>
    showToast({
      topic: 'profile',
      title: t('saved'),
      icon: 'check-circle',
      closeLabel: shell('close'),
    }),
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    dismissTopic('profile')
    const fields = event.currentTarget
    const wrong = await form.submit(textIn(new FormData(fields), 'place'))
    focusFirst(fields, Object.keys(wrong))
  }

  return (
    <div className={css['columns']}>
      <ProfileAside draft={form.draft} />
      <div className={css['form']}>
        {above}
        <form onSubmit={(event) => void submit(event)} noValidate className={css['form']}>
          <BasicsPanel form={form} />
          {notes.includes('about') && <AboutPanel form={form} />}
          <InterestsPanel form={form} />
          <LooksPanel form={form} />
          <SaveBar form={form} />
        </form>
      </div>
      <LeaveModal guard={form.guard} />
    </div>
  )
}

/** The button that saves, always in sight. */
function SaveBar({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const isHydrated = useIsHydrated()
  return (
    <div className={css['bar']}>
      <RefusalNotice error={form.error} />
      <div className={css['save']}>
        <p className="small soft">{form.isChanged ? t('unsaved') : t('up_to_date')}</p>
        <Button type="submit" busy={form.isSaving} disabled={!isHydrated}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
