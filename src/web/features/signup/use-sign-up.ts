import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Refusal } from '#contract/refusals.ts'
import { signUp } from '#contract/signup.ts'
import { keptTrafficSource, type TrafficSource } from '#contract/traffic.ts'
import { call } from '#web/api/call.ts'
import { choiceIn } from '#web/browser/storage.ts'
import { welcomeMember } from '#web/features/accounts/refresh-user.ts'
import { doneCheck, keptCheck } from '#web/features/age/kept-check.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue.ts'
import { personIn, type Secret } from './answers.ts'
import { storedDraft, type SignupDraft } from './draft.ts'

type Signup = { readonly draft: SignupDraft; readonly secret: Secret; readonly hasTarget: boolean }

/** Makes the account. Trying again after a lost connection is the same signup, because its id is kept with the draft. */
export function useSignUp() {
  const queries = useQueryClient()
  const { terms_date: termsDate } = useSettings()
  const { locale } = useCatalogue()
  return useMutation({
    mutationFn: ({ draft, secret, hasTarget }: Signup) => {
      const clientId = draft.client_id ?? crypto.randomUUID()
      storedDraft.set({ ...draft, client_id: clientId })
      const source = trafficSource()
      const proof = doneCheck()
      return call(signUp, {
        client_id: clientId,
        email: draft.email,
        ...personIn({ ...draft, ...secret }, { termsDate, language: locale }),
        ...(hasTarget ? { target: targetIn(draft) } : {}),
        wish: wishIn(draft),
        ...(proof ? { age_check: proof } : {}),
        ...(source ? { traffic_source: source } : {}),
      })
    },
    onSuccess: ({ user }) => {
      storedDraft.forget()
      keptCheck.forget()
      if (user) welcomeMember(queries, user)
    },
    onError: (error, { draft }) => {
      const isReused = error instanceof Refusal && error.code === 'CLIENT_ID_REUSED'
      // The one that was brought along is used up, or too old.
      if (error instanceof Refusal && error.code === 'AGE_PROOF_NEEDED') keptCheck.forget()
      if (isReused) storedDraft.set({ ...draft, client_id: null })
    },
  })
}

/** What was chosen on a landing page. */
function wishIn({ likes, interests, distance, lander }: SignupDraft) {
  return {
    ...(likes.length > 0 ? { likes } : {}),
    ...(interests.length > 0 ? { interests } : {}),
    ...(distance === null ? {} : { distance }),
    ...(lander === null ? {} : { lander }),
  }
}

function targetIn({ profile_id: profileId, signup_message }: SignupDraft) {
  return { profile_id: profileId!, signup_message }
}

/**
 * The source that sent this visitor within the last thirty days; null if there is none. The server sets it with the
 * page.
 */
export function trafficSource(): TrafficSource | null {
  return keptTrafficSource(decoded(choiceIn(document.cookie, 'source') ?? ''))
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
