import { MIN_AGE, type Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { answered } from '#web/features/settings/prompt-fields.tsx'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'

/** A profile while it is being edited: until a town is chosen, only its country is known. */
export type ProfileDraft = Omit<OwnProfile, 'place'> & {
  readonly place: Place | { readonly country: CountryCode }
}

/** The town of a draft; null until one is chosen. */
export function townIn({ place }: ProfileDraft): Place | null {
  return 'city' in place ? place : null
}

/** The profile that a draft has become; null while something in it is missing. */
export function profileIn(draft: ProfileDraft): OwnProfile | null {
  const place = townIn(draft)
  if (!place) return null
  const prompts = answered(draft.prompts)
  return { ...draft, place, prompts, name: draft.name.trim(), about: draft.about.trim() }
}

export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  const sorted = (draft: ProfileDraft) => ({
    ...draft,
    interests: draft.interests.toSorted(),
    looks_for: draft.looks_for.toSorted(),
    boundaries: draft.boundaries.toSorted(),
    prompts: answered(draft.prompts),
  })
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

type ProfileField =
  | 'name'
  | 'date_of_birth'
  | 'place'
  | 'about'
  | 'prompts'
  | 'interests'
  | 'looks_for'

/** What is wrong with which field, as a refusal or as a text of our own. */
export type WrongFields = Partial<Record<ProfileField, RefusalCode | OwnProblem>>
type OwnProblem = 'name_short' | 'date_missing'

const SHORTEST_NAME = 2
const FIELDS: readonly string[] = [
  'name',
  'date_of_birth',
  'place',
  'about',
  'prompts',
  'interests',
  'looks_for',
]

/** What is wrong with a draft before the server is asked. */
export function wrongInDraft(draft: ProfileDraft): WrongFields {
  return {
    ...(draft.name.trim().length < SHORTEST_NAME ? { name: 'name_short' } : {}),
    ...(draft.date_of_birth ? {} : { date_of_birth: 'date_missing' }),
    ...(townIn(draft) ? {} : { place: 'PLACE_UNKNOWN' }),
  }
}

/** The field that the server named when it refused. */
export function wrongByRefusal(error: unknown): WrongFields {
  if (!(error instanceof Refusal)) return {}
  const field = String(error.params?.['field'])
  return FIELDS.includes(field) ? { [field]: error.code } : {}
}

/** What is wrong with a field of the profile, in words. */
export function useFieldError(wrong: WrongFields) {
  const t = useText('profile')
  const refusalText = useRefusalText()
  return (field: ProfileField): string | undefined => {
    const why = wrong[field]
    if (!why) return undefined
    if (why === 'name_short' || why === 'date_missing') return t(why)
    return refusalText(new Refusal(why, { min_age: MIN_AGE }))
  }
}
