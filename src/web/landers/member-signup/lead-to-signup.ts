import { redirect } from 'react-router'
import type { Call } from '#contract/endpoint.ts'
import { pathTo } from '#contract/routes.ts'
import { loadLanderMember } from '../door/load-lander.ts'

type LoadArgs = {
  readonly call: Call
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

/** Straight into signup with a member in mind, with whatever else the address says. */
export async function leadToSignup({ call, params, url }: LoadArgs): Promise<Response> {
  const { id } = (await loadLanderMember({ call, params })).member
  const query = new URLSearchParams(url.searchParams)
  query.set('profile', id)
  query.set('lander', 'members-id-signup')
  return redirect(`${pathTo('signup')}?${query.toString()}`)
}
