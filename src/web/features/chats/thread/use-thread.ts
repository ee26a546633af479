import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getChat, listChats } from '#contract/chats.ts'
import { call, isRefused, urlOf } from '#web/api/call.ts'
import { useForEach } from '#web/browser/use-for-each.ts'
import { tellWorker } from '#web/browser/use-worker.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { lastChat } from '#web/features/members/last-chat.ts'
import { chatsQuery, threadKey, threadQuery } from '../data/chat-queries.ts'
import { type ChatAddress, type OpenChat, type Thread, withOlder } from '../data/thread.ts'

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

/** The conversation that an address is about, once it is known. */
export function useOpenId(address: ChatAddress): string | undefined {
  const { data } = useQuery<Thread>({ queryKey: threadKey(address), queryFn: skipToken })
  return address.conversation_id ?? data?.chat.conversation?.id
}

const CALM_MS = 1000
/** So many messages are kept: the last ones. */
const MOST = 100

/** What is said while a conversation is open is kept as well as what it began with, for when there is no connection. */
export function useOfflineThread(address: ChatAddress, thread: Thread | undefined): void {
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
      import('../data/load-chats.ts').then(
        () => tellWorker({ path, answers }),
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

type Remembered = [id: string, name: string, isFictional: boolean, conversationId: string]

/** Remembers the open conversation as the last one, once something was written in it, as long as a member is logged in. */
export function useLastChat({ profile, conversation }: OpenChat): void {
  const isMember = useUser() !== null
  const known =
    isMember && profile && conversation
      ? JSON.stringify([profile.id, profile.name, profile.fictional_icon, conversation.id])
      : null
  useForEach(known, (value) => {
    const [id, name, isFictional, conversationId] = JSON.parse(value) as Remembered
    lastChat.set({
      profile_id: id,
      name,
      fictional_icon: isFictional,
      conversation_id: conversationId,
      opened_at: Date.now(),
    })
  })
}
