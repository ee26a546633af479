import { getAge } from '#contract/age.ts'
import type { Call } from '#contract/endpoint.ts'
import { listPhotos } from '#contract/photos.ts'
import { getOwnProfile } from '#contract/profile.ts'
import { getShowcase } from '#contract/showcase.ts'

/** The profile and the photos as they are stored, and whether pages for everybody may show them. */
export async function loadProfile(call: Call) {
  const [{ profile }, photos, showcase, age] = await Promise.all([
    call(getOwnProfile, {}),
    call(listPhotos, {}),
    call(getShowcase, {}),
    call(getAge, {}),
  ])
  return { profile, photos, showcase, mustProveAge: age.demanded === 'photos' }
}
