import type { Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { OwnProfile } from '#contract/profile.ts'

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
  return place && { ...draft, place, name: draft.name.trim(), about: draft.about.trim() }
}

export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  const sorted = (draft: ProfileDraft) => ({ ...draft, interests: draft.interests.toSorted() })
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}
