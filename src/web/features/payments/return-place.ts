import { matchPath } from 'react-router'
import { loginTarget } from '#contract/login-target.ts'
import { ROUTES } from '#contract/routes.ts'

/** Where somebody came from to buy, if that is a place on this site; whatever else the address says is nowhere. */
export function returnPlace(wish: string | null | undefined): string | null {
  return wish && loginTarget(wish) === wish ? wish : null
}

/** Whether one was in the middle of a conversation there. */
export function isConversation(place: string): boolean {
  const path = place.split(/[?#]/)[0]!
  return (['chats-id', 'members-id-chat'] as const).some((name) =>
    matchPath(ROUTES[name].path, path),
  )
}
