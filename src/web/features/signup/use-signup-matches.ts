import { useQuery } from '@tanstack/react-query'
import { getSignupMatches } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'

/** Profiles to begin with; the one that was the reason to sign up stands first. */
export function useSignupMatches() {
  return useQuery({
    queryKey: ['signup-matches'],
    queryFn: () => call(getSignupMatches, {}),
    staleTime: Infinity,
  })
}
