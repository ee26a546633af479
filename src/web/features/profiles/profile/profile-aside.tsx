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
  const { visible_profile_fields: fields, visible_profile_notes: notes } = useSettings()
  const shown: readonly string[] = [...fields, ...notes]
  const { steps, done, next } = completeness(draft, (part) => shown.includes(part))
  const nameOf = (part: ProfilePart) => (part === 'about' ? t('about') : words(`fields.${part}`))
  if (steps === 0) return null

  return (
    <div className={css['completeness']}>
      <p className="small">
        <b>{next ? t('told', { done, steps }) : t('complete')}</b>
      </p>
      {next && (
        <>
          <StepBar steps={steps} reached={done} label={t('told', { done, steps })} />
          <p className="small soft">{t('next', { part: nameOf(next) })}</p>
        </>
      )}
    </div>
  )
}

/** What makes a profile worth reading, the most telling first. */
const PARTS = [
  'about',
  'interests',
  'relationship_status',
  'sexuality',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const satisfies readonly (keyof ProfileDraft)[]

type ProfilePart = (typeof PARTS)[number]

/** How much of what the site shows is told, and what to tell next. */
export function completeness(draft: ProfileDraft, isShown: (part: ProfilePart) => boolean) {
  const parts = PARTS.filter(isShown)
  const missing = parts.filter((part) => isMissing(draft[part]))
  return { steps: parts.length, done: parts.length - missing.length, next: missing[0] ?? null }
}

function isMissing(told: ProfileDraft[ProfilePart]): boolean {
  return told === null || (typeof told === 'string' ? told.trim() : told).length === 0
}
