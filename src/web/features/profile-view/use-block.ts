import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { unblockMember } from '#contract/account.ts'
import { blockMember } from '#contract/members.ts'
import { call } from '#web/api/call.ts'
import { forgetLastChat } from '#web/features/members/last-chat.ts'

/** Blocks somebody. */
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

/** What stays, whoever is blocked. */
const KEPT: readonly unknown[] = ['user', 'settings', 'areas']

/** Whatever was fetched may show whom it must not show any more, or lack who is back. */
function forgetLists(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]) })
}
