import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getChat } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { withOlder } from '../data/join-messages.ts'
import type { ChatAddress, Thread } from '../data/thread.ts'
import { threadKey, threadQuery } from '../data/thread-query.ts'

/** A conversation as it is at the moment, and the way to what was said before. */
export function useThread(address: ChatAddress, loaded: Thread | null) {
  const query = useQuery({ ...threadQuery(address), ...(loaded ? { initialData: loaded } : {}) })
  return {
    thread: query.data,
    isGone: isRefused(query.error, 'NOT_FOUND'),
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    older: useOlder(address, query.data),
  }
}

export type OpenThread = ReturnType<typeof useThread>

function useOlder(address: ChatAddress, thread: Thread | undefined) {
  const queries = useQueryClient()
  const [isFailed, setIsFailed] = useState(false)
  const underWay = useRef<Promise<void> | null>(null)
  const first = thread?.messages[0]?.seq

  async function load() {
    if (first === undefined) return
    setIsFailed(false)
    try {
      const page = await call(getChat, { ...address, before: first })
      queries.setQueryData<Thread>(threadKey(address), (known) => known && withOlder(known, page))
    } catch {
      setIsFailed(true)
    }
  }

  return {
    kind: thread?.older ?? 'none',
    isFailed,
    /** However often it is asked for, a page is brought once. */
    load: async () => {
      underWay.current ??= load().finally(() => (underWay.current = null))
      await underWay.current
    },
  }
}
