import type { Call } from '#contract/endpoint.ts'
import type { MemberCard } from '#contract/member-card.ts'
import { getSignupTarget } from '#contract/signup.ts'

/** The profile that an address of signup names; null if it may not be shown, because signup works without it. */
export async function loadTarget(call: Call, { searchParams }: URL): Promise<MemberCard | null> {
  const profileId = searchParams.get('profile')
  if (!profileId) return null
  const found = await call(getSignupTarget, { profile_id: profileId }).catch(() => null)
  return found?.member ?? null
}
