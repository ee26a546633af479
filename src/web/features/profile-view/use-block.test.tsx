import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useBlock } from './use-block.ts'

afterEach(() => vi.unstubAllGlobals())

test('conversations on the screen do not go back to how the page began when somebody is blocked [ACC-5]', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const queries = new QueryClient()
  const seen: unknown[] = []
  const { result } = await renderHook(
    () => {
      const { data } = useQuery({
        queryKey: ['chats', 'list', ''],
        queryFn: () => 'without them',
        initialData: 'as the page began',
        staleTime: Infinity,
      })
      seen.push(data)
      return useBlock('zoe', () => undefined)
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  )
  queries.setQueryData(['chats', 'list', ''], 'as it is')
  queries.setQueryData(['members', 'elsewhere'], 'with them')

  result.current.mutate()

  await expect.poll(() => seen.at(-1)).toBe('without them')
  expect([...new Set(seen)]).toEqual(['as the page began', 'as it is', 'without them'])
  expect(queries.getQueryData(['members', 'elsewhere'])).toBeUndefined()
})
