import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getChat, listChats } from '#contract/chats.ts'
import { urlOf } from '#web/api/call.ts'
import { tellNews } from '#web/browser/use-worker.ts'
import { chatsQuery } from './chats-query.ts'
import type { ChatAddress, Thread } from './thread.ts'

const CALM_MS = 1000
/** So many messages are kept: the last ones. */
const MOST = 100

/** What is said while a conversation is open is kept as well as what it began with, for when there is no connection. */
export function useKeptThread(address: ChatAddress, thread: Thread | undefined): void {
  const queries = useQueryClient()
  const begun = useRef<Thread>(undefined)
  const url = urlOf(getChat.path, address)
  useEffect(() => {
    begun.current ??= thread
    if (!thread || thread === begun.current) return
    const timer = setTimeout(() => {
      const [list] = queries.getQueryData(chatsQuery().queryKey)?.pages ?? []
      const path = location.pathname + location.search
      const answers = {
        [url]: latestOf(thread),
        ...(list ? { [listChats.path]: list } : {}),
      }
      // A page that asks for its data needs what asks for it; one that came with it has not loaded that yet.
      import('./load-chats.ts').then(
        () => tellNews({ path, answers }),
        () => undefined,
      )
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [url, thread, queries])
}

function latestOf(thread: Thread): Thread {
  if (thread.messages.length <= MOST) return thread
  return { ...thread, messages: thread.messages.slice(-MOST), older: 'more' }
}
