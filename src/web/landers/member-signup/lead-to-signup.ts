import { redirect } from 'react-router'
import type { Call } from '#contract/endpoint.ts'
import { isId } from '#contract/id.ts'
import { pathTo } from '#contract/routes.ts'
import { getSignupTarget } from '#contract/signup.ts'
import { NotThere } from '#web/features/profile-view/not-there.ts'
import { notThere } from '../door/load-lander.ts'

type LoadArgs = {
  readonly call: Call
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

/** Straight into signup with a member in mind, with whatever else the address says. */
export async function leadToSignup({ call, params, url }: LoadArgs): Promise<Response> {
  const { id = '' } = params
  if (!isId(id)) throw new NotThere()
  const { member } = await call(getSignupTarget, { profile_id: id }).catch(notThere)
  const query = new URLSearchParams(url.searchParams)
  query.set('profile', member.id)
  query.set('lander', 'members-id-signup')
  return redirect(`${pathTo('signup')}?${query.toString()}`)
}
