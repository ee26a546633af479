import type { Call } from '#contract/endpoint.ts'
import { getOwnProfile } from '#contract/profile.ts'

/** The profile as it is stored. */
export function loadProfile(call: Call) {
  return call(getOwnProfile, {})
}
