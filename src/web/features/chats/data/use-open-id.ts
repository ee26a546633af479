import { useQuery } from '@tanstack/react-query'
import type { ChatAddress } from './thread.ts'
import { threadQuery } from './thread-query.ts'

/** The conversation that an address is about, once it is known. Whoever shows it asks for it. */
export function useOpenId(address: ChatAddress): string | undefined {
  // With the way to ask for it: of several who look at the same, the last one to say how is asked.
  const { data } = useQuery({ ...threadQuery(address), enabled: false })
  return address.conversation_id ?? data?.chat.conversation?.id
}
