import { isId } from '#contract/id.ts'
import type { Call } from '#contract/endpoint.ts'
import { getLander, getLanderMember } from '#contract/landers.ts'
import { isRefused } from '#web/api/call.ts'
import { NotThere } from '#web/features/profile-view/not-there.ts'

type LoadArgs = {
  readonly call: Call
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The members shown on a landing page, and drawn faces for the places that stay empty. */
export async function loadLander({ call, params: { slug } }: LoadArgs) {
  const lander = await call(getLander, slug ? { slug: slug.slice(0, 40) } : {})
  const { drawnFaces } = await import('../drawn-faces/drawn-faces.ts')
  return { ...lander, drawn: drawnFaces(lander.niche) }
}

/** The member whose landing page it is; without such a member the address does not exist. */
export async function loadLanderMember({ call, params: { id = '' } }: LoadArgs) {
  if (!isId(id)) throw new NotThere()
  return call(getLanderMember, { profile_id: id }).catch(refuse)
}

/** The page has the true status: a member who may not be seen does not exist. */
function refuse(error: unknown): never {
  throw isRefused(error, 'NOT_FOUND') ? new NotThere() : error
}
