import { useNavigate } from 'react-router'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { openSignup } from './signup-place.ts'

/** What stands before things that only members do: signup, with the profile they were to be done to as its target. */
export function useSignupWall() {
  const navigate = useNavigate()

  function open(profileId?: string) {
    const query = profileId ? `?profile=${profileId}` : ''
    void openSignup(navigate, pathTo('signup') + query)
  }

  /** Opens it if that is why a call was refused, and says whether it was. */
  function stopped(error: unknown, profileId?: string): boolean {
    const isWall = error instanceof Refusal && error.code === 'LOGIN_REQUIRED'
    if (isWall) open(profileId)
    return isWall
  }

  return { open, stopped }
}
