import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'

/** Who asks, and when. */
export type Asking = {
  readonly viewer: { readonly siteId: string; readonly memberId: string }
  readonly now: Date
}

export function callerOf({
  site,
  member,
  now,
}: Visit & { readonly member: SessionMember }): Asking {
  return { viewer: { siteId: site.id, memberId: member.id }, now }
}
