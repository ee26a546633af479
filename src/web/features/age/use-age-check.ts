import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { beginAgeCheck, lookAtAgeCheck } from '#contract/age.ts'
import { call } from '#web/api/call.ts'
import { ageCheckKey } from '#web/api/keys.ts'
import { leaveTo } from '#web/browser/leave-to.ts'
import { keptCheck } from './kept-check.ts'

const LOOK_MS = 2000

/** A proof of age: beginning it, what the app needs, and what became of it. */
export function useAgeCheck() {
  const kept = useSyncExternalStore(keptCheck.subscribe, keptCheck.get, () => null)

  const begin = useMutation({
    mutationFn: () => call(beginAgeCheck, {}),
    onSuccess: ({ check, kind, url }) => {
      keptCheck.set({ check, is_done: false })
      if (kind === 'page') leaveTo(url)
    },
  })

  const { data: state } = useQuery({
    queryKey: [...ageCheckKey, kept?.check.id],
    queryFn: async () => (await call(lookAtAgeCheck, kept!.check)).state,
    enabled: kept !== null,
    // A phone may have been in the app for a while: whoever comes back sees at once what came of it.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data === 'open' ? LOOK_MS : false,
  })

  const isDone = state === 'done'
  useEffect(() => {
    const now = keptCheck.get()
    if (isDone && now && !now.is_done) keptCheck.set({ ...now, is_done: true })
  }, [isDone])

  const begun = begin.data?.check.id === kept?.check.id ? begin.data : undefined
  return { begin, begun, state: kept === null ? undefined : state }
}
