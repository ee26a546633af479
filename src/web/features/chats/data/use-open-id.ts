import { skipToken, useQuery } from '@tanstack/react-query'
import type { ChatAddress, Thread } from './thread.ts'
import { threadKey } from './thread-query.ts'

/** The conversation that an address is about, once it is known. */
export function useOpenId(address: ChatAddress): string | undefined {
  const { data } = useQuery<Thread>({ queryKey: threadKey(address), queryFn: skipToken })
  return address.conversation_id ?? data?.chat.conversation?.id
}
