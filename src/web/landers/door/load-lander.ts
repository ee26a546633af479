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
export async function loadLander({ call, params }: LoadArgs) {
  const lander = await call(getLander, slugIn(params))
  const { drawnFaces } = await import('../drawn-faces/drawn-faces.ts')
  return { ...lander, drawn: drawnFaces(lander.niche) }
}

/** The member whose landing page it is; without such a member, or their consent, the address does not exist. */
export async function loadLanderMember({ call, params }: LoadArgs) {
  const { id = '' } = params
  if (!isId(id)) throw new NotThere()
  return call(getLanderMember, { profile_id: id, ...slugIn(params) }).catch(notThere)
}

function slugIn({ slug }: LoadArgs['params']): { slug?: string } {
  return slug ? { slug: slug.slice(0, 40) } : {}
}

/** The page has the true status: a member who may not be seen does not exist. */
export function notThere(error: unknown): never {
  throw isRefused(error, 'NOT_FOUND') ? new NotThere() : error
}
