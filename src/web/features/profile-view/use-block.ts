import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { unblockMember } from '#contract/account.ts'
import { blockMember } from '#contract/members.ts'
import { type ReportReason, reportMember } from '#contract/reports.ts'
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

/**
 * Blocks a member and reports them, under one id, so that trying again reports once; without a reason it blocks alone. The block
 * holds also where the report is refused.
 */
export function useStop(id: string, clientId: string) {
  return useMutation({
    mutationFn: async (reason: ReportReason | null) => {
      await call(blockMember, { profile_id: id })
      forgetLastChat(id)
      if (reason === null) return { number: null }
      const report = { client_id: clientId, profile_id: id, subject: 'member', reason } as const
      const sent = call(reportMember, { ...report, explanation: '', is_sincere: true })
      return sent.catch(() => ({ number: undefined }))
    },
  })
}

/** What is cached shows a member who was stopped until then. */
export function useForgetLists(): () => void {
  const queries = useQueryClient()
  return () => forgetLists(queries)
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
