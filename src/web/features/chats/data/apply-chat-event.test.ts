import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { applyChatEvent } from './apply-chat-event.ts'
import type { Thread } from './thread.ts'
import { threadKey } from './chat-queries.ts'

test('marks of the other one go up only, with what they never saw before them [CHA-6]', async () => {
  const queries = new QueryClient()
  const key = threadKey({ profile_id: 'them' })
  const chat = { profile: { id: 'them' }, their_delivered_seq: 2, their_read_seq: 2 }
  queries.setQueryData(key, { chat, messages: [], older: 'none' } as unknown as Thread)
  const named = { kind: 'marks', conversation_id: 'ours', profile_id: 'them' } as const
  const unseen = [{ from: 3, to: 4 }]

  await applyChatEvent(queries, { ...named, delivered_seq: 5, read_seq: 5, unseen })
  await applyChatEvent(queries, { ...named, delivered_seq: 6, read_seq: 1 })

  expect(queries.getQueryData<Thread>(key)!.chat).toMatchObject({
    their_delivered_seq: 6,
    their_read_seq: 5,
    their_unseen: unseen,
  })
})
