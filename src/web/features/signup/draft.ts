import * as z from 'zod/mini'
import { ClientId, Gender, Place, Seeks } from '#contract/fields.ts'
import { CountryCode } from '#contract/locales.ts'
import { kept } from '#web/browser/kept.ts'

const SignupDraft = z.object({
  /** Made before the first try, and the same for every further one. */
  client_id: z.nullable(ClientId),
  /** What the address had asked for when gender and seeks were taken from it. */
  wish: z.string(),
  gender: z.nullable(Gender),
  seeks: z.nullable(Seeks),
  /** Whom the message is for. */
  profile_id: z.nullable(z.string()),
  signup_message: z.string(),
  name: z.string(),
  day: z.string(),
  month: z.string(),
  year: z.string(),
  country: z.nullable(CountryCode),
  place: z.nullable(Place),
  email: z.string(),
})

/** What somebody has entered so far. Never the password. */
export type SignupDraft = z.infer<typeof SignupDraft>

export const EMPTY_DRAFT: SignupDraft = {
  client_id: null,
  wish: '',
  gender: null,
  seeks: null,
  profile_id: null,
  signup_message: '',
  name: '',
  day: '',
  month: '',
  year: '',
  country: null,
  place: null,
  email: '',
}

export const keptDraft = kept('signup', (stored) => {
  const draft = z.safeParse(SignupDraft, stored)
  return draft.success ? draft.data : null
})

/** The draft as the address wants it: a new wish of the quick start counts, and a message is for one profile only. */
export function draftFor(query: URLSearchParams, draft: SignupDraft): SignupDraft {
  const profileId = query.get('profile')
  const wish = [query.get('gender'), query.get('seeks')].join()
  const isNewWish = wish !== ',' && wish !== draft.wish
  return {
    ...draft,
    ...(isNewWish ? { wish, ...wishIn(query, draft) } : {}),
    ...(profileId === draft.profile_id ? {} : { profile_id: profileId, signup_message: '' }),
  }
}

function wishIn(query: URLSearchParams, { gender, seeks }: SignupDraft) {
  const [isGender, isSeeks] = [
    z.safeParse(Gender, query.get('gender')),
    z.safeParse(Seeks, query.get('seeks')),
  ]
  return {
    gender: isGender.success ? isGender.data : gender,
    seeks: isSeeks.success ? isSeeks.data : seeks,
  }
}
