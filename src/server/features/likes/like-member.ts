import type { App } from '#server/http/route.ts'
import { withEvents } from '#server/events/telling.ts'
import type { Like } from './like.ts'
import { likeIn } from './like-in.ts'

/** Likes a member, once however often it is said. A like that is mutual is a match, and both are told. */
export function likeMember({ db, events }: Pick<App, 'db' | 'events'>, like: Like) {
  return withEvents({ db, events, now: like.now }, (tx, notify) => likeIn(tx, notify, like))
}
