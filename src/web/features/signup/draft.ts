import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { CountryCode } from '#contract/codes.ts'
import {
  ClientId,
  Gender,
  Identity,
  LanderRef,
  Place,
  Seeks,
  SeeksCouples,
} from '#contract/fields.ts'
import { INTERESTS } from '#contract/settings.ts'
import { MOST_WISHED_LIKES } from '#contract/signup.ts'
import { stored } from '#web/browser/stored.ts'

const Distance = z.int().check(z.minimum(1), z.maximum(250))

const SignupDraft = z.object({
  /** Made before the first try, and the same for every further one. */
  client_id: z.nullable(ClientId),
  /** What the address had asked for when gender and seeks were taken from it. */
  wish: z.string(),
  gender: z.nullable(Gender),
  identity: z._default(z.nullable(Identity), null),
  seeks: z.nullable(Seeks),
  seeks_couples: z._default(SeeksCouples, 'no'),
  /** The profile the first message is for. */
  profile_id: z.nullable(z.string()),
  signup_message: z.string(),
  name: z.string(),
  day: z.string(),
  month: z.string(),
  year: z.string(),
  country: z.nullable(CountryCode),
  place: z.nullable(Place),
  /** What stands in the field of the town while it is no town yet. */
  written_place: z._default(z.string(), ''),
  email: z.string(),
  likes: z._default(z.array(z.uuid()), []),
  interests: z._default(z.array(z.enum(INTERESTS)), []),
  distance: z._default(z.nullable(Distance), null),
  /** The landing page it began on. */
  lander: z._default(z.nullable(LanderRef), null),
})

/** What the visitor has entered so far. Never the password. */
export type SignupDraft = z.infer<typeof SignupDraft>

export const EMPTY_DRAFT: SignupDraft = {
  client_id: null,
  wish: '',
  gender: null,
  identity: null,
  seeks: null,
  seeks_couples: 'no',
  profile_id: null,
  signup_message: '',
  name: '',
  day: '',
  month: '',
  year: '',
  country: null,
  place: null,
  written_place: '',
  email: '',
  likes: [],
  interests: [],
  distance: null,
  lander: null,
}

export const storedDraft = stored('signup', (stored) => {
  const draft = z.safeParse(SignupDraft, stored)
  return draft.success ? draft.data : null
})

/** The draft as the address wants it: a new wish of the quick start counts, and a message is for one profile only. */
export function draftFor(query: URLSearchParams, draft: SignupDraft): SignupDraft {
  const profileId = query.get('profile')
  const wish = new URLSearchParams([...query].filter(([name]) => WISHED.includes(name))).toString()
  const mine =
    profileId === draft.profile_id ? draft : { ...draft, profile_id: profileId, signup_message: '' }
  return wish === '' || wish === draft.wish ? mine : { ...mine, wish, ...wishIn(query, mine) }
}

const WISHED = 'gender seeks name message likes interests distance lander'.split(' ')

function wishIn(query: URLSearchParams, draft: SignupDraft) {
  const one = <Value>(schema: z.ZodMiniType<Value>, name: string, before: Value): Value => {
    const given = z.safeParse(schema, query.get(name))
    return given.success ? given.data : before
  }
  const some = <Value>(schema: z.ZodMiniType<Value>, name: string): Value[] =>
    [...new Set(query.getAll(name))].flatMap((each) => {
      const given = z.safeParse(schema, each)
      return given.success ? [given.data] : []
    })
  return {
    gender: one<SignupDraft['gender']>(Gender, 'gender', draft.gender),
    seeks: one<SignupDraft['seeks']>(Seeks, 'seeks', draft.seeks),
    name: one(z.string().check(z.minLength(1), z.maxLength(40)), 'name', draft.name),
    signup_message: one(z.string().check(z.maxLength(2000)), 'message', draft.signup_message),
    likes: some(z.uuid(), 'likes').slice(0, MOST_WISHED_LIKES),
    interests: some(z.enum(INTERESTS), 'interests').slice(0, 10),
    distance: one<SignupDraft['distance']>(
      z.pipe(z.coerce.number(), Distance),
      'distance',
      draft.distance,
    ),
    lander: one<SignupDraft['lander']>(LanderRef, 'lander', draft.lander),
  }
}

/** What was entered so far, also before a reload, and the way to change it. */
export function useDraft(query: URLSearchParams) {
  const stored = useSyncExternalStore(storedDraft.subscribe, storedDraft.get, () => null)

  function change(part: Partial<SignupDraft>) {
    storedDraft.set({ ...draftFor(query, storedDraft.get() ?? EMPTY_DRAFT), ...part })
  }

  return {
    draft: draftFor(query, stored ?? EMPTY_DRAFT),
    /** Whether there is something that would be lost. */
    isBegun: stored !== null,
    change,
  }
}
