import { ageOnDay, dayIn } from '#contract/fields.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useBoot, useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { StepBar } from '#web/ui/page-parts.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { type ProfileDraft, townIn } from './profile-draft.ts'
import css from './profile.module.css'

/** How others see it in a list, and how much is told already. */
export function ProfileAside({ draft }: { draft: ProfileDraft }) {
  return (
    <aside className={css['aside']}>
      <Preview draft={draft} />
      <Completeness draft={draft} />
    </aside>
  )
}

function Preview({ draft }: { draft: ProfileDraft }) {
  const t = useText('profile')
  const image = useUser()?.profile.main_image
  const { now } = useBoot()
  const { time_zone: timeZone } = useSettings()
  const age = draft.date_of_birth
    ? ageOnDay(draft.date_of_birth, dayIn(timeZone, new Date(now)))
    : 0

  return (
    <figure className={css['preview']}>
      <Tile
        name={draft.name}
        age={age}
        place={townIn(draft)?.city ?? ''}
        picture={image ? { src: privatePhotoAddress(image.filename), alt: t('photo') } : undefined}
        first
      />
      <figcaption className="meta mute">{t('preview')}</figcaption>
    </figure>
  )
}

function Completeness({ draft }: { draft: ProfileDraft }) {
  const t = useText('profile')
  const words = useText('profile-words')
  const { visible_profile_fields: fields, visible_profile_notes: notes, looks_for } = useSettings()
  const shown: readonly string[] = [...fields, ...notes]
  const hasPhoto = Boolean(useUser()?.profile.main_image)
  const isShown = (part: DraftPart) =>
    shown.includes(part) && (part !== 'looks_for' || looks_for.length > 0)
  const { steps, done, next } = completeness(draft, { isShown, hasPhoto })
  const nameOf = (part: DraftPart) =>
    part === 'about' || part === 'prompts' ? t(part) : words(`fields.${part}`)

  return (
    <div className={css['completeness']}>
      <p className="small">
        <b>{next ? t('told', { done, steps }) : t('complete')}</b>
      </p>
      {next && (
        <>
          <StepBar steps={steps} reached={done} label={t('told', { done, steps })} />
          <p className="small soft">
            {next === 'photo' ? t('next_photo') : t('next', { part: nameOf(next) })}
          </p>
        </>
      )}
    </div>
  )
}

/** What makes a profile worth reading, the most telling first; before all of it comes a photo. */
const DRAFT_PARTS = [
  'about',
  'prompts',
  'looks_for',
  'interests',
  'relationship_status',
  'sexuality',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const satisfies readonly (keyof ProfileDraft)[]

type DraftPart = (typeof DRAFT_PARTS)[number]
type Told = { readonly isShown: (part: DraftPart) => boolean; readonly hasPhoto: boolean }

/** How much there is of a photo and of what the site shows, and what to add next. */
export function completeness(draft: ProfileDraft, { isShown, hasPhoto }: Told) {
  const parts = DRAFT_PARTS.filter(isShown)
  const missing = [
    ...(hasPhoto ? [] : (['photo'] as const)),
    ...parts.filter((part) => isMissing(draft[part])),
  ]
  const steps = parts.length + 1
  return { steps, done: steps - missing.length, next: missing[0] ?? null }
}

function isMissing(told: ProfileDraft[DraftPart]): boolean {
  return told === null || (typeof told === 'string' ? told.trim() : told).length === 0
}
