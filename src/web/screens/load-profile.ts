import type { Call } from '#contract/endpoint.ts'
import { listPhotos } from '#contract/photos.ts'
import { getOwnProfile } from '#contract/profile.ts'

/** The profile and the photos as they are stored. */
export async function loadProfile(call: Call) {
  const [{ profile }, photos] = await Promise.all([call(getOwnProfile, {}), call(listPhotos, {})])
  return { profile, photos }
}
