import { useQuery } from '@tanstack/react-query'
import { getSignupMatches } from '#contract/signup.ts'
import { signupMatchesKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'

/** Profiles to begin with; the one that was the reason to sign up stands first. */
export function useSignupMatches() {
  return useQuery({
    queryKey: signupMatchesKey,
    queryFn: () => call(getSignupMatches, {}),
    staleTime: Infinity,
  })
}
