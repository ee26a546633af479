import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { unblockMember } from '#contract/account.ts'
import { blockMember } from '#contract/members.ts'
import { areasKey, chatListKey, chatsKey, settingsKey, userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { forgetLastChat } from '#web/features/members/last-chat.ts'

/** Blocks a member. */
export function useBlock(id: string, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(blockMember, { profile_id: id }),
    onSuccess: () => {
      forgetLastChat(id)
      forgetLists(queries)
      onDone()
    },
  })
}

/** Takes the block back. */
export function useUnblock(id: string, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(unblockMember, { profile_id: id }),
    onSuccess: () => {
      forgetLists(queries)
      onDone()
    },
  })
}

/** What stays, whichever member is blocked. */
const KEPT: readonly unknown[] = [userKey[0], settingsKey[0], areasKey[0]]

/**
 * Every cached list may show a member it must not show any more, or lack one who is back. Conversations on the screen
 * are asked for anew instead: without their data they would go back to how the page began.
 */
function forgetLists(queries: QueryClient): void {
  const isShown = (query: Query) => query.queryKey[0] === chatsKey[0] && query.isActive()
  queries.removeQueries({
    predicate: (query) => !KEPT.includes(query.queryKey[0]) && !isShown(query),
  })
  void queries.invalidateQueries({ queryKey: chatListKey })
}
