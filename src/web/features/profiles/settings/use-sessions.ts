import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endSessions, listSessions } from '#contract/account.ts'
import { call } from '#web/api/call.ts'

const sessionsKey = ['sessions'] as const

/** The devices that are logged in, the present one first. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await call(listSessions, {})).sessions,
  })
}

/** Ends one session, or without an id every one but this. */
export function useEndSessions() {
  const forget = useForgetSessions()
  return useMutation({
    mutationFn: (id?: string) => call(endSessions, id ? { id } : {}),
    // One that is gone already is as good as ended.
    onSettled: forget,
  })
}

/** For whatever ends sessions by the way: the list is asked for again. */
export function useForgetSessions() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: sessionsKey })
}
