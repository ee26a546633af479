import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { type ProfileDraft, townIn } from './profile-draft.ts'

export type ProfileField = 'name' | 'date_of_birth' | 'place' | 'about' | 'interests'

/** What is wrong with which field, as a refusal or as a text of our own. */
export type WrongFields = Partial<Record<ProfileField, RefusalCode | 'name_short'>>

const SHORTEST_NAME = 2
const FIELDS: readonly string[] = ['name', 'date_of_birth', 'place', 'about', 'interests']

/** What is wrong with a draft before anybody is asked about it. */
export function wrongInDraft(draft: ProfileDraft): WrongFields {
  return {
    ...(draft.name.trim().length < SHORTEST_NAME ? { name: 'name_short' } : {}),
    ...(draft.date_of_birth ? {} : { date_of_birth: 'TOO_YOUNG' }),
    ...(townIn(draft) ? {} : { place: 'PLACE_UNKNOWN' }),
  }
}

/** The field that the server named when it refused. */
export function wrongByRefusal(error: unknown): WrongFields {
  if (!(error instanceof Refusal)) return {}
  const field = String(error.params?.['field'])
  return FIELDS.includes(field) ? { [field]: error.code } : {}
}
