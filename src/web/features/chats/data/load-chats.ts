import { isId } from '#contract/id.ts'
import type { QueryClient } from '@tanstack/react-query'
import { getChat, listChats } from '#contract/chats.ts'
import type { Call } from '#contract/endpoint.ts'
import { isRefused } from '#web/api/call.ts'
import { sleep } from '#web/browser/sleep.ts'
import { loadUnread, type ChatsPage, chatsQuery, threadQuery } from './chat-queries.ts'
import type { ChatAddress, Thread } from './thread.ts'

type LoadChatsInput = {
  readonly call: Call
  readonly queries: QueryClient
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}
const PATIENCE_MS = 150

/** What came with a page: the list, and the conversation that its address names, if it names one. */
export type LoadedChats = { readonly list: ChatsPage; readonly thread: Thread | null }

/** Loads conversations. In the browser it only starts the queries, and the screen shows their progress. */
export async function loadChats(around: LoadChatsInput): Promise<LoadedChats | null> {
  const { call, queries, params } = around
  const address = addressIn(around)
  // oxlint-disable-next-line typescript/only-throw-error -- The router takes an answer that is thrown as the page's status
  if (params['id'] !== undefined && !address) throw new Response(null, { status: 404 })
  if (import.meta.env.SSR) {
    const thread = address ? opened(call, address).catch(refuse) : null
    const [list, shown] = await Promise.all([call(listChats, {}), thread])
    return { list, thread: shown }
  }
  const list = queries.prefetchInfiniteQuery(chatsQuery())
  const thread = address && queries.prefetchQuery(threadQuery(address))
  await withPatience(Promise.all([list, thread]))
  return null
}

/** Which conversation an address is about: /chats/… names the conversation, /members/…/chat the partner. */
export function addressOf(pathname: string, id: string): ChatAddress {
  return pathname.startsWith('/members/') ? { profile_id: id } : { conversation_id: id }
}

async function opened(call: Call, address: ChatAddress): Promise<Thread> {
  const latest = await call(getChat, address)
  return loadUnread(latest, (before) => call(getChat, { ...address, before }))
}

function addressIn({ params, url }: LoadChatsInput): ChatAddress | null {
  const id = params['id'] ?? ''
  return isId(id) ? addressOf(url.pathname, id) : null
}

/** The page has the true status: another member's conversation does not exist. */
function refuse(error: unknown): never {
  throw isRefused(error, 'NOT_FOUND') ? new Response(null, { status: 404 }) : error
}

/** What comes at once is shown at once, without anything in its place before. */
function withPatience(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, sleep(PATIENCE_MS)])
}
