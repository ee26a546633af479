import { useEffect, useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { countCases, listCases, watchCases } from '#contract/office/cases.ts'
import { call } from '#web/office/kit/call.ts'
import { useOperator } from '#web/office/kit/context.tsx'

export type CaseFilter = Omit<z.input<typeof listCases.input>, 'after'>

/** What waits, page by page. */
export function useCases(filter: CaseFilter) {
  return useInfiniteQuery({
    queryKey: ['cases', filter],
    queryFn: ({ pageParam }) => call(listCases, { ...filter, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after ?? undefined,
    placeholderData: (before) => before,
  })
}

const SEEN = 'office-queue-seen'

/** When the queue was looked at last in this browser. */
export function seenSince(): string | undefined {
  return localStorage.getItem(SEEN) ?? undefined
}

/** How much waits of each kind; what came since one looked at the queue last is new. */
export function useWaiting() {
  const { permissions } = useOperator()
  const since = seenSince()
  const waiting = useQuery({
    queryKey: ['waiting', since],
    queryFn: () => call(countCases, { since }),
    enabled: permissions.includes('cases_read'),
    placeholderData: (before) => before,
  })
  return waiting.data?.kinds ?? []
}

/** Whoever leaves the queue has seen what stands in it. */
export function useSeeing(): void {
  useEffect(() => () => localStorage.setItem(SEEN, new Date().toISOString()), [])
}

type Here = z.output<typeof watchCases.output>['here'][number]

const PAUSE_MS = 2000

/** Hears of what others do with cases, as long as the page is in sight. Called once, around all screens. */
export function useWatching(): void {
  const { permissions } = useOperator()
  const queries = useQueryClient()
  const mayRead = permissions.includes('cases_read')
  useEffect(() => {
    if (!mayRead) return
    let since: string | undefined
    const look = async () => {
      if (document.hidden) return
      const told = await call(watchCases, { since }).catch(() => null)
      if (!told) return
      const known = queries.getQueryData<{ seen: string }>(['seen-changes'])
      const seen = told.changed.join(',')
      queries.setQueryData(['here'], told.here)
      if (since !== undefined && seen !== '' && seen !== known?.seen) {
        void queries.invalidateQueries({ queryKey: ['cases'] })
        void queries.invalidateQueries({ queryKey: ['waiting'] })
      }
      queries.setQueryData(['seen-changes'], { seen })
      since = told.now
    }
    void look()
    const timer = setInterval(() => void look(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [mayRead, queries])
}

/** Who is at which case now. */
export function useHere(): readonly Here[] {
  const here = useQuery<readonly Here[]>({ queryKey: ['here'], queryFn: () => [], enabled: false })
  return here.data ?? []
}

/** The time, again every half minute: promises run down while one looks. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
