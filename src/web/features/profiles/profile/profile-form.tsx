import type { ReactNode } from 'react'
import type { Blocker } from 'react-router'
import { MOST_PROMPTS, PROFILE_WORDS } from '#contract/fields.ts'
import { localeOf } from '#contract/locales.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { PromptFields } from '#web/features/settings/prompt-fields.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useShownFields } from '#web/features/settings/use-shown-fields.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'
import { dismissTopic, showToast } from '#web/ui/toast-store.ts'
import { Panel } from '../panel.tsx'
import { BasicsPanel } from './basics-panel.tsx'
import { ProfileAside } from './profile-aside.tsx'
import css from './profile.module.css'
import { useFieldError } from './profile-draft.ts'
import { WantsPanel } from './wants-panel.tsx'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'

/** `above` stands over the form and is none of it: what it changes is saved by itself. */
type ProfileFormProps = { loaded: OwnProfile; above: ReactNode }

/** The member's own profile, to be filled in and changed. Only what the site shows of it is asked for. */
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

  async function submit(values: FormData) {
    dismissTopic('profile')
    return Object.keys(await form.submit(textIn(values, 'place')))
  }

  return (
    <div className={css['columns']}>
      <ProfileAside draft={form.draft} />
      <div className={css['form']}>
        {above}
        <Form className={css['form']} onSubmit={submit}>
          <BasicsPanel form={form} />
          <WantsPanel form={form} />
          {notes.includes('about') && <AboutPanel form={form} />}
          {notes.includes('prompts') && <PromptsPanel form={form} />}
          <InterestsPanel form={form} />
          <LooksPanel form={form} />
          <SaveBar form={form} />
        </Form>
      </div>
      <LeaveModal guard={form.guard} />
    </div>
  )
}

/** The button that saves: in sight wherever one is, as long as there is something to save. */
function SaveBar({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  return (
    <div className={classNames(css['bar'], form.isChanged && css['afloat'])}>
      <RefusalNotice error={form.error} />
      <div className={css['save']}>
        <p className="small soft">{form.isChanged ? t('unsaved') : t('up_to_date')}</p>
        <SubmitButton kind={form.isChanged ? 'primary' : 'quiet'} busy={form.isSaving}>
          {t('save')}
        </SubmitButton>
      </div>
    </div>
  )
}

const LONGEST_ABOUT = 2000

/** What the member tells in words of their own. */
function AboutPanel({ form }: { form: ProfileFormState }) {
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

/** Up to three prompts with what the member says to them. */
function PromptsPanel({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const errorAt = useFieldError(form.wrong)
  return (
    <Panel id="prompts" title={t('prompts')} lead={t('prompts_lead')}>
      <PromptFields
        prompts={form.draft.prompts}
        most={MOST_PROMPTS}
        onChange={(prompts) => form.change({ prompts })}
        error={errorAt('prompts')}
      />
    </Panel>
  )
}

const MOST = 10

type Interest = OwnProfile['interests'][number]

/** What the member likes, ten things at most. */
function InterestsPanel({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const words = useText('profile-words')
  const shows = useShownFields()
  const interests = useNamedInterests(form.draft.interests)
  const errorAt = useFieldError(form.wrong)
  if (!shows('interests') || interests.length === 0) return null

  const chosen = form.draft.interests
  const toggle = (interest: Interest) =>
    form.change({
      interests: chosen.includes(interest)
        ? chosen.filter((one) => one !== interest)
        : [...chosen, interest],
    })

  return (
    <Panel id="interests" title={words('fields.interests')} lead={t('interests_lead')}>
      <FieldGroup
        legend={words('fields.interests')}
        legendHidden
        hint={t('interests_count', { count: chosen.length, most: MOST })}
        error={errorAt('interests')}
      >
        <div className={css['chips']}>
          {interests.map(({ interest, name }) => (
            <ChipCheckbox
              key={interest}
              name="interests"
              value={interest}
              checked={chosen.includes(interest)}
              disabled={chosen.length >= MOST && !chosen.includes(interest)}
              onChange={() => toggle(interest)}
            >
              {name}
            </ChipCheckbox>
          ))}
        </div>
      </FieldGroup>
    </Panel>
  )
}

/** Interests that the site offers, and those the member has already, by the alphabet. */
function useNamedInterests(own: readonly Interest[]) {
  const words = useText('profile-words')
  const { interests: offered } = useSettings()
  const { iso } = localeOf(useCatalogue().locale)
  return [...new Set([...offered, ...own])]
    .map((interest) => ({ interest, name: words(`interests.${interest}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, iso))
}

/** Asks before the member leaves with changes that are not saved. */
function LeaveModal({ guard }: { guard: Blocker }) {
  const t = useText('profile.leave')
  return (
    <Modal
      open={guard.state === 'blocked'}
      title={t('title')}
      titleSize="md"
      closeLabel={t('stay')}
      onClose={() => guard.reset?.()}
    >
      <p className="soft">{t('text')}</p>
      <div className={css['answers']}>
        <Button onClick={() => guard.reset?.()}>{t('stay')}</Button>
        <Button kind="ghost" onClick={() => guard.proceed?.()}>
          {t('go')}
        </Button>
      </div>
    </Modal>
  )
}

type WordField = keyof typeof PROFILE_WORDS

/** How the member looks and lives, each in one word or none. */
function LooksPanel({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const shows = useShownFields()
  const fields = (Object.keys(PROFILE_WORDS) as WordField[]).filter((field) => shows(field))
  if (fields.length === 0) return null

  return (
    <Panel id="looks" title={t('looks')} lead={t('looks_lead')}>
      <div className={css['pair']}>
        {fields.map((field) => (
          <WordSelect
            key={field}
            field={field}
            value={form.draft[field]}
            onChange={(word) => form.change({ [field]: word } as Partial<OwnProfile>)}
          />
        ))}
      </div>
    </Panel>
  )
}

type WordSelectProps = {
  field: WordField
  value: string | null
  onChange: (word: string | null) => void
}

function WordSelect({ field, value, onChange }: WordSelectProps) {
  const t = useText('profile-words')
  const wordOf = (word: string) => t(`${field}.${word}` as 'tattoos.none')
  return (
    <Select
      label={t(`fields.${field}`)}
      name={field}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{t('not_said')}</option>
      {PROFILE_WORDS[field].map((word) => (
        <option key={word} value={word}>
          {wordOf(word)}
        </option>
      ))}
    </Select>
  )
}
