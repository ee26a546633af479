import { isId } from '#contract/id.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { getMember } from '#contract/members.ts'
import { userKey } from '#web/api/keys.ts'
import { isRefused } from '#web/api/call.ts'
import { pageNameKey } from '#web/browser/document-head.ts'
import { sleep } from '#web/browser/sleep.ts'
import type { Named } from '#web/features/settings/member-names.tsx'
import { memberQuery } from './member-query.ts'
import { NotThere } from './not-there.ts'

const PATIENCE_MS = 150

type LoadMemberInput = {
  readonly call: Call
  readonly queries: QueryClient
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

/** The profile that an address names. In the browser it only starts the query, and the screen shows its progress. */
export async function loadMember({ call, queries, params, url }: LoadMemberInput) {
  const id = params['id'] ?? ''
  if (!isId(id)) throw new NotThere()
  if (import.meta.env.SSR) return call(getMember, { profile_id: id }).catch(refuse)
  const viewer = queries.getQueryData(userKey) ? 'member' : 'visitor'
  // What comes at once is shown at once, without anything in its place before.
  const query = memberQuery(id, viewer)
  const loading = queries.prefetchQuery(query).then(() => {
    const member = queries.getQueryData(query.queryKey)?.member
    if (member) queries.setQueryData<Named>(pageNameKey(url.pathname), member)
  })
  await Promise.race([loading, sleep(PATIENCE_MS)])
  return null
}

export type LoadedMember = Awaited<ReturnType<typeof loadMember>>

/** The page has the true status: a member who may not be seen does not exist. */
function refuse(error: unknown): never {
  throw isRefused(error, 'NOT_FOUND') ? new NotThere() : error
}
