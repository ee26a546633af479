import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useThread } from '../thread/use-thread.ts'
import { chatsKey } from './chats-query.ts'
import type { Thread } from './thread.ts'
import { useOpenId } from './use-open-id.ts'

afterEach(() => vi.unstubAllGlobals())

const ADDRESS = { profile_id: 'sem' }

function aThread(id: string): Thread {
  const chat = { conversation: { id }, profile: { id: 'sem' }, num_unread_messages: 0, read_seq: 0 }
  return { chat, messages: [], older: 'none' } as unknown as Thread
}

test('a conversation is asked for anew although the list beside it looks at it, too [CHA-7]', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(aThread('second'))))
  const queries = new QueryClient()
  const { result } = await renderHook(
    () => {
      useThread(ADDRESS, aThread('first'))
      return useOpenId(ADDRESS)
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  )

  await queries.invalidateQueries({ queryKey: chatsKey })

  await expect.poll(() => result.current).toBe('second')
})
