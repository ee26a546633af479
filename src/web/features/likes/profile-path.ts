import { isServed, pathTo } from '#contract/routes.ts'

/** The profile of somebody who is liked or likes, if it can be opened. */
export function profilePath(id: string): string | undefined {
  return isServed('likes-m-id') ? pathTo('likes-m-id', { id }) : undefined
}

/** The conversation with somebody, if there can be one. */
export function chatPath(id: string): string | undefined {
  return isServed('members-id-chat') ? pathTo('members-id-chat', { id }) : undefined
}
