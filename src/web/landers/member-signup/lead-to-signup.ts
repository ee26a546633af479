import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { Call } from '#contract/endpoint.ts'
import { pathTo } from '#contract/routes.ts'
import { userKey } from '#web/features/accounts/use-user.ts'
import { loadLanderMember } from '../door/load-lander.ts'

type LoadArgs = {
  readonly call: Call
  readonly queries: QueryClient
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

/** Straight into signup with a member in mind, with whatever else the address says. Members go to the profile itself. */
export async function leadToSignup({ call, queries, params, url }: LoadArgs): Promise<Response> {
  const { id } = (await loadLanderMember({ call, params })).member
  if (queries.getQueryData(userKey)) return redirect(pathTo('members-id', { id }))
  const query = new URLSearchParams(url.searchParams)
  query.set('profile', id)
  query.set('lander', 'members-id-signup')
  return redirect(`${pathTo('signup')}?${query.toString()}`)
}
