import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { hasTalked, threadKey } from './chat-queries.ts'

test.each([
  ['nobody was written to', null, false],
  ['one has written', { both_wrote: false, profile: { fictional_icon: false } }, false],
  ['both have written', { both_wrote: true, profile: { fictional_icon: false } }, true],
  ['a fictional profile answered', { both_wrote: true, profile: { fictional_icon: true } }, false],
  ['the other has left', { both_wrote: true, profile: null }, false],
])('where %s, it is %3$s that the member has talked to a person [PSH-3]', (_case, chat, has) => {
  const queries = new QueryClient()
  if (chat) queries.setQueryData(threadKey({ conversation_id: 'one' }), { chat } as never)

  expect(hasTalked(queries)).toBe(has)
})
